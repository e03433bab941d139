"""Jokers: docs/rules, section 7, and what concerns it in 13 to 16 and 18."""

from collections import Counter

import pytest

from oxrow.notation import NotationError, parse_rows, resolve, with_settings
from oxrow.notation.words import end_text
from oxrow.rules import DealError, End, GameState, IllegalActionError, apply, legal_actions, to_act
from oxrow.rules.actions import Action, Attach, PlayCards, Take
from oxrow.rules.agenda import NameRow, Reason
from oxrow.rules.cards import JOKERS, NUMBERS, ZERO, Card, is_joker
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import dealt, deck
from oxrow.rules.engine import rules_of
from oxrow.rules.events import CardPlaced, RowTaken
from oxrow.rules.scoring import round_points, winners, worth
from tests.support import cards, deal_of, decisions, said, table, turns

JOKERS_GAME = CATALOGUE["jokers"]
SEATS = pytest.mark.parametrize("seats", range(2, 11))
OFFICIAL = "18 0.4 | 0.7 | 0.2 | 10"
"""Row ends 18.4, 0.7, 0.2 and 10."""


def told(rows: str, line: str, **settings: object) -> tuple[str, object]:
    """The rows after a turn, and what each seat has taken."""
    result = resolve("jokers", rows, line, settings=settings).to_json()
    assert result["asks"] is None
    return str(result["rows"]), result["taken"]


def order(rows: str, line: str) -> list[str]:
    whole = resolve("jokers", rows, line).to_json()["order"]
    assert isinstance(whole, list)
    return [card for _, card in whole]


def options(rows: str, line: str) -> list[str]:
    asks = resolve("jokers", rows, line).to_json()["asks"]
    assert isinstance(asks, dict)
    assert asks["question"] == "joker"
    assert isinstance(asks["options"], list)
    return asks["options"]


def joker_played(rows: str, tenth: int) -> GameState:
    state = table(rows, [JOKERS[tenth]], ruleset=JOKERS_GAME)
    return apply(state, 0, PlayCards((JOKERS[tenth],))).state


# --- 7 ----------------------------------------------------------------------------------------------------------------


def test_7_players_are_2_to_10() -> None:
    assert (JOKERS_GAME.least_seats, JOKERS_GAME.most_seats) == (2, 10)


@SEATS
def test_7_cards_are_the_numbers_and_ten_jokers(seats: int) -> None:
    assert deck(JOKERS_GAME, seats) == (*NUMBERS, *JOKERS)
    assert len(JOKERS) == 10
    lying = deal_of(JOKERS_GAME, seats, 1)
    everything = (*lying.rows, *lying.undealt, *(card for hand in lying.hands for card in hand))
    assert sorted(everything) == [*NUMBERS, *JOKERS]


@SEATS
def test_7_everybody_has_a_joker_and_ten_more_cards_among_which_may_be_jokers(seats: int) -> None:
    held = [[sum(map(is_joker, hand)) for hand in deal_of(JOKERS_GAME, seats, seed).hands] for seed in range(30)]
    assert {len(hand) for hand in deal_of(JOKERS_GAME, seats, 1).hands} == {11}
    assert min(map(min, held)) == 1
    assert (max(map(max, held)) > 1) == (seats < 10)


def test_7_every_joker_is_as_likely_as_any_other_card_to_be_dealt_beside_the_first() -> None:
    deals = [deal_of(JOKERS_GAME, 4, seed) for seed in range(3000)]
    more = sum(sum(map(is_joker, hand)) - 1 for lying in deals for hand in lying.hands)
    started = sum(map(is_joker, (card for lying in deals for card in lying.rows)))
    # Of the 110 mixed cards six are jokers, 40 are dealt and four start the rows.
    assert more / 3000 == pytest.approx(6 * 40 / 110, rel=0.05)
    assert started / 3000 == pytest.approx(6 * 4 / 110, rel=0.15)
    first = Counter(card for lying in deals for hand in lying.hands for card in hand if is_joker(card))
    assert max(first.values()) < 1.1 * min(first.values())


@SEATS
def test_7_a_round_has_eleven_turns(seats: int) -> None:
    assert len(list(turns(JOKERS_GAME, deal_of(JOKERS_GAME, seats, 1), 1))) == 11


def test_7_score_end_and_winner_are_those_of_base() -> None:
    assert JOKERS_GAME.end == End()
    assert winners(JOKERS_GAME, [(30, 10, 20)]) == (1,)


