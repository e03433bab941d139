"""Steps: what is still to happen. The agenda is a stack of them, the next one last.

A step is plain data, so a round can stop at any of them, be stored, and go on elsewhere. Whatever a step names is
face up on the table. A step either runs by itself or is a `Question`, in every ruleset.
"""

from dataclasses import dataclass
from enum import StrEnum

from oxrow.rules.cards import Card


class Reason(StrEnum):
    """Why a row is named or taken."""

    LOW_CARD = "low-card"
    FULL_ROW = "full-row"
    JOKER = "joker"


class Moment(StrEnum):
    """When special cards are offered."""

    BEFORE_CARD = "before-card"
    AFTER_TAKE = "after-take"


@dataclass(frozen=True, slots=True)
class Step:
    """Something that is still to happen."""


@dataclass(frozen=True, slots=True)
class Question(Step):
    """A step that stops the agenda until it is answered."""

    @property
    def asked(self) -> tuple[int, ...]:
        """Seats that the table waits for."""
        raise NotImplementedError

    @property
    def heard(self) -> tuple[int, ...]:
        """Seats that may answer: those asked, and those that may still change their mind."""
        return self.asked


@dataclass(frozen=True, slots=True)
class AskOne(Question):
    """A question to one *seat*."""

    seat: int

    @property
    def asked(self) -> tuple[int, ...]:
        """That seat."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class AskForCards(Question):
    """A question that is answered by playing hand cards: the plays of a turn."""


@dataclass(frozen=True, slots=True)
class BeginRound(Step):
    """The cards are dealt; markers are laid."""


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """A turn begins: every seat is to play."""


@dataclass(frozen=True, slots=True)
class SelectCards(AskForCards):
    """The seats *waiting* choose, face down, what they play.

    Those *done* may take it back until the last one has chosen.
    """

    waiting: tuple[int, ...]
    done: tuple[int, ...] = ()

    @property
    def asked(self) -> tuple[int, ...]:
        """Who has not chosen yet."""
        return self.waiting

    @property
    def heard(self) -> tuple[int, ...]:
        """Everybody who plays this turn."""
        return self.waiting + self.done


@dataclass(frozen=True, slots=True)
class PlayOpenly(AskForCards, AskOne):
    """Ask *seat* to play, face up."""


@dataclass(frozen=True, slots=True)
class Pick(AskOne):
    """Ask *seat* for a card of the open offer."""


@dataclass(frozen=True, slots=True)
class StartRows(Step):
    """The cards that nobody picked start the rows."""


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """Turn the chosen cards face up and put them in order."""


@dataclass(frozen=True, slots=True)
class NextCard(Step):
    """The next waiting card comes up: the `PlaceCard` below, if there is one."""


@dataclass(frozen=True, slots=True)
class PlaceCard(Step):
    """Find the row where *card* belongs."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class JoinRow(Step):
    """Put *card* at the end of *row*, if there is room."""

    seat: int
    card: Card
    row: int


@dataclass(frozen=True, slots=True)
class FitsNowhere(Step):
    """*card* fits behind no row."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class NameRow(AskOne):
    """Ask *seat* for a row for its *card*."""

    card: Card
    reason: Reason


@dataclass(frozen=True, slots=True)
class FaceFullRow(Step):
    """*card* belongs behind *row*, which is full: what could still prevent a take happens here."""

    seat: int
    card: Card
    row: int


@dataclass(frozen=True, slots=True)
class TakeRow(Step):
    """*seat* takes *row*, and *card* starts it anew. Nothing prevents it any more."""

    seat: int
    card: Card
    row: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Collect(Step):
    """*seat* gets *cards*, which lay in *row* before *card* took it."""

    seat: int
    card: Card
    row: int
    cards: tuple[Card, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class Offer(Question):
    """Ask the seats *offered*, together, whether one of them uses a special card; the first use counts."""

    moment: Moment
    offered: tuple[int, ...]
    served: tuple[int, ...]
    """Seats whose waiting cards a special card may change."""
    again: bool = False
    """After a use the offer is made once more."""
    cards: tuple[Card, ...] = ()
    """Cards just taken."""

    @property
    def asked(self) -> tuple[int, ...]:
        """Who has not declined yet."""
        return self.offered


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """All cards of the turn are placed."""
