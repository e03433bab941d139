import { describe, expect, it } from "vitest";
import { wish } from "./keys";

const playing = { rows: false, afterR: false };

describe("keys", () => {
  it("pick cards from 1 to 0", () => {
    expect("1234567890".split(/(?=.)/).map((key) => wish(key, playing))).toEqual(
      Array.from({ length: 10 }, (_, index) => ({ kind: "pick", index })),
    );
  });

  it("choose rows when a row is asked for, or after r", () => {
    expect(wish("2", { rows: true, afterR: false })).toEqual({ kind: "row", index: 1 });
    expect(wish("2", { rows: false, afterR: true })).toEqual({ kind: "row", index: 1 });
    expect(wish("r", playing)).toEqual({ kind: "next-is-row" });
  });

  it("mean nothing otherwise", () => {
    expect(wish("x", playing)).toBeNull();
    expect(wish("F5", playing)).toBeNull();
  });
});
