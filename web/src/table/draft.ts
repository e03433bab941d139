import type { Card, Event, Play, View } from "../api/messages";

/** What was picked of the open cards, and by whom. */
export function picksOf(told: readonly Event[]): Play[] {
  return told.flatMap(({ what }) => (what.kind === "picked" ? [{ seat: what.seat, card: what.card }] : []));
}

/** The cards that lay open right after the event *index*: those that are open still, and those that have gone since. */
export function offerAfter(view: View, told: readonly Event[], index: number): Card[] {
  const since = told.slice(index + 1).flatMap(({ what }) => {
    if (what.kind === "picked") return [what.card];
    return what.kind === "rows-started" ? what.cards : [];
  });
  return [...view.offer, ...since];
}

/** One place of the open cards: a card, or the mark of the seat that took it. */
export interface Place {
  card: Card;
  seat: string | null;
}

/** All cards of a draft in their places, those that are gone too: nothing moves while others pick. */
export function places(offer: readonly Card[], picks: readonly Play[]): Place[] {
  const open = new Set(offer.map((card) => card.word));
  const gone = picks.filter((pick) => !open.has(pick.card.word));
  return [...offer.map((card) => ({ card, seat: null })), ...gone].toSorted(
    (one, other) => Number(one.card.word) - Number(other.card.word),
  );
}

/** How the places lie. */
export interface Grid {
  columns: number;
  /** The width of a card; null: not even the least that a finger needs, so they are tiles, and scroll. */
  card: number | null;
}

const GAP = 5;
const LEAST = 44;
const MOST = 88;
const TALL = 1.4;
/** Whole tens in a line, and a last line that is full, are worth cards that are somewhat smaller. */
const TENS = 1.08;
const RAGGED = 0.1;

/** The grid in which *count* cards are as large as they can be on so much ground. */
export function gridFor(count: number, width: number, height: number): Grid {
  const grids = Array.from({ length: Math.min(count, 20) }, (_, index) => index + 1).map((columns) => {
    const lines = Math.ceil(count / columns);
    const wide = (width - (columns - 1) * GAP) / columns;
    const high = (height - (lines - 1) * GAP) / lines / TALL;
    const card = Math.floor(Math.min(MOST, wide, high));
    const empty = (lines * columns - count) / columns;
    return { columns, card, worth: card * (1 - RAGGED * empty) * (columns % 10 === 0 ? TENS : 1) };
  });
  const [found] = grids.filter((grid) => grid.card >= LEAST).toSorted((one, other) => other.worth - one.worth);
  if (found) return { columns: found.columns, card: found.card };
  return { columns: Math.max(1, Math.floor((width + GAP) / (LEAST + GAP))), card: null };
}
