"""Cards: what is printed on them, and nothing about what they do.

A card is an int, and cards that nobody can tell apart are the same int. A number card is its own number; cards of
other kinds have the numbers after the last number card.
"""

from typing import Final, NewType

Card = NewType("Card", int)

LAST_NUMBER: Final = 104

NUMBERS: Final = tuple(Card(number) for number in range(1, LAST_NUMBER + 1))
"""The number cards, one of each (rules 1.1)."""


def is_number(card: Card) -> bool:
    """Whether *card* is one of the number cards 1 to 104."""
    return 1 <= card <= LAST_NUMBER


def order(card: Card) -> int:
    """Place of *card* in the order of play, in tenths of a number, so that there is room between two numbers."""
    return card * 10


def heads(card: Card) -> int:
    """Bull heads printed on *card*; a card that is no number has none (rules 1.1).

    >>> [heads(Card(number)) for number in (1, 5, 10, 11, 55)]
    [1, 2, 3, 5, 7]
    """
    if not is_number(card):
        return 0
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


ALL_HEADS: Final = sum(map(heads, NUMBERS))
"""171: no pile can be worth more."""
