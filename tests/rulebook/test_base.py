"""The base game, paragraph by paragraph of docs/rules: sections 1, 2, 12, 13, 14, 15.2 and 18."""

import random
import re
from dataclasses import fields, replace
from itertools import pairwise

import pytest

from oxrow.notation import NotationError, resolve, with_settings
from oxrow.rules import (
    DealError,
    End,
    EndKind,
    GameState,
    IllegalActionError,
    Observation,
    Ruleset,
    apply,
    legal_actions,
    observe,
    start_round,
    to_act,
)
from oxrow.rules.actions import Action, PlayCards, Take, TakeBack
from oxrow.rules.agenda import NameRow, PlaceCard, Reason, SelectCards
from oxrow.rules.cards import ALL_HEADS, NUMBERS, Card, heads
from oxrow.rules.engine import open_state
from oxrow.rules.events import CardPlaced, CardsChosen, CardsRevealed, RowTaken, seen_by
from oxrow.rules.handlers import best_row
from oxrow.rules.ruleset import Piles, Ties
from oxrow.rules.scoring import is_over, round_points, to_end, totals, winners, worth
from tests.support import DOCS, Decision, cards, deal_of, decisions, play, table, turn, turns

BASE = Ruleset()
SEATS = pytest.mark.parametrize("seats", range(2, 11))


def some_turns(seats: int, rounds: int = 4) -> list[list[Decision]]:
    return [each for seed in range(rounds) for each in turns(BASE, deal_of(BASE, seats, seed), seed)]


def takes(rows: str, card: int) -> tuple[Action, ...]:
    """What the owner of a low card may answer."""
    state = table(rows, [card])
    state, _ = apply(state, 0, PlayCards(cards(card)))
    return legal_actions(state, 0)


# --- 1 Common ground --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ((55,), 7),
        ((11, 22, 33, 44, 66, 77, 88, 99), 5),
        ((10, 20, 30, 40, 50, 60, 70, 80, 90, 100), 3),
        ((5, 15, 25, 35, 45, 65, 75, 85, 95), 2),
        ((1, 2, 9, 12, 54, 56, 98, 101, 104), 1),
    ],
)
def test_1_1_heads_by_number(numbers: tuple[int, ...], expected: int) -> None:
    assert {heads(Card(number)) for number in numbers} == {expected}


def test_1_1_there_are_104_cards_with_171_heads() -> None:
    assert tuple(range(1, 105)) == NUMBERS
    assert sum(heads(card) for card in NUMBERS) == ALL_HEADS == 171


def test_1_1_a_five_that_is_not_the_last_digit_counts_nothing() -> None:
    assert [heads(Card(number)) for number in range(50, 60)] == [3, 1, 1, 1, 1, 7, 1, 1, 1, 1]


@SEATS
def test_1_2_i1_row_ends_are_all_different(seats: int) -> None:
    for played in some_turns(seats):
        ends = [row.cards[-1] for row in played[-1].after.table.rows]
        assert len(set(ends)) == 4


@SEATS
def test_1_2_i2_a_card_that_fits_at_the_reveal_fits_at_its_time(seats: int) -> None:
    for played in some_turns(seats):
        rows = played[0].before.table.rows
        happened = [happened.event for each in played for happened in each.events]
        fitted = {card for _, card in order_of(played) if any(row.cards[-1] < card for row in rows)}
        low = {event.card for event in happened if isinstance(event, RowTaken) and event.reason is Reason.LOW_CARD}
        assert not fitted & low


def test_1_2_i2_its_row_may_change() -> None:
    played = turn("10 | 20 | 30 | 40", 50, 45)
    assert played.rows == "10 | 20 | 30 | 40 45 50"
    assert turn("10 | 20 | 30 | 40", 50, 5, take=4).rows == "10 | 20 | 30 50 | 5"


