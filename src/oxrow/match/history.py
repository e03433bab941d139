"""The history of a match, and the gap-free stream that each viewer sees of it."""

from collections.abc import Iterable
from dataclasses import dataclass

from oxrow.match.entries import Answered, Entry
from oxrow.match.match import Match, evolve
from oxrow.rules.agenda import AskForCards, Pick, Question
from oxrow.rules.events import seen_by
from oxrow.rules.workspace import Happened


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry, what happened through it, and the match after it."""

    entry: Entry
    events: tuple[Happened, ...]
    before: Match
    after: Match

    @property
    def now_asks(self) -> Question | None:
        """The choice in the middle of a turn that this entry has led to, if there is one."""
        state = self.after.state
        question = state.table.question if state and isinstance(self.entry, Answered) else None
        return (
            None
            if isinstance(question, AskForCards | Pick) or self.after.decision == self.before.decision
            else question
        )

    @property
    def ends_round(self) -> bool:
        """Whether a round is over through this entry."""
        return len(self.after.points) > len(self.before.points)

    def seen_by(self, viewer: int | None) -> tuple[Happened, ...]:
        """What *viewer* sees of the events; a spectator is None."""
        return tuple(happened._replace(event=seen_by(happened.event, viewer)) for happened in self.events)


class History:
    """All moments of a match; it grows by `add`.

    A viewer's stream has a number for each moment that this viewer can notice, counted from 1 without gaps. As yet
    everybody notices every moment, if not the faces of cards. It depends on the entries alone, so it is the same
    after a restart.
    """

    def __init__(self, match: Match, entries: Iterable[Entry] = ()) -> None:
        self.match = match
        self.moments: list[Moment] = []
        for entry in entries:
            self.add(entry)

    def foresee(self, entry: Entry) -> Moment:
        """What *entry* would lead to now; nothing happens yet."""
        after, events = evolve(self.match, entry)
        return Moment(entry, events, self.match, after)

    def append(self, moment: Moment) -> None:
        """Let a moment happen that was just foreseen."""
        self.moments.append(moment)
        self.match = moment.after

    def add(self, entry: Entry) -> Moment:
        """Let *entry* happen."""
        moment = self.foresee(entry)
        self.append(moment)
        return moment

    def stream(self, after: int = 0) -> list[tuple[int, Moment]]:
        """The numbered moments from number *after* + 1 on."""
        return list(enumerate(self.moments[after:], after + 1))

    def this_round(self) -> list[Moment]:
        """The moments since the last deal."""
        rounds = len(self.match.played)
        return [moment for moment in self.moments if len(moment.after.played) == rounds]
