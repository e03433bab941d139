import { describe, expect, it } from "vitest";
import * as fixtures from "../fixtures";
import type { Update } from "../api/messages";
import { isGone } from "./lanes";
import { begin, hear, idle, next, type Playback, skip } from "./playback";
import { past, type Scene, settle } from "./scene";

/** Hears everything at once. */
function heard(playback: Playback, updates: readonly Update[]): Playback {
  return updates.reduce((now, update) => hear(now, update).playback, playback);
}

/** All scenes until nothing is left to be shown. */
function scenes(playback: Playback, calm = false): { all: Scene[]; end: Playback } {
  const all: Scene[] = [];
  let now = playback;
  while (!idle(now)) {
    now = next(now, calm);
    all.push(now.shown);
  }
  return { all, end: now };
}

function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new Error(`nothing at ${String(index)}`);
  return item;
}

const { start, updates: firstTurns } = fixtures.firstTurns;
const beforeOwn = begin(fixtures.ownLowCard.start);
const question = fixtures.ownLowCard.updates.findIndex((update) => update.view.decision?.question === "low-card");
const toOwnQuestion = fixtures.ownLowCard.updates.slice(0, question + 1);
const answered = fixtures.ownLowCard.updates.slice(question + 1, question + 2);
const revealed = firstTurns.findIndex((update) => update.events.some(({ what }) => what.kind === "revealed"));

