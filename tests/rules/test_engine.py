"""Doors and small parts of the rules."""

import pickle
import random
from dataclasses import FrozenInstanceError, replace
from typing import get_args

import pytest

from oxrow.rules import (
    DealError,
    GameState,
    IllegalActionError,
    RulesError,
    Ruleset,
    RulesetError,
    apply,
    legal_actions,
    observe,
    preview,
    start_round,
    to_act,
)
from oxrow.rules.actions import Action, Attach, Decline, PlayCards, Take, TakeBack, UseSpecial
from oxrow.rules.agenda import BeginTurn, EndTurn, FitsNowhere, NameRow, PlaceCard, Reason, Step, TakeRow
from oxrow.rules.cards import JOKERS, NUMBERS, ZERO, Card, Kind, heads, is_joker, is_number, is_zero, kind, order
from oxrow.rules.catalogue import CATALOGUE, ruleset_named
from oxrow.rules.deal import dealt, deck
from oxrow.rules.errors import Illegal
from oxrow.rules.events import CardPicked, CardPlaced, CardsChosen, CardsTakenBack, Event, RowTaken, seen_by
from oxrow.rules.handlers import BASE
from oxrow.rules.ruleset import LowRule, Ties
from oxrow.rules.scoring import is_over, places, totals, winners
from oxrow.rules.starter import next_starter
from oxrow.rules.state import Row
from tests.support import cards, deal_of, play, table

RULESET = Ruleset()


def test_what_is_refused_says_why() -> None:
    state = table("10 | 20 | 30 | 40", [11, 50], [12, 51])
    refusals: list[tuple[GameState, int, Action, Illegal]] = [
        (state, 0, PlayCards(cards(12)), Illegal.NOT_AN_OPTION),
        (state, 0, Take(0), Illegal.NOT_AN_OPTION),
        (state, 0, TakeBack(), Illegal.NOT_AN_OPTION),
        (state, 2, PlayCards(cards(11)), Illegal.NOT_ASKED),
        (state, -1, PlayCards(cards(51)), Illegal.NOT_ASKED),
        (apply(state, 0, PlayCards(cards(11))).state, 0, PlayCards(cards(50)), Illegal.NOT_AN_OPTION),
        (play(play(state, 11, 12).state, 50, 51).state, 0, PlayCards(cards(50)), Illegal.ROUND_OVER),
    ]
    for where, seat, action, code in refusals:
        with pytest.raises(IllegalActionError) as refused:
            apply(where, seat, action)
        assert refused.value.code is code


def test_codes_are_stable() -> None:
    assert [str(code) for code in Illegal] == ["round-over", "not-asked", "not-an-option"]


def test_every_error_of_the_rules_is_a_rules_error() -> None:
    for error in (IllegalActionError, RulesetError, DealError):
        assert issubclass(error, RulesError)
        assert issubclass(error, ValueError)


def test_actions_and_steps_of_different_kinds_are_never_equal() -> None:
    actions: list[Action] = [Take(0), Attach(0), TakeBack(), Decline(), PlayCards(()), UseSpecial(Card(0))]
    assert len(set(actions)) == 6
    steps: set[Step] = {BeginTurn(), EndTurn(), PlaceCard(0, Card(1)), FitsNowhere(0, Card(1))}
    assert len(steps) == 4
    assert {type(each) for each in actions} == {*get_args(Action)}


def test_a_state_cannot_be_changed() -> None:
    state = table("10 | 20 | 30 | 40", [11])
    for thing, field in (
        (state, "table"),
        (state.table, "rows"),
        (state.hands[0], "cards"),
        (state.table.rows[0], "cards"),
    ):
        with pytest.raises(FrozenInstanceError):
            setattr(thing, field, ())
    assert hash(state) == hash(pickle.loads(pickle.dumps(state)))


def test_what_is_no_card_has_no_heads() -> None:
    for number in (-5, 0, 105, 901):
        assert not is_number(Card(number))
        assert heads(Card(number)) == 0


