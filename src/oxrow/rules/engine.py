"""The interpreter: it runs the agenda until a player has to decide."""

from functools import cache
from typing import NamedTuple

from oxrow.rules.actions import Action
from oxrow.rules.agenda import BeginRound
from oxrow.rules.deal import Deal
from oxrow.rules.errors import Illegal, IllegalActionError, RulesetError
from oxrow.rules.handlers import BASE
from oxrow.rules.modules import MODULES
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.state import GameState, Hand, Place, Row, Table
from oxrow.rules.workspace import Happened, Rules, Workspace


class Transition(NamedTuple):
    """A state, and what happened on the way to it."""

    state: GameState
    events: tuple[Happened, ...]


@cache
def rules_of(ruleset: Ruleset) -> Rules:
    """The handlers of *ruleset*: the base rules, wrapped by its modules in order.

    Raises:
        RulesetError: it names a module that does not exist.
    """
    rules = BASE
    for name in ruleset.modules:
        if name not in MODULES:
            msg = f"no rule module is called {name!r}"
            raise RulesetError(msg)
        rules = MODULES[name](rules)
    return rules


def open_state(state: GameState, *, log: bool = True) -> Workspace:
    """A workspace on *state*; with *log* False it does not write down events."""
    return Workspace(state, rules_of(state.ruleset), log=log)


def start_round(ruleset: Ruleset, deal: Deal) -> GameState:
    """The state in which the first cards of a round are to be chosen."""
    specials = deal.specials or ((),) * len(deal.hands)
    table = Table(
        rows=tuple(Row((card,)) for card in deal.rows),
        places=tuple(
            Place(pile=(), known=(), hand_size=len(hand), special_count=len(special), chosen_count=0)
            for hand, special in zip(deal.hands, specials, strict=True)
        ),
        discard=(),
        offer=deal.offer,
        draw_size=len(deal.draw),
        starter=deal.starter,
        turn=0,
        agenda=(BeginRound(),),
    )
    hands = tuple(Hand(cards, special) for cards, special in zip(deal.hands, specials, strict=True))
    work = open_state(GameState(ruleset, table, hands, deal.undealt, deal.draw))
    run(work)
    return work.close()


def to_act(state: GameState) -> tuple[int, ...]:
    """Seats that the rules wait for; empty at the end of the round. Read off the table, so everybody knows it."""
    return state.table.asked


def legal_actions(state: GameState, seat: int) -> tuple[Action, ...]:
    """What *seat* may answer now; empty if nobody would hear it."""
    question = state.table.question
    if question is None or seat not in question.heard:
        return ()
    work = open_state(state)
    return work.rules.options[type(question)](work, question, seat)


def apply(state: GameState, seat: int, action: Action) -> Transition:
    """Answer the pending question for *seat*.

    Raises:
        IllegalActionError: *seat* is not asked, or *action* is not among its options.
    """
    check(state, seat, action)
    work = open_state(state)
    answer(work, seat, action)
    return Transition(work.close(), tuple(work.events or ()))


def check(state: GameState, seat: int, action: Action) -> None:
    """Raise `IllegalActionError` if *seat* may not answer *action*."""
    options = legal_actions(state, seat)
    if action in options:
        return
    if state.table.question is None:
        raise IllegalActionError(Illegal.ROUND_OVER, "the round is over")
    if not options:
        raise IllegalActionError(Illegal.NOT_ASKED, f"seat {seat + 1} is not asked for anything now")
    raise IllegalActionError(Illegal.NOT_AN_OPTION, f"{action} is not one of {options}")


def answer(work: Workspace, seat: int, action: Action) -> None:
    """Apply *action* unchecked, in place, then go on to the next question."""
    step = work.agenda.pop()
    work.rules.decide[type(step)](work, step, seat, action)
    run(work)


def run(work: Workspace) -> None:
    """Run the agenda up to a step that has no handler: a question."""
    while work.agenda and (handler := work.rules.resolve.get(type(work.agenda[-1]))):
        handler(work, work.agenda.pop())