@SEATS
def test_1_2_i3_only_the_lowest_card_is_low_and_only_once_a_turn(seats: int) -> None:
    asked = 0
    for played in some_turns(seats):
        questions = [each for each in played if isinstance(each.before.table.question, NameRow)]
        assert len(questions) <= 1
        for each in questions:
            asked += 1
            question = each.before.table.question
            assert isinstance(question, NameRow)
            assert order_of(played)[0] == (question.seat, question.card)
    assert asked


@SEATS
def test_1_2_i4_four_ascending_rows_of_one_to_five_cards(seats: int) -> None:
    for played in some_turns(seats):
        rows = played[-1].after.table.rows
        assert len(rows) == 4
        for row in rows:
            assert 1 <= len(row.cards) <= 5
            assert all(lower < higher for lower, higher in pairwise(row.cards))


@SEATS
def test_1_2_i5_100_less_10_a_seat_are_not_dealt(seats: int) -> None:
    assert len(start_round(BASE, deal_of(BASE, seats, 1)).undealt) == 100 - 10 * seats


@SEATS
def test_1_2_i6_hands_rows_piles_and_undealt_cards_are_the_104(seats: int) -> None:
    for played in some_turns(seats, rounds=2):
        state = played[-1].after
        lying = [card for row in state.table.rows for card in row.cards]
        piles = [card for place in state.table.places for card in place.pile]
        hands = [card for hand in state.hands for card in hand.cards]
        assert sorted((*lying, *piles, *hands, *state.undealt)) == list(NUMBERS)


@SEATS
def test_1_2_i7_a_round_scores_171_less_what_lies_in_the_rows_at_most(seats: int) -> None:
    for seed in range(4):
        *_, last = decisions(BASE, deal_of(BASE, seats, seed), seed)
        rows = sum(worth(BASE, row.cards) for row in last.after.table.rows)
        undealt = worth(BASE, last.after.undealt)
        assert sum(round_points(last.after)) == 171 - rows - undealt <= 171 - rows


def order_of(played: list[Decision]) -> tuple[tuple[int, Card], ...]:
    happened = [happened.event for each in played for happened in each.events]
    (revealed,) = [event for event in happened if isinstance(event, CardsRevealed)]
    return revealed.order


# --- 2 The base game --------------------------------------------------------------------------------------------------


def test_2_players_are_2_to_10() -> None:
    assert (BASE.least_seats, BASE.most_seats) == (2, 10)
    for seats in (-1, 0, 1, 11):
        with pytest.raises(DealError, match="2 to 10 seats"):
            deal_of(BASE, seats, 1)


@SEATS
def test_2_hands_are_ten_cards_each(seats: int) -> None:
    dealt = deal_of(BASE, seats, 1)
    assert [len(hand) for hand in dealt.hands] == [10] * seats


@SEATS
def test_2_cards_are_all_104_whatever_the_number_of_players(seats: int) -> None:
    dealt = deal_of(BASE, seats, 1)
    assert sorted((*dealt.rows, *dealt.undealt, *(card for hand in dealt.hands for card in hand))) == list(NUMBERS)


def test_2_hands_are_secret() -> None:
    state = start_round(BASE, deal_of(BASE, 4, 1))
    assert observe(state, 2).hand == state.hands[2]
    assert not observe(state, None).hand.cards


@SEATS
def test_2_rows_are_four_cards_one_each(seats: int) -> None:
    state = start_round(BASE, deal_of(BASE, seats, 1))
    assert [len(row.cards) for row in state.table.rows] == [1, 1, 1, 1]


def test_2_rest_is_not_used_in_the_round() -> None:
    dealt = deal_of(BASE, 3, 1)
    *_, last = decisions(BASE, dealt, 1)
    assert last.after.undealt == dealt.undealt


def test_2_order_of_the_rows_is_as_dealt_and_means_nothing() -> None:
    assert any(list(deal_of(BASE, 4, seed).rows) != sorted(deal_of(BASE, 4, seed).rows) for seed in range(3))
    for rows in (["12", "37", "43", "58"], ["58", "12", "43", "37"]):
        played = turn(" | ".join(rows), 14, 44, 61)
        assert sorted(played.rows.split(" | ")) == ["12 14", "37", "43 44", "58 61"]


