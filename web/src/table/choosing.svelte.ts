import type { Decision, Option } from "../api/messages";
import { type Choosable, type Chosen, fits, optionOf, several, toggled, withCard } from "./choice";
import type { Table } from "./table.svelte";

/** What the viewer is about to answer: cards that are raised, and those that are only looked at. */
export class Choosing {
  chosen = $state.raw<Chosen>([]);
  hovered = $state.raw<string | null>(null);

  constructor(private readonly table: Table) {}

  decision: Decision | null = $derived.by(() => this.table.decision);
  /** A row is asked for. */
  rows = $derived(this.decision?.question === "low-card" || this.decision?.question === "joker" ? this.decision : null);
  offers = $derived(this.decision?.question === "pick");
  options: readonly Option[] = $derived(
    this.decision?.question === "play" || this.decision?.question === "pick" ? this.decision.options : [],
  );
  back: Option | null = $derived(this.decision?.question === "take-back" ? (this.decision.options[0] ?? null) : null);
  /** What there is to choose from. */
  cards: readonly Choosable[] = $derived.by(() => {
    const scene = this.table.scene;
    if (!scene) return [];
    if (this.offers) return scene.offer.map((card) => ({ id: card.word, card }));
    return scene.hand.filter((held) => !held.down);
  });
  /** Some answer has more than one card: then a second tap takes a card out again. */
  several = $derived(several(this.options));
  option = $derived(optionOf(this.options, this.cards, this.chosen));
  looked = $derived.by(() => {
    if (this.hovered === null) return this.option;
    const chosen = this.several ? this.chosen : [];
    return optionOf(this.options, this.cards, withCard(this.options, this.cards, chosen, this.hovered)) ?? this.option;
  });

  alone = (id: string): Option | null => optionOf(this.options, this.cards, [id]);

  /** The card is part of no answer with those that are chosen. */
  out = (id: string): boolean =>
    this.several && !this.chosen.includes(id) && !fits(this.options, this.cards, this.chosen, id);

  /** A look at a card; where several may be chosen, a look alone chooses nothing. */
  look = (id: string): void => {
    if (!this.several) this.only(id);
  };

  /** *looked*: it was raised before. *quick*: the second tap of a double one. */
  tap = (id: string, looked: boolean, quick: boolean): void => {
    if (this.several) {
      if (quick) this.draw(id);
      else this.chosen = toggled(this.options, this.cards, this.chosen, id);
    } else if (looked) this.play();
    else this.only(id);
    this.table.refused = null;
  };

  add = (id: string): void => {
    this.chosen = withCard(this.options, this.cards, this.several ? this.chosen : [], id);
  };

  /** Plays what is chosen, with this card. */
  draw = (id: string): void => {
    this.add(id);
    this.play();
  };

  play = (): void => {
    if (this.option) this.answer(this.option);
  };

  answer = (option: Option): void => {
    this.clear();
    this.table.answer(option);
  };

  clear = (): void => {
    this.chosen = [];
    this.hovered = null;
  };

  private only(id: string): void {
    if (fits(this.options, this.cards, [], id)) this.chosen = [id];
    this.table.refused = null;
  }
}
