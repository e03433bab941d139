import type { Card, Event, Play, Row, View } from "../api/messages";
import type { Args } from "../words/words.svelte";
import { offerAfter, picksOf } from "./draft";
import { handOf } from "./held";
import { laneAfter, laneOf } from "./lanes";
import { caption } from "./lines";

/** A sentence by its key: what is said is put into words only where it is shown, in the language spoken then. */
export interface Line {
  key: string;
  args: Args;
  /** Heads are at stake: to be feared, or to be glad of. */
  tone: "plain" | "warn" | "prize";
}

/** `aside`: it went to no row. */
export type LaneState = "down" | "waits" | "next" | "walking" | "asked" | "done" | "aside";

/** One card of this turn, on its way to a row. */
export interface LaneCard extends Play {
  state: LaneState;
  /** Where it went. */
  row: string | null;
}

export interface HandCard {
  /** The word of the card, made unlike that of its twins: some cards nobody can tell apart. */
  id: string;
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
  | { at: "lane"; seat: string; card: string }
  | { at: "slot"; row: string; place: number }
  | { at: "gate"; row: string }
  | { at: "offer"; card: string };

/** What moves while a scene is shown. */
export type Motion =
  | { kind: "walk"; card: Card; from: Spot; to: Spot }
  | { kind: "sweep"; row: string; cards: readonly Card[]; to: string }
  /** To a seat: into its pile, or into its hand. */
  | { kind: "fly"; card: Card; from: Spot; to: string; into: "pile" | "hand" };

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
  /** Cards that lie open to be picked, and those that were picked. */
  offer: readonly Card[];
  picks: readonly Play[];
  taking: Taking | null;
  landed: { row: string; place: number } | null;
  dealt: boolean;
  /** The rows have just been laid. */
  started: boolean;
  line: Line | null;
  motion: Motion | null;
  sound: SoundName | null;
  /** Nothing is left to be shown: what is drawn is how things stand. */
  settled: boolean;
}

/** How things stand. *told* is the log, from which the cards of this turn that lie already are known. */
export function settle(view: View, told: readonly Event[], before: Scene | null = null): Scene {
  return {
    ...STILL,
    view,
    phase: view.phase,
    round: view.round,
    turn: view.turn,
    rows: view.rows,
    heads: view.players.map((player) => player.heads),
    chosen: Object.fromEntries(view.players.map((player) => [player.seat, player.chosen])),
    hand: handOf(view, before?.hand ?? []),
    lane: laneOf(view, told),
    offer: view.offer,
    picks: picksOf(told),
    line: before?.line ?? null,
    settled: true,
  };
}

/** Nothing moves. */
export const STILL = { taking: null, landed: null, dealt: false, started: false, motion: null, sound: null } as const;

/** The table as it was right after the event *index* of the log. */
export function past(now: Scene, told: readonly Event[], index: number): Scene {
  const event = told[index];
  if (!event) return now;
  const until = told.slice(0, index + 1);
  const over = event.what.kind === "round-over" || event.what.kind === "match-over";
  return {
    ...now,
    ...STILL,
    round: event.round,
    turn: event.turn,
    rows: event.rows,
    heads: event.heads,
    chosen: {},
    lane: over ? [] : laneAfter(until),
    offer: offerAfter(now.view, told, index),
    picks: picksOf(until),
    line: caption(event, now.view),
  };
}
