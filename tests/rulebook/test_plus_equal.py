"""Plus with zeros for everybody: docs/rules, section 4.5, and what concerns it in 15 and 16."""

from dataclasses import fields

import pytest

from oxrow.rules import Deal, DealError, Ruleset
from oxrow.rules.cards import NUMBERS, ZERO, is_number
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import dealt
from tests.support import deal_of

EQUAL = CATALOGUE["plus-equal"]
TABLE = {2: (2, 3), 3: (2, 1), 4: (1, 3), 5: (1, 2), 6: (1, 1), 7: (1, 0)}
"""Zeros for each seat and zeros left for the deck, by the number of players."""
EACH = pytest.mark.parametrize(("seats", "each", "left"), [(seats, *zeros) for seats, zeros in TABLE.items()])


def zeros(lying: Deal) -> list[int]:
    return [hand.count(ZERO) for hand in lying.hands]


@EACH
def test_4_5_everybody_is_dealt_zeros_first(seats: int, each: int, left: int) -> None:
    counts = [zeros(deal_of(EQUAL, seats, seed)) for seed in range(80)]
    assert min(count for count_of_deal in counts for count in count_of_deal) == each
    # Those that are left come into some hand, if there are any, and in some deals into none.
    assert min(map(sum, counts)) == seats * each
    assert max(sum(count) for count in counts) - seats * each <= left
    assert any(sum(count) > seats * each for count in counts) == bool(left)


def test_4_5_zeros_that_are_left_are_shuffled_in() -> None:
    more = sum(sum(zeros(deal_of(EQUAL, 2, seed))) - 4 for seed in range(3000))
    # Of the 103 cards that are left, three are zeros, and 26 are dealt.
    assert more / 3000 == pytest.approx(3 * 26 / 103, rel=0.08)


@EACH
def test_4_5_each_hand_has_fifteen_cards_zeros_included(seats: int, each: int, left: int) -> None:
    lying = deal_of(EQUAL, seats, 1)
    assert [len(hand) for hand in lying.hands] == [15] * seats
    everything = (*lying.rows, *lying.undealt, *(card for hand in lying.hands for card in hand))
    assert sorted(everything) == [*NUMBERS, *([ZERO] * 7)]
    assert seats * each + left == 7


@EACH
def test_4_5_rows_never_start_with_a_zero(seats: int, each: int, left: int) -> None:
    assert all(is_number(card) for seed in range(40) for card in deal_of(EQUAL, seats, seed).rows)


def test_4_5_a_deal_without_them_is_refused() -> None:
    good = deal_of(EQUAL, 2, 1)
    assert dealt(EQUAL, good.rows, good.hands) == good
    few = tuple(card for card in good.undealt if is_number(card))
    short = tuple(sorted((*[card for card in good.hands[0] if card != ZERO], *few)[:15]))
    with pytest.raises(DealError, match="s1 holds fewer than 2 zeros"):
        dealt(EQUAL, good.rows, (short, good.hands[1]))


def test_4_5_everything_else_is_as_in_plus() -> None:
    plus = CATALOGUE["plus"]
    different = {field.name for field in fields(Ruleset) if getattr(plus, field.name) != getattr(EQUAL, field.name)}
    assert different == {"name", "equal_zeros"}


def test_p_6_three_players() -> None:
    lying = deal_of(EQUAL, 3, 2)
    assert all(count >= 2 for count in zeros(lying))
    assert sum(zeros(lying)) + lying.undealt.count(ZERO) == 7
    assert TABLE[3] == (2, 1)
    assert len(lying.undealt) == 104 - 4 + 1 - 3 * 13


def test_q44_five_players() -> None:
    assert TABLE[5] == (1, 2)
    lying = deal_of(EQUAL, 5, 1)
    assert all(count >= 1 for count in zeros(lying))
    assert [len(hand) for hand in lying.hands] == [15] * 5
