"""Records and play: replaying the one, writing down the other."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from oxrow.notation.action import action_text
from oxrow.notation.errors import RecordError, quoted
from oxrow.notation.event import question_name
from oxrow.notation.record import Record, RoundRecord
from oxrow.notation.turn import Turn
from oxrow.notation.words import seat_text
from oxrow.rules.actions import Action, PlayCards, TakeBack
from oxrow.rules.agenda import AskForCards
from oxrow.rules.deal import Deal
from oxrow.rules.engine import apply, start_round
from oxrow.rules.errors import IllegalActionError
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.scoring import is_over, round_points
from oxrow.rules.state import GameState


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a replay, the answer that was given in it, and the state to which it led."""

    state: GameState
    seat: int
    action: Action
    after: GameState


def replay(record: Record) -> tuple[GameState, ...]:
    """Play *record* again: the state at the end of each of its rounds.

    Raises:
        RecordError: it does not replay, or its heads are not what the piles hold; names the round, the turn and the
        word.
    """
    points: list[tuple[int, ...]] = []
    states = []
    for number, played in enumerate(record.rounds, 1):
        if is_over(record.ruleset, points):
            msg = f"round {number} was dealt after the match was over; expected {number - 1} rounds"
            raise RecordError(msg)
        states.append(_replay_round(record.ruleset, number, played))
        points.append(round_points(states[-1]))
    return tuple(states)


def moments(record: Record) -> Iterator[Moment]:
    """Every decision of *record*, in order.

    Raises:
        RecordError: as `replay`.
    """
    for number, played in enumerate(record.rounds, 1):
        yield from _moments(record.ruleset, number, played)


def _replay_round(ruleset: Ruleset, number: int, played: RoundRecord) -> GameState:
    state = start_round(ruleset, played.deal)
    for moment in _moments(ruleset, number, played):
        state = moment.after
    over = state.table.question is None
    if over != (played.heads is not None):
        msg = f"round {number} is {'over but has no heads' if over else 'not over but has heads'}"
        raise RecordError(msg)
    if over and played.heads != (points := round_points(state)):
        msg = f"round {number}: the heads are {list(played.heads or ())}; the piles hold {list(points)}"
        raise RecordError(msg)
    return state


def _moments(ruleset: Ruleset, number: int, played: RoundRecord) -> Iterator[Moment]:
    state = start_round(ruleset, played.deal)
    for at, turn in enumerate(played.turns, 1):
        where = f"round {number}, turn {at}"
        if len(turn.plays) != len(played.deal.hands):
            msg = f"{where}: {len(turn.plays)} seats play; expected {len(played.deal.hands)}"
            raise RecordError(msg)
        for moment in _turn_moments(state, turn, where):
            yield moment
            state = moment.after


def _turn_moments(state: GameState, turn: Turn, where: str) -> Iterator[Moment]:
    """The decisions of one turn: a question for hand cards is answered by the plays, any other by the next answer."""
    plays = {seat: cards for seat, cards in enumerate(turn.plays) if cards}
    answers = list(turn.answers)
    number = state.table.turn
    while (question := state.table.question) and state.table.turn == number:
        if isinstance(question, AskForCards):
            seat = next((seat for seat in question.asked if seat in plays), question.asked[0])
            if seat not in plays:
                raise RecordError(f"{where}: {seat_text(seat)} plays nothing; expected a card")
            action: Action = PlayCards(plays.pop(seat))
        elif answers:
            seat, action = answers.pop(0)
        else:
            asked = f"{seat_text(question.asked[0])} is asked {quoted(question_name(question))}"
            raise RecordError(f"{where}: {asked}; expected an answer")
        after = _apply(state, seat, action, where)
        yield Moment(state, seat, action, after)
        state = after
    for seat, action in (*((seat, PlayCards(cards)) for seat, cards in plays.items()), *answers):
        raise RecordError(f"{where}: {seat_text(seat)} cannot answer {quoted(action_text(action))} here")


def _apply(state: GameState, seat: int, action: Action, where: str) -> GameState:
    try:
        return apply(state, seat, action).state
    except IllegalActionError:
        msg = f"{where}: {seat_text(seat)} cannot answer {quoted(action_text(action))} here"
        raise RecordError(msg) from None


def turns_of(ruleset: Ruleset, deal: Deal, answers: Iterable[tuple[int, Action]]) -> tuple[Turn, ...]:
    """The complete turns that *answers* make up; a turn that is not over is left out, so no face-down card shows.

    Whatever is asked before the first turn (an open draft) is a turn without plays.

    Raises:
        IllegalActionError: the answers were not given in a round of this deal.
    """
    state = start_round(ruleset, deal)
    plays: dict[int, Action] = {}
    replies: list[tuple[int, Action]] = []
    turns = []
    for seat, action in answers:
        question, number = state.table.question, state.table.turn
        state = apply(state, seat, action).state
        if isinstance(action, TakeBack):
            continue  # whatever the seat plays in its place comes later
        if isinstance(question, AskForCards):
            plays[seat] = action
        else:
            replies.append((seat, action))
        if state.table.question is None or state.table.turn != number:
            turns.append(_turn(len(deal.hands), plays, replies))
            plays, replies = {}, []
    return tuple(turns)


def _turn(seats: int, plays: dict[int, Action], replies: list[tuple[int, Action]]) -> Turn:
    chosen = (plays.get(seat) for seat in range(seats))
    return Turn(tuple(play.cards if isinstance(play, PlayCards) else () for play in chosen), tuple(replies))
