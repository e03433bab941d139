import { describe, expect, it } from "vitest";
import { everything, firstTurns, pairsTurn } from "../fixtures";
import { caption, logLine, who } from "./lines";

const view = firstTurns.start.view;

describe("lines", () => {
  it("call the viewer you, and others by their names", () => {
    expect(who(view, "s1").you).toBe("yes");
    expect(who(view, "s2")).toEqual({ name: view.players[1]?.name, you: "no" });
  });

  it.each(Object.entries(everything))("have words for every event of %s", (_, { start, updates }) => {
    for (const event of [...start.log, ...updates.flatMap((update) => update.events)]) {
      const quiet = event.what.kind === "chosen" || event.what.kind === "taken-back";
      expect(caption(event, start.view) === null).toBe(quiet);
      expect(logLine(event, start.view).key).toMatch(/^(log|say)-/);
    }
  });

  it("sound glad where heads are to be had", () => {
    const taken = pairsTurn.updates.flatMap((update) => update.events).find((event) => event.what.kind === "took");
    if (!taken) throw new Error("somebody takes a row");
    expect(caption(taken, pairsTurn.start.view)).toMatchObject({ tone: "prize", args: { good: "yes" } });
    expect(caption(taken, view)).toMatchObject({ tone: "warn", args: { good: "no" } });
  });
});
