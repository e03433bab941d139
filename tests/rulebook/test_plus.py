"""Plus: docs/rules, sections 4 to 4.4, and what concerns it in 15, 16 and 18."""

import random

import pytest

from oxrow.notation import NotationError, resolve, with_settings
from oxrow.rules import End, EndKind, IllegalActionError, apply, legal_actions, observe, start_round, to_act
from oxrow.rules.actions import PlayCards
from oxrow.rules.agenda import SelectCards
from oxrow.rules.cards import NUMBERS, ZERO, is_number
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import deck
from oxrow.rules.events import CardLaidAside, CardsRevealed, RowTaken
from oxrow.rules.ruleset import Piles
from oxrow.rules.scoring import is_over, round_points, winners, worth
from tests.support import cards, deal_of, decisions, play, said, table, turns

PLUS = CATALOGUE["plus"]
SEATS = pytest.mark.parametrize("seats", range(2, 8))
ZEROS = [ZERO] * 7


def told(rows: str, line: str, **settings: object) -> tuple[str, dict[str, list[str]]]:
    """The rows after a turn, and what each seat has taken."""
    result = resolve("plus", rows, line, settings=settings).to_json()
    assert result["asks"] is None
    taken = result["taken"]
    assert isinstance(taken, dict)
    return str(result["rows"]), taken


def order(rows: str, line: str) -> list[str]:
    whole = resolve("plus", rows, line).to_json()["order"]
    assert isinstance(whole, list)
    return [card for _, card in whole]


# --- 4 ----------------------------------------------------------------------------------------------------------------


def test_4_players_are_2_to_7() -> None:
    assert (PLUS.least_seats, PLUS.most_seats) == (2, 7)


@SEATS
def test_4_cards_are_the_numbers_and_seven_zeros(seats: int) -> None:
    assert deck(PLUS, seats) == (*NUMBERS, *ZEROS)
    lying = deal_of(PLUS, seats, 1)
    assert sorted((*lying.rows, *lying.undealt, *(card for hand in lying.hands for card in hand))) == [*NUMBERS, *ZEROS]


@SEATS
def test_4_hands_are_fifteen_cards_and_107_less_15_each_are_left(seats: int) -> None:
    lying = deal_of(PLUS, seats, 1)
    assert [len(hand) for hand in lying.hands] == [15] * seats
    assert len(lying.undealt) == 107 - 15 * seats


@SEATS
def test_4_rows_never_start_with_a_zero_and_hands_hold_any_number_of_them(seats: int) -> None:
    deals = [deal_of(PLUS, seats, seed) for seed in range(60)]
    assert all(map(is_number, (card for lying in deals for card in lying.rows)))
    assert len({hand.count(ZERO) for lying in deals for hand in lying.hands}) > 2


def test_4_every_zero_is_as_likely_as_any_other_card_to_be_dealt() -> None:
    dealt = sum(hand.count(ZERO) for seed in range(3000) for hand in deal_of(PLUS, 2, seed).hands)
    assert dealt / 3000 == pytest.approx(7 * 30 / 107, rel=0.04)


def test_4_a_turn_is_one_or_two_cards_of_each() -> None:
    state = table("10 | 20 | 30 | 40", [5, 50, ZERO], [60, 61], ruleset=PLUS)
    assert set(legal_actions(state, 0)) == {
        *(PlayCards(cards(card)) for card in (5, 50, ZERO)),
        *(PlayCards(cards(*pair)) for pair in ((5, 50), (5, ZERO), (50, ZERO))),
    }
    assert to_act(state) == (0, 1)
    for wrong in (cards(), cards(5, 50, ZERO), cards(50, 5), cards(5, 5)):
        with pytest.raises(IllegalActionError):
            apply(state, 0, PlayCards(wrong))


