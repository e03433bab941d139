"""The numbers of leaves of tiny deals are those of the data file, and the reference counts the same."""

import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from oxrow.notation import with_settings
from oxrow.notation.words import parse_cards, parse_seat
from oxrow.rules import GameState, start_round
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import deck
from tests.perft.leaves import count_leaves
from tests.rules import reference_variants as reference
from tests.support import deal_of, table


@dataclass(frozen=True)
class Tiny:
    """A tiny deal, and in how many ways it can go; *seats* in place of cards: the cards are picked in a draft."""

    about: str
    leaves: int
    points: list[int]
    rows: str = ""
    hands: list[str] = field(default_factory=list)
    settings: dict[str, object] = field(default_factory=dict)
    seats: int = 0
    starter: str = "s1"


DEALS = tomllib.loads((Path(__file__).parent / "deals.toml").read_text("utf-8"))
EACH = [(name, Tiny(**deal)) for name, deals in DEALS.items() for deal in deals]
each_deal = pytest.mark.parametrize(("name", "tiny"), EACH, ids=[f"{name}: {tiny.about}" for name, tiny in EACH])


@each_deal
def test_leaves(name: str, tiny: Tiny) -> None:
    assert count_leaves(start(name, tiny)) == (tiny.leaves, tiny.points)


@each_deal
def test_the_reference_counts_the_same(name: str, tiny: Tiny) -> None:
    game = replace(reference.GAMES[name], capacity=int(str(tiny.settings.get("capacity", 5))))
    starter = parse_seat(tiny.starter)
    if tiny.seats:
        ruleset = with_settings(CATALOGUE[name], tiny.settings)
        offer = list(map(str, deck(ruleset, tiny.seats)))
        starts = reference.every_draft(offer, tiny.seats, ruleset.hand, starter)
    else:
        rows, hands = [row.split() for row in tiny.rows.split("|")], [hand.split() for hand in tiny.hands]
        starts = iter([reference.Position(rows, [[] for _ in hands], hands)])
    counted = reference.leaves(game, starts, tiny.seats or len(tiny.hands), starter)
    assert counted == (tiny.leaves, tiny.points)


def start(name: str, tiny: Tiny) -> GameState:
    ruleset, starter = with_settings(CATALOGUE[name], tiny.settings), parse_seat(tiny.starter)
    if tiny.seats:
        return start_round(ruleset, replace(deal_of(ruleset, tiny.seats, 1), starter=starter))
    return table(tiny.rows, *map(parse_cards, tiny.hands), ruleset=ruleset, starter=starter)
