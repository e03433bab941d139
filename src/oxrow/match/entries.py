"""Entries: what a match is made of. The list of them is the match; every state is only worked out from it."""

from dataclasses import dataclass

from oxrow.rules.actions import Action
from oxrow.rules.deal import Deal


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A round began with this deal."""

    deal: Deal


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat answered what the rules asked."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Paused:
    """A player stopped the table."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """A player let the table go on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player left for good; a bot of *level* holds the seat from now on."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class ReadyForNext:
    """A player wants the next round."""

    seat: int


@dataclass(frozen=True, slots=True)
class Finished:
    """A player ended an open match between two rounds."""

    seat: int


Entry = RoundDealt | Answered | Paused | Resumed | Resigned | ReadyForNext | Finished
