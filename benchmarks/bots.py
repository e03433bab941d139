"""How much stronger is one bot than another?

Paired deals: each deal is played once with A at each seat, and copies of B at the others.

    python benchmarks/bots.py ox cow --seats 4 --deals 50
    python benchmarks/bots.py ox cow --samples 400 --jobs 2 --json

Prints the mean heads a round of A and of B, their difference with its standard error over deals, and how often A has
the best round, shared ones in part. Where heads are good, more is better. The time a move is that of this machine, now.
"""

import argparse
import json
import math
import random
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial

from oxrow.bots import LEVELS, level_named
from oxrow.bots.levels import SECONDS
from oxrow.rules import Ruleset, apply, deal, observe, start_round, to_act
from oxrow.rules.catalogue import CATALOGUE, ruleset_named
from oxrow.rules.scoring import places, round_points


@dataclass(frozen=True)
class Contest:
    """One A against copies of B."""

    a: str
    b: str
    ruleset: str = "base"
    seats: int = 4
    seed: int = 1
    seconds: float = SECONDS
    samples: float = math.inf
    """Of A and B, a move; without the clock if it is given."""


@dataclass(frozen=True)
class Result:
    """One round: points of A, mean points of the copies of B, A's share of the victory, moves and seconds of A."""

    a: float
    b: float
    wins: float
    moves: int
    spent: float


def play_deal(contest: Contest, number: int) -> list[Result]:
    """Deal *number* once for each seat of A."""
    return [play_round(contest, number, seat) for seat in range(contest.seats)]


def play_round(contest: Contest, number: int, seat: int) -> Result:
    """One round with A at *seat*."""
    ruleset = ruleset_named(contest.ruleset)
    seconds = contest.seconds if contest.samples == math.inf else math.inf
    bots = [
        level_named(contest.a if each == seat else contest.b).make(
            random.Random(f"{contest.seed} {number} {seat} {each}"), seconds, contest.samples
        )
        for each in range(contest.seats)
    ]
    state = start_round(ruleset, deal(ruleset, contest.seats, random.Random(f"{contest.seed} {number}")))
    moves, spent = 0, 0.0
    while asked := to_act(state):
        began = time.perf_counter()
        action = bots[asked[0]].act(observe(state, asked[0]))
        if asked[0] == seat:
            moves += 1
            spent += time.perf_counter() - began
        state = apply(state, asked[0], action).state
    return result(ruleset, round_points(state), seat, moves, spent)


def result(ruleset: Ruleset, points: Sequence[int], seat: int, moves: int, spent: float) -> Result:
    """The result of a round that ended with *points*."""
    best = places(ruleset, points)
    wins = 1 / best.count(1) if best[seat] == 1 else 0.0
    return Result(points[seat], (sum(points) - points[seat]) / (len(points) - 1), wins, moves, spent)


def summary(contest: Contest, deals: Sequence[Sequence[Result]]) -> dict[str, float]:
    """The figures; standard errors are over deals, because rounds of the same deal belong together."""
    rounds = [each for results in deals for each in results]
    differences = [statistics.fmean(each.a - each.b for each in results) for results in deals]
    shares = [statistics.fmean(each.wins for each in results) for results in deals]
    return {
        "deals": len(deals),
        "a": statistics.fmean(each.a for each in rounds),
        "b": statistics.fmean(each.b for each in rounds),
        "diff": statistics.fmean(differences),
        "se": standard_error(differences),
        "wins": statistics.fmean(shares),
        "wins_se": standard_error(shares),
        "fair": 1 / contest.seats,
        "ms_per_move": 1000 * sum(each.spent for each in rounds) / sum(each.moves for each in rounds),
    }


def standard_error(values: Sequence[float]) -> float:
    """Of the mean of *values*; infinite for a single one."""
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def text(contest: Contest, figures: dict[str, float]) -> str:
    """The figures in words."""
    return (
        f"{contest.a} against {contest.seats - 1} x {contest.b}, {contest.ruleset}, {contest.seats} seats, "
        f"{figures['deals']} deals, {contest.a} at each seat of each\n"
        f"  heads a round    {figures['a']:.2f} against {figures['b']:.2f}\n"
        f"  difference       {figures['diff']:+.2f} ± {figures['se']:.2f}\n"
        f"  best of a round  {figures['wins']:.1%} ± {figures['wins_se']:.1%} (fair: {figures['fair']:.1%})\n"
        f"  {contest.a} a move{'':9}{figures['ms_per_move']:.1f} ms"
    )


def main() -> None:
    """Read the command line, play, print."""
    levels = [name for name, level in LEVELS.items() if level.available]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("a", choices=levels)
    parser.add_argument("b", choices=levels)
    parser.add_argument("--ruleset", choices=list(CATALOGUE), default="base")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="a move")
    parser.add_argument("--samples", type=float, default=math.inf, help="a move, instead of seconds")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    contest = Contest(given.a, given.b, given.ruleset, given.seats, given.seed, given.seconds, given.samples)
    with ProcessPoolExecutor(given.jobs) as pool:
        figures = summary(contest, list(pool.map(partial(play_deal, contest), range(given.deals))))
    print(json.dumps(asdict(contest) | figures) if given.json else text(contest, figures))


if __name__ == "__main__":
    main()