# --- 2.1 A turn -------------------------------------------------------------------------------------------------------


def test_2_1_1_each_chooses_one_card_that_nobody_else_sees() -> None:
    state = table("10 | 20 | 30 | 40", [11, 50], [12, 51])
    assert legal_actions(state, 0) == (PlayCards(cards(11)), PlayCards(cards(50)))
    chosen, events = apply(state, 0, PlayCards(cards(50)))
    assert [seen_by(each.event, 0) for each in events] == [CardsChosen(0, 1, cards(50))]
    assert [seen_by(each.event, 1) for each in events] == [CardsChosen(0, 1, ())]
    assert [seen_by(each.event, None) for each in events] == [CardsChosen(0, 1, ())]
    other, _ = apply(state, 0, PlayCards(cards(11)))
    assert observe(chosen, 1) == observe(other, 1)
    assert observe(chosen, None) == observe(other, None)


def test_2_1_1_no_card_that_is_not_in_the_hand_and_not_two() -> None:
    state = table("10 | 20 | 30 | 40", [11, 50], [12, 51])
    for play_cards in (cards(12), cards(99), cards(11, 50), cards()):
        with pytest.raises(IllegalActionError):
            apply(state, 0, PlayCards(play_cards))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_2_1_2_all_are_revealed_at_once_after_the_last_choice(order: tuple[int, ...]) -> None:
    state = table("10 | 20 | 30 | 40", [50], [12], [33])
    for count, seat in enumerate(order, 1):
        state, events = apply(state, seat, PlayCards(state.hands[seat].cards))
        revealed = [each.event for each in events if isinstance(each.event, CardsRevealed)]
        expected = CardsRevealed(((1, Card(12)), (2, Card(33)), (0, Card(50))))
        assert revealed == ([expected] if count == 3 else [])
        if count < 3:
            assert [len(row.cards) for row in state.table.rows] == [1, 1, 1, 1]


def test_2_1_2_a_card_that_is_taken_in_the_same_turn_was_public_too() -> None:
    played = turn("5 8 | 12 15 18 20 | 40 | 70", 25, 23)
    assert played.piles[0] == [12, 15, 18, 20, 23]
    assert (1, 23) in [
        pair for each in played.events if isinstance(each.event, CardsRevealed) for pair in each.event.order
    ]


def test_2_1_3_cards_are_placed_in_ascending_order_whoever_played_them() -> None:
    played = turn("1 | 2 | 3 | 4", 104, 7, 55, 8, 90)
    placed = [each.event.card for each in played.events if isinstance(each.event, CardPlaced | RowTaken)]
    assert placed == [7, 8, 55, 90, 104]


def test_2_1_3_each_meets_the_rows_as_the_lower_ones_left_them() -> None:
    # 46 fills the row, so 48 takes it, and 49 follows the 48.
    assert turn("12 20 | 30 35 40 44 | 60 | 80", 49, 48, 46).rows == "12 20 | 48 49 | 60 | 80"


def test_2_1_4_ten_turns_until_the_hands_are_empty() -> None:
    played = list(turns(BASE, deal_of(BASE, 5, 3), 3))
    assert len(played) == 10
    assert [len(each[-1].after.hands[0].cards) for each in played] == list(range(9, -1, -1))
    assert to_act(played[-1][-1].after) == ()


# --- 2.2 Placing a card -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 105))
def test_2_2_r1_r2_behind_the_highest_of_the_lower_row_ends(number: int) -> None:
    ends = [17, 62, 40, 85]
    if number in ends:
        return
    work = open_state(table("17 | 62 | 40 | 85", [number]))
    lower = [end for end in ends if end < number]
    assert best_row(work, Card(number)) == (ends.index(max(lower)) if lower else None)


def test_2_2_r1_a_card_joins_no_row_with_a_higher_end_however_near() -> None:
    assert turn("10 | 51 | 52 | 53", 50).rows == "10 50 | 51 | 52 | 53"


