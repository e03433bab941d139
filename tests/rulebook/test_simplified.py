"""Simplified: docs/rules, section 6, and what concerns it in 12, 16 and 18."""

import random
from dataclasses import replace

import pytest

from oxrow.notation import NotationError, resolve, with_settings
from oxrow.rules import GameState, IllegalActionError, apply, deal, legal_actions, observe, start_round, to_act
from oxrow.rules.actions import Action, PlayCards, TakeBack
from oxrow.rules.agenda import NameRow, PlayOpenly
from oxrow.rules.cards import NUMBERS, ZERO, Card, is_number
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import deck
from oxrow.rules.events import CardLaidAside, CardPlaced, CardsRevealed
from oxrow.rules.ruleset import End, Starter
from oxrow.rules.scoring import is_over, round_points, winners
from oxrow.rules.starter import next_starter
from tests.support import cards, deal_of, decisions, said, table, turns

SIMPLIFIED = CATALOGUE["simplified"]
ROWS = "10 | 20 | 30 | 40"
SEATS = pytest.mark.parametrize("seats", range(2, 9))


def single(*numbers: int) -> set[Action]:
    return {PlayCards(cards(number)) for number in numbers}


def begun_by(starter: int, seats: int = 3) -> GameState:
    return start_round(SIMPLIFIED, deal(SIMPLIFIED, seats, random.Random(1), starter))


# --- 6 ----------------------------------------------------------------------------------------------------------------


def test_6_players_are_2_to_8() -> None:
    assert (SIMPLIFIED.least_seats, SIMPLIFIED.most_seats) == (2, 8)


@SEATS
def test_6_hands_are_twelve_cards_of_the_numbers_and_seven_zeros(seats: int) -> None:
    lying = deal_of(SIMPLIFIED, seats, 1)
    assert deck(SIMPLIFIED, seats) == (*NUMBERS, *[ZERO] * 7)
    assert [len(hand) for hand in lying.hands] == [12] * seats
    assert len(lying.undealt) == 107 - 12 * seats


@SEATS
def test_6_rows_are_four_numbers(seats: int) -> None:
    assert all(is_number(card) for seed in range(40) for card in deal_of(SIMPLIFIED, seats, seed).rows)


@pytest.mark.parametrize("starter", range(3))
def test_6_seat_after_seat_clockwise_plays_one_card(starter: int) -> None:
    lying = deal(SIMPLIFIED, 3, random.Random(1), starter)
    for played in turns(SIMPLIFIED, lying, 1):
        assert [each.seat for each in played] == [(starter + step) % 3 for step in range(3)]
        for each in played:
            assert to_act(each.before) == (each.seat,)
            assert {type(each.before.table.question)} == {PlayOpenly}
            assert isinstance(each.action, PlayCards)
            assert len(each.action.cards) == 1


def test_6_a_card_is_placed_at_once_face_up() -> None:
    state = table(ROWS, [41, 50], [45, 51], ruleset=SIMPLIFIED)
    state, events = apply(state, 0, PlayCards(cards(41)))
    assert [each.event for each in events] == [CardsRevealed(((0, Card(41)),)), CardPlaced(0, Card(41), 3)]
    assert state.table.rows[3].cards == (40, 41)
    assert observe(state, None).table.rows == state.table.rows
    assert to_act(state) == (1,)


def test_6_cards_are_placed_in_the_order_of_the_seats_and_not_ascending() -> None:
    # 50 comes first, so 45 goes behind no row but 30.
    assert said(SIMPLIFIED, ROWS, "50 45").rows == "10 | 20 | 30 45 | 40 50"
    assert said(CATALOGUE["base"], ROWS, "50 45").rows == "10 | 20 | 30 | 40 45 50"


def test_6_nobody_takes_a_card_back_or_plays_out_of_turn() -> None:
    state = table(ROWS, [41, 50], [45, 51], ruleset=SIMPLIFIED)
    with pytest.raises(IllegalActionError):
        apply(state, 1, PlayCards(cards(45)))
    after, _ = apply(state, 0, PlayCards(cards(41)))
    assert legal_actions(after, 0) == ()
    assert TakeBack() not in legal_actions(after, 1)


def test_6_a_zero_is_laid_aside_and_its_owner_takes_nothing() -> None:
    played = said(SIMPLIFIED, "10 11 12 13 14 | 20 | 30 | 40", "0 15")
    assert played.rows == "15 | 20 | 30 | 40"
    assert played.piles == [[ZERO], [10, 11, 12, 13, 14]]
    assert round_points(played.state) == (0, 11)
    assert CardLaidAside(0, ZERO) in [each.event for each in played.events]


def test_6_only_one_card_a_turn_so_no_zero_beside_another() -> None:
    state = table(ROWS, [50, ZERO, ZERO], [51], ruleset=SIMPLIFIED)
    assert set(legal_actions(state, 0)) == single(50, ZERO)
    with pytest.raises(NotationError, match=r"2 cards; simplified allows 1 a turn"):
        resolve("simplified", ROWS, "50+0 51")


def test_6_a_low_card_joins_the_highest_row_and_takes_only_as_its_sixth_card() -> None:
    assert said(SIMPLIFIED, ROWS, "5").rows == "10 | 20 | 30 | 40 5"
    assert said(SIMPLIFIED, "10 | 20 | 30 | 40 41 42 43 44", "5").piles == [[40, 41, 42, 43, 44]]


