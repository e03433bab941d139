"""Playouts: how a possible world goes on, by the rules themselves."""

from oxrow.bots.policy import Policy
from oxrow.rules.agenda import AskForCards, SelectCards
from oxrow.rules.engine import answer, open_state
from oxrow.rules.state import GameState
from oxrow.rules.workspace import Workspace


def others_choose(world: GameState, seat: int, policy: Policy) -> GameState:
    """*world* after everybody but *seat* has chosen cards, if cards are to be chosen now; else *world* itself.

    Who had already chosen chooses anew: a card drawn by chance is a worse guess than what the policy would choose.
    """
    question = world.table.question
    if not isinstance(question, SelectCards):
        return world
    work = open_state(world, log=False)
    for other in question.done:
        work.seats[other].take_up()
    others = tuple(sorted(set(question.heard) - {seat}))
    chosen = policy.plays(work, SelectCards(others))
    work.agenda[-1] = SelectCards((seat, *others))
    for other, play in chosen:
        answer(work, other, play)
    return work.close()


def play_on(work: Workspace, policy: Policy, *, turn: int | None = None) -> None:
    """Everybody plays by *policy* until *turn* is over, or the round."""
    while (question := work.question()) is not None and (turn is None or work.turn <= turn):
        if isinstance(question, AskForCards):
            for seat, play in policy.plays(work, question):
                answer(work, seat, play)
        else:
            seat = question.asked[0]
            answer(work, seat, policy.reply(work, question, seat))
