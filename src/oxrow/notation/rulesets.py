"""The catalogue in words: one row a ruleset, and the open readings that can be chosen in it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from oxrow.notation.settings import end_words, setting_text
from oxrow.rules.agenda import PlayOpenly
from oxrow.rules.catalogue import ALIASES, CATALOGUE
from oxrow.rules.engine import rules_of
from oxrow.rules.ruleset import EndKind, Highest, LowRule, Piles, Ruleset, Starter, Ties


@dataclass(frozen=True, slots=True)
class Reading:
    """An open reading of the rules (rules 18): the setting that chooses it, its values, and whom it concerns."""

    code: str
    setting: str
    values: tuple[str, ...]
    concerns: Callable[[Ruleset], bool]


TRUTH: Final = ("false", "true")

READINGS: Final = (
    Reading(
        "AMB-01",
        "end",
        ("more than 66", "66 or more", "more than 74", "33 or more", "rounds 4", "none"),
        lambda ruleset: ruleset.end.kind is not EndKind.EACH_SEAT,
    ),
    Reading("AMB-02", "ties", tuple(Ties), lambda _: True),
    Reading("AMB-03", "lock_choice", TRUTH, lambda ruleset: not _is_open(ruleset)),
    Reading("AMB-04", "piles", tuple(Piles), lambda ruleset: ruleset.piles is not Piles.OPEN),
    Reading(
        "AMB-05",
        "starter",
        (Starter.ROTATING, Starter.FIRST_SEAT, Starter.LOWEST_TOTAL),
        lambda ruleset: ruleset.draft,
    ),
    Reading("AMB-06", "most_seats", ("10", "6"), lambda ruleset: ruleset.printed_seats is not None),
    Reading("AMB-08", "highest", tuple(Highest), lambda ruleset: ruleset.low_rule is LowRule.PLUS),
    Reading("AMB-10", "two_zeros", TRUTH, lambda ruleset: bool(ruleset.zeros) and ruleset.most_cards > 1),
    Reading(
        "AMB-11",
        "low_rule",
        (LowRule.PLUS, LowRule.BASE),
        lambda ruleset: ruleset.low_rule is LowRule.PLUS and not ruleset.heads_are_good,
    ),
    Reading(
        "AMB-12",
        "end",
        ("a round each", "rounds 1", "more than 66", "66 or more"),
        lambda ruleset: ruleset.end.kind is EndKind.EACH_SEAT and not ruleset.heads_are_good,
    ),
    Reading("AMB-13", "zero_at_risk", TRUTH, lambda ruleset: bool(ruleset.zeros) and ruleset.most_cards == 1),
    Reading(
        "AMB-14",
        "starter",
        (Starter.MOST_LAST_ROUND, Starter.MOST_TOTAL),
        lambda ruleset: ruleset.starter in (Starter.MOST_LAST_ROUND, Starter.MOST_TOTAL),
    ),
    Reading("AMB-15", "joker_heads", ("1", "0"), lambda ruleset: bool(ruleset.jokers)),
    Reading("AMB-16", "joker_starters", ("true", "false"), lambda ruleset: bool(ruleset.jokers)),
)


def readings_of(ruleset: Ruleset) -> tuple[Reading, ...]:
    """The open readings that concern *ruleset*."""
    return tuple(reading for reading in READINGS if reading.concerns(ruleset))


def ruleset_rows() -> list[dict[str, object]]:
    """The catalogue as plain data, one row a ruleset, in the order of the catalogue."""
    return [_row(ruleset) for ruleset in CATALOGUE.values()]


def _row(ruleset: Ruleset) -> dict[str, object]:
    return {
        "name": ruleset.name,
        "revision": ruleset.revision,
        "aliases": [alias for alias, name in ALIASES.items() if name == ruleset.name],
        "players": [ruleset.least_seats, ruleset.most_seats],
        "printed_players": ruleset.printed_seats or ruleset.most_seats,
        "deck": ", ".join(_deck(ruleset)),
        "hand": ruleset.hand,
        "cards_a_turn": [ruleset.least_cards, ruleset.most_cards],
        "turns": "open" if _is_open(ruleset) else "at once",
        "heads": "good" if ruleset.heads_are_good else "bad",
        "end": end_words(ruleset.end),
        "readings": [
            {
                "code": reading.code,
                "setting": reading.setting,
                "default": setting_text(getattr(ruleset, reading.setting)),
                "values": list(map(str, reading.values)),
            }
            for reading in readings_of(ruleset)
        ],
    }


def _deck(ruleset: Ruleset) -> Iterator[str]:
    """What the cards are, and how they are dealt."""
    if ruleset.known_deck:
        yield f"1 to {ruleset.hand} × players + {ruleset.rows}"
    else:
        yield f"1 to {ruleset.last_number}"
    if ruleset.zeros:
        yield f"{ruleset.zeros} zeros{' dealt equally first' if ruleset.equal_zeros else ''}"
    if ruleset.jokers:
        yield f"10 jokers, {ruleset.jokers} to each player first"
    if ruleset.draft:
        yield "picked in an open draft"


def _is_open(ruleset: Ruleset) -> bool:
    """Whether the seats play face up, one after the other."""
    return PlayOpenly in rules_of(ruleset).decide