def test_6_the_first_round_is_begun_by_the_first_seat() -> None:
    rng = random.Random(1)
    assert {next_starter(SIMPLIFIED, 5, [], 0, rng) for _ in range(20)} == {0}
    assert to_act(begun_by(0)) == (0,)
    assert to_act(begun_by(2)) == (2,)


@SEATS
def test_6_the_round_has_twelve_turns(seats: int) -> None:
    played = list(turns(SIMPLIFIED, deal_of(SIMPLIFIED, seats, 2), 2))
    assert len(played) == 12
    assert not any(hand.cards for hand in played[-1][-1].after.hands)


def test_6_the_match_is_that_of_base_and_the_fewest_heads_win() -> None:
    assert SIMPLIFIED.end == End()
    assert not is_over(SIMPLIFIED, [(66, 3)])
    assert winners(SIMPLIFIED, [(67, 3)]) == (1,)


# --- 12, 16, 18 -------------------------------------------------------------------------------------------------------


def test_12_1_nobody_decides_while_cards_are_placed() -> None:
    for seed in range(4):
        lying = deal_of(SIMPLIFIED, 5, seed)
        assert {type(each.before.table.question) for each in decisions(SIMPLIFIED, lying, seed)} == {PlayOpenly}


def test_12_3_nothing_lies_face_down() -> None:
    for each in decisions(SIMPLIFIED, deal_of(SIMPLIFIED, 4, 1), 1):
        assert [place.chosen_count for place in each.after.table.places] == [0] * 4


def test_q46_a_zero_is_a_pass() -> None:
    played = said(SIMPLIFIED, "10 11 12 13 14 | 20 | 30 | 40", "0")
    assert played.rows == "10 11 12 13 14 | 20 | 30 | 40"
    assert round_points(played.state) == (0,)


def test_q47_the_next_round_is_begun_by_who_has_the_most_heads() -> None:
    assert next_starter(SIMPLIFIED, 3, [(3, 20, 8)], 0, random.Random(1)) == 1


def test_amb_13_default_is_any_turn() -> None:
    assert set(legal_actions(table(ROWS, [50, ZERO], [51], ruleset=SIMPLIFIED), 0)) == single(50, ZERO)


@pytest.mark.parametrize(
    ("rows", "hand", "low_rule", "zero_allowed"),
    [
        ("10 | 20 | 30 | 40", [50, ZERO], "plus", False),
        ("10 | 20 | 30 | 40 41 42 43 44", [50, ZERO], "plus", True),
        # One of the other cards would take nothing.
        ("10 | 20 | 30 | 40 41 42 43 44", [50, 35, ZERO], "plus", False),
        # A low card takes nothing if it only joins the highest row …
        ("10 | 20 | 30 | 40", [5, ZERO], "plus", False),
        # … unless that row is full …
        ("10 | 20 | 30 | 40 41 42 43 44", [5, ZERO], "plus", True),
        # … or the rule is that of the base game.
        ("10 | 20 | 30 | 40", [5, ZERO], "base", True),
        # With nothing but zeros there is no choice.
        ("10 | 20 | 30 | 40", [ZERO, ZERO], "plus", True),
    ],
)
def test_amb_13_option_only_at_risk(rows: str, hand: list[int], low_rule: str, *, zero_allowed: bool) -> None:
    ruleset = with_settings(SIMPLIFIED, {"zero_at_risk": "true", "low_rule": low_rule})
    options = set(legal_actions(table(rows, hand, [60], ruleset=ruleset), 0))
    assert options == single(*hand) - (set() if zero_allowed else single(ZERO))


def test_amb_14_default_is_the_last_round_and_clockwise_on_a_tie() -> None:
    assert SIMPLIFIED.starter is Starter.MOST_LAST_ROUND
    rng = random.Random(1)
    assert next_starter(SIMPLIFIED, 3, [(60, 0, 0), (1, 2, 3)], 0, rng) == 2
    tie = [(9, 9, 0, 9)]
    assert [next_starter(SIMPLIFIED, 4, tie, previous, rng) for previous in range(4)] == [1, 3, 3, 0]


def test_amb_14_option_all_rounds_together() -> None:
    ruleset = with_settings(SIMPLIFIED, {"starter": "most-total"})
    rng = random.Random(1)
    assert next_starter(ruleset, 3, [(60, 0, 0), (1, 2, 3)], 0, rng) == 0
    assert next_starter(ruleset, 3, [(5, 0, 2), (0, 5, 2)], 0, rng) == 1
    assert next_starter(ruleset, 3, [], 0, rng) == 0


def test_6_a_low_card_asks_its_owner_at_once_where_it_takes_a_row() -> None:
    ruleset = with_settings(SIMPLIFIED, {"low_rule": "base"})
    state, _ = apply(table(ROWS, [5], [6], ruleset=ruleset), 0, PlayCards(cards(5)))
    assert isinstance(state.table.question, NameRow)
    assert to_act(state) == (0,)
    assert said(ruleset, ROWS, "5 6; s1 t4").rows == "10 | 20 | 30 | 5 6"


def test_6_in_one_turn_by_itself_the_first_seat_begins() -> None:
    assert resolve("simplified", ROWS, "50 45").to_json()["rows"] == "10 | 20 | 30 45 | 40 50"
    lying = replace(table(ROWS, [50], [45], ruleset=SIMPLIFIED, starter=1))
    assert to_act(lying) == (1,)
