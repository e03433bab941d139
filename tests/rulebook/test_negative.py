"""Negative: docs/rules, section 5, and what concerns it in 16 and 18."""

from dataclasses import fields

import pytest

from oxrow.notation import resolve, with_settings
from oxrow.rules import Ruleset, start_round
from oxrow.rules.agenda import NameRow, SelectCards
from oxrow.rules.cards import ZERO
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.ruleset import LowRule
from oxrow.rules.scoring import is_over, round_points, winners
from tests.support import deal_of, decisions, said

NEGATIVE = CATALOGUE["negative"]
ROWS = "10 | 20 | 30 | 40"


def test_5_the_turn_is_that_of_plus() -> None:
    plus = CATALOGUE["plus"]
    different = {field.name for field in fields(Ruleset) if getattr(plus, field.name) != getattr(NEGATIVE, field.name)}
    assert different == {"name", "heads_are_good"}
    for seats in (2, 4, 7):
        lying = deal_of(NEGATIVE, seats, 1)
        assert lying == deal_of(plus, seats, 1)
        as_in_plus = [each.events for each in decisions(plus, lying, 1)]
        assert [each.events for each in decisions(NEGATIVE, lying, 1)] == as_in_plus


def test_5_fifteen_cards_and_one_or_two_a_turn() -> None:
    state = start_round(NEGATIVE, deal_of(NEGATIVE, 4, 1))
    assert {len(hand.cards) for hand in state.hands} == {15}
    assert (NEGATIVE.least_cards, NEGATIVE.most_cards) == (1, 2)


def test_5_a_zero_puts_the_number_beside_it_first_and_costs_nothing() -> None:
    result = resolve("negative", "31 44 57 72 80 | 8 | 12 | 90", "82+0 81").to_json()
    assert result["order"] == [["s1", "82"], ["s2", "81"]]
    assert result["points"] == {"s1": 11}
    assert round_points(said(NEGATIVE, ROWS, "0 0+0").state) == (0, 0)


def test_5_the_fewest_heads_win() -> None:
    assert winners(NEGATIVE, [(30, 10), (0, 10)]) == (1,)


def test_q45_a_zero_costs_nothing() -> None:
    played = said(NEGATIVE, ROWS, "0 50")
    assert played.piles == [[ZERO], []]
    assert round_points(played.state) == (0, 0)


@pytest.mark.parametrize("name", ["negative", "simplified"])
def test_amb_11_default_is_the_rule_of_plus(name: str) -> None:
    assert CATALOGUE[name].low_rule is LowRule.PLUS
    assert resolve(name, ROWS, "9").to_json()["rows"] == "10 | 20 | 30 | 40 9"


@pytest.mark.parametrize("name", ["negative", "simplified"])
def test_amb_11_option_takes_a_row(name: str) -> None:
    settings = {"low_rule": "base"}
    asked = resolve(name, ROWS, "9", settings=settings).to_json()
    assert asked["asks"] == {"seat": "s1", "question": "low-card", "options": ["t1", "t2", "t3", "t4"]}
    taken = resolve(name, ROWS, "9; s1 t4", settings=settings).to_json()
    assert (taken["rows"], taken["points"]) == ("10 | 20 | 30 | 9", {"s1": 3})


def test_amb_11_option_can_ask_several_times_a_turn() -> None:
    ruleset = with_settings(NEGATIVE, {"low_rule": "base"})
    # The 8 has a zero and comes first; the 7 is then lower than all ends again, and 9 goes behind the 8.
    played = said(ruleset, ROWS, "8+0 7+9; s1 t1; s2 t4")
    assert played.rows == "8 9 | 20 | 30 | 7"
    assert played.piles == [[ZERO, 10], [40]]
    kinds = {
        type(each.before.table.question)
        for seed in range(3)
        for each in decisions(ruleset, deal_of(ruleset, 4, 1), seed)
    }
    assert kinds == {SelectCards, NameRow}


@pytest.mark.parametrize("seats", range(2, 8))
def test_amb_12_default_is_a_round_for_each_player(seats: int) -> None:
    assert not is_over(NEGATIVE, [(90,) * seats] * (seats - 1))
    assert is_over(NEGATIVE, [(0,) * seats] * seats)


def test_amb_12_option_one_round_or_a_number_of_heads() -> None:
    one = with_settings(NEGATIVE, {"end": "rounds 1"})
    assert is_over(one, [(1, 2, 3)])
    target = with_settings(NEGATIVE, {"end": "66 or more"})
    assert not is_over(target, [(65, 0), (0, 65)])
    assert is_over(target, [(66, 0)])
    assert is_over(with_settings(NEGATIVE, {"end": "more than 66"}), [(67, 0)])
