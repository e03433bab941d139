/** The first wanted language that is there, in its own form or in that of another country; else English. */
export function choose(wanted: readonly string[], available: readonly string[]): string {
  for (const tag of wanted) {
    const exact = available.find((have) => have.toLowerCase() === tag.toLowerCase());
    const related = available.find((have) => stem(have) === stem(tag));
    if (exact ?? related) return exact ?? related ?? "en";
  }
  return "en";
}

function stem(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? tag;
}
