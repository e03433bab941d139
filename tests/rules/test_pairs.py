"""Rule modules applied in any order give the same game."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from oxrow.rules import Deal, Ruleset, apply, legal_actions, start_round
from oxrow.rules.cards import JOKERS, NUMBERS, ZERO
from oxrow.rules.modules import MODULES
from oxrow.rules.ruleset import LowRule
from tests.support import decisions

CONFLICTS: dict[frozenset[str], str] = {}
"""Pairs in which the order changes the game, each with the reason why it must."""

PAIRS = [pair for pair in combinations(MODULES, 2) if frozenset(pair) not in CONFLICTS]
SEATS, HAND = 3, 5


def toy(modules: tuple[str, ...], **settings: object) -> Ruleset:
    """A ruleset of *modules* in that order, with the fields that they look at."""
    fields = {
        "hand": HAND,
        "draft": "open-draft" in modules,
        "zeros": 7 if "zeros" in modules else 0,
        "most_cards": 2 if "zeros" in modules else 1,
        "jokers": 1 if "jokers" in modules else 0,
        "low_rule": LowRule.PLUS if "low-joins-highest" in modules else LowRule.BASE,
    }
    return Ruleset(**(fields | settings), name="toy", modules=modules)  # type: ignore[arg-type]  # a test knows


def toy_deal(ruleset: Ruleset, rng: random.Random) -> Deal:
    """A deal with many low cards, zeros and jokers; in a draft, as many cards as are picked or start the rows."""
    stock = [*rng.sample(NUMBERS, 30), *([ZERO] * ruleset.zeros), *(JOKERS if ruleset.jokers else ())]
    rng.shuffle(stock)
    rows = tuple(sorted(NUMBERS, key=lambda card: (card not in stock, -card))[: ruleset.rows])
    for card in rows:
        stock.remove(card)
    hands = tuple(tuple(sorted(stock.pop() for _ in range(HAND))) for _ in range(SEATS))
    starter = rng.randrange(SEATS)
    if ruleset.draft:
        offer = tuple(sorted((*rows, *(card for hand in hands for card in hand))))
        return Deal((), ((),) * SEATS, offer=offer, starter=starter)
    return Deal(rows, hands, undealt=tuple(sorted(stock)), starter=starter)


def orders(modules: tuple[str, ...], rng: random.Random) -> Iterator[tuple[str, ...]]:
    """Give other orders of *modules*: of two the other one, of more a few."""
    if len(modules) == 2:
        yield modules[::-1]
        return
    for _ in range(4):
        yield tuple(rng.sample(modules, len(modules)))


def same_game(modules: tuple[str, ...], seed: int, **settings: object) -> None:
    rng = random.Random(seed)
    ruleset = toy(modules, **settings)
    dealt = toy_deal(ruleset, rng)
    played = list(decisions(ruleset, dealt, seed))
    for order in orders(modules, rng):
        other = start_round(replace(ruleset, modules=order), dealt)
        for each in played:
            assert (other.table, other.hands) == (each.before.table, each.before.hands)
            for seat in range(SEATS):
                assert set(legal_actions(other, seat)) == set(legal_actions(each.before, seat))
            other, events = apply(other, each.seat, each.action)
            assert events == each.events
        assert (other.table, other.hands) == (played[-1].after.table, played[-1].after.hands)


@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_a_pair_in_either_order(pair: tuple[str, str]) -> None:
    for seed in range(8):
        same_game(pair, seed)


@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_a_pair_in_either_order_under_other_readings(pair: tuple[str, str]) -> None:
    for seed in range(4):
        same_game(pair, seed, low_rule=LowRule.BASE, two_zeros=False, zero_at_risk="zeros" in pair, joker_heads=0)


def test_all_of_them_in_any_order() -> None:
    modules = tuple(name for name in MODULES if not any(name in pair for pair in CONFLICTS))
    for seed in range(12):
        same_game(modules, seed)


def test_every_conflict_is_one_of_modules_that_there_are_and_has_a_reason() -> None:
    for pair, reason in CONFLICTS.items():
        assert len(pair) == 2
        assert pair <= MODULES.keys()
        assert reason.endswith(".")


def test_a_conflict_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    # Both say how good a row is, and neither asks the other.
    monkeypatch.setitem(MODULES, "never", lambda rules: rules._replace(fit=lambda *_: None))
    monkeypatch.setitem(MODULES, "always", lambda rules: rules._replace(fit=lambda *_: (0, 0)))
    with pytest.raises(AssertionError):
        same_game(("never", "always"), 1)