def test_4_all_are_revealed_at_once() -> None:
    state = table("10 | 20 | 30 | 40", [5, 50], [60, 61], ruleset=PLUS)
    state, events = apply(state, 1, PlayCards(cards(60, 61)))
    assert not [each for each in events if isinstance(each.event, CardsRevealed)]
    assert [place.chosen_count for place in state.table.places] == [0, 2]
    assert observe(state, 0) == observe(
        apply(table("10 | 20 | 30 | 40", [5, 50], [70, 71], ruleset=PLUS), 1, PlayCards(cards(70, 71))).state, 0
    )


@SEATS
def test_4_a_match_has_as_many_rounds_as_players_and_the_highest_total_wins(seats: int) -> None:
    rounds = [tuple(range(seats))] * seats
    assert not is_over(PLUS, rounds[:-1])
    assert is_over(PLUS, rounds)
    assert winners(PLUS, rounds) == (seats - 1,)
    assert not is_over(PLUS, [(400,) * seats] * (seats - 1))


# --- 4.1 --------------------------------------------------------------------------------------------------------------


def test_4_1_numbers_beside_a_zero_come_first_ascending_then_all_others() -> None:
    assert order("10 20 | 25 | 28 | 60", "5+6 27 49+0 53+0") == ["49", "53", "5", "6", "27"]
    assert order("10 | 20 | 30 | 40", "99+0 1 2+0") == ["2", "99", "1"]


def test_4_1_two_numbers_of_a_player_are_two_cards() -> None:
    assert order("10 | 20 | 30 | 40", "50+70 60") == ["50", "60", "70"]
    assert told("10 | 20 | 30 | 40", "50+70 60")[0] == "10 | 20 | 30 | 40 50 60 70"


def test_4_1_two_numbers_may_follow_each_other() -> None:
    assert order("10 | 20 | 30 | 40", "51+52 50") == ["50", "51", "52"]


def test_4_1_a_zero_is_never_placed_and_has_no_heads() -> None:
    played = said(PLUS, "10 | 20 | 30 | 40", "50+0 0")
    assert played.rows == "10 | 20 | 30 | 40 50"
    assert played.piles == [[ZERO], [ZERO]]
    assert round_points(played.state) == (0, 0)
    laid = [each.event for each in played.events if isinstance(each.event, CardLaidAside)]
    assert laid == [CardLaidAside(0, ZERO), CardLaidAside(1, ZERO)]


# --- 4.2 --------------------------------------------------------------------------------------------------------------


def test_4_2_r1_and_r2_are_as_in_base() -> None:
    assert told("10 | 20 | 30 | 40", "25 39") == ("10 | 20 25 | 30 39 | 40", {})


def test_4_2_r3_the_sixth_card_takes_five() -> None:
    assert told("1 2 3 4 5 | 60 | 70 | 80", "55") == ("55 | 60 | 70 | 80", {"s1": ["1", "2", "3", "4", "5"]})


def test_4_2_r4_a_low_card_goes_behind_the_highest_row_end_and_takes_nothing() -> None:
    assert told("10 | 40 | 30 | 20", "5") == ("10 | 40 5 | 30 | 20", {})


def test_4_2_r4_as_the_sixth_card_it_takes_the_five() -> None:
    assert told("10 | 40 41 42 43 44 | 30 | 20", "5") == ("10 | 5 | 30 | 20", {"s1": ["40", "41", "42", "43", "44"]})


def test_4_2_a_low_card_is_the_row_end_and_only_the_last_card_counts() -> None:
    assert told("10 | 20 | 30 | 94 3", "4") == ("10 | 20 | 30 | 94 3 4", {})
    # 9 is lower than the ends 20, 30 and 10, and fits behind 3.
    assert told("10 | 20 | 30 | 94 3", "9 2")[0] == "10 | 20 | 30 2 | 94 3 9"


def test_4_2_the_next_low_card_meets_the_new_ends() -> None:
    # 1 goes behind 40; then 2 fits behind it.
    assert told("10 | 20 | 30 | 40", "1 2")[0] == "10 | 20 | 30 | 40 1 2"
    # 2 comes first, for its zero; then 1 is lower than all ends, of which 30 is now the highest.
    assert told("10 | 20 | 30 | 40", "1 2+0")[0] == "10 | 20 | 30 1 | 40 2"


