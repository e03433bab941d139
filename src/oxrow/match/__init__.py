"""Matches: rounds up to the target, seats, pausing. No input or output."""

from oxrow.match import commands, entries
from oxrow.match.errors import MatchError, Refusal
from oxrow.match.history import History, Moment
from oxrow.match.match import Match, Phase, Player, evolve
from oxrow.match.records import finished_rounds

__all__ = [
    "History",
    "Match",
    "MatchError",
    "Moment",
    "Phase",
    "Player",
    "Refusal",
    "commands",
    "entries",
    "evolve",
    "finished_rounds",
]