def test_every_card_is_of_one_kind() -> None:
    kinds = {Kind.NUMBER: NUMBERS, Kind.JOKER: JOKERS, Kind.ZERO: (ZERO,)}
    for each, members in kinds.items():
        for card in members:
            assert kind(card) is each
            assert [is_number(card), is_joker(card), is_zero(card)] == [each is other for other in Kind]
    assert [heads(card) for card in JOKERS] == [1] * 10
    assert heads(ZERO) == 0


def test_between_two_numbers_there_is_room() -> None:
    assert order(Card(18)) - order(Card(17)) == 10


def test_an_empty_row_fits_best() -> None:
    assert BASE.fit(BASE, Row(()), Card(50)) == (0, 0)
    near = BASE.fit(BASE, Row(cards(49)), Card(50))
    assert near is not None
    assert near > (0, 0)
    assert BASE.fit(BASE, Row(cards(51)), Card(50)) is None


def test_markers() -> None:
    row = Row(cards(5)).with_marker(Card(901)).with_card(Card(7))
    assert row == Row(cards(5, 7), (Card(901),))
    assert row.without_marker(Card(901)) == Row(cards(5, 7))


def test_the_catalogue() -> None:
    assert ruleset_named("base") == Ruleset()
    assert all(name == ruleset.name for name, ruleset in CATALOGUE.items())
    with pytest.raises(RulesetError, match="expected one of base"):
        ruleset_named("Base")


def test_a_deal_is_checked() -> None:
    two = replace(RULESET, hand=1)
    good = dealt(two, cards(1, 2, 3, 4), (cards(5), cards(6)), starter=1)
    assert good.undealt == tuple(deck(two, 2)[6:])
    assert good.starter == 1
    for rows, hands, said in [
        (cards(1, 2, 3), (cards(5), cards(6)), "3 cards start the rows; expected 4"),
        (cards(1, 2, 3, 4), (cards(5), cards(6, 7)), "s2 holds 2 cards; expected 1"),
        (cards(1, 2, 3, 4), (cards(5), cards(5)), "the card 5 is dealt more often"),
        (cards(1, 2, 3, 4), (cards(5), cards(105)), "the card 105 is dealt more often"),
        (cards(1, 2, 3, 4), (cards(5),), "2 to 10 seats, not for 1"),
    ]:
        with pytest.raises(DealError, match=said):
            dealt(two, rows, hands)


def test_hands_lie_sorted() -> None:
    assert all(list(hand) == sorted(hand) for hand in deal_of(RULESET, 10, 5).hands)
    assert dealt(replace(RULESET, hand=2), cards(1, 2, 3, 4), (cards(9, 5), cards(8, 6))).hands == ((5, 9), (6, 8))


def test_events_are_seen_whole_by_their_owner_only() -> None:
    chosen = CardsChosen(1, 1, cards(7))
    assert seen_by(chosen, 1) == chosen
    assert seen_by(chosen, 0) == seen_by(chosen, None) == CardsChosen(1, 1, ())
    others: list[Event] = [each.event for each in play(table("10 | 20 | 30 | 40", [5]), 5, take=1).events]
    assert {type(event) for event in others} > {CardsChosen}
    assert [seen_by(event, 3) for event in others[1:]] == others[1:]


def test_an_event_tells_how_the_table_lay_right_after_it() -> None:
    played = play(table("10 11 12 13 14 | 20 | 30 | 40", [15, 90], [16, 91]), 15, 16)
    lay = [[len(row.cards) for row in each.rows] for each in played.events]
    assert lay == [[5, 1, 1, 1]] * 3 + [[1, 1, 1, 1], [2, 1, 1, 1]]
    assert [sum(map(len, each.piles)) for each in played.events] == [0, 0, 0, 5, 5]


def test_taking_back_is_an_event_without_a_card() -> None:
    state = apply(table("10 | 20 | 30 | 40", [5], [6]), 0, PlayCards(cards(5))).state
    assert [each.event for each in apply(state, 0, TakeBack()).events] == [CardsTakenBack(0)]


