"""Check anybody's bot: does it keep to the protocol, at every number of seats and in every ruleset?"""

import pickle
import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import get_args

from oxrow.bots.levels import Calf
from oxrow.bots.protocol import Bot, options_of
from oxrow.notation import action_text
from oxrow.rules.actions import Action
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import deal
from oxrow.rules.engine import apply, start_round, to_act
from oxrow.rules.observation import Observation, observe
from oxrow.rules.ruleset import Ruleset

BotFactory = Callable[[random.Random], Bot]
"""Makes a bot; all its chance comes from the argument."""


class Fault(StrEnum):
    """What a bot can do wrong."""

    ERROR = "error"
    NO_ACTION = "no-action"
    ILLEGAL = "illegal"
    TOO_SLOW = "too-slow"
    CHANGES = "changes"
    NOT_REPEATABLE = "not-repeatable"


@dataclass(frozen=True, slots=True)
class Complaint:
    """A fault, and where it was first seen at a table; `str` gives one sentence."""

    fault: Fault
    ruleset: str
    seats: int
    round: int
    turn: int
    seat: int
    """From 0; the others count from 1, but the turn is 0 while hands are picked."""
    what: str

    def __str__(self) -> str:
        where = f"{self.ruleset}, {self.seats} seats, round {self.round}, turn {self.turn}, s{self.seat + 1}"
        return f"{where}: {self.what}"


@dataclass(frozen=True, slots=True)
class _Answer:
    """What came back from a bot: any object, or the error it raised."""

    value: object
    error: Exception | None
    seconds: float
    changed: bool
    """The observation is no longer what it was."""


def check_bot(  # noqa: PLR0913  # one call that says all; each argument but the first has a default
    make: BotFactory,
    *,
    rulesets: Iterable[Ruleset] = tuple(CATALOGUE.values()),
    seats: Iterable[int] = (2, 4, 10),
    rounds: int = 3,
    seconds: float = 1.0,
    repeatable: bool = True,
    seed: int = 0,
    clock: Callable[[], float] = time.perf_counter,
) -> list[Complaint]:
    """What the bots of *make* do wrong against random ones; an empty list is a pass.

    Where so many *seats* cannot play, as many as can do. A bot is made for each round, and may take *seconds* a move.
    With *repeatable* a second bot with the same chance is asked the same and has to answer the same: set it False for a
    bot that looks at a clock. Of each fault the first at a table is told, and a random answer goes in for a bad one. A
    bot that never comes back is not caught.
    """
    counts = tuple(seats)
    complaints: list[Complaint] = []
    for ruleset in rulesets:
        for count in dict.fromkeys(min(count, ruleset.most_seats) for count in counts):
            if ruleset.least_seats <= count:
                table = _Table(make, ruleset, count, f"{seed} {ruleset.name} {count}", seconds, repeatable, clock)
                complaints += table.complaints(rounds)
    return complaints


@dataclass(frozen=True, slots=True)
class _Table:
    """One bot among random ones, and what is asked of it."""

    make: BotFactory
    ruleset: Ruleset
    seats: int
    seed: str
    seconds: float
    repeatable: bool
    clock: Callable[[], float]

    def complaints(self, rounds: int) -> Iterable[Complaint]:
        """The first of each fault in so many *rounds*."""
        first: dict[Fault, Complaint] = {}
        for number in range(1, rounds + 1):
            for complaint in self._play(number):
                first.setdefault(complaint.fault, complaint)
        return first.values()

    def _play(self, number: int) -> Iterator[Complaint]:
        """Play a round; the bot sits somewhere."""
        seed = f"{self.seed} {number}"
        rng = random.Random(seed)
        own, herd = rng.randrange(self.seats), Calf(rng)
        bots = [self.make(random.Random(seed)) for _ in range(1 + self.repeatable)]
        state = start_round(self.ruleset, deal(self.ruleset, self.seats, rng))
        while asked := to_act(state):
            seat = asked[0]
            observation = observe(state, seat)
            action = herd.act(observation)
            if seat == own:
                turn = state.table.turn
                answers = [_ask(bot, observation, self.clock) for bot in bots]
                for fault, what in _faults(answers, observation, self.seconds):
                    yield Complaint(fault, self.ruleset.name, self.seats, number, turn, seat, what)
                action = next((option for option in options_of(observation) if option == answers[0].value), action)
            state = apply(state, seat, action).state


def _ask(bot: Bot, observation: Observation, clock: Callable[[], float]) -> _Answer:
    """Show the bot a copy, so that it can spoil nothing but that."""
    shown: Observation = pickle.loads(pickle.dumps(observation))  # noqa: S301  # our own bytes
    value, error = None, None
    began = clock()
    try:
        value = bot.act(shown)
    except Exception as raised:  # noqa: BLE001  # whatever it is, it is the bot's fault
        error = raised
    return _Answer(value, error, clock() - began, changed=shown != observation)


def _faults(answers: list[_Answer], observation: Observation, seconds: float) -> Iterator[tuple[Fault, str]]:
    answer = answers[0]
    options = options_of(observation)
    if answer.error is not None:
        yield Fault.ERROR, f"it raised {type(answer.error).__name__}: {answer.error}"
    elif not isinstance(answer.value, get_args(Action)):
        yield Fault.NO_ACTION, f"it answered {answer.value!r}, which is no action; expected one of {_words(options)}"
    elif answer.value not in options:
        yield Fault.ILLEGAL, f"it answered {answer.value!r}, which is not allowed; expected one of {_words(options)}"
    if answer.seconds > seconds:
        yield Fault.TOO_SLOW, f"it took {answer.seconds:.2f} seconds; expected at most {seconds:.2f}"
    if answer.changed:
        yield Fault.CHANGES, "it changed the observation; expected that it only reads it"
    if any(_differ(answer, other) for other in answers[1:]):
        said = " and then ".join(repr(each.error or each.value) for each in answers)
        yield Fault.NOT_REPEATABLE, f"it answered {said} to the same question; expected the same with the same chance"


def _differ(one: _Answer, other: _Answer) -> bool:
    return one.value != other.value or type(one.error) is not type(other.error)


def _words(options: Iterable[Action]) -> str:
    return " ".join(map(action_text, options))