def test_7_a_hand_without_a_joker_is_no_deal() -> None:
    lying = deal_of(JOKERS_GAME, 2, 1)
    first = sorted(card for card in lying.hands[0] if not is_joker(card))
    few = [card for card in lying.undealt if not is_joker(card)]
    with pytest.raises(DealError, match="s1 holds no joker"):
        dealt(JOKERS_GAME, lying.rows, (tuple([*first, *few][:11]), lying.hands[1]))


# --- 7.1, 7.2 ---------------------------------------------------------------------------------------------------------


def test_7_1_jokers_first_the_lowest_of_them_first_and_then_numbers() -> None:
    assert order("10 | 20 | 30 | 40", "45 0.9 11 0.1; s4 r1; s2 r2") == ["0.1", "0.9", "11", "45"]


def test_7_2_it_attaches_behind_any_row_that_ends_in_a_number() -> None:
    for row, after in enumerate(["17 0.4 | 30 | 60 | 90", "17 | 30 0.4 | 60 | 90", "17 | 30 | 60 0.4 | 90"], 1):
        assert told("17 | 30 | 60 | 90", f"0.4; s1 r{row}") == (after, {})


def test_7_2_attached_it_lifts_the_card_before_it() -> None:
    rules = rules_of(JOKERS_GAME)
    ends = [end_text(rules.row_end(rules, row)) for row in parse_rows("17 0.4 | 2 30 0.9 | 0.7 | 3 0.0")]
    assert ends == ["17.4", "30.9", "0.7", "3"]


def test_7_2_or_it_takes_any_row_and_counts_for_itself() -> None:
    rows = ["17 18 19 20 21", "30", "60 61", "90 0.1"]
    for row, cards_of_row in enumerate(rows, 1):
        after = " | ".join("0.4" if number == row else each for number, each in enumerate(rows, 1))
        assert told(" | ".join(rows), f"0.4; s1 t{row}") == (after, {"s1": cards_of_row.split()})


def test_7_2_its_owner_is_asked_when_its_time_comes_with_all_cards_revealed() -> None:
    state = table("10 | 20 | 30 | 40", [45], [JOKERS[4]], ruleset=JOKERS_GAME)
    state, _ = apply(state, 1, PlayCards((JOKERS[4],)))
    state, events = apply(state, 0, PlayCards(cards(45)))
    assert state.table.question == NameRow(1, JOKERS[4], Reason.JOKER)
    assert to_act(state) == (1,)
    assert len(events) == 2
    expected: tuple[Action, ...] = (*map(Attach, range(4)), *map(Take, range(4)))
    assert legal_actions(state, 1) == expected


def test_7_2_never_beside_a_joker() -> None:
    assert options("17 0.4 | 30 | 0.7 | 90", "0.2") == ["r2", "r4", "t1", "t2", "t3", "t4"]
    with pytest.raises(IllegalActionError):
        apply(joker_played("17 0.4 | 30 | 0.7 | 90", 2), 0, Attach(0))
    with pytest.raises(NotationError, match="'s1 r3' is not allowed"):
        resolve("jokers", "17 0.4 | 30 | 0.7 | 90", "0.2; s1 r3")


def test_7_2_if_all_rows_end_in_jokers_only_taking_is_left() -> None:
    assert options("0.3 | 0.5 | 0.8 | 7 0.0", "0.6") == ["t1", "t2", "t3", "t4"]


# --- 7.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [number for number in range(1, 105) if number not in {10, 18}])
def test_7_3_the_official_table(number: int) -> None:
    row = 2 if number < 10 else 4 if number < 18 else 1
    parts = OFFICIAL.split(" | ")
    parts[row - 1] += f" {number}"
    assert told(OFFICIAL, str(number)) == (" | ".join(parts), {})


def test_7_3_a_joker_may_be_attached_to_10_only() -> None:
    assert [word for word in options(OFFICIAL, "0.9") if word[0] == "r"] == ["r4"]


def test_7_3_a_joker_can_make_a_row_the_nearest() -> None:
    assert told("17 | 16 | 60 | 90", "18")[0] == "17 18 | 16 | 60 | 90"
    # 16.9 is still lower than 17.
    assert told("17 | 16 | 60 | 90", "18 0.9; s2 r2")[0] == "17 18 | 16 0.9 | 60 | 90"


