"""How everybody plays in a playout: at a glance, because a playout has to be cheap."""

import random
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import comb
from typing import Final

from oxrow.rules.actions import Action, Attach, PlayCards, Take
from oxrow.rules.agenda import AskForCards, NameRow, Question, SelectCards
from oxrow.rules.cards import Card, is_joker, is_number, is_zero, order
from oxrow.rules.deal import deck
from oxrow.rules.handlers import plays_of
from oxrow.rules.ruleset import LowRule, Ruleset
from oxrow.rules.scoring import worth
from oxrow.rules.workspace import Workspace

CROWD: Final = 1.7
"""Heads that a take costs besides those that lie there, for each free place: the cards that fill it. Measured."""

SPARE: Final = 0.7
"""Heads that a card is worth which can be played without danger: a zero, or a joker that can be attached. Measured."""

HOLD: Final = 3.0
"""Heads that a second card in a turn must bring where heads are good: it can still bring some later. Measured."""


class Heads(dict[tuple[Card, ...], int]):
    """Heads of cards together; worked out when they are first asked for."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self._ruleset = ruleset

    def __missing__(self, cards: tuple[Card, ...]) -> int:
        self[cards] = heads = worth(self._ruleset, cards)
        return heads


class Glance(dict[Card, float]):
    """What it is likely to cost to play each card now, in heads; worked out when it is first asked for.

    The row where a card belongs is taken by it if exactly as many cards come between as the row has places left.
    Of the *others* each plays a card; none comes between where cards are placed at once. Where heads are good, costs
    are gains and less than nothing.
    """

    def __init__(self, work: Workspace, heads: Heads, others: int, numbers: int) -> None:
        super().__init__()
        rules, ruleset = work.rules, work.ruleset
        capacity = ruleset.capacity
        rows = [row for row in work.rows if row.cards and not rules.closed(rules, row)]
        self._rows = sorted(
            (rules.row_end(rules, row), min(max(0, rules.room(rules, row, capacity)), capacity), heads[row.cards])
            for row in rows
        )
        self._ends = [end for end, _, _ in self._rows]
        self._cheapest = float(min((heads for _, _, heads in self._rows), default=0))
        self._chances = _chances(others, numbers, capacity)
        self._sign = -1.0 if ruleset.heads_are_good else 1.0
        self._hold = HOLD if ruleset.heads_are_good else 0.0
        self._joins = ruleset.low_rule is LowRule.PLUS
        self._attachable = any(not is_joker(row.cards[-1]) and rules.room(rules, row, capacity) > 0 for row in rows)

    def __missing__(self, card: Card) -> float:
        if is_zero(card):
            cost = SPARE
        elif is_joker(card):
            cost = SPARE if self._attachable else self._sign * self._cheapest
        else:
            cost = self._after(self._row_of(card), card, 0)
        self[card] = cost
        return cost

    def _row_of(self, card: Card) -> int:
        """Where *card* belongs now; -1 for a low card."""
        return bisect_left(self._ends, order(card)) - 1

    def _after(self, row: int, card: Card, own: int) -> float:
        """Cost of *card* for this *row* if so many *own* cards are sure to come before it."""
        end = self._ends[row] if row >= 0 else 0
        if row < 0 and not (self._joins and self._rows):
            return self._sign * self._cheapest
        _, room, heads = self._rows[row]
        between = room - own
        if between < 0:
            return 0.0
        gap = min((order(card) - end - 1) // 10, len(self._chances) - 1)
        return self._sign * self._chances[gap][between] * (heads + CROWD * room)

    def first(self, card: Card) -> float:
        """Cost of the number *card* if it is placed before all others."""
        row = self._row_of(card)
        if row < 0 and not (self._joins and self._rows):
            return self._sign * self._cheapest
        _, room, heads = self._rows[row]
        return 0.0 if room else self._sign * heads

    def pair(self, low: Card, high: Card) -> float:
        """Cost of two cards together, the second not below the first."""
        if is_zero(high):
            return SPARE + (self.first(low) if is_number(low) else self[low])
        row = self._row_of(low)
        if row != self._row_of(high) or not is_number(high):
            return self[low] + self[high]
        return self[low] + self._after(row, high, 1)

    def cost(self, action: Action) -> float:
        """Cost of all cards of *action*, and of not having them later."""
        if not isinstance(action, PlayCards):
            return 0.0
        cards = action.cards
        both = self.pair(*cards) if len(cards) == 2 else sum(self[card] for card in cards)
        return both + self._hold * sum(map(is_number, cards))

    def worthwhile(self, hand: tuple[Card, ...]) -> Iterator[PlayCards]:
        """The best of the cards of *hand*, and those pairs that may be better than their cards one by one."""
        best = sorted(hand, key=self.__getitem__)[:2]
        yield _play(best[0])
        if len(hand) > 1:
            yield _play(*sorted(best))
        for low, high in pairwise(hand):
            if is_number(high):
                if self._row_of(low) == self._row_of(high):
                    yield _play(low, high)
            elif is_number(low):
                yield _play(min(hand[: hand.index(high)], key=self.first), high)


@cache
def _chances(others: int, numbers: int, most: int) -> list[list[float]]:
    """By the cards in a gap, and a number up to *most*: how likely it is that just so many of *others* fall into it."""
    return [[_binomial(others, gap / numbers, number) for number in range(most + 1)] for gap in range(numbers + 1)]


def _binomial(tries: int, chance: float, number: int) -> float:
    return comb(tries, number) * chance**number * (1 - chance) ** (tries - number) if number <= tries else 0.0


@cache
def _play(*cards: Card) -> PlayCards:
    return PlayCards(cards)


class Policy:
    """Each seat plays what is least dangerous at a glance or, with the chance *whim*, anything.

    A low card takes the cheapest row, and a joker is attached where there is room. Where heads are good, all of it is
    turned round. Other questions: by chance.
    """

    def __init__(self, rng: random.Random, ruleset: Ruleset, seats: int, whim: float = 0.0) -> None:
        self._rng = rng
        self._whim = whim
        self._numbers = sum(map(is_number, deck(ruleset, seats)))
        self._heads = Heads(ruleset)
        self._good = ruleset.heads_are_good
        self._counts = (ruleset.least_cards, ruleset.most_cards)

    def glance(self, work: Workspace, question: Question) -> Glance:
        """What cards cost now."""
        others = 0
        if isinstance(question, SelectCards):
            active = sum(1 for owner in work.seats if owner.hand or owner.chosen)
            most = work.ruleset.most_cards
            others = (active - 1) * (work.ruleset.least_cards + most) // 2 if most > 1 else active - 1
        return Glance(work, self._heads, others, self._numbers)

    def plays(self, work: Workspace, question: AskForCards) -> list[tuple[int, Action]]:
        """What each seat plays that is asked."""
        glance = self.glance(work, question)
        return [(seat, self._choose(work, glance, seat)) for seat in question.asked]

    def reply(self, work: Workspace, question: Question, seat: int) -> Action:
        """What *seat* answers to any other question."""
        options = work.rules.options[type(question)](work, question, seat)
        if not isinstance(question, NameRow):
            return self._rng.choice(options)
        return (max if self._good else min)(options, key=lambda option: self._price(work, option))

    def _price(self, work: Workspace, option: Action) -> int:
        """Heads that come with the row that *option* names."""
        if not isinstance(option, Attach | Take):
            return 0
        row = work.rows[option.row]
        free = isinstance(option, Attach) and work.rules.room(work.rules, row, work.ruleset.capacity) > 0
        return 0 if free else self._heads[row.cards]

    def _choose(self, work: Workspace, glance: Glance, seat: int) -> PlayCards:
        hand = work.seats[seat].hand
        if self._whim and (chance := self._rng.random()) < self._whim:
            return self._by_whim(work, seat, chance / self._whim)
        match self._counts:
            case (1, 1):
                best = _play(min(hand, key=glance.__getitem__))
            case (1, 2):
                best = min(glance.worthwhile(hand), key=glance.cost)
            case _:
                return min(plays_of(work, seat), key=glance.cost)
        if work.rules.playable(work, seat, best.cards):
            return best
        return min(plays_of(work, seat), key=glance.cost)

    def _by_whim(self, work: Workspace, seat: int, chance: float) -> PlayCards:
        """Any play, each number of cards as likely as any other.

        One *chance* decides all of it. So playouts that begin with the same chance stay alike in what is by whim.
        """
        hand = list(work.seats[seat].hand)
        least, most = self._counts
        most = min(most, len(hand))
        count, chance = _part(chance, most - least + 1)
        cards = []
        for _ in range(least + count):
            index, chance = _part(chance, len(hand))
            cards.append(hand.pop(index))
        if work.rules.playable(work, seat, whim := tuple(sorted(cards))):
            return _play(*whim)
        options = plays_of(work, seat)
        return options[_part(chance, len(options))[0]]


def _part(chance: float, parts: int) -> tuple[int, float]:
    """In which of equal *parts* of 0 to 1 *chance* lies, and where in it."""
    part = min(int(chance * parts), parts - 1)
    return part, chance * parts - part
