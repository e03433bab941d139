"""Where a match stands, in short, for lists of matches."""

from typing import Any

from oxrow.match.match import Match


def summary(match: Match) -> dict[str, Any]:
    """The fields of `messages.MatchInfo` but the id."""
    return {
        "ruleset": match.ruleset.name,
        "names": [player.name for player in match.players],
        "phase": match.phase.value,
        "round": len(match.played),
        "turn": match.turn,
        "waiting_for": [match.players[seat].name for seat in match.asked],
        "your_turn": 0 in match.asked and match.players[0].bot is None,
    }
