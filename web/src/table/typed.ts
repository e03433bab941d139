import type { Choosable } from "./choice";

/** So long after a digit the next one still belongs to the same number, in milliseconds. */
const PATIENCE = 900;

/** A number that is being typed, digit by digit. */
export class Typed {
  private text = "";
  private at = 0;

  /** The card with the number typed so far, with one more digit. */
  find(digit: string, cards: readonly Choosable[], now = performance.now()): Choosable | undefined {
    const goesOn = now - this.at < PATIENCE;
    const text = goesOn ? this.text + digit : digit;
    const words = cards.map((one) => one.card.word);
    this.text = words.some((word) => word.startsWith(text)) ? text : digit;
    this.at = now;
    return cards.find((one) => one.card.word === this.text);
  }
}
