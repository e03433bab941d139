"""The questions of docs/rules, section 16.1, each answered by playing."""

from dataclasses import replace
from itertools import permutations

import pytest

from oxrow.notation import NotationError, resolve
from oxrow.rules import End, EndKind, IllegalActionError, Ruleset, apply, legal_actions, start_round, to_act
from oxrow.rules.actions import PlayCards, TakeBack
from oxrow.rules.cards import ALL_HEADS, NUMBERS, Card, heads
from oxrow.rules.events import CardsRevealed
from oxrow.rules.scoring import is_over, round_points, winners, worth
from tests.support import cards, deal_of, decisions, play, table, turn

BASE = Ruleset()


def test_q1_the_row_is_not_chosen_except_for_a_low_card() -> None:
    assert to_act(turn("10 | 20 | 30 | 40", 25).state) == ()
    assert to_act(turn("10 | 20 | 30 | 40", 9).state) == (0,)


def test_q2_no_two_rows_are_equally_near() -> None:
    # 25 lies in the middle of 20 and 30, and only 20 counts.
    assert turn("10 | 20 | 30 | 40", 25).rows == "10 | 20 25 | 30 | 40"
    with pytest.raises(NotationError, match="card 20 is there twice"):
        resolve("base", "10 | 20 | 20 | 40", "25")


def test_q3_36_goes_behind_34() -> None:
    assert turn("30 | 34 | 70 | 80", 36).rows == "30 | 34 36 | 70 | 80"


def test_q4_the_sixth_card_takes_the_other_five_and_stays() -> None:
    played = turn("1 2 3 4 5 | 60 | 70 | 80", 55)
    assert played.piles == [[1, 2, 3, 4, 5]]
    assert round_points(played.state) == (6,)
    assert played.rows == "55 | 60 | 70 | 80"


def test_q5_the_dearest_row_may_be_taken() -> None:
    assert turn("10 | 20 | 30 | 55 66 77 88 99", 9, take=4).piles == [[55, 66, 77, 88, 99]]


def test_q6_a_row_of_one_card_may_be_taken() -> None:
    assert turn("10 11 | 20 | 30 31 | 40 41", 9, take=2).piles == [[20]]


def test_q7_a_row_of_five_cards_may_be_taken() -> None:
    assert turn("10 11 12 13 14 | 20 | 30 | 40", 9, take=1).piles == [[10, 11, 12, 13, 14]]


def test_q8_the_low_card_is_answered_before_any_other_is_placed() -> None:
    played = play(table("10 | 20 | 30 | 40", [50], [9], [60]), 50, 9, 60)
    assert to_act(played.state) == (1,)
    assert played.rows == "10 | 20 | 30 | 40"


def test_q9_the_second_lowest_card_follows_the_first() -> None:
    played = turn("90 | 91 | 92 | 93", 3, 1, 2, take=4)
    assert played.rows == "90 | 91 | 92 | 1 2 3"
    assert to_act(played.state) == ()


def test_q10_nobody_plays_first() -> None:
    tables = set()
    for seats in permutations(range(3)):
        plays = (50, 9, 60)
        played = turn("10 | 20 | 30 | 40", *(plays[seat] for seat in seats), take=1)
        tables.add(played.rows)
    assert tables == {"9 | 20 | 30 | 40 50 60"}
    state = start_round(BASE, deal_of(BASE, 5, 1))
    assert to_act(state) == (0, 1, 2, 3, 4)


def test_q11_nobody_starts_the_next_round() -> None:
    dealt = deal_of(BASE, 3, 1)
    ends = {list(decisions(BASE, replace(dealt, starter=starter), 1))[-1].after.table.rows for starter in range(3)}
    assert len(ends) == 1


def test_q12_a_lower_card_may_change_where_mine_goes() -> None:
    assert turn("10 | 20 | 30 | 40", 25).rows == "10 | 20 25 | 30 | 40"
    assert turn("10 | 20 21 22 23 24 | 30 | 40", 29, 25).rows == "10 | 25 29 | 30 | 40"
    assert turn("10 | 20 | 30 | 40", 25, 5, take=2).rows == "10 25 | 5 | 30 | 40"


def test_q13_62_after_29_took_the_61() -> None:
    played = turn("50 61 | 70 | 90 | 31 33 35 38 42", 62, 29, take=1)
    assert played.rows == "29 | 70 | 90 | 62"
    assert played.piles == [[31, 33, 35, 38, 42], [50, 61]]
    assert turn("50 61 | 70 | 90 | 31 33", 62, 29, take=1).rows == "29 | 70 | 90 | 31 33 62"


