"""The rounds of regressions.txt, through every check."""

import re
from dataclasses import replace
from typing import NamedTuple

import pytest

from oxrow.rules.catalogue import CATALOGUE
from tests.properties.checks import CHECKS
from tests.support import TESTS, deal_of


class Regression(NamedTuple):
    ruleset: str
    seats: int
    seed: int


def regressions() -> list[Regression]:
    lines = (TESTS / "regressions.txt").read_text("utf-8").splitlines()
    found = []
    for line in lines:
        if not line.startswith("#"):
            match = re.fullmatch(r"([a-z0-9-]+) (\d+) (\d+) (\w.*[.])", line)
            assert match, f"{line!r} is not: ruleset seats seed Sentence."
            found.append(Regression(match[1], int(match[2]), int(match[3])))
    return found


@pytest.mark.parametrize("lock_choice", [False, True], ids=["", "locked"])
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("line", regressions(), ids=lambda line: f"{line.ruleset}-{line.seats}-{line.seed}")
def test_it_does_not_come_back(line: Regression, check: str, *, lock_choice: bool) -> None:
    ruleset = replace(CATALOGUE[line.ruleset], lock_choice=lock_choice)
    CHECKS[check](ruleset, deal_of(ruleset, line.seats, line.seed), line.seed)
