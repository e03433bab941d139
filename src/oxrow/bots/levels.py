"""The levels of bots, the weakest first: nothing but data."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from oxrow.bots.budget import Budget
from oxrow.bots.planner import Planner, Style
from oxrow.bots.protocol import Bot, options_of
from oxrow.rules.actions import Action
from oxrow.rules.observation import Observation

SECONDS: Final = 0.75
"""A move, whatever the number of seats: with the world that is played out when the time is over, at most 0.8."""

COW: Final = Style(whole_round=False, whim=1.0, later=0.0, rivalry=0.0)
"""Cautious: least heads this turn, against cards of the others that it does not try to guess."""

OX: Final = Style(whole_round=True, whim=0.2, later=0.15, rivalry=1.0)
"""Plans to the end of the round, against others who look where they step, mostly."""


class LevelError(ValueError):
    """A level of bots that does not exist, or not yet."""


class Calf:
    """Plays anything that is allowed."""

    def __init__(self, rng: random.Random, _budget: Budget | None = None) -> None:
        self._rng = rng

    def act(self, observation: Observation) -> Action:
        """Any option, each as likely as the others."""
        return self._rng.choice(options_of(observation))


@dataclass(frozen=True, slots=True)
class Level:
    """A level of bots as people choose it."""

    id: str
    build: Callable[[random.Random, Budget], Bot] | None = None
    """None: announced, but not there yet."""
    samples: float = math.inf
    """More than so many make it no stronger that anybody would notice."""

    @property
    def available(self) -> bool:
        """Whether there is a bot of this level."""
        return self.build is not None

    def make(self, rng: random.Random, seconds: float = SECONDS, samples: float = math.inf) -> Bot:
        """A bot of this level that thinks at most so many *seconds* and *samples* a move.

        Raises:
            LevelError: it is not available yet.
        """
        if self.build is None:
            msg = f"the level {self.id!r} is announced, but not available yet"
            raise LevelError(msg)
        return self.build(rng, Budget(seconds, min(samples, self.samples)))


LEVELS: Final = {
    level.id: level
    for level in (
        Level("calf", Calf),
        Level("cow", partial(Planner, style=COW), samples=1000),
        Level("ox", partial(Planner, style=OX), samples=4000),
        Level("old-ox"),
    )
}


def level_named(name: str) -> Level:
    """The level that is called *name*.

    Raises:
        LevelError: there is none.
    """
    try:
        return LEVELS[name]
    except KeyError:
        msg = f"no level is called {name!r}; expected one of {', '.join(LEVELS)}"
        raise LevelError(msg) from None
