import type { Card, View } from "../api/messages";
import type { HandCard } from "./scene";

/** The hand, with the face-down cards left where they were. */
export function handOf(view: View, before: readonly HandCard[]): HandCard[] {
  const now = held([...view.hand, ...view.chosen], view.hand.length);
  const left = [...now];
  const kept = before.flatMap((old) => {
    const alike = (one: HandCard): boolean => one.card.word === old.card.word;
    const same = left.findIndex((one) => alike(one) && one.down === old.down);
    const at = same < 0 ? left.findIndex(alike) : same;
    return at < 0 ? [] : left.splice(at, 1);
  });
  return kept.length === now.length ? named(kept) : now;
}

function held(cards: readonly Card[], up: number): HandCard[] {
  return named(cards.map((card, index) => ({ card, down: index >= up })));
}

/** Gives each card a name of its own. */
function named(cards: readonly Omit<HandCard, "id">[]): HandCard[] {
  const seen = new Map<string, number>();
  return cards.map(({ card, down }) => {
    const count = (seen.get(card.word) ?? 0) + 1;
    seen.set(card.word, count);
    return { id: count > 1 ? `${card.word}#${String(count)}` : card.word, card, down };
  });
}

/** The hand with these cards laid face down. */
export function laidDown(hand: readonly HandCard[], cards: readonly Card[]): HandCard[] {
  const left = cards.map((card) => card.word);
  return hand.map((one) => (!one.down && takeOut(left, one.card.word) ? { ...one, down: true } : one));
}

/** The hand without these cards; those that lie face down go first. */
export function without(hand: readonly HandCard[], cards: readonly Card[]): HandCard[] {
  const left = cards.map((card) => card.word);
  const kept = hand.filter((one) => !(one.down && takeOut(left, one.card.word)));
  return kept.filter((one) => !takeOut(left, one.card.word));
}

function takeOut(words: string[], word: string): boolean {
  const at = words.indexOf(word);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
}
