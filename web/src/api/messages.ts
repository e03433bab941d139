/* Made by `npm run api` from src/oxrow/server/messages.py. Not to be edited. */

export type FromPage = Answer | NextRound | Finish | Pause | Resume | Resign;
export type FromServer = Start | Update | Accepted | Refused;

/**
 * The answer is stored.
 */
export interface Accepted {
  type: "accepted";
  decision: number;
  word: string;
}
/**
 * The word of one option, with the number of the decision it answers.
 */
export interface Answer {
  type: "answer";
  decision: number;
  word: string;
}
/**
 * In the middle of a turn the table waits for a choice.
 */
export interface Asked {
  kind: "asked";
  seat: string;
  question: "low-card" | "joker";
  card: Card;
}
/**
 * A card that this viewer may see.
 */
export interface Card {
  word: string;
  kind: "number" | "joker" | "zero" | "special" | "marker";
  heads: number;
}
/**
 * What a new table can be made of: `GET /api/catalogue`.
 */
export interface Catalogue {
  rulesets: RulesetInfo[];
  levels: LevelInfo[];
}
/**
 * A way to play that this server knows.
 */
export interface RulesetInfo {
  name: string;
  min_seats: number;
  max_seats: number;
  printed_seats: number | null;
  hand: number;
  cards_a_turn: number;
  heads_are: "bad" | "good";
  default_end: MatchEnd;
}
/**
 * When a match ends; looked at after complete rounds only.
 *
 * *value* is None for `each-seat` (as many rounds as seats) and `open`.
 */
export interface MatchEnd {
  kind: "more-than" | "at-least" | "rounds" | "each-seat" | "open";
  value?: number | null;
}
/**
 * A level of bots, the weakest first.
 */
export interface LevelInfo {
  name: string;
  available: boolean;
}
/**
 * A seat laid cards face down; *cards* is empty unless they are the viewer's own.
 */
export interface Chosen {
  kind: "chosen";
  seat: string;
  count: number;
  cards: Card[];
}
/**
 * The id of a new match.
 */
export interface Created {
  id: string;
}
/**
 * A round begins.
 */
export interface Dealt {
  kind: "dealt";
  round: number;
}
/**
 * What this viewer is asked.
 */
export interface Decision {
  number: number;
  question: "play" | "pick" | "low-card" | "joker" | "take-back";
  card: Card | null;
  options: Option[];
}
/**
 * One answer that the rules allow now.
 */
export interface Option {
  word: string;
  does: "play" | "pick" | "join" | "take" | "take-back";
  cards: Card[];
  row: string | null;
  previews: Preview[];
}
/**
 * What one card of an option would do if nothing else were played, worked out by the rules.
 */
export interface Preview {
  card: string;
  outcome: "joins" | "takes" | "asks" | "aside";
  row: string | null;
  place: number | null;
  behind: string | null;
  taken: Card[];
  cost: number;
  asks: string | null;
}
/**
 * Something that happened, with the table as it lay right after it.
 */
export interface Event {
  what:
    | Dealt
    | Chosen
    | TakenBack
    | Revealed
    | Asked
    | LaidAside
    | Picked
    | RowsStarted
    | Placed
    | Took
    | RoundOver
    | MatchOver
    | Paused
    | Resumed
    | Resigned
    | Ready;
  round: number;
  turn: number;
  rows: Row[];
  heads: (number | null)[];
}
/**
 * A seat took its face-down cards back into the hand.
 */
export interface TakenBack {
  kind: "taken-back";
  seat: string;
}
/**
 * All cards are turned; *order* is the order in which they will be placed.
 */
export interface Revealed {
  kind: "revealed";
  turn: number;
  order: Play[];
}
/**
 * One card and whose it is.
 */
export interface Play {
  seat: string;
  card: Card;
}
/**
 * A zero went to its owner's pile, and to no row.
 */
export interface LaidAside {
  kind: "laid-aside";
  seat: string;
  card: Card;
}
/**
 * A seat took a card from the open offer into the hand.
 */
export interface Picked {
  kind: "picked";
  seat: string;
  card: Card;
}
/**
 * The cards that nobody picked start the rows.
 */
export interface RowsStarted {
  kind: "rows-started";
  cards: Card[];
}
/**
 * A card joined a row.
 */
export interface Placed {
  kind: "placed";
  seat: string;
  card: Card;
  row: string;
  place: number;
  behind: string;
}
/**
 * A seat took a row, which *card* starts anew.
 */
