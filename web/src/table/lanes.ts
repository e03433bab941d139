import type { Event, LaidAside, Placed, Revealed, Took, View } from "../api/messages";
import type { LaneCard, LaneState } from "./scene";

/** The cards of this turn; none while all choose. */
export function laneOf(view: View, told: readonly Event[]): LaneCard[] {
  const asked = view.players.filter((player) => player.asked).map((player) => player.seat);
  if (view.lane.length === 0) {
    // Where seats play one after the other, what lies already stays in sight until the turn is over.
    const last = told.findLast((event) => event.what.kind === "revealed");
    return view.phase === "playing" && last?.turn === view.turn ? laneAfter(told) : [];
  }
  const known = laneAfter(told);
  const lane = known.length > 0 ? known : mark(view.lane.map((play) => ({ ...play, state: "waits", row: null })));
  return lane.map((entry) =>
    entry.state === "next" && asked.includes(entry.seat) ? { ...entry, state: "asked" } : entry,
  );
}

/** The lane as the last events leave it: empty before the cards of a turn are turned over. */
export function laneAfter(told: readonly Event[]): LaneCard[] {
  const last = told.findLast((event) => event.what.kind === "revealed");
  const first = told.findIndex((event) => event.what.kind === "revealed" && event.turn === last?.turn);
  if (!last) return [];
  const since = told.slice(first);
  if (since.some(({ what }) => what.kind === "chosen" || what.kind === "dealt")) return [];
  return since.reduce<LaneCard[]>((lane, { what }) => {
    if (what.kind === "revealed") return revealed(lane, what);
    return what.kind === "placed" || what.kind === "took" || what.kind === "laid-aside" ? gone(lane, what) : lane;
  }, []);
}

/** The lane with the cards that are turned over now. */
export function revealed(lane: readonly LaneCard[], what: Revealed): LaneCard[] {
  return mark([...lane, ...what.order.map((play): LaneCard => ({ ...play, state: "waits", row: null }))]);
}

/** The lane after a card has gone its way. */
export function gone(lane: readonly LaneCard[], what: Placed | Took | LaidAside): LaneCard[] {
  const row = what.kind === "laid-aside" ? null : what.row;
  return mark(put(lane, what.seat, what.card.word, row === null ? "aside" : "done", row));
}

/** The lane with one card, which has not gone yet, in another state. */
export function put(
  lane: readonly LaneCard[],
  seat: string,
  card: string,
  state: LaneState,
  row: string | null = null,
): LaneCard[] {
  const at = lane.findIndex((entry) => entry.seat === seat && entry.card.word === card && !isGone(entry));
  return lane.map((entry, index) => (index === at ? { ...entry, state, row } : entry));
}

/** Calls the first that has not gone "next". */
export function mark(lane: readonly LaneCard[]): LaneCard[] {
  const next = lane.findIndex((entry) => !isGone(entry));
  return lane.map((entry, index) => {
    if (isGone(entry)) return entry;
    return { ...entry, state: index === next ? "next" : "waits" };
  });
}

export function isGone(entry: LaneCard): boolean {
  return entry.state === "done" || entry.state === "aside";
}