describe("playback", () => {
  it("shows how things stand at once when it begins", () => {
    const playback = begin(start);
    expect(idle(playback)).toBe(true);
    expect(playback.shown.settled).toBe(true);
    expect(playback.shown.hand.map((held) => held.card.word)).toEqual(start.view.hand.map((card) => card.word));
  });

  it("ends every telling with the table of the last view", () => {
    const { end } = scenes(heard(begin(start), firstTurns));
    const view = at(firstTurns, -1).view;
    expect(end.shown.view).toBe(view);
    expect(end.shown.rows).toEqual(view.rows);
    expect(end.shown.heads).toEqual(view.players.map((player) => player.heads));
  });

  it("ignores what it has heard before", () => {
    const once = heard(begin(start), firstTurns.slice(0, 2));
    const again = hear(once, at(firstTurns, 1));
    expect(again.heard).toBe("known");
    expect(again.playback).toBe(once);
  });

  it("tells a gap instead of showing what it cannot know", () => {
    const playback = begin(start);
    const { heard: what, playback: same } = hear(playback, at(firstTurns, 1));
    expect(what).toBe("gap");
    expect(same).toBe(playback);
  });

  it("goes on after a resume as if the line had never broken", () => {
    const whole = scenes(heard(begin(start), firstTurns)).all;
    const half = heard(begin(start), firstTurns.slice(0, 3));
    const resumed = heard(half, firstTurns.slice(1));
    expect(scenes(resumed).all).toEqual(whole);
  });

  it("turns all cards, lines them up, and lets them go one after the other", () => {
    const { all } = scenes(heard(begin(start), firstTurns.slice(0, revealed + 1)));
    const turned = all.findIndex((scene) => scene.lane.some((entry) => entry.state === "down"));
    expect(at(all, turned).lane.every((entry) => entry.state === "down")).toBe(true);
    expect(at(all, turned + 1).lane.map((entry) => entry.state)).toEqual(["next", "waits", "waits"]);
    const walks = all.flatMap((scene) => (scene.motion?.kind === "walk" ? [scene.motion.card.word] : []));
    const order = at(firstTurns, revealed).events.flatMap(({ what }) => (what.kind === "revealed" ? what.order : []));
    expect([...new Set(walks)]).toEqual(order.map((play) => play.card.word));
  });

  it("never asks while something is being told", () => {
    const { all } = scenes(heard(beforeOwn, [...toOwnQuestion, ...answered]));
    for (const scene of all) if (!scene.settled) expect(scene.view.decision).toBeNull();
  });

  it("asks for a row as soon as the own low card is told", () => {
    const { end } = scenes(heard(beforeOwn, toOwnQuestion));
    expect(end.shown.view.decision?.question).toBe("low-card");
    expect(end.shown.lane.map((entry) => entry.state)).toEqual(["asked", "waits", "waits"]);
  });

  it("sweeps a taken row into the pile of the seat that took it", () => {
    const { end } = scenes(heard(beforeOwn, toOwnQuestion));
    const { all } = scenes(heard(end, answered));
    const taken = at(answered, 0).events.flatMap(({ what }) => (what.kind === "took" ? [what] : []));
    const swept = all.flatMap((scene) => (scene.motion?.kind === "sweep" ? [scene.motion] : []));
    expect(swept.map(({ row, to }) => ({ row, to }))).toEqual(taken.map(({ row, seat }) => ({ row, to: seat })));
  });

  it("shows only how things stand when skipped, and keeps the whole log", () => {
    const running = next(heard(begin(start), firstTurns), false);
    const skipped = skip(running);
    expect(idle(skipped)).toBe(true);
    expect(skipped.shown).toEqual({ ...scenes(running).end.shown, line: null });
    expect(skipped.told).toEqual(scenes(running).end.told);
  });

  it("walks nowhere for those who want less motion, but says the same", () => {
    const fast = scenes(heard(begin(start), firstTurns), true).all;
    const full = scenes(heard(begin(start), firstTurns)).all;
    const said = (all: Scene[]): unknown[] => [...new Set(all.map((scene) => JSON.stringify(scene.line)))];
    expect(fast.every((scene) => scene.motion === null && scene.landed === null && !scene.dealt)).toBe(true);
    expect(said(fast)).toEqual(said(full));
  });

  it("leaves the hand in its order while cards are laid face down", () => {
    const own = firstTurns.findIndex((update) => update.view.chosen.length > 0);
    const { end } = scenes(heard(begin(start), firstTurns.slice(0, own)));
    const { end: later } = scenes(heard(end, firstTurns.slice(own, own + 1)));
    const { view } = at(firstTurns, own);
    expect(later.shown.hand.map((held) => held.card)).toEqual(end.shown.hand.map((held) => held.card));
    expect(later.shown.hand.filter((held) => held.down).map((held) => held.card)).toEqual(view.chosen);
    expect(Object.values(later.shown.chosen)).toEqual(view.players.map((player) => player.chosen));
  });

  it("keeps an own face-down card where it was in the hand", () => {
    const view = start.view;
    const [first, second, ...rest] = view.hand;
    if (!first || !second) throw new Error("a hand of two at least");
    const before = settle(view, []);
    const after = settle({ ...view, hand: [first, ...rest], chosen: [second] }, [], before);
    expect(after.hand.map((held) => held.card)).toEqual(before.hand.map((held) => held.card));
    expect(after.hand.map((held) => held.down)).toEqual(before.hand.map((held) => held.card === second));
  });

  it("tells the end of the round before the summary", () => {
    const { all } = scenes(heard(begin(fixtures.lastTurn.start), fixtures.lastTurn.updates));
    expect(all.slice(0, -1).every((scene) => scene.phase === "playing")).toBe(true);
    expect(at(all, -1).phase).toBe("round-over");
  });
});

describe.each(Object.entries(fixtures.everything))("the telling of %s", (_, recording) => {
  const now = heard(begin(recording.start), recording.updates);
  const { all, end } = scenes(now);

  it("ends with the table of the last view", () => {
    const view = at(recording.updates, -1).view;
    expect(end.shown.rows).toEqual(view.rows);
    expect(end.shown.heads).toEqual(view.players.map((player) => player.heads));
    expect(end.shown.offer).toEqual(view.offer);
    const hand = [...view.hand, ...view.chosen].map((card) => card.word);
    expect(end.shown.hand.map((held) => held.card.word).sort()).toEqual(hand.sort());
  });

  it("is the same after a start at any moment", () => {
    for (let count = 1; count < recording.updates.length; count += 1) {
      const before = scenes(heard(begin(recording.start), recording.updates.slice(0, count))).end;
      const again = begin({ ...fixtures.startAfter(at(recording.updates, count - 1)), log: [...before.told] });
      expect(again.shown.lane).toEqual(before.shown.lane);
      expect(again.shown.picks).toEqual(before.shown.picks);
    }
  });

  it("has hand cards that are told apart", () => {
    for (const { hand } of all) expect(new Set(hand.map((held) => held.id)).size).toBe(hand.length);
  });

  it("says the same to those who want less motion", () => {
    const calm = scenes(now, true).all;
    const said = (some: Scene[]): unknown[] => [...new Set(some.map((scene) => JSON.stringify(scene.line)))];
    expect(calm.every((scene) => scene.motion === null && !scene.dealt && !scene.started)).toBe(true);
    expect(said(calm)).toEqual(said(all));
  });
});

