"""Counting the leaves of a position: every order of every hand, every answer."""

from oxrow.rules import GameState, apply, legal_actions, to_act
from oxrow.rules.scoring import round_points


def count_leaves(state: GameState) -> tuple[int, list[int]]:
    """In how many ways the round can go, and the points of each seat over all of them."""
    points = [0] * len(state.hands)
    return _count(state, points), points


def _count(state: GameState, points: list[int]) -> int:
    waiting = to_act(state)
    if not waiting:
        for seat, scored in enumerate(round_points(state)):
            points[seat] += scored
        return 1
    return sum(_count(apply(state, waiting[0], each).state, points) for each in legal_actions(state, waiting[0]))
