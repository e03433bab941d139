"""Pro: docs/rules, section 3.2, and what concerns it in 15, 16 and 18."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from oxrow.notation import turns_of, with_settings
from oxrow.rules import (
    DealError,
    GameState,
    IllegalActionError,
    apply,
    deal,
    legal_actions,
    observe,
    start_round,
    to_act,
)
from oxrow.rules.actions import PlayCards
from oxrow.rules.agenda import Pick, SelectCards
from oxrow.rules.cards import Card
from oxrow.rules.catalogue import ALIASES, CATALOGUE, ruleset_named
from oxrow.rules.events import CardPicked, RowsStarted
from oxrow.rules.starter import next_starter
from oxrow.rules.state import Row
from tests.support import Decision, cards, deal_of, decisions, turn

PRO = CATALOGUE["pro"]
BASE = CATALOGUE["base"]


def draft(seats: int, starter: int = 0, seed: int = 1) -> list[Decision]:
    lying = deal(PRO, seats, random.Random(seed), starter)
    return [each for each in decisions(PRO, lying, seed) if isinstance(each.before.table.question, Pick)]


def pick(state: GameState, *picks: int) -> GameState:
    for card in picks:
        (seat,) = to_act(state)
        state, _ = apply(state, seat, PlayCards(cards(card)))
    return state


def test_3_2_it_is_also_called_logic() -> None:
    assert ALIASES == {"logic": "pro"}
    assert ruleset_named("logic") is PRO


def test_3_2_all_cards_lie_face_up_and_none_is_dealt() -> None:
    state = start_round(PRO, deal_of(PRO, 3, 1))
    assert state.table.offer == tuple(range(1, 35))
    assert state.table.rows == ()
    assert [hand.cards for hand in state.hands] == [()] * 3
    assert state.undealt == ()
    assert observe(state, None).table.offer == tuple(range(1, 35))


@pytest.mark.parametrize("seats", [2, 3, 6, 10])
def test_3_2_clockwise_one_card_each_until_all_have_ten(seats: int) -> None:
    picks = draft(seats)
    assert [each.seat for each in picks] == [*range(seats)] * 10
    assert all(each.before.table.turn == 0 for each in picks)
    after = picks[-1].after
    assert [len(hand.cards) for hand in after.hands] == [10] * seats


def test_3_2_it_never_turns_round() -> None:
    assert [each.seat for each in draft(3, starter=1)] == [1, 2, 0] * 10


def test_3_2_any_card_that_still_lies_there_may_be_taken_and_only_one() -> None:
    state = pick(start_round(PRO, deal_of(PRO, 2, 1)), 18)
    assert legal_actions(state, 1) == tuple(PlayCards((card,)) for card in map(Card, range(1, 25)) if card != 18)
    assert legal_actions(state, 0) == ()
    for wrong in (cards(18), cards(25), cards(1, 2), cards()):
        with pytest.raises(IllegalActionError):
            apply(state, 1, PlayCards(wrong))


def test_3_2_picks_are_seen_by_all() -> None:
    state = start_round(PRO, deal_of(PRO, 2, 1))
    state, events = apply(state, 0, PlayCards(cards(18)))
    assert [each.event for each in events] == [CardPicked(0, Card(18))]
    for viewer in (None, 0, 1):
        assert observe(state, viewer).table.places[0].known == (18,)
    for each in draft(3):
        assert [place.known for place in each.after.table.places] == [hand.cards for hand in each.after.hands]


def test_3_2_the_four_that_are_left_start_the_rows_ascending() -> None:
    last = draft(4)[-1]
    left = sorted(set(range(1, 45)) - {card for hand in last.after.hands for card in hand.cards})
    assert last.after.table.rows == tuple(Row(cards(card)) for card in left)
    assert last.after.table.offer == ()
    assert [each.event for each in last.events] == [CardPicked(3, last.events[0].event.card), RowsStarted(cards(*left))]  # type: ignore[union-attr]
    assert all(lower < higher for lower, higher in pairwise(left))


def test_3_2_then_it_is_base_play() -> None:
    state = draft(3)[-1].after
    assert isinstance(state.table.question, SelectCards)
    assert to_act(state) == (0, 1, 2)
    assert state.table.turn == 1
    rules = with_settings(BASE, {"known_deck": "true"})
    like_base = replace(state, ruleset=rules)
    rng, other = random.Random(1), like_base
    while to_act(state):
        seat = rng.choice(to_act(state))
        action = rng.choice(legal_actions(state, seat))
        state, events = apply(state, seat, action)
        other, as_in_base = apply(other, seat, action)
        assert events == as_in_base
    assert turn("10 | 20 | 30 | 40", 9, take=2, ruleset=PRO).rows == "10 | 9 | 30 | 40"


def test_3_2_a_known_card_stays_known_until_it_is_revealed_so_nobody_sees_which_lies_face_down() -> None:
    state = draft(2)[-1].after
    first, second = (state.hands[0].cards[0], state.hands[1].cards[0])
    chosen, _ = apply(state, 0, PlayCards((first,)))
    other, _ = apply(state, 0, PlayCards((state.hands[0].cards[1],)))
    assert chosen.table.places[0].known == state.hands[0].cards
    assert observe(chosen, 1) == observe(other, 1)
    revealed, _ = apply(chosen, 1, PlayCards((second,)))
    assert [place.known for place in revealed.table.places] == [hand.cards[1:] for hand in state.hands]


def test_3_2_a_record_tells_the_picks_in_a_first_line_without_plays() -> None:
    lying = replace(deal_of(PRO, 2, 1), starter=1)
    played = list(decisions(PRO, lying, 1))
    first, *others = turns_of(PRO, lying, ((each.seat, each.action) for each in played))
    assert first.plays == ((), ())
    assert [seat for seat, _ in first.answers] == [1, 0] * 10
    assert len(others) == 10


def test_l_2_two_have_24_cards_and_make_twenty_picks() -> None:
    picks = draft(2)
    assert picks[0].before.table.offer == tuple(range(1, 25))
    assert len(picks) == 20
    assert len(picks[-1].after.table.rows) == 4


def test_q31_five_have_1_to_54() -> None:
    assert deal_of(PRO, 5, 1).offer == tuple(range(1, 55))


def test_q33_hands_come_about_by_picking() -> None:
    state = pick(start_round(PRO, deal_of(PRO, 5, 1)), 54, 1, 27, 28, 2, 53)
    assert [hand.cards for hand in state.hands] == [(53, 54), (1,), (27,), (28,), (2,)]


def test_q34_anybody_picks_first_and_then_the_left_neighbour() -> None:
    rng = random.Random(1)
    assert {next_starter(PRO, 4, [], 0, rng) for _ in range(50)} == {0, 1, 2, 3}
    assert [next_starter(PRO, 4, [(1, 2, 3, 4)], previous, rng) for previous in range(4)] == [1, 2, 3, 0]


def test_12_3_picked_cards_are_public() -> None:
    after = draft(3)[-1].after
    assert [place.known for place in observe(after, None).table.places] == [hand.cards for hand in after.hands]


def test_amb_05_default_is_rotating() -> None:
    first = deal(PRO, 3, random.Random(1), starter=2)
    assert to_act(start_round(PRO, first)) == (2,)
    assert PRO.starter == "rotating"
    assert next_starter(PRO, 3, [(9, 0, 0)], 2, random.Random(1)) == 0


def test_amb_05_option_first_seat() -> None:
    ruleset = with_settings(PRO, {"starter": "first-seat"})
    rng = random.Random(1)
    assert {next_starter(ruleset, 4, rounds, 2, rng) for rounds in ([], [(9, 0, 1, 2)]) for _ in range(9)} == {0}


def test_amb_05_option_lowest_total() -> None:
    ruleset = with_settings(PRO, {"starter": "lowest-total"})
    rng = random.Random(1)
    assert {next_starter(ruleset, 3, [], 0, rng) for _ in range(50)} == {0, 1, 2}
    assert next_starter(ruleset, 3, [(9, 2, 3), (0, 5, 5)], 0, rng) == 1
    # Of two with the lowest total, the first one clockwise after who picked first last time.
    assert next_starter(ruleset, 3, [(5, 9, 5)], 0, rng) == 2
    assert next_starter(ruleset, 3, [(5, 9, 5)], 2, rng) == 0


def test_amb_06_default_is_ten_and_six_are_printed() -> None:
    assert (PRO.least_seats, PRO.most_seats, PRO.printed_seats) == (2, 10, 6)
    assert len(deal_of(PRO, 10, 1).offer) == 104


def test_amb_06_option_six() -> None:
    ruleset = with_settings(PRO, {"most_seats": "6"})
    assert len(deal_of(ruleset, 6, 1).offer) == 64
    with pytest.raises(DealError, match="2 to 6 seats, not for 7"):
        deal_of(ruleset, 7, 1)
