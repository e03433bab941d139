"""The planner: what would each option lead to in the worlds that are possible?"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oxrow.bots.budget import Budget
from oxrow.bots.draft import best_pick
from oxrow.bots.halving import best_option
from oxrow.bots.playout import others_choose, play_on
from oxrow.bots.policy import Glance, Policy
from oxrow.bots.protocol import options_of
from oxrow.bots.worlds import Worlds
from oxrow.rules.actions import Action, PlayCards
from oxrow.rules.agenda import AskForCards, Pick
from oxrow.rules.cards import is_zero
from oxrow.rules.engine import answer, open_state
from oxrow.rules.observation import Observation
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.scoring import round_points
from oxrow.rules.state import GameState

MANY: Final = 15
"""Of more options than so many, only the most promising are played out."""
OF_A_KIND: Final = 6
"""Single cards that are; of pairs, half as many."""

WHIM_IF_CERTAIN: Final = 0.5
"""Where all hands are known, worlds differ by whims only; with few of them a planner is far too sure. Measured."""


@dataclass(frozen=True, slots=True)
class Style:
    """How far a planner looks, and what it thinks of the others."""

    whole_round: bool
    """Look to the end of the round, or only of the turn."""
    whim: float
    """How often the others choose by whim now, from 0 to 1."""
    later: float
    """How often everybody does in later turns."""
    rivalry: float
    """How much the others' mean heads weigh against the own ones, divided by the number of the others."""


class Planner:
    """Flat Monte Carlo over possible worlds, all options in the same worlds."""

    def __init__(self, rng: random.Random, budget: Budget, style: Style) -> None:
        self._rng = rng
        self._budget = budget
        self._style = style

    def act(self, observation: Observation) -> Action:
        """The option that leads to the best round, or turn, on average.

        Raises:
            ValueError: nothing is asked of this seat.
        """
        options = options_of(observation)
        if len(options) == 1 or observation.seat is None:
            return options[0]
        ruleset, table, seat = observation.ruleset, observation.table, observation.seat
        if isinstance(table.question, Pick):
            return best_pick(observation, options)
        worlds = Worlds(observation)
        least = WHIM_IF_CERTAIN if worlds.certain else 0.0
        others = Policy(self._rng, ruleset, len(table.places), max(least, self._style.whim))
        luck = random.Random()
        later = Policy(luck, ruleset, len(table.places), max(least, self._style.later))
        turn = None if self._style.whole_round else table.turn
        if isinstance(table.question, AskForCards) and len(options) > MANY:
            options = promising(options, later.glance(open_state(worlds.draw(self._rng), log=False), table.question))

        def value(world: GameState, action: Action, fate: int) -> float:
            work = open_state(world, log=False)
            luck.seed(fate)
            answer(work, seat, action)
            play_on(work, later, turn=turn)
            return worth_to(seat, ruleset, round_points(work.close()), self._style.rivalry)

        def trial(alive: Sequence[int]) -> list[float]:
            world = others_choose(worlds.draw(self._rng), seat, others)
            fate = self._rng.getrandbits(32)
            return [value(world, options[index], fate) for index in alive]

        return options[best_option(len(options), trial, self._budget.start())]


def promising(options: Sequence[Action], glance: Glance) -> tuple[Action, ...]:
    """The best at a glance of each kind: by the number of cards, and of zeros among them. The best comes first."""
    kinds: dict[tuple[int, int], list[Action]] = {}
    for option in sorted(options, key=glance.cost):
        cards = option.cards if isinstance(option, PlayCards) else ()
        kinds.setdefault((len(cards), sum(map(is_zero, cards))), []).append(option)
    chosen = [option for (size, _), kind in kinds.items() for option in kind[: OF_A_KIND // max(1, size)]]
    return tuple(sorted(chosen, key=glance.cost))


def worth_to(seat: int, ruleset: Ruleset, points: Sequence[int], rivalry: float) -> float:
    """How good *points* are for *seat*: with two seats and *rivalry* 1 it is what one is ahead of the other.

    >>> worth_to(0, Ruleset(), (5, 20), 1), worth_to(0, Ruleset(), (5, 20, 22), 0)
    (15.0, -5.0)
    """
    others = len(points) - 1
    mean = (sum(points) - points[seat]) / others
    ahead = points[seat] - mean * rivalry / others
    return float(ahead if ruleset.heads_are_good else -ahead)
