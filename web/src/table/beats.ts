import type { Card, Event, LaidAside, Picked, Placed, Revealed, Took, View } from "../api/messages";
import { caption } from "./lines";
import { CALM, MS } from "./pace";
import { laidDown, without } from "./held";
import { gone as laneGone, isGone, put, revealed } from "./lanes";
import { type LaneState, type Scene, settle, type Spot, STILL } from "./scene";

/** One scene and how long it stays, in milliseconds at the first speed. */
export interface Beat {
  scene: Scene;
  ms: number;
}

/** The scenes that tell *event*, from the scene before it; none for what is only taken note of. */
export function beatsOf(before: Scene, event: Event, view: View, calm: boolean): Beat[] {
  const base: Scene = {
    ...before,
    ...STILL,
    view: { ...view, decision: null },
    round: event.round,
    turn: event.turn,
    line: caption(event, view) ?? before.line,
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
      const hand = laidDown(before.hand, what.cards);
      const still = before.lane.every(isGone) ? [] : before.lane;
      const chosen = { ...before.chosen, [what.seat]: what.count };
      const line = still.length > 0 ? base.line : null;
      return [{ scene: { ...after, hand, lane: still, chosen, line, sound: "lay" }, ms: 0 }];
    }
    case "taken-back": {
      const mine = what.seat === view.you;
      const hand = mine ? before.hand.map((held) => ({ ...held, down: false })) : before.hand;
      return [{ scene: { ...after, hand, chosen: { ...before.chosen, [what.seat]: 0 } }, ms: 0 }];
    }
    case "revealed":
      return turned(before, after, what, calm);
    case "picked":
      return picked(base, after, what, calm);
    case "rows-started": {
      const scene: Scene = { ...after, offer: [], started: !calm, sound: "turn" };
      return [{ scene, ms: calm ? CALM.placed : MS.start }];
    }
    case "laid-aside":
      return aside(base, after, what, calm);
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
export function linger(scene: Scene, after: Scene): Beat[] {
  const over = scene.lane.length > 0 && after.lane.length === 0;
  return over ? [{ scene: { ...scene, landed: null, motion: null, sound: null }, ms: MS.linger }] : [];
}

/** All cards are turned at once, and line up; a card that never lay face down is only laid. */
function turned(before: Scene, after: Scene, what: Revealed, calm: boolean): Beat[] {
  const { you, players } = after.view;
  const mine = what.order.filter((play) => play.seat === you).map((play) => play.card);
  const hand = without(before.hand, mine);
  const open = what.order.every((play) => (before.chosen[play.seat] ?? 0) === 0);
  const goesOn = open && before.turn === after.turn ? before.lane : [];
  const shown: Scene = { ...after, hand, chosen: {}, lane: revealed(goesOn, what), sound: "turn" };
  if (open) return [{ scene: shown, ms: calm ? CALM.open : MS.open }];
  if (calm) return [{ scene: shown, ms: CALM.reveal }];
  const seats = players.map((player) => player.seat);
  const bySeat = shown.lane.toSorted((one, other) => seats.indexOf(one.seat) - seats.indexOf(other.seat));
  return [
    { scene: { ...shown, lane: bySeat.map((entry) => ({ ...entry, state: "down" })) }, ms: MS.turn },
    { scene: { ...shown, sound: null }, ms: MS.lineUp },
  ];
}

/** A card of the open ones flies to the hand that picked it. */
function picked(base: Scene, after: Scene, what: Picked, calm: boolean): Beat[] {
  const offer = base.offer.filter((card) => card.word !== what.card.word);
  const picks = [...base.picks, { seat: what.seat, card: what.card }];
  const scene: Scene = { ...after, offer, picks, sound: "lay" };
  if (calm) return [{ scene, ms: CALM.picked }];
  const from: Spot = { at: "offer", card: what.card.word };
  return [
    { scene: { ...scene, motion: { kind: "fly", card: what.card, from, to: what.seat, into: "hand" } }, ms: MS.pick },
  ];
}

/** A card that goes to no row flies to the pile of its owner. */
function aside(base: Scene, after: Scene, what: LaidAside, calm: boolean): Beat[] {
  const lies: Scene = { ...after, lane: laneGone(base.lane, what), sound: "lay" };
  if (calm) return [{ scene: lies, ms: CALM.placed }];
  const from: Spot = { at: "lane", seat: what.seat, card: what.card.word };
  const flies = lane(base, what.seat, what.card, "walking");
  return [
    { scene: { ...flies, motion: { kind: "fly", card: what.card, from, to: what.seat, into: "pile" } }, ms: MS.aside },
    { scene: lies, ms: MS.land },
  ];
}

function placed(base: Scene, after: Scene, what: Placed, calm: boolean): Beat[] {
  const lies: Scene = {
    ...after,
    lane: laneGone(base.lane, what),
    landed: { row: what.row, place: what.place },
    sound: "land",
  };
  if (calm) return [{ scene: { ...lies, landed: null }, ms: CALM.placed }];
  return [
    walk(
      lane(base, what.seat, what.card, "walking"),
      what.card,
      { at: "lane", seat: what.seat, card: what.card.word },
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
    ...after,
    lane: laneGone(base.lane, what),
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
  const here: Spot = { at: "lane", seat: what.seat, card: what.card.word };
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
function lane(scene: Scene, seat: string, card: Card, state: LaneState): Scene {
  return { ...scene, lane: put(scene.lane, seat, card.word, state) };
}
