"""Bots that misbehave, importable by the processes that bots think in."""

import os
import time

from oxrow.rules.actions import Action, TakeBack
from oxrow.rules.observation import Observation


def fail(_level: str, _observation: Observation, _seed: int, _seconds: float) -> Action:
    raise RuntimeError("no idea")


def cheat(_level: str, _observation: Observation, _seed: int, _seconds: float) -> Action:
    return TakeBack()


def die(_level: str, _observation: Observation, _seed: int, _seconds: float) -> Action:
    os._exit(1)


def sleep(_level: str, _observation: Observation, _seed: int, _seconds: float) -> Action:
    time.sleep(3600)
    raise AssertionError
