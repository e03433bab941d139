"""What rule handlers work with: a state opened for change, and the rules in force."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from oxrow.rules.actions import Action, Target
from oxrow.rules.agenda import Moment, Offer, PlaceCard, Question, Step
from oxrow.rules.cards import Card
from oxrow.rules.events import Event
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.state import GameState, Hand, Place, Row, Table


class Happened(NamedTuple):
    """An event, and how the table lay right after it."""

    event: Event
    rows: tuple[Row, ...]
    piles: tuple[tuple[Card, ...], ...]


class Seat:
    """All that belongs to one seat, public and hidden."""

    __slots__ = ("chosen", "hand", "known", "pile", "specials")

    def __init__(self, place: Place, hand: Hand) -> None:
        self.pile = place.pile
        self.known = place.known
        self.hand = hand.cards
        self.specials = hand.specials
        self.chosen = hand.chosen

    def lay_down(self, cards: tuple[Card, ...]) -> None:
        """Move *cards* from the hand to the face-down ones."""
        self.hand = without(self.hand, cards)
        self.chosen = cards

    def take_up(self) -> None:
        """Move the face-down cards back to the hand."""
        self.hand = tuple(sorted(self.hand + self.chosen))
        self.chosen = ()

    def close(self) -> tuple[Place, Hand]:
        """The public and the hidden part."""
        place = Place(self.pile, self.known, len(self.hand), len(self.specials), len(self.chosen))
        return place, Hand(self.hand, self.specials, self.chosen)


def without(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """*cards* without one copy of each of *gone*."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


class Workspace:
    """The mutable twin of `GameState`: handlers change it, then it is closed.

    With *log* False nothing is written down, which playouts are glad of.
    """

    __slots__ = (
        "agenda",
        "discard",
        "draw",
        "events",
        "offer",
        "rows",
        "rules",
        "ruleset",
        "seats",
        "starter",
        "turn",
        "undealt",
    )

    def __init__(self, state: GameState, rules: "Rules", *, log: bool = True) -> None:
        table = state.table
        self.rules = rules
        self.ruleset: Ruleset = state.ruleset
        self.rows = list(table.rows)
        self.seats = [Seat(place, hand) for place, hand in zip(table.places, state.hands, strict=True)]
        self.discard = table.discard
        self.offer = table.offer
        self.draw = state.draw
        self.starter = table.starter
        self.turn = table.turn
        self.agenda = list(table.agenda)
        self.undealt = state.undealt
        self.events: list[Happened] | None = [] if log else None

    def clockwise(self) -> list[int]:
        """All seats in the order of play, the starter first."""
        return [*range(self.starter, len(self.seats)), *range(self.starter)]

    def then(self, *steps: Step) -> None:
        """Put *steps* next on the agenda, the first of them first."""
        self.agenda.extend(reversed(steps))

    def emit(self, event: Event) -> None:
        """Write down that *event* has just changed the table."""
        if self.events is not None:
            self.events.append(Happened(event, tuple(self.rows), tuple(seat.pile for seat in self.seats)))

    def question(self) -> Question | None:
        """What the agenda has stopped at; None at the end of the round."""
        step = self.agenda[-1] if self.agenda else None
        return step if isinstance(step, Question) else None

    def waiting(self) -> list[PlaceCard]:
        """Cards face up and not yet placed, the next one first."""
        return [step for step in reversed(self.agenda) if isinstance(step, PlaceCard)]

    def close(self) -> GameState:
        """The state that the work has led to."""
        closed = [seat.close() for seat in self.seats]
        table = Table(
            rows=tuple(self.rows),
            places=tuple(place for place, _ in closed),
            discard=self.discard,
            offer=self.offer,
            draw_size=len(self.draw),
            starter=self.starter,
            turn=self.turn,
            agenda=tuple(self.agenda),
        )
        return GameState(self.ruleset, table, tuple(hand for _, hand in closed), self.undealt, self.draw)


# A handler takes the concrete step that it is registered for, which a mapping of callables cannot express.
Handler = Callable[[Workspace, Any], None]
Decider = Callable[[Workspace, Any, int, Any], None]
Options = Callable[[Workspace, Any, int], tuple[Action, ...]]


@dataclass(frozen=True, slots=True)
class Special:
    """One kind of special card: when it is offered, what it may be used on, and what it does."""

    moment: Moment
    targets: Callable[[Workspace, Offer], Iterable[Target]]
    use: Callable[[Workspace, int, Target], None]
    stays: bool = False
    """It lies with a row after its use, and is not discarded."""


class Rules(NamedTuple):
    """Handlers by step, and questions about cards; a question gets the rules in force as its first argument."""

    resolve: Mapping[type[Step], Handler]
    """Steps that run by themselves."""
    decide: Mapping[type[Step], Decider]
    """Questions: what an answer does."""
    options: Mapping[type[Step], Options]
    """Questions: what may be answered."""
    rank: Callable[["Rules", Card, tuple[Card, ...]], tuple[int, int]]
    """When a card is placed, given the cards it was played with: the lowest first."""
    fit: Callable[["Rules", Row, Card], tuple[int, int] | None]
    """How well a card fits behind a row: the lowest is best, None is not at all."""
    row_end: Callable[["Rules", Row], int]
    """Value of the end of a row, in tenths."""
    room: Callable[["Rules", Row, int], int]
    """How many more cards a row of this capacity takes."""
    closed: Callable[["Rules", Row], bool]
    """Whether no card may join or leave a row."""
    playable: Callable[[Workspace, int, tuple[Card, ...]], bool]
    """Whether a seat may play these hand cards together now."""
    specials: Mapping[Card, Special]
    """What special cards do, and when they are offered."""


RuleModule = Callable[[Rules], Rules]