export interface Took {
  kind: "took";
  seat: string;
  card: Card;
  row: string;
  cards: Card[];
  heads: number;
  reason: "low-card" | "full-row" | "joker";
}
/**
 * All hands are empty; *points* of the round and *totals*, by seat.
 */
export interface RoundOver {
  kind: "round-over";
  round: number;
  points: number[];
  totals: number[];
}
/**
 * The match has ended; *winners* share the victory.
 */
export interface MatchOver {
  kind: "match-over";
  winners: string[];
}
/**
 * A player stopped the table.
 */
export interface Paused {
  kind: "paused";
  seat: string;
}
/**
 * The table goes on.
 */
export interface Resumed {
  kind: "resumed";
  seat: string;
}
/**
 * A player left for good; a bot of *level* plays on for the seat.
 */
export interface Resigned {
  kind: "resigned";
  seat: string;
  level: string;
}
/**
 * A player wants the next round.
 */
export interface Ready {
  kind: "ready";
  seat: string;
}
/**
 * A row from left to right.
 */
export interface Row {
  cards: Card[];
  markers: Card[];
  end: string;
  cost: number;
  places: number;
  closed: boolean;
}
/**
 * End an open match after round *round*.
 */
export interface Finish {
  type: "finish";
  round: number;
}
/**
 * Ready for the next round; *round* is the one that is over.
 */
export interface NextRound {
  type: "next-round";
  round: number;
}
/**
 * Stop the table.
 */
export interface Pause {
  type: "pause";
}
/**
 * Go on.
 */
export interface Resume {
  type: "resume";
}
/**
 * Leave the seat to a bot.
 */
export interface Resign {
  type: "resign";
}
/**
 * Forget what you know: this is how things stand at *n*.
 */
export interface Start {
  type: "start";
  n: number;
  view: View;
  log: Event[];
}
/**
 * Everything that this viewer may know now.
 */
export interface View {
  match: string;
  ruleset: string;
  you: string | null;
  end: MatchEnd;
  phase: "playing" | "round-over" | "match-over";
  paused: boolean;
  round: number;
  turn: number;
  turns: number | null;
  starter: string | null;
  heads_are: "bad" | "good";
  players: Player[];
  rows: Row[];
  offer: Card[];
  lane: Play[];
  hand: Card[];
  chosen: Card[];
  decision: Decision | null;
  piles: Card[][];
  sheet: Sheet;
  winners: string[];
  ready: string[];
  may_finish: boolean;
}
/**
 * Who sits at a seat, and what everybody may know of it.
 */
export interface Player {
  seat: string;
  name: string;
  bot: string | null;
  hand: number;
  chosen: number;
  heads: number | null;
  total: number;
  asked: boolean;
  known: Card[];
}
/**
 * The score sheet; every list is by seat.
 */
export interface Sheet {
  rounds: number[][];
  running: number[][];
  totals: number[];
  last_places: number[];
  to_end: (number | null)[];
  places: number[];
}
/**
 * What happened, and how things stand after it.
 */
export interface Update {
  type: "update";
  n: number;
  events: Event[];
  view: View;
}
/**
 * What was asked for was not done; *code* is stable, *detail* is one English sentence.
 */
export interface Refused {
  type: "refused";
  code:
    | "stale"
    | "not-asked"
    | "not-an-option"
    | "paused"
    | "match-over"
    | "not-your-seat"
    | "not-now"
    | "bad-message"
    | "not-stored";
  detail: string;
}
/**
 * One of the viewer's own matches.
 */
export interface MatchInfo {
  id: string;
  ruleset: string;
  names: string[];
  phase: "playing" | "round-over" | "match-over";
  round: number;
  turn: number;
  waiting_for: string[];
  your_turn: boolean;
}
/**
 * The viewer's own matches, the last touched first: `GET /api/matches`.
 */
export interface Matches {
  matches: MatchInfo[];
}
/**
 * A table with bots: `POST /api/matches`. *bots* are levels; the player sits on s1.
 */
export interface NewMatch {
  ruleset?: string;
  name: string;
  /**
   * @minItems 1
   * @maxItems 9
   */
  bots: string[];
  end?: MatchEnd | null;
}
/**
 * Why a request failed: *code* is stable, *detail* is one English sentence.
 */
export interface Problem {
  code: string;
  detail: string;
}
