"""A match: rounds up to the target, seats held by people or bots.

Immutable; no input or output, no clock, no chance.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from oxrow.match.entries import Answered, Entry, Finished, Paused, ReadyForNext, Resigned, Resumed, RoundDealt
from oxrow.rules.actions import Action, TakeBack
from oxrow.rules.deal import Deal
from oxrow.rules.engine import apply, start_round
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.scoring import is_over, round_points, totals, winners
from oxrow.rules.state import GameState
from oxrow.rules.workspace import Happened


class Phase(StrEnum):
    """Where a match stands."""

    PLAYING = "playing"
    ROUND_OVER = "round-over"
    MATCH_OVER = "match-over"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a bot of a level, or a person if *bot* is None."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round that is over or under way: its deal, and every answer in order."""

    deal: Deal
    answers: tuple[tuple[int, Action], ...] = ()


@dataclass(frozen=True)
class Match:
    """A match as it stands.

    `evolve` leads from one to the next, `commands` decide what may be done. Before the first deal it is ROUND_OVER
    with no rounds played.
    """

    ruleset: Ruleset
    players: tuple[Player, ...]
    played: tuple[PlayedRound, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    """Of each finished round, by seat."""
    state: GameState | None = None
    decision: int = 0
    """Number of the pending decision: it goes up whenever something else is asked."""
    paused: bool = False
    ready: frozenset[int] = frozenset()
    """People who want the next round."""
    finished: bool = False
    """Ended by its players."""

    @cached_property
    def phase(self) -> Phase:
        """Where the match stands."""
        if self.state is not None and self.state.table.question is not None:
            return Phase.PLAYING
        over = self.finished or is_over(self.ruleset, self.points)
        return Phase.MATCH_OVER if over else Phase.ROUND_OVER

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """All finished rounds together, by seat."""
        return totals(self.points, len(self.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that share the victory; empty before the end."""
        return winners(self.ruleset, self.points) if self.phase is Phase.MATCH_OVER else ()

    @property
    def asked(self) -> tuple[int, ...]:
        """Seats that the table waits for: to answer, or for the next round."""
        if self.phase is Phase.PLAYING and self.state is not None:
            return self.state.table.asked
        if self.phase is Phase.ROUND_OVER and self.played:
            return tuple(seat for seat in self.people if seat not in self.ready)
        return ()

    @property
    def people(self) -> tuple[int, ...]:
        """Seats that a person holds."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    @property
    def may_deal(self) -> bool:
        """Whether the next round can be dealt: the last one is over, and every person has seen it."""
        return self.phase is Phase.ROUND_OVER and not self.asked and not self.paused

    @property
    def turn(self) -> int:
        """Number of the turn in this round, from 1; 0 before the first. The last one stays when the round is over."""
        return self.state.table.turn if self.state else 0


def evolve(match: Match, entry: Entry) -> tuple[Match, tuple[Happened, ...]]:
    """The match after *entry*, and what happened on its table.

    Raises:
        IllegalActionError: the entry does not belong to this match.
    """
    match entry:
        case RoundDealt(deal):
            state = start_round(match.ruleset, deal)
            played = (*match.played, PlayedRound(deal))
            dealt = replace(match, state=state, played=played, ready=frozenset(), decision=match.decision + 1)
            return dealt, ()
        case Answered(seat, action):
            return _answered(match, seat, action)
        case Paused():
            return replace(match, paused=True), ()
        case Resumed():
            return replace(match, paused=False), ()
        case Resigned(seat, level):
            players = list(match.players)
            players[seat] = replace(players[seat], bot=level)
            return replace(match, players=tuple(players), paused=match.paused and len(match.people) > 1), ()
        case ReadyForNext(seat):
            return replace(match, ready=match.ready | {seat}), ()
        case Finished():
            return replace(match, finished=True), ()


def _answered(match: Match, seat: int, action: Action) -> tuple[Match, tuple[Happened, ...]]:
    before = _state(match)
    state, events = apply(before, seat, action)
    *earlier, current = match.played
    current = replace(current, answers=(*current.answers, (seat, action)))
    points = match.points if state.table.question else (*match.points, round_points(state))
    decision = match.decision + (not _same_decision(before, state, action))
    after = replace(match, state=state, played=(*earlier, current), points=points, decision=decision)
    return after, events


def _same_decision(before: GameState, after: GameState, action: Action) -> bool:
    """Whether the others still face what they faced: in a common choice one seat's answer changes nothing for them."""
    asked = after.table.asked
    if isinstance(action, TakeBack):
        return True
    return type(before.table.question) is type(after.table.question) and set(asked) < set(before.table.asked)


def _state(match: Match) -> GameState:
    if match.state is None:
        msg = "no round has been dealt"
        raise ValueError(msg)
    return match.state
