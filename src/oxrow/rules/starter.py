"""Who begins a round, where the rules have somebody begin."""

import random
from collections.abc import Sequence

from oxrow.rules.ruleset import Ruleset, Starter
from oxrow.rules.scoring import Rounds, totals

BY_CHANCE = (Starter.ROTATING, Starter.LOWEST_TOTAL)
"""Anybody begins the first round."""


def next_starter(ruleset: Ruleset, seats: int, rounds: Rounds, previous: int, rng: random.Random) -> int:
    """The seat that begins after these complete *rounds*, the last of which *previous* began (rules 3.2, 6).

    Of several seats with the same right, the first one clockwise after *previous* begins.
    """
    kind = ruleset.starter
    if not rounds:
        return rng.randrange(seats) if kind in BY_CHANCE else 0
    clockwise = [(previous + step) % seats for step in range(1, seats + 1)]
    match kind:
        case Starter.ROTATING:
            return clockwise[0]
        case Starter.LOWEST_TOTAL:
            return _best(clockwise, [-total for total in totals(rounds, seats)])
        case Starter.MOST_LAST_ROUND:
            return _best(clockwise, rounds[-1])
        case Starter.MOST_TOTAL:
            return _best(clockwise, totals(rounds, seats))
        case _:
            return 0


def _best(seats: Sequence[int], scores: Sequence[int]) -> int:
    return max(seats, key=lambda seat: scores[seat])
