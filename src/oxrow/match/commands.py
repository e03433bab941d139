"""What may be done with a match: each command is checked and gives the entry to write down, and changes nothing."""

import random

from oxrow.match.entries import Answered, Finished, Paused, ReadyForNext, Resigned, Resumed, RoundDealt
from oxrow.match.errors import MatchError, Refusal
from oxrow.match.match import Match, Phase
from oxrow.rules.actions import Action
from oxrow.rules.deal import deal
from oxrow.rules.engine import legal_actions
from oxrow.rules.ruleset import EndKind
from oxrow.rules.starter import next_starter


def deal_round(match: Match, rng: random.Random) -> RoundDealt:
    """Deal the next round.

    Raises:
        MatchError: NOT_NOW, PAUSED or MATCH_OVER.
    """
    _running(match)
    if not match.may_deal:
        raise MatchError(Refusal.NOT_NOW, "the next round cannot be dealt yet")
    seats = len(match.players)
    previous = match.played[-1].deal.starter if match.played else 0
    starter = next_starter(match.ruleset, seats, match.points, previous, rng)
    return RoundDealt(deal(match.ruleset, seats, rng, starter))


def answer(match: Match, seat: int, decision: int, action: Action) -> Answered:
    """Let *seat* answer the decision with number *decision*.

    Raises:
        MatchError: STALE if another decision is pending, NOT_ASKED, NOT_AN_OPTION, PAUSED or MATCH_OVER.
    """
    _running(match)
    if match.paused:
        raise MatchError(Refusal.PAUSED, "the table is paused")
    if decision != match.decision:
        raise MatchError(Refusal.STALE, f"decision {decision} is not the one that is pending")
    options = legal_actions(match.state, seat) if match.state else ()
    if not options:
        raise MatchError(Refusal.NOT_ASKED, "this seat is not asked for anything now")
    if action not in options:
        raise MatchError(Refusal.NOT_AN_OPTION, "this answer is not one of the options")
    return Answered(seat, action)


def pause(match: Match, seat: int) -> Paused:
    """Stop the table.

    Raises:
        MatchError: NOT_YOUR_SEAT, MATCH_OVER, or PAUSED already.
    """
    _running(match)
    _own_seat(match, seat)
    if match.paused:
        raise MatchError(Refusal.PAUSED, "the table is paused already")
    return Paused(seat)


def resume(match: Match, seat: int) -> Resumed:
    """Let the table go on.

    Raises:
        MatchError: NOT_YOUR_SEAT, MATCH_OVER, or NOT_NOW if it is not paused.
    """
    _running(match)
    _own_seat(match, seat)
    if not match.paused:
        raise MatchError(Refusal.NOT_NOW, "the table is not paused")
    return Resumed(seat)


def resign(match: Match, seat: int, level: str) -> Resigned:
    """Leave *seat* to a bot of *level* for the rest of the match.

    Raises:
        MatchError: NOT_YOUR_SEAT or MATCH_OVER.
    """
    _running(match)
    _own_seat(match, seat)
    return Resigned(seat, level)


def ready(match: Match, seat: int, round_number: int) -> ReadyForNext:
    """Let *seat* say that it has seen the end of round *round_number*.

    Raises:
        MatchError: NOT_YOUR_SEAT, MATCH_OVER, STALE for another round, NOT_NOW in mid-round or twice.
    """
    _running(match)
    _own_seat(match, seat)
    _round_is_over(match, round_number)
    if seat in match.ready:
        raise MatchError(Refusal.NOT_NOW, "this seat is ready already")
    return ReadyForNext(seat)


def finish(match: Match, seat: int, round_number: int) -> Finished:
    """End an open match after round *round_number*.

    Raises:
        MatchError: NOT_YOUR_SEAT, MATCH_OVER, STALE for another round, NOT_NOW in mid-round or if the match is not
        open.
    """
    _running(match)
    _own_seat(match, seat)
    _round_is_over(match, round_number)
    if not may_finish(match):
        raise MatchError(Refusal.NOT_NOW, "only an open match can be ended by its players")
    return Finished(seat)


def may_finish(match: Match) -> bool:
    """Whether the players may end the match here: it is open, and at least one round is over."""
    return match.phase is Phase.ROUND_OVER and bool(match.points) and match.ruleset.end.kind is EndKind.OPEN


def _running(match: Match) -> None:
    if match.phase is Phase.MATCH_OVER:
        raise MatchError(Refusal.MATCH_OVER, "the match is over")


def _own_seat(match: Match, seat: int) -> None:
    if seat not in match.people:
        raise MatchError(Refusal.NOT_YOUR_SEAT, "a bot holds this seat")


def _round_is_over(match: Match, round_number: int) -> None:
    if match.phase is not Phase.ROUND_OVER or not match.points:
        raise MatchError(Refusal.NOT_NOW, "the round is not over")
    if round_number != len(match.points):
        raise MatchError(Refusal.STALE, f"round {round_number} is not the one that is over")