def test_4_2_3_and_4_behind_94() -> None:
    assert told("70 81 90 94 | 20 | 35 | 50", "3") == ("70 81 90 94 3 | 20 | 35 | 50", {})
    assert told("70 81 90 94 | 20 | 35 | 50", "3+4") == ("4 | 20 | 35 | 50", {"s1": ["70", "81", "90", "94", "3"]})


@SEATS
def test_4_2_nobody_is_ever_asked_for_a_row(seats: int) -> None:
    for seed in range(4):
        asked = {type(each.before.table.question) for each in decisions(PLUS, deal_of(PLUS, seats, seed), seed)}
        assert asked == {SelectCards}


# --- 4.3, 4.4 ---------------------------------------------------------------------------------------------------------


def test_4_3_piles_lie_face_up() -> None:
    assert PLUS.piles is Piles.OPEN


def test_4_3_who_has_cards_plays_and_who_has_none_waits() -> None:
    state = play(table("10 | 20 | 30 | 40", [50, 51], [60, 61, 62], ruleset=PLUS), [50, 51], 60).state
    assert to_act(state) == (1,)
    assert legal_actions(state, 0) == ()
    assert PlayCards(()) not in legal_actions(state, 1)


def test_4_3_the_last_player_plays_on_alone_until_all_hands_are_empty() -> None:
    state = play(table("10 | 20 | 30 | 40", [50, 51], [60, 61, 62], ruleset=PLUS), [50, 51], 60).state
    state = play(state, 61).state
    state = play(state, 62).state
    assert to_act(state) == ()


def test_4_3_rounds_end_with_empty_hands_and_are_8_to_15_turns_long() -> None:
    lengths = set()
    for seed in range(10):
        played = list(turns(PLUS, deal_of(PLUS, 3, seed), seed))
        assert not any(hand.cards for hand in played[-1][-1].after.hands)
        lengths.add(len(played))
    assert lengths <= set(range(8, 16))


def test_4_3_the_heads_of_the_pile_are_scored_and_not_its_cards() -> None:
    played = said(PLUS, "31 44 57 72 80 | 8 | 12 | 90", "82+0 81")
    assert len(played.piles[0]) == 6
    assert round_points(played.state) == (11, 0)


def test_4_3_several_with_the_highest_total_share_the_win() -> None:
    assert winners(PLUS, [(30, 30, 20), (5, 5, 10), (0, 0, 0)]) == (0, 1)


def test_4_4_two_zeros_do_nothing() -> None:
    assert told("10 | 20 | 30 | 40", "0+0 50") == ("10 | 20 | 30 | 40 50", {"s1": ["0", "0"]})


def test_4_4_a_low_card_beside_a_zero_is_placed_by_4_2_only_earlier() -> None:
    # Without its zero, 5 comes after 1, and fits behind it.
    assert told("10 | 20 | 30 | 40", "5+0 1")[0] == "10 | 20 | 30 1 | 40 5"
    assert told("10 | 20 | 30 | 40", "5 1")[0] == "10 | 20 | 30 | 40 1 5"


def test_4_4_66_behind_65_and_82_with_a_zero_before_81() -> None:
    assert told("21 33 47 59 65 | 8 | 12 | 90", "66")[1] == {"s1": ["21", "33", "47", "59", "65"]}
    assert told("31 44 57 72 80 | 8 | 12 | 90", "82+0 81")[1] == {"s1": ["0", "31", "44", "57", "72", "80"]}
    assert told("31 44 57 72 80 | 8 | 12 | 90", "82 81")[1] == {"s2": ["31", "44", "57", "72", "80"]}


# --- 15, 16, 18 -------------------------------------------------------------------------------------------------------


def test_p_5_seven_players() -> None:
    lying = deal_of(PLUS, 7, 1)
    assert sum(map(len, lying.hands)) == 105
    assert len(lying.undealt) == 2


