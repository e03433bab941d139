"""Counting: piles, totals, the end of a match and its winners."""

from collections.abc import Iterable, Sequence

from oxrow.rules.cards import Card, heads, is_joker
from oxrow.rules.ruleset import EndKind, Ruleset, Ties
from oxrow.rules.state import GameState

Rounds = Sequence[Sequence[int]]
"""Points of each finished round, by seat."""


def heads_of(ruleset: Ruleset, card: Card) -> int:
    """What *card* counts under *ruleset* (rules 1.1; 7.4, AMB-15)."""
    return ruleset.joker_heads if is_joker(card) else heads(card)


def worth(ruleset: Ruleset, cards: Iterable[Card]) -> int:
    """Heads of *cards* together (rules 1.1).

    >>> worth(Ruleset(), [Card(55), Card(10), Card(1)])
    11
    """
    return sum(heads_of(ruleset, card) for card in cards)


def round_points(state: GameState) -> tuple[int, ...]:
    """What each seat scores for its pile; cards in rows, hands and the rest count for nobody (rules 2.4)."""
    return tuple(worth(state.ruleset, place.pile) for place in state.table.places)


def totals(rounds: Rounds, seats: int) -> tuple[int, ...]:
    """All finished rounds together, by seat.

    >>> totals([(1, 2), (10, 20)], seats=2)
    (11, 22)
    """
    return tuple(sum(points[seat] for points in rounds) for seat in range(seats))


def is_over(ruleset: Ruleset, rounds: Rounds) -> bool:
    """Whether a match of these complete rounds has ended (rules 2.5; 2.6 where a tie asks for one more round)."""
    return _end_reached(ruleset, rounds) and not _must_break_tie(ruleset, rounds)


def _end_reached(ruleset: Ruleset, rounds: Rounds) -> bool:
    kind, value = ruleset.end.kind, ruleset.end.value
    if not rounds or kind is EndKind.OPEN:
        return False
    if kind is EndKind.EACH_SEAT:
        return len(rounds) >= len(rounds[0])
    if kind is EndKind.ROUNDS:
        return len(rounds) >= (value or 0)
    highest, target = max(totals(rounds, len(rounds[0]))), value or 0
    return highest > target if kind is EndKind.MORE_THAN else highest >= target


def _must_break_tie(ruleset: Ruleset, rounds: Rounds) -> bool:
    return ruleset.ties is Ties.EXTRA_ROUND and len(winners(ruleset, rounds)) > 1


def to_end(ruleset: Ruleset, total: int) -> int | None:
    """How many more heads at *total* would end the match; None where no total does.

    >>> to_end(Ruleset(), 58)
    9
    """
    kind, value = ruleset.end.kind, ruleset.end.value
    if value is None or kind not in (EndKind.MORE_THAN, EndKind.AT_LEAST):
        return None
    return max(0, value - total + (kind is EndKind.MORE_THAN))


def places(ruleset: Ruleset, scores: Sequence[int]) -> tuple[int, ...]:
    """Place of each score, 1 for the best; equal scores share a place (rules 2.6).

    >>> places(Ruleset(), (40, 70, 40))
    (1, 3, 1)
    """
    keys = [-score if ruleset.heads_are_good else score for score in scores]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def winners(ruleset: Ruleset, rounds: Rounds) -> tuple[int, ...]:
    """Seats with the best total: the lowest, or the highest where heads are good (rules 2.6, AMB-02).

    A tie is shared, unless the ruleset lets the last round decide.
    """
    if not rounds:
        return ()
    best = _first(ruleset, totals(rounds, len(rounds[0])), range(len(rounds[0])))
    return _first(ruleset, rounds[-1], best) if ruleset.ties is Ties.LAST_ROUND else best


def _first(ruleset: Ruleset, scores: Sequence[int], among: Iterable[int]) -> tuple[int, ...]:
    seats = tuple(among)
    best = places(ruleset, [scores[seat] for seat in seats])
    return tuple(seat for seat, place in zip(seats, best, strict=True) if place == 1)
