"""Possible worlds: all that agree with an observation, and nothing else."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxrow.bots import Worlds
from oxrow.bots.worlds import unseen
from oxrow.rules import GameState, Ruleset, observe, to_act
from oxrow.rules.cards import Card
from oxrow.rules.deal import deck
from oxrow.rules.state import Hand
from tests.bots.tables import BASE, RULESETS, cards, low_card, seats_of, table, walk

small = replace(BASE, name="small", last_number=9)


@given(st.sampled_from(RULESETS), st.integers(2, 10), st.integers(0, 9999), st.integers(0, 80))
def test_the_observer_sees_the_same_in_every_world(ruleset: Ruleset, seats: int, seed: int, decisions: int) -> None:
    seats = seats_of(ruleset, seats)
    state = walk(ruleset, seats, seed, decisions)
    for seat in range(seats):
        seen = observe(state, seat)
        world = Worlds(seen).draw(random.Random(seed))
        assert observe(world, seat) == seen
        assert to_act(world) == to_act(state)
        assert Counter(card for zone in world.zones() for card in zone) == Counter(deck(ruleset, seats))
        for hand, true in zip(world.hands, state.hands, strict=True):
            assert (len(hand.cards), len(hand.chosen)) == (len(true.cards), len(true.chosen))
            assert list(hand.cards) == sorted(hand.cards)


@given(st.integers(2, 10), st.integers(0, 9999), st.integers(0, 80))
def test_unseen_is_what_lies_in_hidden_places(seats: int, seed: int, decisions: int) -> None:
    state = walk(BASE, seats, seed, decisions)
    seat = seed % seats
    hidden = [hand.cards + hand.chosen for other, hand in enumerate(state.hands) if other != seat]
    assert Counter(unseen(observe(state, seat))) == Counter(card for zone in (*hidden, state.undealt) for card in zone)


def test_cards_that_wait_face_up_are_seen() -> None:
    state = low_card(walk(BASE, 6, seed=1, decisions=0))
    waiting = {step.card for step in state.table.agenda if hasattr(step, "card")}
    assert len(waiting) > 1
    for seat in range(6):
        assert not waiting & set(unseen(observe(state, seat)))


def test_all_worlds_are_equally_likely() -> None:
    state = table("1 | 2", ("3", "4 5"), small)
    draws, worlds = 6000, Worlds(observe(state, 0))
    rng = random.Random(1)
    seen = Counter(worlds.draw(rng).hands[1].cards for _ in range(draws))
    assert len(seen) == 15  # two of the six unseen
    expected = draws / 15
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 29.1  # chi-square, 14 degrees, 1 %


def test_known_cards_are_with_their_owner_but_may_lie_face_down() -> None:
    state = knowing(table("1 | 2", ("3", "4 5 6"), small), known="5")
    draws, worlds = 6000, Worlds(observe(state, 0))
    rng = random.Random(1)
    seen: Counter[tuple[tuple[Card, ...], tuple[Card, ...]]] = Counter()
    for _ in range(draws):
        hand = worlds.draw(rng).hands[1]
        assert Card(5) in hand.cards + hand.chosen
        seen[hand.cards, hand.chosen] += 1
    assert len(seen) == 10 * 3  # two more of five, and any of the three lies face down
    expected = draws / 30
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 49.6  # 29 degrees, 1 %


def knowing(state: GameState, known: str) -> GameState:
    """Seat 1 has laid down a card, and *known* cards of its hand were seen before."""
    place = replace(state.table.places[1], known=cards(known), hand_size=2, chosen_count=1)
    hand = state.hands[1].cards
    return replace(
        state,
        table=replace(state.table, places=(state.table.places[0], place)),
        hands=(state.hands[0], Hand(hand[:2], chosen=hand[2:])),
    )


def test_a_draw_pile_is_dealt_too() -> None:
    state = table("1 | 2", ("3", "4"), small)
    state = replace(state, table=replace(state.table, draw_size=2), undealt=cards("5 6 7"), draw=cards("9 8"))
    worlds = Worlds(observe(state, 0))
    drawn = {worlds.draw(random.Random(seed)).draw for seed in range(400)}
    assert len(drawn) == 6 * 5


def test_what_cannot_be_drawn_is_refused() -> None:
    state = table("1 | 2", ("3", "4"), small)
    with pytest.raises(ValueError, match="spectator"):
        Worlds(observe(state, None))
    place = replace(state.table.places[1], special_count=1)
    with pytest.raises(ValueError, match="special cards"):
        Worlds(observe(replace(state, table=replace(state.table, places=(state.table.places[0], place))), 0))
    place = replace(state.table.places[1], hand_size=7)
    with pytest.raises(ValueError, match="7 cards are hidden, but only 6 are unseen"):
        Worlds(observe(replace(state, table=replace(state.table, places=(state.table.places[0], place))), 0))