def test_q14_no_card_goes_between_two_others() -> None:
    assert turn("10 20 | 1 | 60 | 70", 15).rows == "10 20 | 1 15 | 60 | 70"


def test_q15_taken_cards_do_not_come_back() -> None:
    state = play(table("1 2 3 4 5 | 60 | 70 | 80", [55, 61], [56, 62]), 55, 56).state
    assert legal_actions(state, 0) == (PlayCards(cards(61)),)


def test_q16_cards_in_the_rows_count_for_nobody() -> None:
    played = turn("11 22 | 33 | 44 | 55", 66, 77)
    assert worth(BASE, (card for row in played.state.table.rows for card in row.cards)) == 37
    assert round_points(played.state) == (0, 0)


def test_q17_undealt_cards_do_nothing_and_ten_seats_leave_none() -> None:
    dealt = deal_of(BASE, 3, 1)
    other = replace(dealt, undealt=tuple(reversed(dealt.undealt)))
    assert [each.events for each in decisions(BASE, dealt, 1)] == [each.events for each in decisions(BASE, other, 1)]
    assert deal_of(BASE, 10, 1).undealt == ()


def test_q18_eight_players_get_ten_cards_each() -> None:
    assert [len(hand) for hand in deal_of(BASE, 8, 1).hands] == [10] * 8


def test_q19_heads_of_55_50_51_100_and_99() -> None:
    assert [heads(Card(number)) for number in (55, 50, 51, 100, 99)] == [7, 3, 1, 3, 5]


def test_q20_171_heads_in_all() -> None:
    assert worth(BASE, NUMBERS) == ALL_HEADS == 171


def test_q21_a_row_costs_5_to_27_heads() -> None:
    dear = turn("11 22 33 44 55 | 90 | 91 | 92", 60)
    cheap = turn("1 2 3 4 6 | 90 | 91 | 92", 60)
    assert (round_points(dear.state), round_points(cheap.state)) == ((27,), (5,))


@pytest.mark.parametrize(("end", "over"), [(End(EndKind.MORE_THAN, 66), 67), (End(EndKind.AT_LEAST, 66), 66)])
def test_q22_the_match_ends_after_the_round_that_reaches_the_target(end: End, over: int) -> None:
    ruleset = replace(BASE, end=end)
    assert not is_over(ruleset, [(over - 1, 3)])
    assert is_over(ruleset, [(over - 1, 3), (1, 0)])


def test_q23_exactly_66() -> None:
    assert not is_over(BASE, [(66, 3)])
    assert is_over(replace(BASE, end=End(EndKind.AT_LEAST, 66)), [(66, 3)])


def test_q24_a_round_is_played_to_its_end() -> None:
    state = table("11 22 33 44 55 | 90 | 91 | 92", [60, 1], [93, 2])
    played = play(state, 60, 93)
    assert is_over(BASE, [(60, 0), round_points(played.state)])
    assert to_act(played.state) == (0, 1)


def test_q25_the_lowest_total_wins_and_nobody_else() -> None:
    assert winners(BASE, [(12, 65, 67)]) == (0,)


def test_q26_a_shared_lowest_total_is_a_shared_win() -> None:
    assert winners(BASE, [(12, 67, 12)]) == (0, 2)


def test_q27_another_number_or_a_number_of_rounds() -> None:
    assert is_over(replace(BASE, end=End(EndKind.MORE_THAN, 33)), [(34, 0)])
    assert is_over(replace(BASE, end=End(EndKind.ROUNDS, 1)), [(1, 0)])


@pytest.mark.parametrize("total", [0, 65, 66, 67, 100])
def test_q28_counting_down_from_66_is_66_or_more(total: int) -> None:
    nothing_left = 66 - total <= 0
    assert is_over(replace(BASE, end=End(EndKind.AT_LEAST, 66)), [(total, 0)]) == nothing_left


def test_q29_the_face_down_card_may_be_exchanged_until_the_last_has_chosen() -> None:
    state = table("10 | 20 | 30 | 40", [50, 51], [52, 53])
    state, _ = apply(state, 0, PlayCards(cards(50)))
    state, _ = apply(state, 0, TakeBack())
    state, _ = apply(state, 0, PlayCards(cards(51)))
    state, events = apply(state, 1, PlayCards(cards(52)))
    assert CardsRevealed(((0, Card(51)), (1, Card(52)))) in [each.event for each in events]
    with pytest.raises(IllegalActionError):
        apply(state, 0, TakeBack())


def test_q30_two_can_play() -> None:
    *_, last = decisions(BASE, deal_of(BASE, 2, 1), 1)
    assert len(round_points(last.after)) == 2
