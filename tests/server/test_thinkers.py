"""Whatever a bot does, the table goes on."""

import random
from collections.abc import Callable

import pytest

from oxrow.rules import Observation, Ruleset, deal, observe, start_round
from oxrow.rules.actions import Action
from oxrow.server import thinkers
from oxrow.server.thinkers import Thinkers
from tests.server import bad_bots


def an_observation() -> Observation:
    return observe(start_round(Ruleset(), deal(Ruleset(), 3, random.Random(1))), 1)


@pytest.mark.parametrize("choose", [bad_bots.fail, bad_bots.cheat, bad_bots.die, bad_bots.sleep])
async def test_a_bot_that_misbehaves_plays_some_legal_card(
    choose: Callable[[str, Observation, int, float], Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "GRACE", 2.0)
    observation = an_observation()
    pool = Thinkers(1, choose)
    try:
        assert await pool.action("calf", observation, 0.1) in observation.legal_actions
        assert await pool.action("calf", observation, 0.1) in observation.legal_actions
    finally:
        pool.close()


@pytest.mark.parametrize("level", ["calf", "cow", "ox"])
async def test_every_level_answers_from_its_process(level: str) -> None:
    observation = an_observation()
    pool = Thinkers(1)
    try:
        assert await pool.action(level, observation, 0.1) in observation.legal_actions
    finally:
        pool.close()
