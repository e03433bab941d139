import { describe, expect, it } from "vitest";
import type { Option, Preview } from "../api/messages";
import { firstTurns, ownLowCard, startAfter } from "../fixtures";
import { caption, foresight, hint, logLine, who } from "./lines";

const view = startAfter(firstTurns[0] ?? never()).view;

function never(): never {
  throw new Error("the fixtures are empty");
}

function option(preview: Partial<Preview>): Option {
  const card = { word: "45", kind: "number" as const, heads: 2 };
  const whole: Preview = {
    outcome: "joins",
    row: null,
    place: null,
    behind: null,
    taken: [],
    cost: 0,
    asks: null,
    ...preview,
  };
  return { word: "45", cards: [card], row: null, preview: whole };
}

describe("lines", () => {
  it("call the viewer you, and others by their names", () => {
    expect(who(view, "s1").you).toBe("yes");
    expect(who(view, "s2")).toEqual({ name: view.players[1]?.name, you: "no" });
  });

  it("foretell what the preview says", () => {
    expect(foresight(option({ row: "r3", place: 4, behind: "42" }))).toMatchObject({
      key: "say-would-join",
      tone: "plain",
      args: { card: "45", row: 3, place: 4, behind: "42" },
    });
    expect(foresight(option({ outcome: "takes", row: "r2", cost: 6 }))).toMatchObject({
      key: "say-would-take",
      tone: "warn",
    });
    expect(foresight(option({ outcome: "asks", asks: "low-card" })).key).toBe("say-would-ask");
    expect(foresight(option({ outcome: "aside" })).key).toBe("say-would-aside");
    expect(foresight({ ...option({}), preview: null }).key).toBe("say-option");
  });

  it("hint under each card at the same", () => {
    expect(hint(option({ row: "r3" }))).toMatchObject({ key: "hint-joins", args: { row: 3 } });
    expect(hint(option({ outcome: "takes", cost: 6 }))).toMatchObject({
      key: "hint-takes",
      args: { heads: 6 },
      tone: "warn",
    });
    expect(hint({ ...option({}), preview: null })).toBeNull();
  });

  it("have words for every event, in the caption or at least in the log", () => {
    for (const update of [...firstTurns, ...ownLowCard])
      for (const event of update.events) {
        const quiet = event.what.kind === "chosen" || event.what.kind === "taken-back";
        expect(caption(event, view) === null).toBe(quiet);
        expect(logLine(event, view).key).toMatch(/^(log|say)-/);
      }
  });
});
