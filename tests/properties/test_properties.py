"""Every check holds in random rounds of every ruleset."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxrow.notation import with_settings
from oxrow.notation.rulesets import readings_of
from oxrow.rules import DealError, observe
from oxrow.rules.agenda import Question
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.engine import rules_of
from oxrow.rules.ruleset import Starter
from tests.properties.checks import CHECKS, redealt
from tests.support import deal_of, decisions, every_ruleset

SEEDS = st.integers(0, 2**32)
EXAMPLES = max(10, settings().max_examples // 2)
"""Rulesets share most of their rules, so each of them needs fewer rounds."""
OF_THE_MATCH = {"end", "most_seats", "starter"}
"""Settings that change nothing within a round."""


@every_ruleset
@pytest.mark.parametrize("check", CHECKS)
@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS)
def test_in_a_random_round(name: str, check: str, data: st.DataObject, seed: int) -> None:
    readings = [each for each in readings_of(CATALOGUE[name]) if each.setting not in OF_THE_MATCH]
    chosen = {each.setting: data.draw(st.sampled_from(each.values), label=each.setting) for each in readings}
    ruleset = with_settings(CATALOGUE[name], chosen)
    seats = data.draw(st.integers(ruleset.least_seats, ruleset.most_seats), label="seats")
    starts = ruleset.starter is not Starter.NOBODY
    starter = data.draw(st.integers(0, seats - 1), label="starter") if starts else 0
    CHECKS[check](ruleset, replace(deal_of(ruleset, seats, seed), starter=starter), seed)


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
    # In a draft all cards lie open; who picks first is settled before.
    assert len({deal_of(ruleset, ruleset.least_seats, seed) for seed in range(20)}) == (1 if ruleset.draft else 20)


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
    played = decisions(ruleset, deal_of(ruleset, ruleset.least_seats, 1), 1)
    state, other = next(
        (each.before, other) for each in played if (other := redealt(each.before, 0, random.Random(2))) != each.before
    )
    assert other.hands[0] == state.hands[0]
    assert other.hands[1] != state.hands[1]
    assert observe(other, 1) != observe(state, 1)
