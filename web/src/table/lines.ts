import type { Event, Placed, Row, Took, View } from "../api/messages";
import { list } from "../words/words.svelte";
import type { Line } from "./scene";

/** The words for a seat: its name, and whether it is the viewer's own ("you take" and "Ana takes" are two sentences). */
export function who(view: View, seat: string): { name: string; you: "yes" | "no" } {
  const player = view.players.find((one) => one.seat === seat);
  return { name: player?.name ?? seat, you: seat === view.you ? "yes" : "no" };
}

/** Whether heads are to be had, for sentences that turn round with it. */
export function goodOf(view: Pick<View, "heads_are">): "yes" | "no" {
  return view.heads_are === "good" ? "yes" : "no";
}

/** How it sounds when somebody takes a row. */
export function stakes(view: Pick<View, "heads_are">): "warn" | "prize" {
  return view.heads_are === "good" ? "prize" : "warn";
}

export function rowNumber(row: string | null): number {
  return Number(row?.slice(1) ?? 0);
}

const say = (key: string, args: Line["args"], tone: Line["tone"] = "plain"): Line => ({ key, args, tone });

/** What the ox says while an event is shown; nothing for what the eye sees anyway. */
export function caption(event: Event, view: View): Line | null {
  const what = event.what;
  switch (what.kind) {
    case "chosen":
    case "taken-back":
      return null;
    case "revealed":
      return say("say-revealed", {});
    case "asked":
      return say("say-asked", { ...who(view, what.seat), card: what.card.word, question: what.question });
    case "laid-aside":
      return say("say-aside", { ...who(view, what.seat), card: what.card.word });
    case "picked":
      return say("say-picked", { ...who(view, what.seat), card: what.card.word });
    case "placed":
      return say("say-placed", placedArgs(what, view));
    case "took":
      return say(
        what.reason === "full-row" ? "say-took-full" : "say-took-row",
        tookArgs(event, what, view),
        stakes(view),
      );
    default:
      return notice(what, view);
  }
}

/** The same for the log: shorter, since the number stands before it. */
export function logLine(event: Event, view: View): Line {
  const what = event.what;
  switch (what.kind) {
    case "chosen":
      return say("log-chosen", who(view, what.seat));
    case "taken-back":
      return say("log-taken-back", who(view, what.seat));
    case "revealed":
      return say("log-revealed", { cards: what.order.map((play) => play.card.word).join(" · ") });
    case "asked":
      return say("log-asked", { ...who(view, what.seat), question: what.question });
    case "laid-aside":
      return say("log-aside", who(view, what.seat));
    case "picked":
      return say("log-picked", who(view, what.seat));
    case "placed":
      return say("log-placed", placedArgs(what, view));
    case "took":
      return say(
        what.reason === "full-row" ? "log-took-full" : "log-took-row",
        tookArgs(event, what, view),
        stakes(view),
      );
    default:
      return notice(what, view);
  }
}

type Told = "chosen" | "taken-back" | "revealed" | "asked" | "laid-aside" | "picked" | "placed" | "took";
type Notice = Exclude<Event["what"], { kind: Told }>;

/** What is said in the same words everywhere. */
function notice(what: Notice, view: View): Line {
  switch (what.kind) {
    case "dealt":
      return say("say-dealt", { round: what.round });
    case "rows-started":
      return say("say-rows-started", { cards: list(what.cards.map((card) => card.word)) });
    case "round-over":
      return say("say-round-over", { round: what.round });
    case "match-over":
      return say("say-match-over", {});
    case "paused":
      return say("say-paused", who(view, what.seat));
    case "resumed":
      return say("say-resumed", who(view, what.seat));
    case "resigned":
      return say("say-resigned", { ...who(view, what.seat), level: what.level });
    case "ready":
      return say("say-ready", who(view, what.seat));
  }
}

function placedArgs(what: Placed, view: View): Line["args"] {
  const { card, behind, place, row } = what;
  return { ...who(view, what.seat), card: card.word, behind, place, row: rowNumber(row) };
}

function tookArgs(event: Event, what: Took, view: View): Line["args"] {
  return {
    ...who(view, what.seat),
    card: what.card.word,
    row: rowNumber(what.row),
    behind: what.cards.at(-1)?.word ?? "",
    place: beyond(event.rows, what.row),
    cards: what.cards.length,
    heads: what.heads,
    good: goodOf(view),
    reason: what.reason,
  };
}

/** The place behind the last of a row: whoever lands there takes it. */
export function beyond(rows: readonly Row[], row: string | null): number {
  return (rows[rowNumber(row) - 1]?.places ?? 0) + 1;
}

/** The card that a line of the log is about. */
export function logCard(event: Event): string | null {
  return "card" in event.what ? event.what.card.word : null;
}