# --- 7.4 --------------------------------------------------------------------------------------------------------------


def test_7_4_a_joker_may_start_a_row_but_not_with_ten_players() -> None:
    assert any(map(is_joker, (card for seed in range(30) for card in deal_of(JOKERS_GAME, 2, seed).rows)))
    assert not any(map(is_joker, (card for seed in range(30) for card in deal_of(JOKERS_GAME, 10, seed).rows)))
    assert told("0.7 | 20 | 30 | 40", "5")[0] == "0.7 5 | 20 | 30 | 40"


def test_7_4_in_a_row_a_joker_takes_a_place_and_is_taken() -> None:
    assert told("4 9 14 17 0.4 | 30 | 60 | 90", "18") == ("18 | 30 | 60 | 90", {"s1": ["4", "9", "14", "17", "0.4"]})


def test_7_4_attached_to_a_full_row_it_takes_the_five() -> None:
    played = said(JOKERS_GAME, "2 20 | 40 41 42 43 44 | 60 | 80", "0.9; s1 r2")
    assert played.rows == "2 20 | 0.9 | 60 | 80"
    taken = [each.event for each in played.events if isinstance(each.event, RowTaken)]
    assert taken == [RowTaken(0, JOKERS[9], 1, cards(40, 41, 42, 43, 44), Reason.FULL_ROW)]
    by_taking = said(JOKERS_GAME, "2 20 | 40 41 42 43 44 | 60 | 80", "0.9; s1 t2")
    assert by_taking.state.table.rows == played.state.table.rows
    assert by_taking.piles == played.piles


@SEATS
def test_7_4_row_ends_are_never_equal_and_no_joker_lies_beside_a_joker(seats: int) -> None:
    rules = rules_of(JOKERS_GAME)
    for seed in range(3):
        for each in decisions(JOKERS_GAME, deal_of(JOKERS_GAME, seats, seed), seed):
            rows = each.after.table.rows
            assert len({rules.row_end(rules, row) for row in rows}) == 4
            for row in rows:
                beside = zip(row.cards, row.cards[1:], strict=False)
                assert not any(is_joker(left) and is_joker(right) for left, right in beside)


def test_7_4_0_0_leaves_the_end_and_takes_a_place() -> None:
    assert told("1 2 3 17 | 30 | 60 | 90", "0.0 18; s1 r1") == (
        "18 | 30 | 60 | 90",
        {"s2": ["1", "2", "3", "17", "0.0"]},
    )


def test_7_4_of_two_jokers_the_lower_comes_first_and_the_other_owner_sees_it() -> None:
    state = table("10 | 20 | 30 | 40", [JOKERS[9]], [JOKERS[1]], ruleset=JOKERS_GAME)
    state, _ = apply(state, 0, PlayCards((JOKERS[9],)))
    state, _ = apply(state, 1, PlayCards((JOKERS[1],)))
    assert to_act(state) == (1,)
    state, events = apply(state, 1, Attach(0))
    assert events[0].event == CardPlaced(1, JOKERS[1], 0)
    assert to_act(state) == (0,)
    assert Attach(0) not in legal_actions(state, 0)


def test_7_4_a_number_below_every_end_is_a_low_card() -> None:
    asks = resolve("jokers", "10 | 20 | 30 | 40 0.9", "9").to_json()["asks"]
    assert asks == {"seat": "s1", "question": "low-card", "options": ["t1", "t2", "t3", "t4"]}


def test_7_4_several_seats_may_be_asked_in_one_turn() -> None:
    after, taken = told("10 | 20 | 30 | 40", "0.9 0.1 5 50; s2 r1; s1 r2; s3 t4")
    assert after == "10 0.1 | 20 0.9 | 30 50 | 5"
    assert taken == {"s3": ["40"]}


# --- 13 to 16, 18 -----------------------------------------------------------------------------------------------------


def test_13_w11_ten_jokers_and_ten_cards_beside_the_first() -> None:
    assert sum(map(is_joker, deck(JOKERS_GAME, 5))) == 10
    assert {len(hand) - 1 for hand in deal_of(JOKERS_GAME, 5, 1).hands} == {10}


def test_14_all_cards_have_181_heads() -> None:
    assert worth(JOKERS_GAME, deck(JOKERS_GAME, 2)) == 181


