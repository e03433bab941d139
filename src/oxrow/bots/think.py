"""One move, for a process pool: everything that comes in or goes out can be pickled, and the import is quick."""

import random

from oxrow.bots.levels import level_named
from oxrow.rules.actions import Action
from oxrow.rules.observation import Observation


def choose(level: str, observation: Observation, seed: int, seconds: float) -> Action:
    """What a bot of *level* answers, with chance from *seed*, thinking at most so many *seconds*.

    Raises:
        LevelError: there is no such level, or not yet.
        ValueError: nothing is asked of the observer.
    """
    return level_named(level).make(random.Random(seed), seconds).act(observation)
