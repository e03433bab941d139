"""Time and samples, by a clock of our own."""

import math
import random
from collections.abc import Sequence

import pytest

from oxrow.bots import Budget
from oxrow.bots.halving import best_option
from oxrow.bots.levels import OX
from oxrow.bots.planner import Planner
from oxrow.rules import observe
from tests.bots.tables import BASE, walk


class Clock:
    """Goes on by *tick* seconds each time it is read."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.reads = 0

    def __call__(self) -> float:
        self.reads += 1
        return self.reads * self.tick


@pytest.mark.parametrize(("seconds", "samples"), [(math.inf, math.inf), (-1, 5), (5, -1), (math.nan, 5)])
def test_no_limit_is_refused(seconds: float, samples: float) -> None:
    with pytest.raises(ValueError, match="is no limit"):
        Budget(seconds, samples)


def test_samples_alone_never_read_the_clock() -> None:
    clock = Clock(1)
    meter = Budget(samples=4, clock=clock).start()
    meter.samples += 3
    assert meter.spent() == 0.75
    assert clock.reads == 0


def test_whichever_ends_first() -> None:
    meter = Budget(seconds=10, samples=100, clock=Clock(1)).start()
    meter.samples = 50
    assert meter.spent() == 0.5  # 1 of 10 seconds
    meter.samples = 5
    assert meter.spent() == 0.2  # 2 of 10 seconds
    assert Budget(seconds=0).start().spent() >= 1
    assert Budget(samples=0).start().spent() >= 1


def test_a_move_ends_when_its_time_is_over() -> None:
    """One reading at the start and one after each world: 40 worlds are as much as fits."""
    clock = Clock(0.02)
    Planner(random.Random(1), Budget(0.8, clock=clock), OX).act(observe(walk(BASE, 10, 1, 0), 0))
    assert clock.reads == 41


def test_no_time_at_all_still_gives_each_phase_a_trial() -> None:
    clock = Clock(5)
    Planner(random.Random(1), Budget(0.8, clock=clock), OX).act(observe(walk(BASE, 10, 1, 0), 0))
    assert clock.reads == 1 + 4


def test_halving_spends_samples_on_the_best() -> None:
    rng = random.Random(1)
    tried = [0] * 10

    def trial(alive: Sequence[int]) -> list[float]:
        for option in alive:
            tried[option] += 1
        luck = rng.gauss(0, 50)  # common to all
        return [luck + option + rng.gauss(0, 1) for option in alive]

    assert best_option(10, trial, Budget(samples=400).start()) == 9
    assert tried[0] == 10
    assert tried[9] == tried[8] == 10 + 20 + 33 + 50  # a quarter of the samples each
    assert sum(tried) <= 400 + 10


@pytest.mark.parametrize("options", range(1, 60))
def test_of_equal_options_the_first(options: int) -> None:
    assert best_option(options, lambda alive: [0.0] * len(alive), Budget(samples=1).start()) == 0
