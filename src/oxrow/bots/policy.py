"""How everybody plays in a playout: at a glance, because a playout has to be cheap."""

import random
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import comb
from typing import TypeVar

from oxrow.rules.actions import Action, PlayCards, Take
from oxrow.rules.agenda import NameRow, Question, SelectCards
from oxrow.rules.cards import Card, order
from oxrow.rules.handlers import select_options
from oxrow.rules.scoring import worth
from oxrow.rules.workspace import Workspace

_CROWD = 1.7
"""Heads that a take costs besides those that lie there, for each free place: the cards that fill it. Measured."""

T = TypeVar("T")

heads_of = lru_cache(maxsize=1 << 14)(worth)


class Dangers(dict[Card, float]):
    """Heads that each card is likely to take if it is played now; worked out when it is first asked for.

    The row where a card belongs is taken by it if exactly as many cards come between as the row has places left.
    """

    def __init__(self, work: Workspace) -> None:
        super().__init__()
        rules, capacity = work.rules, work.ruleset.capacity
        rows = [row for row in work.rows if row.cards and not rules.closed(rules, row)]
        self._rows = sorted(
            (rules.row_end(rules, row), min(max(0, rules.room(rules, row, capacity)), capacity), heads_of(row.cards))
            for row in rows
        )
        self._ends = [end for end, _, _ in self._rows]
        self._cheapest = float(min((heads for _, _, heads in self._rows), default=0))
        self._chances = _chances(len(work.seats) - 1, work.ruleset.last_number, capacity)

    def __missing__(self, card: Card) -> float:
        place = order(card)
        lower = bisect_left(self._ends, place)
        if lower:
            end, room, heads = self._rows[lower - 1]
            gap = min((place - end - 1) // 10, len(self._chances) - 1)
            danger = self._chances[gap][room] * (heads + _CROWD * room)
        else:
            danger = self._cheapest
        self[card] = danger
        return danger

    def together(self, action: Action) -> float:
        """Danger of all cards of *action*."""
        return sum(self[card] for card in action.cards) if isinstance(action, PlayCards) else 0.0


@cache
def _chances(others: int, cards: int, most: int) -> list[list[float]]:
    """By the cards in a gap, and a number up to *most*: how likely it is that just so many of *others* fall into it."""
    return [[_binomial(others, gap / cards, number) for number in range(most + 1)] for gap in range(cards + 1)]


def _binomial(tries: int, chance: float, number: int) -> float:
    return comb(tries, number) * chance**number * (1 - chance) ** (tries - number) if number <= tries else 0.0


@cache
def _single(card: Card) -> PlayCards:
    return PlayCards((card,))


class Policy:
    """Each seat plays what is least dangerous at a glance or, with the chance *whim*, anything.

    A low card takes the cheapest row. Where heads are good, all of it is turned round. Other questions: by chance.
    """

    def __init__(self, rng: random.Random, whim: float = 0.0) -> None:
        self._rng = rng
        self._whim = whim

    def plays(self, work: Workspace, question: SelectCards) -> list[tuple[int, Action]]:
        """What each seat plays that has not chosen yet."""
        options = work.rules.options[SelectCards]
        dangers = Dangers(work)
        # Where any one hand card may be played, the hand itself is the list of options. This saves much.
        if options is select_options and work.ruleset.most_cards == 1:
            danger = dangers.__getitem__
            return [(seat, _single(self._pick(work, work.seats[seat].hand, danger))) for seat in question.waiting]
        return [(seat, self._pick(work, options(work, question, seat), dangers.together)) for seat in question.waiting]

    def reply(self, work: Workspace, question: Question, seat: int) -> Action:
        """What *seat* answers to any other question."""
        options = work.rules.options[type(question)](work, question, seat)
        takes = [option for option in options if isinstance(option, Take)]
        if not isinstance(question, NameRow) or len(takes) < len(options):
            return self._rng.choice(options)
        best = max if work.ruleset.heads_are_good else min
        return best(takes, key=lambda take: heads_of(work.rows[take.row].cards))

    def _pick(self, work: Workspace, options: Sequence[T], danger: Callable[[T], float]) -> T:
        if self._whim and self._rng.random() < self._whim:
            return self._rng.choice(options)
        return max(options, key=danger) if work.ruleset.heads_are_good else min(options, key=danger)
