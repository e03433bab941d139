/** Reads a record from this browser's storage; *fallback* where there is none, or where storing is forbidden. */
export function read<T extends object>(key: string, fallback: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return found !== null && typeof found === "object" ? { ...fallback, ...found } : fallback;
  } catch {
    return fallback;
  }
}

export function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may forbid it: the choice then lasts as long as the page.
  }
}
