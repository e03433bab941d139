import { describe, expect, it } from "vitest";
import { firstTurns, lastTurn, ownLowCard, start, startAfter } from "../fixtures";
import type { Update } from "../api/messages";
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

const toOwnQuestion = ownLowCard.slice(0, 5);
const answered = ownLowCard.slice(5, 6);
const beforeOwn = begin(startAfter(at(ownLowCard, 0)));

describe("playback", () => {
  it("shows how things stand at once when it begins", () => {
    const playback = begin(startAfter(at(firstTurns, 0)));
    expect(idle(playback)).toBe(true);
    expect(playback.shown.settled).toBe(true);
    expect(playback.shown.hand.map((held) => held.card.word)).toEqual(
      at(firstTurns, 0).view.hand.map((card) => card.word),
    );
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
    const { all } = scenes(heard(begin(start), firstTurns.slice(0, 5)));
    const turned = all.findIndex((scene) => scene.lane.some((entry) => entry.state === "down"));
    expect(at(all, turned).lane.every((entry) => entry.state === "down")).toBe(true);
    expect(at(all, turned + 1).lane.map((entry) => entry.state)).toEqual(["next", "waits", "waits"]);
    const walks = all.flatMap((scene) => (scene.motion?.kind === "walk" ? [scene.motion.card.word] : []));
    const order = at(firstTurns, 3).events.flatMap(({ what }) => (what.kind === "revealed" ? what.order : []));
    expect([...new Set(walks)]).toEqual(order.map((play) => play.card.word));
  });

  it("never asks while something is being told", () => {
    const { all } = scenes(heard(beforeOwn, [...toOwnQuestion.slice(1), ...answered]));
    for (const scene of all) if (!scene.settled) expect(scene.view.decision).toBeNull();
  });

  it("asks for a row as soon as the own low card is told", () => {
    const { end } = scenes(heard(beforeOwn, toOwnQuestion.slice(1)));
    expect(end.shown.view.decision?.question).toBe("low-card");
    expect(end.shown.lane.map((entry) => entry.state)).toEqual(["asked", "waits", "waits"]);
  });

  it("sweeps a taken row into the pile of the seat that took it", () => {
    const { end } = scenes(heard(beforeOwn, toOwnQuestion.slice(1)));
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
    const { end } = scenes(heard(begin(start), firstTurns.slice(0, 1)));
    const { end: later } = scenes(heard(end, firstTurns.slice(1, 3)));
    const mine = at(firstTurns, 2).view.chosen.map((card) => card.word);
    expect(mine).toHaveLength(1);
    expect(later.shown.hand.map((held) => held.card)).toEqual(end.shown.hand.map((held) => held.card));
    expect(later.shown.hand.filter((held) => held.down).map((held) => held.card.word)).toEqual(mine);
    expect(Object.values(later.shown.chosen)).toEqual(at(firstTurns, 2).view.players.map((player) => player.chosen));
  });

  it("keeps an own face-down card where it was in the hand", () => {
    const view = at(firstTurns, 0).view;
    const [first, second, ...rest] = view.hand;
    if (!first || !second) throw new Error("a hand of two at least");
    const before = settle(view, []);
    const after = settle({ ...view, hand: [first, ...rest], chosen: [second] }, [], before);
    expect(after.hand.map((held) => held.card)).toEqual(before.hand.map((held) => held.card));
    expect(after.hand.map((held) => held.down)).toEqual(before.hand.map((held) => held.card === second));
  });

  it("tells the end of the round before the summary", () => {
    const playback = begin(startAfter(at(lastTurn, 0)));
    const { all } = scenes(heard(playback, lastTurn.slice(1)));
    expect(all.slice(0, -1).every((scene) => scene.phase === "playing")).toBe(true);
    expect(at(all, -1).phase).toBe("round-over");
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
    const { end } = scenes(heard(begin(start), firstTurns.slice(0, 5)));
    const index = end.told.findIndex(({ what }) => what.kind === "placed");
    expect(past(end.shown, end.told, index).lane.map((entry) => entry.state)).toEqual(["done", "done", "next"]);
  });

  it("is now when there is no such line", () => {
    const { end } = scenes(heard(begin(start), firstTurns));
    expect(past(end.shown, end.told, 999)).toBe(end.shown);
  });
});
