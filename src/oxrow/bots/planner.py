"""The planner: what would each option lead to in the worlds that are possible?"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from oxrow.bots.budget import Budget
from oxrow.bots.halving import best_option
from oxrow.bots.playout import others_choose, play_on
from oxrow.bots.policy import Policy
from oxrow.bots.protocol import options_of
from oxrow.bots.worlds import Worlds
from oxrow.rules.actions import Action
from oxrow.rules.engine import answer, open_state
from oxrow.rules.observation import Observation
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.scoring import round_points
from oxrow.rules.state import GameState


@dataclass(frozen=True, slots=True)
class Style:
    """How far a planner looks, and what it thinks of the others."""

    whole_round: bool
    """Look to the end of the round, or only of the turn."""
    whim: float
    """How often the others choose by whim now, from 0 to 1."""
    rivalry: float
    """How much the others' mean heads weigh against the own ones, divided by the number of the others."""


class Planner:
    """Flat Monte Carlo over possible worlds, all options in the same worlds."""

    def __init__(self, rng: random.Random, budget: Budget, style: Style) -> None:
        self._rng = rng
        self._budget = budget
        self._style = style
        self._others = Policy(rng, style.whim)
        self._later = Policy(rng)

    def act(self, observation: Observation) -> Action:
        """The option that leads to the best round, or turn, on average.

        Raises:
            ValueError: nothing is asked of this seat.
        """
        options = options_of(observation)
        if len(options) == 1 or observation.seat is None:
            return options[0]
        seat, worlds = observation.seat, Worlds(observation)

        def trial(alive: Sequence[int]) -> list[float]:
            world = others_choose(worlds.draw(self._rng), seat, self._others)
            return [self._value(world, seat, options[index]) for index in alive]

        return options[best_option(len(options), trial, self._budget.start())]

    def _value(self, world: GameState, seat: int, action: Action) -> float:
        work = open_state(world, log=False)
        answer(work, seat, action)
        play_on(work, self._later, whole_round=self._style.whole_round)
        return worth_to(seat, world.ruleset, round_points(work.close()), self._style.rivalry)


def worth_to(seat: int, ruleset: Ruleset, points: Sequence[int], rivalry: float) -> float:
    """How good *points* are for *seat*: with two seats and *rivalry* 1 it is what one is ahead of the other.

    >>> worth_to(0, Ruleset(), (5, 20), 1), worth_to(0, Ruleset(), (5, 20, 22), 0)
    (15.0, -5.0)
    """
    others = len(points) - 1
    mean = (sum(points) - points[seat]) / others
    ahead = points[seat] - mean * rivalry / others
    return float(ahead if ruleset.heads_are_good else -ahead)
