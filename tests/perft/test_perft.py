"""The numbers of leaves of tiny deals are those of the data file."""

import tomllib
from pathlib import Path

import pytest

from oxrow.notation.words import parse_cards
from oxrow.rules.catalogue import CATALOGUE
from tests.perft.leaves import count_leaves
from tests.support import hand_deal

DEALS = tomllib.loads((Path(__file__).parent / "deals.toml").read_text("utf-8"))
EACH = [(name, deal) for name, deals in DEALS.items() for deal in deals]


@pytest.mark.parametrize(("name", "deal"), EACH, ids=[f"{name}: {deal['about']}" for name, deal in EACH])
def test_leaves(name: str, deal: dict[str, object]) -> None:
    ruleset = CATALOGUE[name]
    rows, hands = str(deal["rows"]).replace("|", " "), deal["hands"]
    assert isinstance(hands, list)
    dealt = hand_deal(parse_cards(rows), *map(parse_cards, hands), ruleset=ruleset)
    assert count_leaves(ruleset, dealt) == (deal["leaves"], deal["points"])
