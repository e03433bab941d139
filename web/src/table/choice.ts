import type { Card, Option } from "../api/messages";

/** Something that can be chosen: a hand card, or an open one. */
export interface Choosable {
  id: string;
  card: Card;
}

/** What is chosen so far, by the ids of the cards. */
export type Chosen = readonly string[];

/** Whether these words are all among the cards of the option, twins counted. */
function holds(option: Option, words: readonly string[]): boolean {
  const left = option.cards.map((card) => card.word);
  return words.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function wordsOf(cards: readonly Choosable[], chosen: Chosen): string[] {
  return chosen.flatMap((id) => cards.find((one) => one.id === id)?.card.word ?? []);
}

/** The option that is exactly what is chosen. */
export function optionOf(options: readonly Option[], cards: readonly Choosable[], chosen: Chosen): Option | null {
  const words = wordsOf(cards, chosen);
  if (words.length === 0) return null;
  return options.find((option) => option.cards.length === words.length && holds(option, words)) ?? null;
}

/** Whether the card can still be added to what is chosen. */
export function fits(options: readonly Option[], cards: readonly Choosable[], chosen: Chosen, id: string): boolean {
  const words = wordsOf(cards, [...chosen, id]);
  return options.some((option) => holds(option, words));
}

/** Whether some answer has more than one card. */
export function several(options: readonly Option[]): boolean {
  return options.some((option) => option.cards.length > 1);
}

/** With the card added, or taken out; where it does not fit, it begins a new choice. */
export function toggled(options: readonly Option[], cards: readonly Choosable[], chosen: Chosen, id: string): Chosen {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return withCard(options, cards, chosen, id);
}

export function withCard(options: readonly Option[], cards: readonly Choosable[], chosen: Chosen, id: string): Chosen {
  if (chosen.includes(id)) return chosen;
  if (fits(options, cards, chosen, id)) return [...chosen, id];
  return fits(options, cards, [], id) ? [id] : chosen;
}
