"""Each worked example comes out as the reference says: by `resolve`, and played by the engine."""

import random

import pytest

from oxrow.notation import parse_turn, resolve, rows_text
from oxrow.notation.words import parse_cards
from oxrow.rules import apply, to_act
from oxrow.rules.actions import PlayCards
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.scoring import round_points
from tests.rulebook.examples import EXAMPLES
from tests.support import table

every_example = pytest.mark.parametrize("name", EXAMPLES)


@every_example
def test_resolved(name: str) -> None:
    example = EXAMPLES[name]
    result = resolve(example.ruleset, example.rows, example.turn, example.pile).to_json()
    assert result["rows"] == example.after
    assert result["taken"] == {seat: cards.split() for seat, cards in example.taken.items()}
    assert result["points"] == example.heads
    assert result["asks"] is None


@every_example
@pytest.mark.parametrize("seed", range(3))
def test_played(name: str, seed: int) -> None:
    example = EXAMPLES[name]
    turn = parse_turn(example.turn)
    state = table(example.rows, *turn.plays, ruleset=CATALOGUE[example.ruleset])
    seats = list(to_act(state))
    random.Random(seed).shuffle(seats)
    for seat in seats:
        state, _ = apply(state, seat, PlayCards(turn.plays[seat]))
    for seat, action in turn.answers:
        assert to_act(state) == (seat,)
        state, _ = apply(state, seat, action)
    assert rows_text(state.table.rows) == example.after
    piles = {f"s{seat}": place.pile for seat, place in enumerate(state.table.places, 1) if place.pile}
    assert piles == {seat: parse_cards(cards) for seat, cards in example.taken.items()}
    points = {f"s{seat}": points for seat, points in enumerate(round_points(state), 1) if f"s{seat}" in piles}
    assert points == example.heads


def test_a_second_turn_goes_on_where_the_first_ended() -> None:
    assert EXAMPLES["B-5"].after == EXAMPLES["B-6"].rows
