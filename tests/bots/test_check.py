"""`check_bot` passes good bots and finds every kind of bad one."""

import random
from itertools import count

import pytest

from oxrow.bots import Bot, options_of
from oxrow.bots.check import BotFactory, Complaint, Fault, check_bot
from oxrow.bots.levels import LEVELS, Calf
from oxrow.rules import Observation
from oxrow.rules.actions import Action, PlayCards, TakeBack
from oxrow.rules.cards import Card
from tests.bots.tables import BASE, PAIRS

coin = random.Random(1)


class First:
    """Good, if dull: the base of the bad ones."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def act(self, observation: Observation) -> Action:
        return options_of(observation)[0]


class Cheat(First):
    def act(self, observation: Observation) -> Action:
        return PlayCards((Card(104),)) if observation.hand.cards[-1] != 104 else TakeBack()


class Silent(First):
    def act(self, observation: Observation) -> Action:
        return None  # type: ignore[return-value]  # that is its fault


class Talker(First):
    def act(self, observation: Observation) -> Action:
        return str(observation.hand.cards[0])  # type: ignore[return-value]  # that is its fault


class Crasher(First):
    def act(self, observation: Observation) -> Action:
        raise ZeroDivisionError("oh")


class LateCrasher(First):
    def act(self, observation: Observation) -> Action:
        return observation.legal_actions[len(observation.hand.cards) - 1 if len(observation.hand.cards) > 3 else 99]


class Painter(First):
    def act(self, observation: Observation) -> Action:
        best = super().act(observation)
        object.__setattr__(observation, "legal_actions", ())
        return best


class Tosser(First):
    def act(self, observation: Observation) -> Action:
        return coin.choice(options_of(observation))


class Counter(First):
    """Two of them know of each other."""

    calls = count()

    def act(self, observation: Observation) -> Action:
        options = options_of(observation)
        return options[next(self.calls) % len(options)]


class RowBlind(First):
    """Right as long as cards are played."""

    def act(self, observation: Observation) -> Action:
        return PlayCards(observation.hand.cards[:1])


def faults(make: BotFactory, **conditions: object) -> set[Fault]:
    conditions = {"rulesets": [BASE], **conditions}
    return {complaint.fault for complaint in check_bot(make, **conditions)}  # type: ignore[arg-type]  # as given


@pytest.mark.parametrize("make", [First, Calf])
def test_good_bots_pass(make: BotFactory) -> None:
    assert check_bot(make, rulesets=(BASE, PAIRS)) == []
    assert check_bot(make, seats=(3,), rounds=1) == []


@pytest.mark.parametrize("name", ["cow", "ox"])
def test_our_own_pass(name: str) -> None:
    assert check_bot(lambda rng: LEVELS[name].make(rng, 60, samples=1), seats=(7,), seconds=60, rounds=1) == []


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (Cheat, Fault.ILLEGAL),
        (Silent, Fault.NO_ACTION),
        (Talker, Fault.NO_ACTION),
        (Crasher, Fault.ERROR),
        (LateCrasher, Fault.ERROR),
        (Painter, Fault.CHANGES),
        (Tosser, Fault.NOT_REPEATABLE),
        (Counter, Fault.NOT_REPEATABLE),
        (RowBlind, Fault.ILLEGAL),
    ],
)
def test_bad_bots_are_caught(make: BotFactory, fault: Fault) -> None:
    assert fault in faults(make)


def test_slow_bots_are_caught() -> None:
    ticks = count(step=2)
    slow = check_bot(First, rulesets=[BASE], seconds=1.5, rounds=1, seats=[2], clock=lambda: float(next(ticks)))
    assert [(each.fault, each.turn) for each in slow] == [(Fault.TOO_SLOW, 1)]
    assert "it took 2.00 seconds; expected at most 1.50" in str(slow[0])


def test_repeating_can_be_left_out() -> None:
    assert faults(Tosser, repeatable=False) == set()


def test_each_fault_is_told_once_a_table_and_says_where() -> None:
    complaints = check_bot(Silent, rulesets=[BASE], seats=(2, 4, 10, 99))
    assert [(each.fault, each.seats) for each in complaints] == [(Fault.NO_ACTION, seats) for seats in (2, 4, 10)]
    first = complaints[0]
    assert str(first).startswith(
        f"base, 2 seats, round 1, turn 1, s{first.seat + 1}: it answered None, which is no action"
    )
    assert "expected one of " in first.what
    assert isinstance(first, Complaint)


def test_the_turn_of_a_row_is_the_turn_of_its_card() -> None:
    turns = [each.turn for seed in range(5) for each in check_bot(RowBlind, rulesets=[BASE], seats=(3,), seed=seed)]
    assert turns
    assert all(1 <= turn <= 10 for turn in turns)


def test_a_factory_makes_a_bot() -> None:
    bot: Bot = First(random.Random(1))
    assert callable(bot.act)
