"""Why a match refuses something."""

from enum import StrEnum


class Refusal(StrEnum):
    """Stable, so that a client can translate it."""

    STALE = "stale"
    NOT_ASKED = "not-asked"
    NOT_AN_OPTION = "not-an-option"
    PAUSED = "paused"
    MATCH_OVER = "match-over"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_NOW = "not-now"


class MatchError(ValueError):
    """What was asked of a match cannot be done now; *code* tells why."""

    def __init__(self, code: Refusal, detail: str) -> None:
        super().__init__(detail)
        self.code = code
