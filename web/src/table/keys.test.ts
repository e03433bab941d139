import { describe, expect, it } from "vitest";
import { type Wish, wish } from "./keys";

type Situation = Parameters<typeof wish>[1];
const playing: Situation = { asks: "hand", after: null };

function press(key: string, situation = playing, more: { code?: string; shiftKey?: boolean } = {}): Wish | null {
  return wish({ key, code: "", shiftKey: false, ...more }, situation);
}

describe("keys", () => {
  it("pick cards from 1 to 0, and the next ones with Shift", () => {
    expect("1234567890".split(/(?=.)/).map((key) => press(key))).toEqual(
      Array.from({ length: 10 }, (_, index) => ({ kind: "pick", index })),
    );
    expect(press("!", playing, { code: "Digit1", shiftKey: true })).toEqual({ kind: "pick", index: 10 });
    expect(press("%", playing, { code: "Digit5", shiftKey: true })).toEqual({ kind: "pick", index: 14 });
  });

  it("choose rows when a row is asked for, or after r or j", () => {
    expect(press("2", { asks: "rows", after: null })).toEqual({ kind: "row", index: 1, does: null });
    expect(press("2", { asks: "hand", after: "take" })).toEqual({ kind: "row", index: 1, does: "take" });
    expect(press("2", { asks: "rows", after: "join" })).toEqual({ kind: "row", index: 1, does: "join" });
    expect(press("r")).toEqual({ kind: "next-is-row", does: "take" });
    expect(press("j")).toEqual({ kind: "next-is-row", does: "join" });
  });

  it("write the number of an open card", () => {
    expect(press("5", { asks: "offer", after: null })).toEqual({ kind: "digit", digit: "5" });
  });

  it("move in four directions", () => {
    expect(press("ArrowUp")).toEqual({ kind: "move", by: "up" });
    expect(press("ArrowRight")).toEqual({ kind: "move", by: "right" });
  });

  it("mean nothing otherwise", () => {
    expect(press("x")).toBeNull();
    expect(press("F5")).toBeNull();
    expect(press("!", playing, { code: "Digit1" })).toBeNull();
  });
});
