"""The engine and the reference, written independently, agree."""

import random

import pytest

from oxrow.notation import resolve
from oxrow.rules import Ruleset, apply, legal_actions, start_round, to_act
from oxrow.rules.actions import PlayCards, Take
from oxrow.rules.cards import NUMBERS
from oxrow.rules.cards import heads as heads_of
from oxrow.rules.scoring import round_points
from tests.rules import reference
from tests.support import cards, deal_of, table

BASE = Ruleset()
SEATS = pytest.mark.parametrize("seats", range(2, 11))


def test_heads_agree() -> None:
    assert [heads_of(card) for card in NUMBERS] == reference.HEADS


@SEATS
def test_random_rounds_agree(seats: int) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        dealt = deal_of(BASE, seats, seed)
        state = start_round(BASE, dealt)
        rows = [[int(card)] for card in dealt.rows]
        piles: reference.Piles = [[] for _ in range(seats)]
        for _ in range(10):
            plays = [rng.choice(hand.cards) for hand in state.hands]
            choice = rng.randrange(4)
            for seat, card in enumerate(plays):
                state, _ = apply(state, seat, PlayCards((card,)))
            if Take(choice) in legal_actions(state, asked := to_act(state)[0] if to_act(state) else 0):
                state, _ = apply(state, asked, Take(choice))
            reference.play_turn(rows, piles, plays, choice)
            assert [list(row.cards) for row in state.table.rows] == rows
            assert [list(place.pile) for place in state.table.places] == piles
        assert round_points(state) == tuple(map(reference.heads, piles))


@SEATS
def test_random_turns_on_long_rows_agree(seats: int) -> None:
    """Rows of all lengths, as random rounds rarely have them; also by `resolve`."""
    rng = random.Random(seats)
    low = full = 0
    for _ in range(150):
        deck = rng.sample(range(1, 105), 20 + seats)
        rows = [sorted(deck[5 * row : 5 * row + rng.choice((1, 2, 4, 5, 5))]) for row in range(4)]
        plays, choice = deck[20:], rng.randrange(4)
        line = " | ".join(" ".join(map(str, row)) for row in rows)
        state = table(line, *([card] for card in plays))
        for seat, card in enumerate(plays):
            state, _ = apply(state, seat, PlayCards(cards(card)))
        answers = ""
        if waiting := to_act(state):
            low += 1
            answers = f"; s{waiting[0] + 1} t{choice + 1}"
            state, _ = apply(state, waiting[0], Take(choice))
        expected = [list(row) for row in rows]
        piles: reference.Piles = [[] for _ in plays]
        reference.play_turn(expected, piles, plays, choice)
        full += sum(map(bool, piles)) - bool(answers)
        assert [list(row.cards) for row in state.table.rows] == expected
        assert [list(place.pile) for place in state.table.places] == piles
        resolved = resolve("base", line, " ".join(map(str, plays)) + answers)
        assert [list(row.cards) for row in resolved.rows] == expected
        assert {seat: list(pile) for seat, pile in resolved.taken.items()} == {
            seat: pile for seat, pile in enumerate(piles) if pile
        }
    assert low > 5
    assert full > 20