def test_j_2_the_official_table() -> None:
    assert told(OFFICIAL, "9")[0] == "18 0.4 | 0.7 9 | 0.2 | 10"
    assert told(OFFICIAL, "11")[0] == told(OFFICIAL, "11")[0] == "18 0.4 | 0.7 | 0.2 | 10 11"
    assert told(OFFICIAL, "19")[0] == "18 0.4 19 | 0.7 | 0.2 | 10"
    assert options(OFFICIAL, "0.1")[0] == "r4"


def test_j_5_19_goes_behind_18_and_not_behind_17_9() -> None:
    assert told("17 0.9 | 18 | 60 | 90", "19")[0] == "17 0.9 | 18 19 | 60 | 90"


def test_j_6_four_players() -> None:
    lying = deal_of(JOKERS_GAME, 4, 1)
    assert [len(hand) for hand in lying.hands] == [11] * 4
    assert len(lying.rows) == 4
    assert len(lying.undealt) == 66
    assert len(list(turns(JOKERS_GAME, lying, 1))) == 11


def test_q48_eleven_cards() -> None:
    assert JOKERS_GAME.hand == 11


def test_q49_behind_17_and_0_4() -> None:
    assert told("17 0.4 | 30 | 60 | 90", "18")[0] == "17 0.4 18 | 30 | 60 | 90"
    assert told("17 0.4 | 16 | 60 | 90", "59")[0] == "17 0.4 59 | 16 | 60 | 90"


def test_q50_no_joker_on_a_joker() -> None:
    assert "r1" not in options("17 0.4 | 30 | 60 | 90", "0.9")
    assert options("0.3 | 0.5 | 0.8 | 0.9", "0.6") == ["t1", "t2", "t3", "t4"]


def test_q51_taking_although_it_could_be_attached() -> None:
    assert told("17 | 30 | 60 | 90", "0.4; s1 t3") == ("17 | 30 | 0.4 | 90", {"s1": ["60"]})


def test_q52_the_joker_as_the_sixth_card() -> None:
    assert told("1 2 3 4 17 | 30 | 60 | 90", "0.4; s1 r1") == ("0.4 | 30 | 60 | 90", {"s1": ["1", "2", "3", "4", "17"]})


def test_q53_18_4_and_18_7_never_lie_together() -> None:
    with pytest.raises(NotationError, match="card 18 is there twice"):
        resolve("jokers", "18 0.4 | 18 0.7 | 60 | 90", "50")


def test_q54_one_head_each() -> None:
    assert round_points(said(JOKERS_GAME, "17 0.4 | 30 | 60 | 90", "0.9; s1 t1").state) == (2,)


def test_q55_the_lower_of_two_first() -> None:
    assert order("10 | 20 | 30 | 40", "0.7 0.3; s2 r1; s1 r2") == ["0.3", "0.7"]


def test_amb_15_default_is_one_head() -> None:
    assert worth(JOKERS_GAME, JOKERS) == 10


def test_amb_15_option_none() -> None:
    ruleset = with_settings(JOKERS_GAME, {"joker_heads": "0"})
    assert worth(ruleset, deck(ruleset, 2)) == 171
    assert resolve("jokers", "17 0.4 | 30 | 60 | 90", "0.9; s1 t1", settings={"joker_heads": 0}).to_json()[
        "points"
    ] == {"s1": 1}


def test_amb_16_default_is_that_a_joker_may_start_a_row() -> None:
    lying = dealt(JOKERS_GAME, (JOKERS[7], *cards(20, 30, 40)), (hand(50, 0), hand(70, 1)))
    assert lying.rows[0] == JOKERS[7]


def test_amb_16_option_another_card_is_drawn() -> None:
    ruleset = with_settings(JOKERS_GAME, {"joker_starters": "false"})
    assert not any(map(is_joker, (card for seed in range(99) for card in deal_of(ruleset, 2, seed).rows)))
    with pytest.raises(DealError, match="may not start"):
        dealt(ruleset, (JOKERS[7], *cards(20, 30, 40)), (hand(50, 0), hand(70, 1)))


def hand(first: int, tenth: int) -> tuple[Card, ...]:
    return (*cards(*range(first, first + 10)), JOKERS[tenth])


def test_7_4_there_is_no_zero_among_them() -> None:
    assert ZERO not in deck(JOKERS_GAME, 2)
    with pytest.raises(NotationError, match="'0' is no card of jokers"):
        resolve("jokers", "10 | 20 | 30 | 40", "0")