describe("other ways to play", () => {
  const flights = (recording: fixtures.Recording): NonNullable<Scene["motion"]>[] =>
    scenes(heard(begin(recording.start), recording.updates)).all.flatMap(({ motion }) => motion ?? []);
  const kinds = (recording: fixtures.Recording): string[] =>
    recording.updates.flatMap((update) => update.events.map(({ what }) => what.kind));

  it("let a picked card fly into a hand, and the last ones start the rows", () => {
    const { all } = scenes(heard(begin(fixtures.endOfDraft.start), fixtures.endOfDraft.updates));
    const picked = kinds(fixtures.endOfDraft).filter((kind) => kind === "picked").length;
    const into = flights(fixtures.endOfDraft).map((motion) => (motion.kind === "fly" ? motion.into : null));
    expect(into).toEqual(Array.from({ length: picked }, () => "hand"));
    const started = all.filter((scene) => scene.started);
    expect(started).toHaveLength(1);
    expect(at(started, 0).rows).toHaveLength(4);
    expect(at(started, 0).offer).toEqual([]);
  });

  it("let a zero fly to the pile of its owner", () => {
    for (const recording of [fixtures.pairsTurn, fixtures.openTurns]) {
      const zeros = kinds(recording).filter((kind) => kind === "laid-aside").length;
      const aside = flights(recording).filter((motion) => motion.kind === "fly" && motion.into === "pile");
      expect(zeros).toBeGreaterThan(0);
      expect(aside).toHaveLength(zeros);
    }
  });

  it("keep what was played openly in the lane until the turn is over", () => {
    const { start: first, updates } = fixtures.openTurns;
    const { all, end } = scenes(heard(begin(first), updates));
    expect(all.every((scene) => scene.lane.every((entry) => entry.state !== "down"))).toBe(true);
    expect(Math.max(...all.map((scene) => scene.lane.length))).toBe(first.view.players.length);
    const settled = all.filter((scene) => scene.settled && scene.turn === first.view.turn);
    expect(settled.every((scene) => scene.lane.every(isGone))).toBe(true);
    expect(end.shown.lane).toEqual([]);
  });

  it("ask for a row as soon as the own joker is told", () => {
    const { start: first, updates } = fixtures.ownJoker;
    const asked = updates.findIndex((update) => update.view.decision?.question === "joker");
    const { end } = scenes(heard(begin(first), updates.slice(0, asked + 1)));
    expect(end.shown.view.decision?.question).toBe("joker");
    expect(end.shown.lane.filter((entry) => entry.state === "asked").map((entry) => entry.seat)).toEqual(["s1"]);
  });
});

describe("a moment of the log", () => {
  it("shows the table as it was right after the event", () => {
    const { end } = scenes(heard(begin(start), firstTurns));
    for (const [index, event] of end.told.entries()) {
      const then = past(end.shown, end.told, index);
      expect(then.rows).toBe(event.rows);
      expect(then.heads).toBe(event.heads);
      expect(then.turn).toBe(event.turn);
      expect(then.motion).toBeNull();
    }
  });

  it("has in its lane what was turned and not placed by then", () => {
    const { end } = scenes(heard(begin(start), firstTurns.slice(0, revealed + 1)));
    const index = end.told.findIndex(({ what }) => what.kind === "placed");
    const states = past(end.shown, end.told, index).lane.map((entry) => entry.state);
    const gone = end.told.slice(0, index + 1).filter(({ what }) => what.kind === "placed" || what.kind === "took");
    expect(states.slice(0, gone.length).every((state) => state === "done")).toBe(true);
    expect(states.slice(gone.length)).toEqual(["next", "waits"].slice(0, 3 - gone.length));
  });

  it("is now when there is no such line", () => {
    const { end } = scenes(heard(begin(start), firstTurns));
    expect(past(end.shown, end.told, 999)).toBe(end.shown);
  });
});