def test_p_7_a_zero_alone() -> None:
    result = resolve("plus", "10 | 20 | 30 | 40", "0").to_json()
    assert result["rows"] == "10 | 20 | 30 | 40"
    assert result["order"] == []
    assert result["taken"] == {"s1": ["0"]}
    assert result["points"] == {"s1": 0}


def test_q37_heads_are_wanted() -> None:
    assert PLUS.heads_are_good
    assert PLUS.end == End(EndKind.EACH_SEAT, None)
    assert winners(PLUS, [(10, 20), (11, 0)]) == (0,)


def test_q38_the_order() -> None:
    assert order("10 | 20 | 30 | 40", "5+6 27 49+0 53+0") == ["49", "53", "5", "6", "27"]


def test_q39_a_card_that_is_too_low() -> None:
    assert told("10 | 20 | 30 | 40", "9") == ("10 | 20 | 30 | 40 9", {})
    assert told("10 | 20 | 30 | 40 50 60 70 80", "9")[1] == {"s1": ["40", "50", "60", "70", "80"]}


def test_q40_a_single_zero() -> None:
    assert told("10 | 20 | 30 | 40", "0 45") == ("10 | 20 | 30 | 40 45", {"s1": ["0"]})


def test_q41_two_zeros_together() -> None:
    assert PlayCards((ZERO, ZERO)) in legal_actions(table("10 | 20 | 30 | 40", [ZERO, ZERO, 50], ruleset=PLUS), 0)


def test_q42_without_cards_one_waits() -> None:
    state = play(table("10 | 20 | 30 | 40", [50], [60, 61], [70, 71], ruleset=PLUS), 50, 60, 70).state
    assert to_act(state) == (1, 2)


def test_q43_a_zero_never_starts_a_row() -> None:
    rng = random.Random(1)
    assert all(ZERO not in deal_of(PLUS, 7, rng.randrange(10**6)).rows for _ in range(300))


def test_amb_08_default_is_the_last_card() -> None:
    assert told("94 3 | 60 | 40 | 50", "2")[0] == "94 3 | 60 2 | 40 | 50"


def test_amb_08_option_any_card() -> None:
    assert told("94 3 | 60 | 40 | 50", "2", highest="any-card")[0] == "94 3 2 | 60 | 40 | 50"
    assert told("10 | 60 | 40 | 50", "2", highest="any-card")[0] == "10 | 60 2 | 40 | 50"


def test_amb_10_default_is_that_two_zeros_may_be_played() -> None:
    assert told("10 | 20 | 30 | 40", "0+0") == ("10 | 20 | 30 | 40", {"s1": ["0", "0"]})


def test_amb_10_option_at_most_one() -> None:
    ruleset = with_settings(PLUS, {"two_zeros": "false"})
    state = table("10 | 20 | 30 | 40", [ZERO, ZERO, 50], ruleset=ruleset)
    assert set(legal_actions(state, 0)) == {PlayCards(cards(*each)) for each in ((50,), (ZERO,), (50, ZERO))}
    with pytest.raises(NotationError, match=r"s1 may not play '0\+0'"):
        resolve("plus", "10 | 20 | 30 | 40", "0+0", settings={"two_zeros": False})


def test_14_zeros_have_no_heads_and_change_no_sum() -> None:
    assert worth(PLUS, deck(PLUS, 2)) == 171


def test_13_w9_a_low_card_takes_no_row_in_plus_cheap_or_not() -> None:
    played = said(PLUS, "10 | 55 | 30 | 40", "9")
    assert not [each for each in played.events if isinstance(each.event, RowTaken)]


def test_12_1_every_seat_that_has_cards_plays_one_or_two() -> None:
    state = start_round(PLUS, deal_of(PLUS, 3, 1))
    assert to_act(state) == (0, 1, 2)
    assert {len(option.cards) for option in legal_actions(state, 0) if isinstance(option, PlayCards)} == {1, 2}
