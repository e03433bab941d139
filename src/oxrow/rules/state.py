"""The state of a round, split by who may see it."""

from collections.abc import Iterator
from dataclasses import dataclass

from oxrow.rules.agenda import Question, Step
from oxrow.rules.cards import Card
from oxrow.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Row:
    """Cards in the order in which they were laid, and the special cards that lie with them."""

    cards: tuple[Card, ...]
    markers: tuple[Card, ...] = ()

    def with_card(self, card: Card) -> "Row":
        """This row with *card* at its end."""
        return Row((*self.cards, card), self.markers)

    def with_marker(self, marker: Card) -> "Row":
        """This row with *marker* beside it."""
        return Row(self.cards, (*self.markers, marker))

    def without_marker(self, marker: Card) -> "Row":
        """This row without *marker*."""
        return Row(self.cards, tuple(card for card in self.markers if card != marker))


@dataclass(frozen=True, slots=True)
class Place:
    """What everybody knows of one seat."""

    pile: tuple[Card, ...]
    """Taken cards, in the order in which they were taken."""
    known: tuple[Card, ...]
    """Hand cards that everybody has seen."""
    hand_size: int
    special_count: int
    chosen_count: int


@dataclass(frozen=True, slots=True)
class Table:
    """What lies face up, and what everybody knows."""

    rows: tuple[Row, ...]
    places: tuple[Place, ...]
    discard: tuple[Card, ...]
    """Special cards used, and cards put aside."""
    offer: tuple[Card, ...]
    """Cards face up for whoever may pick or use them."""
    draw_size: int
    starter: int
    turn: int
    """Number of the turn, from 1; 0 before the first."""
    agenda: tuple[Step, ...]

    @property
    def question(self) -> Question | None:
        """What the round waits for; None once it is over."""
        step = self.agenda[-1] if self.agenda else None
        return step if isinstance(step, Question) else None

    @property
    def asked(self) -> tuple[int, ...]:
        """Seats that the round waits for."""
        return self.question.asked if self.question else ()


@dataclass(frozen=True, slots=True)
class Hand:
    """What only its owner sees."""

    cards: tuple[Card, ...]
    specials: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything there is to know of a round; immutable, so keeping one is undo."""

    ruleset: Ruleset
    table: Table
    hands: tuple[Hand, ...]
    undealt: tuple[Card, ...]
    draw: tuple[Card, ...]

    def zones(self) -> Iterator[tuple[Card, ...]]:
        """Every place where a card can be: together they hold each card of the deal once."""
        table = self.table
        for row in table.rows:
            yield row.cards
            yield row.markers
        for place in table.places:
            yield place.pile
        for hand in self.hands:
            yield hand.cards
            yield hand.specials
            yield hand.chosen
        yield from (table.discard, table.offer, self.undealt, self.draw)
        yield tuple(step.card for step in table.agenda if hasattr(step, "card"))