def test_a_preview_is_for_those_who_may_answer() -> None:
    state = table("10 | 20 | 30 | 40", [11], [50])
    for viewer, action in ((None, PlayCards(cards(11))), (0, PlayCards(cards(50))), (0, Take(0)), (0, TakeBack())):
        with pytest.raises(ValueError, match="is not an option here"):
            preview(observe(state, viewer), action)


def test_a_preview_tells_what_would_be_asked() -> None:
    foreseen = preview(observe(table("10 | 20 | 30 | 40", [5, 50], [60, 61]), 0), PlayCards(cards(5)))
    assert foreseen.asks == NameRow(0, Card(5), Reason.LOW_CARD)
    over = preview(observe(table("10 | 20 | 30 | 40", [5, 50], [60, 61]), 0), PlayCards(cards(50)))
    assert over.asks is None


def test_a_preview_in_mid_turn_places_ones_own_waiting_cards_too() -> None:
    ruleset = replace(CATALOGUE["negative"], low_rule=LowRule.BASE)
    state = play(table("10 | 20 | 30 | 40", [5, 50], [60, 61], ruleset=ruleset), [5, 50], [60, 61]).state
    foreseen = preview(observe(state, 0), Take(3))
    placed = [each.event for each in foreseen.events]
    assert placed == [
        RowTaken(0, Card(5), 3, cards(40), Reason.LOW_CARD),
        CardPlaced(0, Card(50), 2),
    ]
    assert foreseen.asks is None


def test_a_preview_of_a_pick_is_the_pick_alone() -> None:
    ruleset = CATALOGUE["pro"]
    state = start_round(ruleset, deal_of(ruleset, 2, 1))
    foreseen = preview(observe(state, 0), PlayCards(cards(7)))
    assert [each.event for each in foreseen.events] == [CardPicked(0, Card(7))]
    assert foreseen.asks is None


def test_only_what_is_placed_in_open_turns_is_previewed() -> None:
    state = table("10 | 20 | 30 | 40", [50, 51], [60, 61], ruleset=CATALOGUE["simplified"])
    foreseen = preview(observe(state, 0), PlayCards(cards(50)))
    assert CardPlaced(0, Card(50), 3) in [each.event for each in foreseen.events]
    assert foreseen.asks is None


def test_nobody_begins_where_no_starter_is_named() -> None:
    rng = random.Random(1)
    assert {next_starter(RULESET, 4, rounds, 2, rng) for rounds in ([], [(1, 9, 0, 0)])} == {0}
    before = rng.getstate()
    next_starter(RULESET, 4, [], 0, rng)
    assert rng.getstate() == before


def test_places_and_winners_where_heads_are_good() -> None:
    good = replace(RULESET, heads_are_good=True)
    assert places(good, (40, 70, 40)) == (2, 1, 2)
    assert winners(good, [(40, 70, 70)]) == (1, 2)
    assert places(RULESET, (40, 70, 40, 30)) == (2, 4, 2, 1)


def test_nobody_wins_a_match_without_rounds() -> None:
    for ties in Ties:
        assert winners(replace(RULESET, ties=ties), []) == ()
        assert not is_over(replace(RULESET, ties=ties), [])
    assert totals([], 2) == (0, 0)


def test_a_round_of_a_shorter_hand_is_shorter() -> None:
    short = replace(RULESET, hand=3, capacity=2)
    state = start_round(short, deal_of(short, 2, 1))
    assert [len(legal_actions(state, seat)) for seat in to_act(state)] == [3, 3]
    played = play(table("10 11 | 60 | 70 | 80", [12], ruleset=short), 12)
    assert played.piles == [[10, 11]]
    assert TakeRow not in {type(step) for step in played.state.table.agenda}


def test_who_has_no_cards_is_not_asked_and_the_others_play_on() -> None:
    first = play(table("10 | 20 | 30 | 40", [11, 50], [12], [13, 52]), 11, 12, 13)
    assert to_act(first.state) == (0, 2)
    assert legal_actions(first.state, 1) == ()
    assert to_act(play(first.state, 50, 52).state) == ()