def test_2_2_r2_the_player_is_not_asked() -> None:
    played = turn("10 | 20 | 30 | 40", 35)
    assert played.rows == "10 | 20 | 30 35 | 40"
    assert to_act(played.state) == ()


def test_2_2_r2_a_full_row_is_compulsory_too() -> None:
    played = turn("3 8 | 20 | 30 41 | 25 27 36 39 42", 45)
    assert played.piles == [[25, 27, 36, 39, 42]]


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_2_2_r3_a_row_that_is_not_full_is_not_taken(length: int) -> None:
    row = " ".join(str(10 + number) for number in range(length))
    played = turn(f"{row} | 60 | 70 | 80", 50)
    assert played.rows == f"{row} 50 | 60 | 70 | 80"
    assert played.piles == [[]]


def test_2_2_r3_the_sixth_card_takes_exactly_the_five_and_starts_the_row() -> None:
    played = turn("10 11 12 13 14 | 60 | 70 | 80", 50)
    assert played.rows == "50 | 60 | 70 | 80"
    assert played.piles == [[10, 11, 12, 13, 14]]
    (taken,) = [each.event for each in played.events if isinstance(each.event, RowTaken)]
    assert taken == RowTaken(0, Card(50), 0, cards(10, 11, 12, 13, 14), Reason.FULL_ROW)


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_2_2_r4_the_owner_of_a_low_card_takes_any_row(row: int) -> None:
    rows = ["10", "20 21", "30 33 35 38 39", "44 55"]
    played = turn(" | ".join(rows), 7, take=row)
    assert played.piles == [list(map(int, rows[row - 1].split()))]
    assert played.rows == " | ".join("7" if number == row else cards for number, cards in enumerate(rows, 1))


def test_2_2_r4_all_four_rows_are_offered_long_or_short() -> None:
    assert takes("10 | 20 21 | 30 33 35 38 39 | 44 55", 7) == (Take(0), Take(1), Take(2), Take(3))


def test_2_2_r4_there_is_no_fifth_row() -> None:
    state = table("10 | 20 | 30 | 40", [7])
    state, _ = apply(state, 0, PlayCards(cards(7)))
    for row in (-1, 4):
        with pytest.raises(IllegalActionError):
            apply(state, 0, Take(row))


def test_2_2_r4_not_low_if_one_row_end_is_lower() -> None:
    played = turn("5 8 9 10 11 | 60 | 70 | 80", 12)
    assert played.piles == [[5, 8, 9, 10, 11]]
    assert to_act(played.state) == ()


def test_2_2_decisions_the_low_card_is_answered_with_all_cards_revealed_and_the_others_waiting() -> None:
    state = table("50 61 | 70 | 90 | 31 33 35 38 42", [62], [29])
    played = play(state, 62, 29)
    assert to_act(played.state) == (1,)
    assert played.rows == "50 61 | 70 | 90 | 31 33 35 38 42"
    assert PlaceCard(0, Card(62)) in played.state.table.agenda
    assert any(isinstance(each.event, CardsRevealed) for each in played.events)
    assert legal_actions(played.state, 0) == ()


# --- 2.3 to 2.7 -------------------------------------------------------------------------------------------------------


def test_2_3_taken_cards_stay_in_the_pile_and_out_of_the_hand() -> None:
    state = table("5 8 9 10 11 | 60 | 70 | 80", [12, 90], [13, 91])
    first = play(state, 12, 13)
    assert first.piles == [[5, 8, 9, 10, 11], []]
    assert first.state.hands[0].cards == (90,)
    second = play(first.state, 90, 91)
    assert second.piles == first.piles
    assert to_act(second.state) == ()


def test_2_4_each_scores_the_heads_of_the_own_pile() -> None:
    played = turn("10 20 30 40 50 | 55 | 70 | 99", 51, 8, take=4)
    assert played.piles == [[10, 20, 30, 40, 50], [99]]
    assert round_points(played.state) == (15, 5)


