import type {
  Dealt,
  Event,
  MatchOver,
  Option,
  Paused,
  Placed,
  Ready,
  Resigned,
  Resumed,
  RoundOver,
  Took,
  View,
} from "../api/messages";
import type { Line } from "./scene";

/** The words for a seat: its name, and whether it is the viewer's own ("you take" and "Ana takes" are two sentences). */
export function who(view: View, seat: string): { name: string; you: "yes" | "no" } {
  const player = view.players.find((one) => one.seat === seat);
  return { name: player?.name ?? seat, you: seat === view.you ? "yes" : "no" };
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
      return say("say-asked", { ...who(view, what.seat), card: what.card.word });
    case "placed":
      return say("say-placed", placedArgs(what, view));
    case "took":
      return say(what.reason === "low-card" ? "say-took-low" : "say-took-full", tookArgs(what, view), "warn");
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
      return say("log-asked", who(view, what.seat));
    case "placed":
      return say("log-placed", placedArgs(what, view));
    case "took":
      return say(what.reason === "low-card" ? "log-took-low" : "log-took-full", tookArgs(what, view), "warn");
    default:
      return notice(what, view);
  }
}

type Notice = Dealt | RoundOver | MatchOver | Paused | Resumed | Resigned | Ready;

/** What is said in the same words everywhere. */
function notice(what: Notice, view: View): Line {
  switch (what.kind) {
    case "dealt":
      return say("say-dealt", { round: what.round });
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

function tookArgs(what: Took, view: View): Line["args"] {
  return {
    ...who(view, what.seat),
    card: what.card.word,
    row: rowNumber(what.row),
    behind: what.cards.at(-1)?.word ?? "",
    place: what.cards.length + 1,
    cards: what.cards.length,
    heads: what.heads,
  };
}

/** The card that a line of the log is about. */
export function logCard(event: Event): string | null {
  return "card" in event.what ? event.what.card.word : null;
}

/** What the ox says of a raised card: what would happen if nothing else were played. */
export function foresight(option: Option): Line {
  const preview = option.preview;
  const card = option.cards.map((one) => one.word).join(" + ");
  if (!preview) return say("say-option", { card });
  const args = { card, row: rowNumber(preview.row), behind: preview.behind ?? "", place: preview.place ?? 0 };
  switch (preview.outcome) {
    case "joins":
      return say("say-would-join", args);
    case "takes":
      return say(
        "say-would-take",
        { ...args, place: preview.taken.length + 1, cards: preview.taken.length, heads: preview.cost },
        "warn",
      );
    case "asks":
      return say("say-would-ask", args, "warn");
    case "aside":
      return say("say-would-aside", args);
  }
}

/** The few words under a hand card. */
export function hint(option: Option): Line | null {
  const preview = option.preview;
  switch (preview?.outcome) {
    case undefined:
      return null;
    case "joins":
      return say("hint-joins", { row: rowNumber(preview.row) });
    case "takes":
      return say("hint-takes", { heads: preview.cost }, "warn");
    case "asks":
      return say("hint-asks", {}, "warn");
    case "aside":
      return say("hint-aside", {});
  }
}
