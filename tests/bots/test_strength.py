"""Each level is stronger than the one below. Fixed deals and samples: no clock, and the same result every time."""

import pytest

from benchmarks.bots import Contest, play_deal, summary


@pytest.mark.parametrize(
    ("contest", "deals", "errors"),
    [
        (Contest("cow", "calf", seats=2, samples=60), 30, 5),
        (Contest("cow", "calf", seats=4, samples=60), 12, 6),
        (Contest("cow", "calf", seats=10, samples=60), 3, 4),
        (Contest("ox", "cow", seats=2, samples=60), 40, 4),
        (Contest("ox", "cow", seats=3, samples=60), 15, 5),
    ],
    ids=lambda value: f"{value.a}-{value.b}-{value.seats}" if isinstance(value, Contest) else "",
)
def test_the_ladder(contest: Contest, deals: int, errors: int) -> None:
    """The difference is at least so many standard *errors*."""
    figures = summary(contest, [play_deal(contest, number) for number in range(deals)])
    assert figures["diff"] < -errors * figures["se"], figures
    assert figures["wins"] > figures["fair"], figures
