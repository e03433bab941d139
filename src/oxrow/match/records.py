"""A match as a record."""

from oxrow.match.match import Match
from oxrow.notation.record import Record, RoundRecord
from oxrow.notation.replay import turns_of


def finished_rounds(match: Match) -> Record:
    """The record of all finished rounds. The round under way is left out: its hands are secret."""
    return Record(
        match.ruleset,
        tuple(player.name for player in match.players),
        tuple(
            RoundRecord(played.deal, turns_of(match.ruleset, played.deal, played.answers), points)
            for played, points in zip(match.played, match.points, strict=False)
        ),
    )
