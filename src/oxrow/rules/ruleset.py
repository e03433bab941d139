"""A ruleset: the numbers, the readings and the rule modules that make up one way to play."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from oxrow.rules.cards import LAST_NUMBER
from oxrow.rules.errors import RulesetError

MOST_SEATS: Final = 10
MOST_ROWS: Final = 9
"""As many as there are words for."""


class EndKind(StrEnum):
    """What a match end looks at."""

    MORE_THAN = "more-than"
    AT_LEAST = "at-least"
    ROUNDS = "rounds"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class End:
    """When a match ends; looked at after complete rounds only (rules 2.5, AMB-01).

    *value* is a number of heads for MORE_THAN and AT_LEAST, a number of rounds for ROUNDS, and None for OPEN: then
    the match goes on until the players end it.

    Raises:
        RulesetError: *value* is missing, too small, or given for an open end.
    """

    kind: EndKind = EndKind.MORE_THAN
    value: int | None = 66

    def __post_init__(self) -> None:
        if (self.kind is EndKind.OPEN) != (self.value is None):
            msg = "an open end has no value, every other end has one"
            raise RulesetError(msg)
        if self.value is not None and self.value < 1:
            msg = f"a match cannot end at {self.value}; expected 1 or more"
            raise RulesetError(msg)


class Ties(StrEnum):
    """What a tie for the best total leads to (rules 2.6, AMB-02)."""

    SHARED = "shared"
    EXTRA_ROUND = "extra-round"
    LAST_ROUND = "last-round"


class Piles(StrEnum):
    """What others may see of a pile of taken cards (rules 2.3, AMB-04)."""

    HEADS = "heads"
    HIDDEN = "hidden"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way to play. Fields with an AMB number are open readings of the rules, at their default.

    Raises:
        RulesetError: a number with which nobody can play.

    >>> Ruleset(name="short", hand=7).rows
    4
    """

    name: str = "base"
    revision: int = 1
    least_seats: int = 2
    most_seats: int = 10
    rows: int = 4
    capacity: int = 5
    """Cards that a row holds; the next one takes it."""
    last_number: int = LAST_NUMBER
    """The highest card of the deck."""
    hand: int = 10
    least_cards: int = 1
    most_cards: int = 1
    """How many cards a seat plays in a turn."""
    empty_rows: bool = False
    """Whether a row may be empty between two cards."""
    heads_are_good: bool = False
    """Heads are gains, and the highest total wins."""
    end: End = End()
    """AMB-01"""
    ties: Ties = Ties.SHARED
    """AMB-02"""
    lock_choice: bool = False
    """AMB-03: a face-down card cannot be taken back, not even before the last player has chosen."""
    piles: Piles = Piles.HEADS
    """AMB-04"""
    modules: tuple[str, ...] = ()
    """Names of rule modules, in the order in which they wrap the base rules."""

    def __post_init__(self) -> None:
        bounds = {
            "least_seats": (1, self.most_seats),
            "most_seats": (1, MOST_SEATS),
            "rows": (1, MOST_ROWS),
            "capacity": (1, LAST_NUMBER),
            "last_number": (1, LAST_NUMBER),
            "hand": (1, LAST_NUMBER),
            "least_cards": (1, self.most_cards),
            "most_cards": (1, self.hand),
        }
        for name, (least, most) in bounds.items():
            if not least <= getattr(self, name) <= most:
                msg = f"{name} does not fit; expected {least} to {most}"
                raise RulesetError(msg)
