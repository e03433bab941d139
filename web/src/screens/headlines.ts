import type { View } from "../api/messages";
import { goodOf, who } from "../table/lines";
import type { Line } from "../table/scene";
import { list, t } from "../words/words.svelte";

/** So near to the end it is worth a sentence. */
const NEAR = 15;

/** Who came best through the last round. */
export function headline(view: View): Line {
  const best = view.players.flatMap((player, index) =>
    view.sheet.last_places[index] === 1 ? [{ player, index }] : [],
  );
  const seats = best.map(({ player }) => player.seat);
  const heads = view.sheet.rounds.at(-1)?.[best[0]?.index ?? 0] ?? 0;
  const [only] = seats;
  const you = seats.length === 1 && only === view.you ? "yes" : "no";
  const names = list(seats.map((seat) => t("name", who(view, seat))));
  return { key: "headline", args: { names, you, count: seats.length, heads, good: goodOf(view) }, tone: "plain" };
}

/** Who is nearest to ending the match, if it is near. */
export function nearest(view: View): Line | null {
  const left = view.sheet.to_end.map((heads, index) => ({ heads, index })).filter(({ heads }) => heads !== null);
  const [first] = left.toSorted((one, other) => (one.heads ?? 0) - (other.heads ?? 0));
  const player = first && view.players[first.index];
  if (!player || first.heads === null || first.heads > NEAR) return null;
  const args = { ...who(view, player.seat), total: view.sheet.totals[first.index] ?? 0, heads: first.heads };
  return { key: "near-the-end", args, tone: "plain" };
}

/** Who won, and with how much. */
export function verdict(view: View): { title: Line; text: Line } {
  const winners = view.players.filter((player) => view.winners.includes(player.seat));
  const names = list(winners.map((player) => t("name-inside", who(view, player.seat))));
  const at = view.players.findIndex((player) => view.winners.includes(player.seat));
  const worst = Math.max(...view.sheet.places);
  const last = view.players.findIndex((_, index) => view.sheet.places[index] === worst);
  const lastPlayer = view.players[last];
  return {
    title: { key: "podium-title", args: { names, count: winners.length }, tone: "plain" },
    text: {
      key: "podium-text",
      args: {
        count: winners.length,
        heads: view.sheet.totals[at] ?? 0,
        ...who(view, lastPlayer?.seat ?? ""),
        last: view.sheet.totals[last] ?? 0,
        good: goodOf(view),
      },
      tone: "plain",
    },
  };
}
