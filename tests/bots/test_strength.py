"""Each level is stronger than the one below. Fixed deals and samples: no clock, and the same result every time."""

import pytest

from benchmarks.bots import Contest, play_deal, summary
from oxrow.rules.catalogue import CATALOGUE, ruleset_named

VARIANTS = [name for name in CATALOGUE if name != "base"]


def check(contest: Contest, deals: int, errors: float) -> None:
    """The difference is at least so many standard *errors*."""
    figures = summary(contest, [play_deal(contest, number) for number in range(deals)])
    better = 1 if ruleset_named(contest.ruleset).heads_are_good else -1
    assert better * figures["diff"] > errors * figures["se"], figures
    assert figures["wins"] > figures["fair"], figures


@pytest.mark.parametrize(
    ("contest", "deals", "errors"),
    [
        (Contest("cow", "calf", seats=2, samples=60), 30, 5),
        (Contest("cow", "calf", seats=4, samples=60), 12, 6),
        (Contest("cow", "calf", seats=10, samples=60), 3, 4),
        (Contest("ox", "cow", seats=2, samples=60), 40, 4),
        (Contest("ox", "cow", seats=3, samples=60), 15, 4),
    ],
    ids=lambda value: f"{value.a}-{value.b}-{value.seats}" if isinstance(value, Contest) else "",
)
def test_the_ladder(contest: Contest, deals: int, errors: int) -> None:
    check(contest, deals, errors)


@pytest.mark.parametrize("ruleset", VARIANTS)
def test_cow_beats_calf_in_every_ruleset(ruleset: str) -> None:
    check(Contest("cow", "calf", ruleset, seats=4, samples=30), deals=8, errors=4)


@pytest.mark.parametrize("ruleset", VARIANTS)
def test_ox_beats_calf_in_every_ruleset(ruleset: str) -> None:
    check(Contest("ox", "calf", ruleset, seats=3, samples=24), deals=7, errors=4)
