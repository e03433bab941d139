"""Every check holds in random rounds of every ruleset."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxrow.rules import DealError, observe, start_round
from oxrow.rules.agenda import Question
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.engine import rules_of
from tests.properties.checks import CHECKS, redealt
from tests.support import deal_of, every_ruleset

SEEDS = st.integers(0, 2**32)


@every_ruleset
@pytest.mark.parametrize("check", CHECKS)
@given(data=st.data(), seed=SEEDS)
def test_in_a_random_round(name: str, check: str, data: st.DataObject, seed: int) -> None:
    ruleset = replace(CATALOGUE[name], lock_choice=data.draw(st.booleans(), label="lock_choice"))
    seats = data.draw(st.integers(ruleset.least_seats, ruleset.most_seats), label="seats")
    CHECKS[check](ruleset, deal_of(ruleset, seats, seed), seed)


@every_ruleset
def test_each_kind_of_step_either_runs_or_asks(name: str) -> None:
    rules = rules_of(CATALOGUE[name])
    assert not rules.resolve.keys() & rules.decide.keys()
    assert rules.decide.keys() == rules.options.keys()
    assert not [kind for kind in rules.resolve if issubclass(kind, Question)]
    assert all(issubclass(kind, Question) for kind in rules.decide)


@every_ruleset
def test_a_deal_is_the_same_for_the_same_seed_and_another_for_another(name: str) -> None:
    ruleset = CATALOGUE[name]
    assert deal_of(ruleset, ruleset.least_seats, 1) == deal_of(ruleset, ruleset.least_seats, 1)
    assert len({deal_of(ruleset, ruleset.least_seats, seed) for seed in range(20)}) == 20


@every_ruleset
def test_a_deal_is_for_the_seats_that_its_ruleset_names(name: str) -> None:
    ruleset = CATALOGUE[name]
    for seats in (0, ruleset.least_seats - 1, ruleset.most_seats + 1):
        with pytest.raises(DealError, match=f"not for {seats}"):
            deal_of(ruleset, seats, 1)


@every_ruleset
def test_redealing_what_is_hidden_does_change_the_state(name: str) -> None:
    # Otherwise the check that it changes no observation would hold of itself.
    ruleset = CATALOGUE[name]
    state = start_round(ruleset, deal_of(ruleset, ruleset.least_seats, 1))
    other = redealt(state, 0, random.Random(2))
    assert other.hands[0] == state.hands[0]
    assert other.hands[1] != state.hands[1]
    assert observe(other, 1) != observe(state, 1)
