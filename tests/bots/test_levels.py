"""What all levels have in common."""

import math
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxrow.bots import LEVELS, Bot, LevelError, Worlds, choose, level_named, options_of
from oxrow.bots.planner import worth_to
from oxrow.rules import Ruleset, apply, legal_actions, observe, to_act
from oxrow.rules.actions import PlayCards, TakeBack
from oxrow.rules.cards import Card
from oxrow.rules.catalogue import CATALOGUE
from tests.bots.tables import BASE, GOOD, PAIRS, RULESETS, low_card, seats_of, table, walk

AVAILABLE = [name for name, level in LEVELS.items() if level.available]

levels = st.sampled_from(AVAILABLE)
seeds = st.integers(0, 9999)
few = settings(max_examples=25, deadline=None)


def bot(level: str, seed: int, samples: int = 30) -> Bot:
    return level_named(level).make(random.Random(seed), math.inf, samples)


@few
@given(levels, st.sampled_from(RULESETS), st.integers(2, 10), seeds, st.integers(0, 80))
def test_every_answer_is_legal(level: str, ruleset: Ruleset, seats: int, seed: int, decisions: int) -> None:
    state = walk(ruleset, seats_of(ruleset, seats), seed, decisions)
    for seat in to_act(state)[:3]:
        assert bot(level, seed, 5).act(observe(state, seat)) in legal_actions(state, seat)


@pytest.mark.parametrize("level", AVAILABLE)
@pytest.mark.parametrize("ruleset", [BASE, GOOD, PAIRS, CATALOGUE["jokers"]], ids=lambda ruleset: ruleset.name)
def test_every_low_card_finds_a_row(level: str, ruleset: Ruleset) -> None:
    state = low_card(walk(ruleset, 5, 3, 0))
    seat = to_act(state)[0]
    assert bot(level, 1).act(observe(state, seat)) in legal_actions(state, seat)


@few
@given(levels, st.sampled_from(RULESETS), st.integers(2, 6), seeds, st.integers(0, 60))
def test_what_is_hidden_changes_nothing(level: str, ruleset: Ruleset, seats: int, seed: int, decisions: int) -> None:
    state = walk(ruleset, seats, seed, decisions)
    seat = to_act(state)[0]
    other = Worlds(observe(state, seat)).draw(random.Random(seed + 1))
    assert bot(level, seed).act(observe(state, seat)) == bot(level, seed).act(observe(other, seat))


@few
@given(levels, st.integers(2, 6), seeds)
def test_who_has_already_chosen_does_not_matter_for_a_planner(level: str, seats: int, seed: int) -> None:
    before = walk(BASE, seats, seed, 0)
    after = apply(before, 1, legal_actions(before, 1)[seed % 10]).state
    assert bot(level, seed).act(observe(before, 0)) == bot(level, seed).act(observe(after, 0))


def test_nobody_takes_back() -> None:
    state = walk(BASE, 3, 1, 0)
    seen = observe(apply(state, 0, PlayCards(state.hands[0].cards[:1])).state, 0)
    assert seen.legal_actions == (TakeBack(),)
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        options_of(seen)
    with pytest.raises(ValueError, match="a spectator is not asked"):
        options_of(observe(state, None))


@pytest.mark.parametrize("level", AVAILABLE)
def test_the_only_card_is_played_without_a_thought(level: str) -> None:
    state = table("10 | 20 | 30 | 40", ("5", "6"))
    lonely = level_named(level).make(random.Random(1), seconds=0)
    assert lonely.act(observe(state, 0)) == PlayCards(state.hands[0].cards)


def test_levels_have_an_order_and_a_place_for_the_strong_one() -> None:
    assert list(LEVELS) == ["calf", "cow", "ox", "old-ox"]
    assert AVAILABLE == ["calf", "cow", "ox"]
    with pytest.raises(LevelError, match="'old-ox' is announced, but not available yet"):
        level_named("old-ox").make(random.Random(1))
    with pytest.raises(LevelError, match=r"no level is called 'bull'; expected one of calf, cow, ox, old-ox"):
        level_named("bull")


def test_choose_is_the_bot_with_that_seed() -> None:
    seen = observe(walk(BASE, 3, 1, 0), 0)
    assert choose("cow", seen, 7, 60) == level_named("cow").make(random.Random(7), 60).act(seen)
    with pytest.raises(LevelError):
        choose("old-ox", seen, 1, 1)


def test_choose_works_in_a_spawned_process() -> None:
    seen = observe(walk(PAIRS, 3, 1, 0), 0)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(choose, "cow", seen, 7, 60).result() == choose("cow", seen, 7, 60)
        error = pool.submit(choose, "old-ox", seen, 7, 60).exception()
    assert isinstance(error, LevelError)
    assert isinstance(pickle.loads(pickle.dumps(error)), LevelError)


def test_worth() -> None:
    assert worth_to(0, BASE, (4, 10), 1) == 6
    assert worth_to(0, GOOD, (4, 10), 1) == -6
    assert worth_to(1, BASE, (4, 10, 7), 0) == -10


def test_card_type_stays() -> None:
    """An answer can go straight into a record."""
    action = choose("ox", observe(walk(BASE, 2, 1, 0), 0), 1, 0)
    assert isinstance(action, PlayCards)
    assert type(action.cards[0]) is type(Card(1))