def test_2_4_cards_in_rows_and_undealt_cards_count_for_nobody() -> None:
    played = turn("10 | 55 | 70 | 99", 51, 100)
    assert played.rows == "10 51 | 55 | 70 | 99 100"
    assert round_points(played.state) == (0, 0)


def test_2_4_totals_are_the_sum_of_the_rounds() -> None:
    assert totals([(3, 10, 0), (5, 0, 7)], 3) == (8, 10, 7)
    assert totals([], 3) == (0, 0, 0)


def test_2_4_every_round_is_dealt_anew_from_all_cards() -> None:
    rng = random.Random(1)
    first, second = (deal_of(BASE, 4, rng.randrange(1000)) for _ in range(2))
    assert first != second
    for dealt in (first, second):
        assert sorted((*dealt.rows, *dealt.undealt, *(card for hand in dealt.hands for card in hand))) == list(NUMBERS)


def test_2_4_there_is_no_first_player() -> None:
    dealt = deal_of(BASE, 4, 1)
    for starter in range(4):
        state = start_round(BASE, replace(dealt, starter=starter))
        assert to_act(state) == (0, 1, 2, 3)
        assert replace(state, table=replace(state.table, starter=0)) == start_round(BASE, replace(dealt, starter=0))


def test_2_5_the_match_ends_above_66() -> None:
    assert BASE.end == End(EndKind.MORE_THAN, 66)
    assert not is_over(BASE, [(66, 0), (0, 66)])
    assert is_over(BASE, [(66, 0), (1, 66)])


def test_2_5_not_before_a_round_was_played() -> None:
    assert not is_over(BASE, [])
    assert not is_over(replace(BASE, end=End(EndKind.ROUNDS, 1)), [])


def test_2_5_another_target_or_a_number_of_rounds() -> None:
    assert is_over(replace(BASE, end=End(EndKind.MORE_THAN, 33)), [(34, 0)])
    assert not is_over(replace(BASE, end=End(EndKind.MORE_THAN, 100)), [(99, 0)])
    four = replace(BASE, end=End(EndKind.ROUNDS, 4))
    assert not is_over(four, [(90, 0)] * 3)
    assert is_over(four, [(0, 0)] * 4)
    assert not is_over(replace(BASE, end=End(EndKind.OPEN, None)), [(171, 0)] * 50)


def test_2_5_the_rest_to_the_end() -> None:
    assert [to_end(BASE, total) for total in (0, 58, 66, 67, 80)] == [67, 9, 1, 0, 0]
    assert to_end(replace(BASE, end=End(EndKind.AT_LEAST, 66)), 58) == 8
    assert to_end(replace(BASE, end=End(EndKind.ROUNDS, 2)), 58) is None
    assert to_end(replace(BASE, end=End(EndKind.OPEN, None)), 58) is None


def test_2_6_the_lowest_total_wins() -> None:
    assert winners(BASE, [(30, 10, 20), (0, 30, 50)]) == (0,)


def test_2_7_nothing_but_cards_and_rows_is_ever_answered() -> None:
    for seats in (2, 6, 10):
        for decision in decisions(BASE, deal_of(BASE, seats, 1), 1, take_back=0):
            options = legal_actions(decision.before, decision.seat)
            kind = PlayCards if isinstance(decision.before.table.question, SelectCards) else Take
            assert {type(option) for option in options} == {kind}


def test_2_7_no_card_is_put_between_two_others() -> None:
    played = turn("10 30 | 40 | 50 | 60", 20, take=2)
    assert played.rows == "10 30 | 20 | 50 | 60"


def test_2_7_taking_nothing_earns_nothing_and_the_last_card_costs_nothing() -> None:
    assert round_points(turn("10 | 20 | 30 | 40", 11, 21).state) == (0, 0)


# --- 12 At the table --------------------------------------------------------------------------------------------------


@SEATS
def test_12_1_questions_are_a_card_for_each_and_a_row_for_the_lowest(seats: int) -> None:
    questions = [each.before.table.question for played in some_turns(seats, 2) for each in played]
    assert {type(question) for question in questions} == {SelectCards, NameRow}
    assert {question.reason for question in questions if isinstance(question, NameRow)} == {Reason.LOW_CARD}


