"""What one seat, or a spectator, knows."""

from dataclasses import dataclass

from oxrow.rules.actions import Action
from oxrow.rules.engine import legal_actions
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.state import GameState, Hand, Table


@dataclass(frozen=True, slots=True)
class Observation:
    """The table and one's own hand. There is no field for what a seat must not know."""

    ruleset: Ruleset
    seat: int | None
    """None for a spectator."""
    table: Table
    hand: Hand
    legal_actions: tuple[Action, ...]


def observe(state: GameState, seat: int | None) -> Observation:
    """What *seat* knows of *state*; a spectator (None) sees the table only."""
    if seat is None:
        return Observation(state.ruleset, None, state.table, Hand(()), ())
    return Observation(state.ruleset, seat, state.table, state.hands[seat], legal_actions(state, seat))
