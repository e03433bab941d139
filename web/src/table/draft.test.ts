import { describe, expect, it } from "vitest";
import { endOfDraft } from "../fixtures";
import { gridFor, offerAfter, picksOf, places } from "./draft";

const { start, updates } = endOfDraft;
const told = [...start.log, ...updates.flatMap((update) => update.events)];
const words = (cards: readonly { word: string }[]): string[] => cards.map((card) => card.word).sort();

describe("an open draft", () => {
  it("keeps every card in its place", () => {
    const before = places(start.view.offer, picksOf(start.log));
    const view = updates[0]?.view;
    if (!view) throw new Error("somebody picks");
    const after = places(view.offer, picksOf([...start.log, ...(updates[0]?.events ?? [])]));
    expect(after.map((place) => place.card.word)).toEqual(before.map((place) => place.card.word));
    expect(after.filter((place) => place.seat !== null)).toHaveLength(before.filter(({ seat }) => seat).length + 1);
  });

  it("knows from the log what lay open at any moment", () => {
    const end = updates.at(-1)?.view;
    if (!end) throw new Error("the draft ends");
    expect(words(offerAfter(end, told, start.log.length - 1))).toEqual(words(start.view.offer));
    expect(offerAfter(end, told, told.length - 1)).toEqual([]);
  });

  it("lies in cards where they are large enough for a finger, and else in tiles", () => {
    expect(gridFor(104, 1000, 510).card).toBeGreaterThanOrEqual(44);
    expect(gridFor(24, 340, 360).card).toBeGreaterThanOrEqual(50);
    expect(gridFor(104, 348, 360)).toEqual({ columns: 7, card: null });
    expect(gridFor(40, 900, 400).columns).toBe(10);
    expect(gridFor(24, 0, 0).columns).toBe(1);
  });
});