def test_12_2_players() -> None:
    for seats in range(2, 11):
        assert len(start_round(BASE, deal_of(BASE, seats, 1)).hands) == seats


def test_12_3_secret_are_hands_choices_and_undealt_cards() -> None:
    state = table("10 | 20 | 30 | 40", [11, 50], [12, 51], [13, 52])
    state, _ = apply(state, 1, PlayCards(cards(51)))
    other = table("10 | 20 | 30 | 40", [11, 50], [98, 99], [1, 2])
    other, _ = apply(other, 1, PlayCards(cards(99)))
    assert state.undealt != other.undealt
    assert observe(state, 0) == observe(other, 0)
    assert observe(state, None) == observe(other, None)
    assert {field.name for field in fields(Observation)} == {"ruleset", "seat", "table", "hand", "legal_actions"}


def test_12_3_public_are_rows_hand_sizes_piles_and_who_has_yet_to_choose() -> None:
    state = play(table("5 8 9 10 11 | 60 | 70 | 80", [12, 90], [13, 91], [14, 92]), 12, 13, 14).state
    state, _ = apply(state, 1, PlayCards(cards(91)))
    for viewer in (0, 1, 2, None):
        seen = observe(state, viewer).table
        assert [row.cards[-1] for row in seen.rows] == [14, 60, 70, 80]
        assert [place.hand_size for place in seen.places] == [1, 0, 1]
        assert [place.chosen_count for place in seen.places] == [0, 1, 0]
        assert [worth(BASE, place.pile) for place in seen.places] == [worth(BASE, cards(5, 8, 9, 10, 11)), 0, 0]
        assert seen.asked == (0, 2)


# --- 13 Wrong statements ----------------------------------------------------------------------------------------------


def test_13_w1_any_ascending_row_may_not_be_chosen() -> None:
    for row in (1, 2, 3):
        with pytest.raises(NotationError, match="nobody asked"):
            resolve("base", "10 | 20 | 30 | 40", f"50; s1 t{row}")


def test_13_w2_a_low_card_does_not_take_the_row_with_the_nearest_end() -> None:
    assert turn("10 | 20 | 30 | 40", 9, take=4).rows == "10 | 20 | 30 | 9"


def test_13_w3_reaching_the_target_does_not_end_a_round() -> None:
    state = table("55 66 77 88 99 | 60 | 70 | 80", [100, 1], [101, 2])
    played = play(state, 100, 101)
    assert is_over(BASE, [(50, 0), round_points(played.state)])
    assert to_act(played.state) == (0, 1)


def test_13_w4_100_is_not_the_target_but_can_be_set() -> None:
    assert is_over(BASE, [(70, 0)])
    assert not is_over(with_settings(BASE, {"end": "100 or more"}), [(99, 0)])


@pytest.mark.parametrize("seats", [6, 7, 8, 9, 10])
def test_13_w5_many_players_get_ten_cards_too_and_nobody_starts(seats: int) -> None:
    state = start_round(BASE, deal_of(BASE, seats, 1))
    assert {len(hand.cards) for hand in state.hands} == {10}
    assert to_act(state) == tuple(range(seats))


def test_13_w6_doublets_have_five_heads_and_only_55_has_seven() -> None:
    assert [number for number in NUMBERS if heads(number) == 7] == [55]
    assert [number for number in NUMBERS if heads(number) == 5] == [11, 22, 33, 44, 66, 77, 88, 99]


def test_13_w7_the_1_is_a_card() -> None:
    dealt = deal_of(BASE, 10, 1)
    assert 1 in (*dealt.rows, *(card for hand in dealt.hands for card in hand))
    assert turn("10 | 20 | 30 | 40", 1, take=1).rows == "1 | 20 | 30 | 40"


def test_13_w8_not_all_104_cards_are_scored() -> None:
    *_, last = decisions(BASE, deal_of(BASE, 10, 1), 1)
    assert 0 < sum(round_points(last.after)) < 171


