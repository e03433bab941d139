import type { RulesetInfo } from "../api/messages";

/** How many can play, as words take it. */
export function roomArgs(ruleset: RulesetInfo): { least: number; most: number; printed: number } {
  return { least: ruleset.min_seats, most: ruleset.max_seats, printed: ruleset.printed_seats ?? 0 };
}
