import { describe, expect, it } from "vitest";
import type { Option, Preview, View } from "../api/messages";
import { firstTurns } from "../fixtures";
import { foresight, hint } from "./foresight";

const bad: View = firstTurns.start.view;
const good: View = { ...bad, heads_are: "good" };

function preview(part: Partial<Preview>): Preview {
  const nothing = { card: "45", row: null, place: null, behind: null, taken: [], cost: 0, asks: null };
  return { outcome: "joins", ...nothing, ...part };
}

function option(...previews: Partial<Preview>[]): Option {
  const words = previews.length > 0 ? previews.map((one) => one.card ?? "45") : ["45"];
  const cards = words.map((word) => ({ word, kind: "number" as const, heads: 2 }));
  return { word: words.join("+"), does: "play", cards, row: null, previews: previews.map(preview) };
}

describe("foresight", () => {
  it("says what the preview says", () => {
    expect(foresight(option({ row: "r3", place: 4, behind: "42" }), bad)).toMatchObject([
      { key: "say-would-join", tone: "plain", args: { card: "45", row: 3, place: 4, behind: "42" } },
    ]);
    expect(foresight(option({ outcome: "asks", asks: "low-card" }), bad)).toMatchObject([
      { key: "say-would-ask", args: { question: "low-card" } },
    ]);
    expect(foresight(option({ outcome: "aside" }), bad)).toMatchObject([{ key: "say-would-aside" }]);
    expect(foresight(option(), bad)).toMatchObject([{ key: "say-option" }]);
    expect(foresight({ ...option(), does: "pick" }, bad)).toMatchObject([
      { key: "say-would-pick", args: { heads: 2 } },
    ]);
  });

  it("takes the place at which a row is taken from the row", () => {
    const roomy = { ...bad, rows: bad.rows.map((row) => ({ ...row, places: 7 })) };
    const takes = option({ outcome: "takes", row: "r2", cost: 6 });
    expect(foresight(takes, roomy)).toMatchObject([{ key: "say-would-take", args: { place: 8, heads: 6 } }]);
  });

  it("fears heads, or is glad of them", () => {
    const takes = option({ outcome: "takes", row: "r2", cost: 6 });
    expect(foresight(takes, bad)).toMatchObject([{ tone: "warn", args: { good: "no" } }]);
    expect(foresight(takes, good)).toMatchObject([{ tone: "prize", args: { good: "yes" } }]);
    expect(hint(takes, good)).toMatchObject({ key: "hint-takes", tone: "prize", args: { heads: 6, good: "yes" } });
  });

  it("goes through several cards in the order of placing", () => {
    const lines = foresight(option({ card: "0", outcome: "aside" }, { card: "49", row: "r1", place: 2 }), good);
    expect(lines).toMatchObject([
      { key: "say-would-briefly", args: { card: "0", outcome: "aside", others: "49", count: 1 } },
      { key: "say-would-briefly", args: { card: "49", outcome: "joins", row: 1 } },
    ]);
  });

  it("hints under each card at the same", () => {
    expect(hint(option({ row: "r3" }), bad)).toMatchObject({ key: "hint-joins", args: { row: 3 } });
    expect(hint(option({ outcome: "asks", asks: "joker" }), bad)).toMatchObject({ key: "hint-asks", tone: "plain" });
    expect(hint(option({ outcome: "aside" }), bad)).toMatchObject({ key: "hint-aside" });
    expect(hint(option(), bad)).toBeNull();
  });
});