def test_13_w9_the_cheapest_row_is_not_taken_unasked() -> None:
    played = turn("10 | 1 2 | 55 | 40", 3)
    assert played.rows == "10 | 1 2 3 | 55 | 40"
    asked = turn("10 | 22 33 | 55 | 40", 3)
    assert to_act(asked.state) == (0,)
    assert asked.piles == [[]]
    assert turn("10 | 22 33 | 55 | 40", 3, take=3).piles == [[55]]


def test_13_w10_the_fifth_card_takes_nothing_and_no_row_holds_six() -> None:
    assert turn("1 2 3 4 | 60 | 70 | 80", 5).rows == "1 2 3 4 5 | 60 | 70 | 80"
    assert turn("1 2 3 4 | 60 | 70 | 80", 5, 6).rows == "6 | 60 | 70 | 80"
    with pytest.raises(NotationError, match="at most 5"):
        resolve("base", "1 2 3 4 5 6 | 60 | 70 | 80", "7")


# --- 14 Heads ---------------------------------------------------------------------------------------------------------


def test_14_the_table_of_the_reference() -> None:
    text = (DOCS / "rules" / "14-heads.md").read_text("utf-8")
    lines = re.findall(r"^\| (\d) \| ([\d ]+|all others) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    assert [int(line[0]) for line in lines] == [7, 5, 3, 2, 1]
    named: set[int] = set()
    for each, numbers, count, total in lines:
        members = set(NUMBERS) - named if numbers == "all others" else set(map(int, numbers.split()))
        named |= members
        assert {heads(Card(number)) for number in members} == {int(each)}
        assert (len(members), len(members) * int(each)) == (int(count), int(total))
    assert named == set(NUMBERS)


def test_14_the_matrix_of_the_reference() -> None:
    text = (DOCS / "rules" / "14-heads.md").read_text("utf-8")
    rows = re.findall(r"^ +(\d+): +(.*)$", text, re.MULTILINE)
    assert len(rows) == 11
    matrix = {int(tens) + units: word for tens, line in rows for units, word in enumerate(line.split())}
    assert {number: int(word) for number, word in matrix.items() if word != "."} == {
        number: heads(number) for number in NUMBERS
    }


def test_14_a_row_of_five_has_5_to_27_heads() -> None:
    ranked = sorted(map(heads, NUMBERS))
    assert sum(ranked[-5:]) == 27
    assert sum(ranked[:5]) == 5
    assert worth(BASE, cards(44, 55, 66, 77, 88)) == 27


# --- 15.2 Matches -----------------------------------------------------------------------------------------------------


MORE_THAN_66 = BASE
AT_LEAST_66 = replace(BASE, end=End(EndKind.AT_LEAST, 66))


def test_t_1_59_and_15_more_end_the_match() -> None:
    rounds = [(59, 40, 30), (15, 0, 3)]
    assert totals(rounds, 3)[0] == 74
    assert is_over(MORE_THAN_66, rounds)
    assert is_over(AT_LEAST_66, rounds)


def test_t_2_exactly_66() -> None:
    rounds = [(50, 40, 30), (16, 0, 3)]
    assert not is_over(MORE_THAN_66, rounds)
    assert is_over(AT_LEAST_66, rounds)


def test_t_3_67_in_mid_round_plays_on() -> None:
    state = table("11 22 33 44 50 | 60 | 70 | 80", [51, 1], [61, 2])
    played = play(state, 51, 61)
    assert round_points(played.state)[0] == 23
    assert to_act(played.state) == (0, 1)
    assert not is_over(BASE, [(44, 0)])
    assert is_over(BASE, [(44, 0), round_points(played.state)])


def test_t_4_40_40_70_is_shared() -> None:
    assert winners(BASE, [(40, 40, 70)]) == (0, 1)


def test_t_5_category_5_ends_above_74() -> None:
    category_5 = with_settings(BASE, {"end": "more than 74"})
    assert not is_over(category_5, [(74, 0)])
    assert is_over(category_5, [(75, 0)])


# --- 18 Open readings -------------------------------------------------------------------------------------------------


def test_amb_01_default_is_more_than_66() -> None:
    assert not is_over(BASE, [(66, 0)])
    assert is_over(BASE, [(67, 0)])


@pytest.mark.parametrize(
    ("end", "over", "not_over"),
    [
        ("66 or more", [(66, 0)], [(65, 0)]),
        ("33 or more", [(33, 0)], [(32, 0)]),
        ("more than 74", [(75, 0)], [(74, 0)]),
        ("rounds 2", [(0, 1), (0, 1)], [(90, 90)]),
    ],
)
def test_amb_01_options(end: str, over: list[tuple[int, int]], not_over: list[tuple[int, int]]) -> None:
    ruleset = with_settings(BASE, {"end": end})
    assert is_over(ruleset, over)
    assert not is_over(ruleset, not_over)


def test_amb_01_option_open_never_ends() -> None:
    assert not is_over(with_settings(BASE, {"end": "none"}), [(171, 0)] * 9)


def test_amb_02_default_is_a_shared_win() -> None:
    assert BASE.ties is Ties.SHARED
    assert is_over(BASE, [(10, 20, 0), (30, 20, 70)])
    assert winners(BASE, [(10, 20, 0), (30, 20, 70)]) == (0, 1)


def test_amb_02_option_extra_round() -> None:
    ruleset = with_settings(BASE, {"ties": "extra-round"})
    tie = [(40, 40, 70)]
    assert not is_over(ruleset, tie)
    assert not is_over(ruleset, [*tie, (5, 5, 0)])
    assert is_over(ruleset, [*tie, (5, 6, 0)])
    assert winners(ruleset, [*tie, (5, 6, 0)]) == (0,)
    assert is_over(ruleset, [(40, 70, 70)])
    assert not is_over(ruleset, [(40, 41, 42)])


def test_amb_02_option_last_round() -> None:
    ruleset = with_settings(BASE, {"ties": "last-round"})
    rounds = [(10, 20, 0, 30), (30, 20, 70, 10)]
    assert is_over(ruleset, rounds)
    assert winners(ruleset, rounds) == (3,)
    assert winners(ruleset, [(20, 20, 70), (20, 20, 0)]) == (0, 1)
    assert winners(ruleset, [(40, 39, 70), (20, 22, 0)]) == (0,)


def exchange(ruleset: Ruleset) -> GameState:
    state = table("10 | 20 | 30 | 40", [11, 50], [12, 51], ruleset=ruleset)
    return apply(state, 0, PlayCards(cards(11))).state


def test_amb_03_default_is_until_the_last_has_chosen() -> None:
    state = exchange(BASE)
    assert legal_actions(state, 0) == (TakeBack(),)
    state, _ = apply(state, 0, TakeBack())
    state, _ = apply(state, 0, PlayCards(cards(50)))
    state, _ = apply(state, 1, PlayCards(cards(12)))
    assert [row.cards for row in state.table.rows] == [(10, 12), (20,), (30,), (40, 50)]
    with pytest.raises(IllegalActionError):
        apply(state, 0, TakeBack())


def test_amb_03_option_locks_at_once() -> None:
    state = exchange(with_settings(BASE, {"lock_choice": "true"}))
    assert legal_actions(state, 0) == ()
    with pytest.raises(IllegalActionError):
        apply(state, 0, TakeBack())


def test_amb_04_default_is_heads() -> None:
    assert BASE.piles is Piles.HEADS


@pytest.mark.parametrize("piles", ["hidden", "open"])
def test_amb_04_options_change_what_is_shown_and_not_what_is_played(piles: str) -> None:
    ruleset = with_settings(BASE, {"piles": piles})
    assert ruleset.piles is Piles(piles)
    dealt = deal_of(BASE, 4, 1)
    plain, other = (list(decisions(each, dealt, 1)) for each in (BASE, ruleset))
    assert [each.action for each in plain] == [each.action for each in other]
    assert plain[-1].after.table == other[-1].after.table
