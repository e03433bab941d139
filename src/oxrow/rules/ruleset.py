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
    EACH_SEAT = "each-seat"
    OPEN = "open"


NO_VALUE = (EndKind.OPEN, EndKind.EACH_SEAT)
"""Ends that are said without a number."""


@dataclass(frozen=True, slots=True)
class End:
    """When a match ends; looked at after complete rounds only (rules 2.5, AMB-01).

    *value* is a number of heads for MORE_THAN and AT_LEAST, and a number of rounds for ROUNDS. EACH_SEAT has as many
    rounds as seats (rules 4), OPEN goes on until the players end it: these have no value.

    Raises:
        RulesetError: *value* is missing, too small, or given where there is none.
    """

    kind: EndKind = EndKind.MORE_THAN
    value: int | None = 66

    def __post_init__(self) -> None:
        if (self.kind in NO_VALUE) != (self.value is None):
            msg = f"a match end of the kind {self.kind.value} {'has no value' if self.value else 'needs a value'}"
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


class Starter(StrEnum):
    """Who begins, where the rules have somebody begin (rules 3.2, 6; AMB-05, AMB-14).

    The booklets let the youngest player begin: that is whoever sits on the first seat.
    """

    NOBODY = "nobody"
    ROTATING = "rotating"
    """Anybody in the first round, then the left neighbour of who began last."""
    FIRST_SEAT = "first-seat"
    LOWEST_TOTAL = "lowest-total"
    """Anybody in the first round, then the lowest total."""
    MOST_LAST_ROUND = "most-last-round"
    """The first seat in the first round, then who scored most in the last one."""
    MOST_TOTAL = "most-total"
    """The first seat in the first round, then the highest total."""


class LowRule(StrEnum):
    """What becomes of a card that fits nowhere (rules 4.2, AMB-11)."""

    BASE = "base"
    """Its owner takes a row of choice."""
    PLUS = "plus"
    """It goes behind the row with the highest number."""


class Highest(StrEnum):
    """By which card the row "with the highest number" is known (rules 4.2, AMB-08)."""

    LAST_CARD = "last-card"
    ANY_CARD = "any-card"


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
    """The highest number card of the deck."""
    known_deck: bool = False
    """Only as many number cards as are dealt, from 1 on (rules 3.1)."""
    zeros: int = 0
    equal_zeros: bool = False
    """Zeros are dealt equally first (rules 4.5)."""
    jokers: int = 0
    """Jokers that each seat gets; if any, all ten are in the deck (rules 7)."""
    hand: int = 10
    draft: bool = False
    """The cards lie open to be picked, and none is dealt (rules 3.2)."""
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
    starter: Starter = Starter.NOBODY
    """AMB-05, AMB-14"""
    printed_seats: int | None = None
    """AMB-06: the most seats that some booklet names, where it is fewer than can play."""
    highest: Highest = Highest.LAST_CARD
    """AMB-08"""
    two_zeros: bool = True
    """AMB-10: two zeros may be played together."""
    low_rule: LowRule = LowRule.BASE
    """AMB-11"""
    zero_at_risk: bool = False
    """AMB-13: a zero may only be played when every other card would take a row."""
    joker_heads: int = 1
    """AMB-15"""
    joker_starters: bool = True
    """AMB-16: a joker may start a row at the deal."""
    modules: tuple[str, ...] = ()
    """Names of rule modules, in the order in which they wrap the base rules."""

    def __post_init__(self) -> None:
        bounds = {
            "least_seats": (1, self.most_seats),
            "most_seats": (1, MOST_SEATS),
            "rows": (1, MOST_ROWS),
            "capacity": (1, LAST_NUMBER),
            "last_number": (1, LAST_NUMBER),
            "zeros": (0, LAST_NUMBER),
            "jokers": (0, 1),
            "joker_heads": (0, 1),
            "hand": (1, LAST_NUMBER),
            "least_cards": (1, self.most_cards),
            "most_cards": (1, self.hand),
        }
        for name, (least, most) in bounds.items():
            if not least <= getattr(self, name) <= most:
                msg = f"{name} does not fit; expected {least} to {most}"
                raise RulesetError(msg)
