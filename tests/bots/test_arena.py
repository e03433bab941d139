"""The benchmark of bots: its arithmetic, and that it runs."""

import json
import math
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.bots import Contest, Result, play_deal, result, summary
from tests.bots.tables import BASE, GOOD

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "bots.py"


def test_result_of_a_round() -> None:
    assert result(BASE, (4, 10, 4), 0, 10, 0.5) == Result(4, 7, 0.5, 10, 0.5)
    assert result(GOOD, (4, 10, 4), 0, 10, 0.5).wins == 0
    assert result(GOOD, (4, 10, 4), 1, 10, 0.5) == Result(10, 4, 1, 10, 0.5)


def test_summary_takes_errors_over_deals() -> None:
    deals = [
        [Result(4, 7, 1, 10, 0.1), Result(6, 7, 0, 10, 0.1)],
        [Result(5, 4, 0, 10, 0.1), Result(5, 6, 0.5, 10, 0.1)],
    ]
    figures = summary(Contest("ox", "cow", seats=2), deals)
    assert (figures["a"], figures["b"], figures["diff"]) == (5, 6, -1)
    assert figures["se"] == pytest.approx(1)  # -2 and 0
    assert (figures["wins"], figures["fair"]) == (0.375, 0.5)
    assert figures["ms_per_move"] == pytest.approx(10)
    assert summary(Contest("ox", "cow", seats=2), deals[:1])["se"] == math.inf


def test_equal_bots_are_equal() -> None:
    contest = Contest("calf", "calf", seats=3)
    figures = summary(contest, [play_deal(contest, number) for number in range(100)])
    assert abs(figures["diff"]) < 3 * figures["se"]


def test_the_command() -> None:
    command = [sys.executable, str(SCRIPT), "cow", "calf", "--seats", "2", "--deals", "2", "--samples", "10"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith("cow against 1 x calf, base, 2 seats, 2 deals")
    figures = json.loads(subprocess.run([*command, "--json"], capture_output=True, text=True, check=True).stdout)
    assert figures["deals"] == 2
    assert {"a", "b", "diff", "se", "wins", "fair", "ms_per_move"} <= set(figures)
