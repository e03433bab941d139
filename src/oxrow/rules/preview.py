"""What an answer would do if nothing else were played."""

from dataclasses import dataclass, replace

from oxrow.rules.actions import Action
from oxrow.rules.agenda import EndTurn, NextCard, PlaceCard, Question, SelectCards, Step
from oxrow.rules.engine import open_state
from oxrow.rules.observation import Observation
from oxrow.rules.state import GameState, Hand
from oxrow.rules.workspace import Happened, Workspace


@dataclass(frozen=True, slots=True)
class Preview:
    """What would happen, and what would then be asked in the same turn."""

    events: tuple[Happened, ...]
    asks: Question | None


def preview(observation: Observation, action: Action) -> Preview:
    """What *action* would do if nothing else were played.

    It is worked out from the observation alone, so it gives nothing away.

    Raises:
        ValueError: a spectator, or a seat that may not answer *action*.
    """
    question = observation.table.question
    if observation.seat is None or question is None or action not in observation.legal_actions:
        msg = f"{action} is not an option here"
        raise ValueError(msg)
    if isinstance(question, SelectCards):
        question = SelectCards((observation.seat,))
    work = open_state(alone(observation, question))
    answer_until_turn_ends(work, observation.seat, action)
    return Preview(tuple(work.events or ()), work.question())


def alone(observation: Observation, question: Question) -> GameState:
    """A state in which nobody but the observer holds or waits to place a card."""
    hands = tuple(
        observation.hand if seat == observation.seat else Hand(()) for seat in range(len(observation.table.places))
    )
    waiting = (step for step in observation.table.agenda if _is_own(step, observation.seat))
    table = replace(observation.table, agenda=(EndTurn(), *waiting, question))
    return GameState(observation.ruleset, table, hands, (), ())


def _is_own(step: Step, seat: int | None) -> bool:
    """Whether *step* places a card of *seat*, or leads to the next card."""
    return isinstance(step, NextCard) or (isinstance(step, PlaceCard) and step.seat == seat)


def answer_until_turn_ends(work: Workspace, seat: int, action: Action) -> None:
    """Answer and run, but do not begin the next turn."""
    step = work.agenda.pop()
    work.rules.decide[type(step)](work, step, seat, action)
    while work.agenda and not isinstance(work.agenda[-1], EndTurn | Question):
        step = work.agenda.pop()
        work.rules.resolve[type(step)](work, step)
