import type { Card, Event, Placed, Took, View } from "../api/messages";
import { caption } from "./lines";
import { CALM, MS } from "./pace";
import { type LaneState, mark, type Scene, settle, type Spot } from "./scene";

/** One scene and how long it stays, in milliseconds at the first speed. */
export interface Beat {
  scene: Scene;
  ms: number;
}

/** The scenes that tell *event*, from the scene before it; none for what is only taken note of. */
export function beatsOf(before: Scene, event: Event, view: View, calm: boolean): Beat[] {
  const base: Scene = {
    ...before,
    view: { ...view, decision: null },
    round: event.round,
    turn: event.turn,
    line: caption(event, view) ?? before.line,
    taking: null,
    landed: null,
    dealt: false,
    motion: null,
    sound: null,
    settled: false,
  };
  const after: Scene = { ...base, rows: event.rows, heads: event.heads };
  const what = event.what;
  switch (what.kind) {
    case "dealt": {
      const fresh = {
        ...settle(view, []),
        line: base.line,
        settled: false,
        view: base.view,
        phase: "playing" as const,
      };
      return [{ scene: { ...fresh, rows: event.rows, heads: event.heads, dealt: !calm, sound: "turn" }, ms: MS.deal }];
    }
    case "chosen": {
      const words = what.cards.map((card) => card.word);
      const hand = before.hand.map((held) => (words.includes(held.card.word) ? { ...held, down: true } : held));
      const lane = before.lane.every((entry) => entry.state === "done") ? [] : before.lane;
      const chosen = { ...before.chosen, [what.seat]: what.count };
      return [
        { scene: { ...after, hand, lane, chosen, line: lane.length > 0 ? base.line : null, sound: "lay" }, ms: 0 },
      ];
    }
    case "taken-back": {
      const mine = what.seat === view.you;
      const hand = mine ? before.hand.map((held) => ({ ...held, down: false })) : before.hand;
      return [{ scene: { ...after, hand, chosen: { ...before.chosen, [what.seat]: 0 } }, ms: 0 }];
    }
    case "revealed": {
      const hand = before.hand.filter((held) => !held.down);
      const ordered = mark(what.order.map((play) => ({ ...play, state: "waits", row: null })));
      const seats = view.players.map((player) => player.seat);
      const bySeat = ordered.toSorted((one, other) => seats.indexOf(one.seat) - seats.indexOf(other.seat));
      const shown: Scene = { ...after, hand, chosen: {}, lane: ordered, sound: "turn" };
      if (calm) return [{ scene: shown, ms: CALM.reveal }];
      return [
        { scene: { ...shown, lane: bySeat.map((entry) => ({ ...entry, state: "down" })) }, ms: MS.turn },
        { scene: { ...shown, sound: null }, ms: MS.lineUp },
      ];
    }
    case "asked": {
      const scene = lane(after, what.seat, what.card, "asked");
      return [{ scene, ms: what.seat === view.you ? 0 : MS.note }];
    }
    case "placed":
      return placed(base, after, what, calm);
    case "took":
      return took(base, after, what, calm);
    case "round-over":
    case "match-over":
      // Between two rounds the summary is there already, and the podium may follow at once.
      return [{ scene: { ...after, sound: "over" }, ms: before.phase === "playing" ? MS.over : 0 }];
    case "paused":
    case "resumed":
    case "ready":
      return [{ scene: after, ms: 0 }];
    case "resigned":
      return [{ scene: after, ms: MS.note }];
  }
}

/** The last scene of a turn stays for a moment before the hand comes back. */
export function linger(scene: Scene, view: View): Beat[] {
  const over = scene.lane.length > 0 && view.lane.length === 0;
  return over ? [{ scene: { ...scene, landed: null, motion: null, sound: null }, ms: MS.linger }] : [];
}

function placed(base: Scene, after: Scene, what: Placed, calm: boolean): Beat[] {
  const lies: Scene = {
    ...lane(after, what.seat, what.card, "done", what.row),
    landed: { row: what.row, place: what.place },
    sound: "land",
  };
  if (calm) return [{ scene: { ...lies, landed: null }, ms: CALM.placed }];
  return [
    walk(
      lane(base, what.seat, what.card, "walking"),
      what.card,
      { at: "lane", seat: what.seat },
      slot(what.row, what.place),
      MS.walk,
    ),
    { scene: lies, ms: MS.land },
  ];
}

function took(base: Scene, after: Scene, what: Took, calm: boolean): Beat[] {
  const full = what.reason === "full-row";
  const taking = { row: what.row, seat: what.seat, heads: what.heads, atGate: full ? what.card : null, swept: false };
  const walking = lane(base, what.seat, what.card, full || calm ? "walking" : "next");
  const lies: Scene = {
    ...lane(after, what.seat, what.card, "done", what.row),
    landed: { row: what.row, place: 1 },
    sound: "land",
  };
  const stands: Beat = { scene: { ...walking, taking, sound: "take" }, ms: calm ? CALM.taken : MS.gate };
  if (calm) return [stands, { scene: { ...lies, landed: null }, ms: CALM.after }];
  const gone: Scene = { ...walking, taking: { ...taking, swept: true }, heads: after.heads };
  const sweep: Beat = {
    scene: { ...gone, motion: { kind: "sweep", row: what.row, cards: what.cards, to: what.seat } },
    ms: MS.sweep + MS.sweepEach * what.cards.length,
  };
  const here: Spot = { at: "lane", seat: what.seat };
  const gate: Spot = { at: "gate", row: what.row };
  const first = slot(what.row, 1);
  const last: Beat = { scene: lies, ms: MS.land };
  if (!full) {
    const leaves = lane({ ...gone, taking: { ...taking, swept: true } }, what.seat, what.card, "walking");
    return [stands, sweep, walk(leaves, what.card, here, first, MS.walk), last];
  }
  const toGate = walk({ ...walking, taking: { ...taking, atGate: null } }, what.card, here, gate, MS.walk);
  const toRow = walk({ ...gone, taking: { ...taking, atGate: null, swept: true } }, what.card, gate, first, MS.stroll);
  return [toGate, stands, sweep, toRow, last];
}

function walk(scene: Scene, card: Card, from: Spot, to: Spot, ms: number): Beat {
  return { scene: { ...scene, motion: { kind: "walk", card, from, to } }, ms };
}

function slot(row: string, place: number): Spot {
  return { at: "slot", row, place };
}

/** The scene with one card of the lane in another state. */
function lane(scene: Scene, seat: string, card: Card, state: LaneState, row: string | null = null): Scene {
  const changed = scene.lane.map((entry) =>
    entry.seat === seat && entry.card.word === card.word ? { ...entry, state, row } : entry,
  );
  return { ...scene, lane: state === "done" ? mark(changed) : changed };
}
