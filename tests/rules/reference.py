"""Base play once more, written from docs/rules (1.1, 2.2, 2.4) and sharing nothing with `oxrow.rules`."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import product

# From the matrix of section 14: 1 to 10, 11 to 20 …
TENS = (
    "1111211113 5111211113 1511211113 1151211113 1115211113 1111711113 1111251113 1111215113 1111211513 1111211153 1111"
)
HEADS = [int(digit) for digit in TENS.replace(" ", "")]

Rows = list[list[int]]
Piles = list[list[int]]


def heads(pile: Sequence[int]) -> int:
    return sum(HEADS[card - 1] for card in pile)


def is_low(rows: Rows, card: int) -> bool:
    return all(card < row[-1] for row in rows)


def place(rows: Rows, pile: list[int], card: int, choice: int) -> None:
    if is_low(rows, card):
        row = rows[choice]
    else:
        row = max((row for row in rows if row[-1] < card), key=lambda row: row[-1])
        if len(row) < 5:
            row.append(card)
            return
    pile += row
    row[:] = [card]


def play_turn(rows: Rows, piles: Piles, cards: Sequence[int], choice: int) -> None:
    for card, seat in sorted((card, seat) for seat, card in enumerate(cards)):
        place(rows, piles[seat], card, choice)


def every_round(rows: Rows, piles: Piles, hands: Sequence[Sequence[int]]) -> Iterator[Piles]:
    """Give the piles at the end of each way in which a round can go."""
    if not hands[0]:
        yield piles
        return
    for cards in product(*hands):
        rest = [[card for card in hand if card not in cards] for hand in hands]
        for choice in range(len(rows) if is_low(rows, min(cards)) else 1):
            new_rows, new_piles = deepcopy(rows), deepcopy(piles)
            play_turn(new_rows, new_piles, cards, choice)
            yield from every_round(new_rows, new_piles, rest)
