"""What can go wrong in the rules, one error for each cause.

* RulesError
  + IllegalActionError: an answer that the rules do not allow now
  + RulesetError: a ruleset whose parts do not fit together
  + DealError: cards that cannot lie on a table like this
"""

from enum import StrEnum


class Illegal(StrEnum):
    """Why an action was refused; stable, so that a client can translate it."""

    ROUND_OVER = "round-over"
    NOT_ASKED = "not-asked"
    NOT_AN_OPTION = "not-an-option"


class RulesError(ValueError):
    """Base of every error that the rules raise."""


class IllegalActionError(RulesError):
    """An action that the rules do not allow in this state; *code* tells why."""

    def __init__(self, code: Illegal, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class RulesetError(RulesError):
    """A ruleset whose parts do not fit together."""


class DealError(RulesError):
    """A deal that does not fit its ruleset."""
