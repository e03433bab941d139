/** What a key asks for. The table decides whether it can be done now. */
export type Wish =
  | { kind: "pick"; index: number }
  | { kind: "row"; index: number }
  | { kind: "move"; by: number }
  | { kind: "line"; by: number }
  | { kind: "play" | "back" | "log" | "pause" | "help" | "close" | "next-is-row" };

interface Situation {
  /** A row has to be chosen: digits mean rows. */
  rows: boolean;
  /** The key before was `r`. */
  afterR: boolean;
}

/** Reads one key press. */
export function wish(key: string, { rows, afterR }: Situation): Wish | null {
  if (/^[0-9]$/.test(key)) {
    const index = (Number(key) + 9) % 10;
    return { kind: rows || afterR ? "row" : "pick", index };
  }
  switch (key) {
    case "ArrowLeft":
      return { kind: "move", by: -1 };
    case "ArrowRight":
      return { kind: "move", by: 1 };
    case "ArrowUp":
      return { kind: "line", by: -1 };
    case "ArrowDown":
      return { kind: "line", by: 1 };
    case "Enter":
      return { kind: "play" };
    case "Backspace":
      return { kind: "back" };
    case "r":
    case "R":
      return { kind: "next-is-row" };
    case "l":
    case "L":
      return { kind: "log" };
    case "p":
    case "P":
      return { kind: "pause" };
    case "?":
      return { kind: "help" };
    case "Escape":
      return { kind: "close" };
    default:
      return null;
  }
}

/** Whether the key belongs to whatever has the focus: a field, a button, an open dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("dialog[open]")) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.matches("input, select, textarea")) return true;
  return (event.key === "Enter" || event.key === " ") && target?.matches("button, a, summary") === true;
}
