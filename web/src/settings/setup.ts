import type { Catalogue, MatchEnd, NewMatch, RulesetInfo } from "../api/messages";
import { t } from "../words/words.svelte";
import { read, write } from "./stored";

/** What the last table was made of. */
export interface Setup {
  name: string;
  /** None: the first that the server has. */
  ruleset: string | null;
  /** Levels; none yet: the page has its own idea of a good table. */
  bots: string[];
  end: MatchEnd | null;
}

const KEY = "oxrow.setup";
const FIRST_BOTS = 3;

export function lastSetup(): Setup {
  return read<Setup>(KEY, { name: "", ruleset: null, bots: [], end: null });
}

export function keepSetup(setup: Setup): void {
  write(KEY, setup);
}

/** Levels that can be played, the strongest first, over and over. */
export function mixed(catalogue: Catalogue, count: number): string[] {
  const levels = available(catalogue).toReversed();
  return Array.from({ length: count }, (_, index) => levels[index % levels.length] ?? "");
}

export function available(catalogue: Catalogue): string[] {
  return catalogue.levels.filter((level) => level.available).map((level) => level.name);
}

/** The ruleset of a set-up, as far as this server still has it. */
export function rulesetOf(setup: Setup, catalogue: Catalogue): RulesetInfo | undefined {
  return catalogue.rulesets.find((ruleset) => ruleset.name === setup.ruleset) ?? catalogue.rulesets[0];
}

/** Whether so many seats can play it. */
export function seats(ruleset: RulesetInfo, count: number): boolean {
  return ruleset.min_seats <= count && count <= ruleset.max_seats;
}

/** The bots of a set-up, as far as this server still has them, and as many as can play. */
export function botsOf(setup: Setup, catalogue: Catalogue): string[] {
  const levels = available(catalogue);
  const fits = setup.bots.length > 0 && setup.bots.every((level) => levels.includes(level));
  const bots = fits ? setup.bots : mixed(catalogue, FIRST_BOTS);
  return bots.slice(0, (rulesetOf(setup, catalogue)?.max_seats ?? bots.length + 1) - 1);
}

export function newMatch(setup: Setup, catalogue: Catalogue): NewMatch {
  const ruleset = rulesetOf(setup, catalogue);
  return {
    ...(ruleset && { ruleset: ruleset.name }),
    name: setup.name.trim() || t("guest"),
    bots: botsOf(setup, catalogue),
    end: setup.end,
  };
}
