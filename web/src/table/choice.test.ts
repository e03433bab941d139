import { describe, expect, it } from "vitest";
import type { Option } from "../api/messages";
import { type Choosable, fits, optionOf, several, toggled } from "./choice";
import { Typed } from "./typed";

const card = (id: string): Choosable => ({
  id,
  card: { word: id.replace(/#.*/, ""), kind: "number", heads: 1 },
});
const cards = ["5", "6", "49", "0", "0#2"].map(card);
const option = (...words: string[]): Option => ({
  word: words.join("+"),
  does: "play",
  cards: words.map((word) => card(word).card),
  row: null,
  previews: [],
});
const singles = ["5", "6", "49", "0"].map((word) => option(word));
const pairs = [...singles, option("5", "6"), option("49", "0"), option("0", "0")];

describe("a choice", () => {
  it("is an answer when it is all of its cards, in any order", () => {
    expect(optionOf(pairs, cards, ["0", "49"])?.word).toBe("49+0");
    expect(optionOf(pairs, cards, ["49"])?.word).toBe("49");
    expect(optionOf(pairs, cards, ["5", "49"])).toBeNull();
    expect(optionOf(pairs, cards, [])).toBeNull();
  });

  it("tells twins apart, and counts them", () => {
    expect(optionOf(pairs, cards, ["0", "0#2"])?.word).toBe("0+0");
    expect(fits(pairs, cards, ["49", "0"], "0#2")).toBe(false);
    expect(fits(singles, cards, ["0"], "0#2")).toBe(false);
  });

  it("grows, shrinks, and begins anew", () => {
    expect(toggled(pairs, cards, [], "5")).toEqual(["5"]);
    expect(toggled(pairs, cards, ["5"], "6")).toEqual(["5", "6"]);
    expect(toggled(pairs, cards, ["5", "6"], "5")).toEqual(["6"]);
    expect(toggled(pairs, cards, ["5", "6"], "49")).toEqual(["49"]);
    expect(toggled(singles, cards, ["5"], "6")).toEqual(["6"]);
  });

  it("has several cards where some answer has", () => {
    expect(several(pairs)).toBe(true);
    expect(several(singles)).toBe(false);
  });
});

describe("a typed number", () => {
  it("grows with each digit, for a moment", () => {
    const typed = new Typed();
    expect(typed.find("4", cards, 1000)).toBeUndefined();
    expect(typed.find("9", cards, 1200)?.id).toBe("49");
    expect(typed.find("5", cards, 1400)?.id).toBe("5");
    expect(typed.find("6", cards, 9000)?.id).toBe("6");
  });
});
