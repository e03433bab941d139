"""Sense: what the planners do in positions where it is plain what to do."""

import math
import random

import pytest

from oxrow.bots import level_named
from oxrow.bots.policy import Glance, Policy
from oxrow.rules import GameState, Ruleset, apply, observe
from oxrow.rules.actions import Action, Decline, PlayCards, Take
from oxrow.rules.agenda import Moment, NameRow, Offer, SelectCards
from oxrow.rules.cards import Card
from oxrow.rules.engine import open_state
from tests.bots.tables import BASE, GOOD, PAIRS, after, play, table

PLANNERS = ("cow", "ox")


def answer(level: str, state: GameState, seat: int = 0, samples: int = 400) -> Action:
    return level_named(level).make(random.Random(1), math.inf, samples).act(observe(state, seat))


@pytest.mark.parametrize("level", PLANNERS)
def test_takes_one_head_and_not_seven(level: str) -> None:
    state = after(table("55 | 60 | 70 | 81", ("3 90", "85 91")), 3, 85)
    assert isinstance(state.table.question, NameRow)
    assert answer(level, state) == Take(3)


@pytest.mark.parametrize("level", PLANNERS)
def test_where_heads_are_good_takes_seven(level: str) -> None:
    state = after(table("55 | 60 | 70 | 81", ("3 90", "85 91"), GOOD), 3, 85)
    assert answer(level, state) == Take(0)


ROWS = "75 | 89 | 81 82 83 84 85 | 95"
"""For a low card row 2 is cheapest; but then nothing is left between the full row 3 and the 90."""


def test_a_low_card_thinks_of_the_rest_of_the_turn() -> None:
    state = apply(table(ROWS, ("3 90", "97 98"), PAIRS), 0, PlayCards((Card(3), Card(90)))).state
    assert answer("cow", apply(state, 1, PlayCards((Card(97),))).state) == Take(0)


@pytest.mark.parametrize(("level", "row"), [("cow", 1), ("ox", 0)])
def test_only_the_ox_thinks_of_the_turns_after(level: str, row: int) -> None:
    assert answer(level, after(table(ROWS, ("3 90", "97 98")), 3, 97)) == Take(row)


@pytest.mark.parametrize("level", PLANNERS)
def test_avoids_a_certain_27(level: str) -> None:
    """The 66 would be the sixth card of a row with 27 heads, whatever the others play: all cards between are out."""
    state = table("11 22 33 44 55 | 80 | 90 | 100", ("56 81 91 101", "57 58 59 61", "62 63 64 65"))
    chosen = answer(level, state)
    assert isinstance(chosen, PlayCards)
    assert chosen.cards != (Card(56),)


@pytest.mark.parametrize("level", PLANNERS)
def test_where_heads_are_good_grabs_the_27(level: str) -> None:
    state = table("11 22 33 44 55 | 80 | 90 | 100", ("56 81 91 101", "57 58 59 61", "62 63 64 65"), GOOD)
    assert answer(level, state) == PlayCards((Card(56),))


def test_cow_plays_the_lowest_of_equal_cards() -> None:
    state = table("10 | 20 | 30 | 40", ("11 21 31 41", "15 25 35 45"))
    assert answer("cow", state) == PlayCards((Card(11),))


def glance(state: GameState) -> Glance:
    question = state.table.question
    assert question is not None
    return policy(state).glance(open_state(state), question)


def policy(state: GameState, whim: float = 0.0) -> Policy:
    return Policy(random.Random(1), state.ruleset, len(state.hands), whim)


def test_dangers() -> None:
    costs = glance(table("10 | 20 21 22 23 24 | 50 | 60 61 62 63", ("1 2", "3 4")))
    assert costs[Card(5)] == 3  # the cheapest row
    assert costs[Card(25)] == 3 + 1 + 5 + 1 + 1  # full, and nothing can come between
    assert costs[Card(51)] == 0  # four places, and only one other card
    assert 0 < costs[Card(70)] < costs[Card(100)]  # one place: the more fit between, the worse
    assert costs.cost(play("5 25")) == 14
    assert costs.cost(Take(0)) == 0


def test_gains_are_costs_turned_round() -> None:
    costs = glance(table("10 | 20 21 22 23 24 | 50 | 60 61 62 63", ("1 2", "3 4"), GOOD))
    assert costs[Card(25)] == -11


@pytest.mark.parametrize(("ruleset", "card"), [(BASE, 51), (GOOD, 25)])
def test_policy_at_a_glance(ruleset: Ruleset, card: int) -> None:
    state = table("10 | 20 21 22 23 24 | 50 | 60 61 62 63", ("5 25 51", "26 52 53"), ruleset)
    work = open_state(state, log=False)
    question = work.question()
    assert isinstance(question, SelectCards)
    assert policy(state).plays(work, question)[0] == (0, PlayCards((Card(card),)))


def test_policy_knows_whims_and_pairs() -> None:
    state = table("10 | 20 21 22 23 24 | 50 | 60 61 62 63", ("5 25 51", "26 52 53"), PAIRS)
    work = open_state(state, log=False)
    question = SelectCards((0,))
    assert policy(state).plays(work, question) == [(0, PlayCards((Card(51),)))]
    whims = policy(state, whim=1.0)
    assert len({tuple(whims.plays(work, question)) for _ in range(200)}) == 6


def test_policy_answers_what_it_does_not_know_by_chance() -> None:
    state = table("10 | 20 | 30 | 40", ("5 25", "26 52"))
    work = open_state(state, log=False)
    assert policy(state).reply(work, Offer(Moment.BEFORE_CARD, (0,), (0,)), 0) == Decline()
