"""What happened, in the past tense. Events are emitted where the table changes, and nowhere else."""

from dataclasses import dataclass

from oxrow.rules.actions import Target
from oxrow.rules.agenda import Reason
from oxrow.rules.cards import Card


@dataclass(frozen=True, slots=True)
class CardsChosen:
    """*seat* laid *count* cards face down; *cards* is for its eyes only, and empty for everybody else."""

    seat: int
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsTakenBack:
    """*seat* took its face-down cards back."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """All chosen cards were turned; *order* holds (seat, card) in the order in which they will be placed."""

    order: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class CardLaidAside:
    """A zero went to the pile of *seat*, and to no row."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardPicked:
    """*seat* took *card* from the open offer into the hand."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class RowsStarted:
    """The cards that were left started the rows."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPlaced:
    """*card* joined *row*."""

    seat: int
    card: Card
    row: int


@dataclass(frozen=True, slots=True)
class RowTaken:
    """*seat* took *cards* of *row*, which *card* started anew."""

    seat: int
    card: Card
    row: int
    cards: tuple[Card, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SpecialUsed:
    """*seat* used a special card on *target*."""

    seat: int
    card: Card
    target: Target


Event = (
    CardsChosen
    | CardsTakenBack
    | CardsRevealed
    | CardLaidAside
    | CardPicked
    | RowsStarted
    | CardPlaced
    | RowTaken
    | SpecialUsed
)


def seen_by(event: Event, seat: int | None) -> Event:
    """*event* as *seat* sees it, or as a spectator does if *seat* is None.

    >>> seen_by(CardsChosen(1, 1, (Card(55),)), 0)
    CardsChosen(seat=1, count=1, cards=())
    """
    match event:
        case CardsChosen(owner, count, _) if owner != seat:
            return CardsChosen(owner, count, ())
        case _:
            return event
