import type { Card, Event, Play, Row, View } from "../api/messages";
import { caption } from "./lines";
import type { Args } from "../words/words.svelte";

/** A sentence by its key: what is said is put into words only where it is shown, in the language spoken then. */
export interface Line {
  key: string;
  args: Args;
  tone: "plain" | "warn";
}

export type LaneState = "down" | "waits" | "next" | "walking" | "asked" | "done";

/** One card of this turn, on its way to a row. */
export interface LaneCard extends Play {
  state: LaneState;
  /** Where it went. */
  row: string | null;
}

export interface HandCard {
  card: Card;
  /** It lies face down: chosen, and not yet revealed. */
  down: boolean;
}

/** A row that is about to be taken, or just being taken. */
export interface Taking {
  row: string;
  seat: string;
  heads: number;
  /** The card that waits at the gate. */
  atGate: Card | null;
  /** The cards are on their way to the pile. */
  swept: boolean;
}

export type Spot =
  { at: "lane"; seat: string } | { at: "slot"; row: string; place: number } | { at: "gate"; row: string };

/** What moves while a scene is shown. */
export type Motion =
  | { kind: "walk"; card: Card; from: Spot; to: Spot }
  | { kind: "sweep"; row: string; cards: readonly Card[]; to: string };

export type SoundName = "lay" | "turn" | "land" | "take" | "over";

/** Everything that is drawn of a table, at one moment. */
export interface Scene {
  /** Names, seats, the sheet, and what may be answered once all is shown. */
  view: View;
  /** Where the telling has got to: a round is over once its last card lies. */
  phase: View["phase"];
  round: number;
  turn: number;
  rows: readonly Row[];
  /** What each pile is worth, by seat; null where the viewer must not know. */
  heads: readonly (number | null)[];
  /** Seats with cards face down. */
  chosen: Readonly<Record<string, number>>;
  hand: readonly HandCard[];
  lane: readonly LaneCard[];
  taking: Taking | null;
  landed: { row: string; place: number } | null;
  dealt: boolean;
  line: Line | null;
  motion: Motion | null;
  sound: SoundName | null;
  /** Nothing is left to be shown: what is drawn is how things stand. */
  settled: boolean;
}

/** How things stand. *told* is the log, from which the cards of this turn that lie already are known. */
export function settle(view: View, told: readonly Event[], before: Scene | null = null): Scene {
  return {
    view,
    phase: view.phase,
    round: view.round,
    turn: view.turn,
    rows: view.rows,
    heads: view.players.map((player) => player.heads),
    chosen: Object.fromEntries(view.players.map((player) => [player.seat, player.chosen])),
    hand: handOf(view, before?.hand ?? []),
    lane: laneOf(view, told),
    taking: null,
    landed: null,
    dealt: false,
    line: before?.line ?? null,
    motion: null,
    sound: null,
    settled: true,
  };
}

/** The hand, with the face-down cards left where they were. */
function handOf(view: View, before: readonly HandCard[]): HandCard[] {
  const now = [
    ...view.hand.map((card) => ({ card, down: false })),
    ...view.chosen.map((card) => ({ card, down: true })),
  ];
  const kept = before.flatMap((old) => now.find((held) => held.card.word === old.card.word) ?? []);
  return kept.length === now.length ? kept : now;
}

function laneOf(view: View, told: readonly Event[]): LaneCard[] {
  if (view.lane.length === 0) return [];
  const known = laneAfter(told);
  const asked = view.players.filter((player) => player.asked).map((player) => player.seat);
  const lane = known.length > 0 ? known : mark(view.lane.map((play) => ({ ...play, state: "waits", row: null })));
  return lane.map((entry) =>
    entry.state === "next" && asked.includes(entry.seat) ? { ...entry, state: "asked" } : entry,
  );
}

/** The lane as the last events leave it: empty before the cards of a turn are turned over. */
export function laneAfter(told: readonly Event[]): LaneCard[] {
  const start = told.findLastIndex((event) => event.what.kind === "revealed");
  const reveal = told[start]?.what;
  if (reveal?.kind !== "revealed") return [];
  const since = told.slice(start + 1);
  if (since.some((event) => event.what.kind === "chosen" || event.what.kind === "dealt")) return [];
  const lane = reveal.order.map((play): LaneCard => {
    const end = since.find(
      ({ what }) =>
        (what.kind === "placed" || what.kind === "took") &&
        what.seat === play.seat &&
        what.card.word === play.card.word,
    );
    const row = end && "row" in end.what ? end.what.row : null;
    return { ...play, state: row === null ? "waits" : "done", row };
  });
  return mark(lane);
}

/** Calls the first that has not gone "next". */
export function mark(lane: readonly LaneCard[]): LaneCard[] {
  const next = lane.findIndex((entry) => entry.state !== "done");
  return lane.map((entry, index) => {
    if (entry.state === "done") return entry;
    return { ...entry, state: index === next ? "next" : "waits" };
  });
}

/** The table as it was right after the event *index* of the log. */
export function past(now: Scene, told: readonly Event[], index: number): Scene {
  const event = told[index];
  if (!event) return now;
  const lane = laneAfter(told.slice(0, index + 1));
  return {
    ...now,
    round: event.round,
    turn: event.turn,
    rows: event.rows,
    heads: event.heads,
    chosen: {},
    lane: event.what.kind === "round-over" || event.what.kind === "match-over" ? [] : lane,
    taking: null,
    landed: null,
    dealt: false,
    line: caption(event, now.view),
    motion: null,
    sound: null,
  };
}
