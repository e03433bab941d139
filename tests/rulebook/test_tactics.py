"""Tactics: docs/rules, section 3.1, and what concerns it in 14, 15 and 16."""

import pytest

from oxrow.rules import DealError, Ruleset, start_round
from oxrow.rules.cards import NUMBERS
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import dealt, deck
from oxrow.rules.scoring import worth
from tests.support import cards, deal_of, decisions

TACTICS = CATALOGUE["tactics"]
BASE = Ruleset()
SEATS = pytest.mark.parametrize("seats", range(2, 11))


@pytest.mark.parametrize(
    ("seats", "last"), [(2, 24), (3, 34), (4, 44), (5, 54), (6, 64), (7, 74), (8, 84), (9, 94), (10, 104)]
)
def test_3_1_cards_are_1_to_10_for_each_and_4(seats: int, last: int) -> None:
    assert deck(TACTICS, seats) == tuple(range(1, last + 1))


@SEATS
def test_3_1_every_card_is_in_play(seats: int) -> None:
    lying = deal_of(TACTICS, seats, 1)
    assert [len(hand) for hand in lying.hands] == [10] * seats
    assert len(lying.rows) == 4
    assert lying.undealt == ()
    assert sorted((*lying.rows, *(card for hand in lying.hands for card in hand))) == list(deck(TACTICS, seats))


def test_3_1_hands_are_dealt_by_chance() -> None:
    assert len({deal_of(TACTICS, 2, seed).hands for seed in range(5)}) == 5


def test_3_1_a_card_above_the_deck_cannot_be_dealt() -> None:
    hands = (cards(*range(1, 11)), cards(*range(11, 21)))
    assert dealt(TACTICS, cards(21, 22, 23, 24), hands).undealt == ()
    with pytest.raises(DealError, match="the card 25 is dealt more often"):
        dealt(TACTICS, cards(21, 22, 23, 25), hands)


@SEATS
def test_3_1_everything_else_is_as_in_base(seats: int) -> None:
    lying = deal_of(TACTICS, seats, 3)
    plain, other = (list(decisions(ruleset, lying, 3)) for ruleset in (BASE, TACTICS))
    assert [(each.seat, each.action, each.events) for each in plain] == [
        (each.seat, each.action, each.events) for each in other
    ]
    assert plain[-1].after.table == other[-1].after.table
    assert (TACTICS.end, TACTICS.ties, TACTICS.heads_are_good) == (BASE.end, BASE.ties, False)


def test_3_1_with_ten_it_is_the_base_game() -> None:
    assert deal_of(TACTICS, 10, 4) == deal_of(BASE, 10, 4)
    assert start_round(TACTICS, deal_of(TACTICS, 10, 4)).table == start_round(BASE, deal_of(BASE, 10, 4)).table


def test_3_1_no_deck_has_more_than_the_104_numbers() -> None:
    with pytest.raises(DealError, match="10 seats need 124 cards; the deck has 104"):
        deal_of(Ruleset(known_deck=True, hand=12), 10, 1)


@pytest.mark.parametrize(
    ("seats", "heads"), [(2, 38), (3, 55), (4, 72), (5, 85), (6, 103), (7, 120), (8, 137), (9, 154), (10, 171)]
)
def test_14_heads_of_the_known_decks(seats: int, heads: int) -> None:
    assert worth(TACTICS, deck(TACTICS, seats)) == heads


def test_l_1_three_have_34_cards_and_four_have_44() -> None:
    for ruleset in (TACTICS, CATALOGUE["pro"]):
        assert [len(deck(ruleset, seats)) for seats in (3, 4)] == [34, 44]
        assert deck(ruleset, 3)[-1] == 34


def test_q32_the_normal_game_has_all_104() -> None:
    assert all(deck(BASE, seats) == NUMBERS for seats in range(2, 11))


def test_q35_known_cards_without_picking() -> None:
    state = start_round(TACTICS, deal_of(TACTICS, 5, 1))
    assert state.table.offer == ()
    assert all(place.known == () for place in state.table.places)
    assert max(card for hand in state.hands for card in hand.cards) <= 54
