"""Cards: what is printed on them, and nothing about what they do.

A card is an int, and cards that nobody can tell apart are the same int. A number card is its own number; cards of
other kinds have the numbers after the last number card.
"""

from enum import StrEnum
from typing import Final, NewType

Card = NewType("Card", int)

LAST_NUMBER: Final = 104

FIRST_JOKER: Final = 110
ZERO: Final = Card(140)

NUMBERS: Final = tuple(Card(number) for number in range(1, LAST_NUMBER + 1))
"""The number cards, one of each (rules 1.1)."""
JOKERS: Final = tuple(Card(FIRST_JOKER + tenth) for tenth in range(10))
"""The jokers 0.0 to 0.9, one of each (rules 7)."""


class Kind(StrEnum):
    """What sort of card it is, whatever it does."""

    NUMBER = "number"
    JOKER = "joker"
    ZERO = "zero"


def kind(card: Card) -> Kind:
    """The kind of *card*."""
    if card == ZERO:
        return Kind.ZERO
    return Kind.JOKER if is_joker(card) else Kind.NUMBER


def is_number(card: Card) -> bool:
    """Whether *card* is one of the number cards 1 to 104."""
    return 1 <= card <= LAST_NUMBER


def is_joker(card: Card) -> bool:
    """Whether *card* is one of the jokers 0.0 to 0.9."""
    return FIRST_JOKER <= card < FIRST_JOKER + len(JOKERS)


def is_zero(card: Card) -> bool:
    """Whether *card* is one of the zeros, which nobody can tell apart."""
    return card == ZERO


def printed(card: Card) -> str:
    """The number on *card*.

    >>> printed(Card(55)), printed(ZERO), printed(JOKERS[4])
    ('55', '0', '0.4')
    """
    if is_zero(card):
        return "0"
    return f"0.{order(card)}" if is_joker(card) else str(card)


def order(card: Card) -> int:
    """Place of *card* in the order of play, in tenths of a number: jokers come before 1 (rules 7.1).

    >>> order(JOKERS[4]), order(Card(18))
    (4, 180)
    """
    return card - FIRST_JOKER if is_joker(card) else card * 10


def heads(card: Card) -> int:
    """Bull heads printed on *card* (rules 1.1; a joker has one: rules 7.4, a zero none: rules 4.1).

    >>> [heads(Card(number)) for number in (1, 5, 10, 11, 55)]
    [1, 2, 3, 5, 7]
    """
    if not is_number(card):
        return 1 if is_joker(card) else 0
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


ALL_HEADS: Final = sum(map(heads, NUMBERS))
"""171: no pile of number cards can be worth more."""
