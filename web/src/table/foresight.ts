import type { Option, Preview, View } from "../api/messages";
import { beyond, goodOf, rowNumber, stakes } from "./lines";
import type { Line } from "./scene";

type Table = Pick<View, "rows" | "heads_are">;

const say = (key: string, args: Line["args"], tone: Line["tone"] = "plain"): Line => ({ key, args, tone });

/** What the ox says of the cards that are looked at: what would happen if nothing else were played. */
export function foresight(option: Option, table: Table): Line[] {
  const [first] = option.previews;
  const card = option.cards.map((one) => one.word).join(" + ");
  if (!first) {
    const heads = option.cards.reduce((sum, one) => sum + one.heads, 0);
    return [say(option.does === "pick" ? "say-would-pick" : "say-option", { card, heads })];
  }
  if (option.previews.length > 1) return option.previews.map((preview) => briefly(preview, option, table));
  return [fully(first, table)];
}

function args(preview: Preview, table: Table): Line["args"] {
  const takes = preview.outcome === "takes";
  return {
    card: preview.card,
    row: rowNumber(preview.row),
    behind: preview.behind ?? "",
    place: takes ? beyond(table.rows, preview.row) : (preview.place ?? 0),
    cards: preview.taken.length,
    heads: preview.cost,
    good: goodOf(table),
    question: preview.asks ?? "none",
  };
}

function toneOf(preview: Preview, table: Table): Line["tone"] {
  if (preview.outcome === "takes") return stakes(table);
  return preview.asks === "low-card" ? "warn" : "plain";
}

/** One card alone, in a whole sentence. */
function fully(preview: Preview, table: Table): Line {
  const tone = toneOf(preview, table);
  switch (preview.outcome) {
    case "joins":
      return say("say-would-join", args(preview, table), tone);
    case "takes":
      return say("say-would-take", args(preview, table), tone);
    case "asks":
      return say("say-would-ask", args(preview, table), tone);
    case "aside":
      return say("say-would-aside", args(preview, table), tone);
  }
}

/** One card of several, in the order in which they would be placed. */
function briefly(preview: Preview, option: Option, table: Table): Line {
  const others = option.previews.filter((one) => one.outcome !== "aside").map((one) => one.card);
  return say(
    "say-would-briefly",
    { ...args(preview, table), outcome: preview.outcome, others: others.join(" + "), count: others.length },
    toneOf(preview, table),
  );
}

/** The few words under a hand card. */
export function hint(option: Option, table: Table): Line | null {
  const [preview] = option.previews;
  if (!preview) return null;
  const tone = toneOf(preview, table);
  switch (preview.outcome) {
    case "joins":
      return say("hint-joins", { row: rowNumber(preview.row) });
    case "takes":
      return say("hint-takes", { heads: preview.cost, good: goodOf(table) }, tone);
    case "asks":
      return say("hint-asks", { question: preview.asks ?? "none" }, tone);
    case "aside":
      return say("hint-aside", {});
  }
}
