"""The rules as pure functions over immutable states. Imports nothing but the standard library."""

from oxrow.rules.deal import Deal, deal
from oxrow.rules.engine import Transition, apply, legal_actions, start_round, to_act
from oxrow.rules.errors import DealError, IllegalActionError, RulesError, RulesetError
from oxrow.rules.observation import Observation, observe
from oxrow.rules.preview import Preview, preview
from oxrow.rules.ruleset import End, EndKind, Ruleset
from oxrow.rules.state import GameState

__all__ = [
    "Deal",
    "DealError",
    "End",
    "EndKind",
    "GameState",
    "IllegalActionError",
    "Observation",
    "Preview",
    "RulesError",
    "Ruleset",
    "RulesetError",
    "Transition",
    "apply",
    "deal",
    "legal_actions",
    "observe",
    "preview",
    "start_round",
    "to_act",
]
