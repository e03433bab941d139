import type { MatchEnd } from "../api/messages";

/** The end of a match as words take it. */
export function endArgs(end: MatchEnd): { kind: string; value: number } {
  return { kind: end.kind, value: end.value ?? 0 };
}

/** The total that ends a match, where one does: a line in the chart. */
export function limitOf(end: MatchEnd): number | null {
  return end.kind === "more-than" || end.kind === "at-least" ? (end.value ?? null) : null;
}
