"""Sense beyond the base game: what is plain to do with zeros, pairs, jokers, in a draft and in open turns."""

import math
import random
import statistics
from collections import Counter
from dataclasses import replace

import pytest

from oxrow.bots import Worlds, level_named
from oxrow.bots.budget import Budget
from oxrow.bots.draft import best_pick, crowd_cost, place_cost
from oxrow.bots.levels import OX
from oxrow.bots.planner import Planner, promising
from oxrow.bots.policy import Policy
from oxrow.rules import GameState, apply, deal, observe, start_round
from oxrow.rules.actions import Action, Attach, PlayCards, Take
from oxrow.rules.agenda import AskForCards, NameRow, Pick, PlayOpenly, Reason, SelectCards
from oxrow.rules.cards import ZERO, Card, is_joker, is_zero
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import equal_share
from oxrow.rules.engine import answer, open_state
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.scoring import round_points
from tests.bots.tables import card, cards, play, table, walk

PLANNERS = ("cow", "ox")
PLUS, NEGATIVE, SIMPLIFIED, JOKERS, PRO = (
    CATALOGUE[name] for name in ("plus", "negative", "simplified", "jokers", "pro")
)


def choice(level: str, state: GameState, samples: int = 400) -> Action:
    return level_named(level).make(random.Random(1), math.inf, samples).act(observe(state, 0))


def open_hands(state: GameState) -> GameState:
    """Everybody has seen all hands."""
    pairs = zip(state.table.places, state.hands, strict=True)
    places = tuple(replace(place, known=hand.cards) for place, hand in pairs)
    return replace(state, table=replace(state.table, places=places))


# Plus and its kin


@pytest.mark.parametrize("level", PLANNERS)
def test_a_zero_beside_a_number_where_it_pays(level: str) -> None:
    """Vector P-3: without the zero, the 81 of another seat gets the row."""
    state = table("31 44 57 72 80 | 8 | 12 | 90", ("82 0 20 40", "81 15 16 17", "81 25 26 27"), PLUS)
    state = replace(state, hands=(*state.hands[:2], replace(state.hands[2], cards=cards("25 26 27 28"))))
    assert choice(level, open_hands(state)) == play("82 0")


@pytest.mark.parametrize("level", PLANNERS)
def test_the_zero_is_kept_where_nobody_comes_between(level: str) -> None:
    """Vector P-2."""
    state = open_hands(table("21 33 47 59 65 | 8 | 12 | 90", ("66 0 20 40", "81 15 16 17"), PLUS))
    chosen = choice(level, state)
    assert isinstance(chosen, PlayCards)
    assert Card(66) in chosen.cards
    assert ZERO not in chosen.cards


@pytest.mark.parametrize("level", PLANNERS)
def test_two_cards_that_follow_each_other_take_a_row(level: str) -> None:
    """Vector P-4: the 3 lies behind the highest row, and the 4 takes it."""
    state = table("70 81 90 94 | 20 | 35 | 50", ("3 4 60 77", "30 31 61 62"), PLUS)
    assert choice(level, state) == play("3 4")


@pytest.mark.parametrize("level", PLANNERS)
def test_where_heads_are_bad_nobody_does_that(level: str) -> None:
    state = table("70 81 90 94 | 20 | 35 | 50", ("3 4 60 77", "30 31 61 62"), NEGATIVE)
    assert choice(level, state) != play("3 4")


def test_of_120_plays_a_dozen_is_looked_at() -> None:
    state = walk(PLUS, 7, 3, 0)
    seat = next(seat for seat, hand in enumerate(state.hands) if ZERO in hand.cards)
    options = observe(state, seat).legal_actions
    assert len(options) > 90
    question = state.table.question
    assert isinstance(question, SelectCards)
    kept = promising(options, Policy(random.Random(1), PLUS, 7).glance(open_state(state), question))
    assert len(kept) <= 15
    kinds = Counter((len(each.cards), sum(map(is_zero, each.cards))) for each in kept if isinstance(each, PlayCards))
    assert {(1, 0), (1, 1), (2, 0), (2, 1)} <= set(kinds)


def test_a_glance_at_two_cards() -> None:
    """Behind 94 the 96 is the sixth card, if nothing but the own 95 comes between; a zero beats everybody."""
    state = table("70 81 90 94 | 20 | 35 | 50 51 52 53 54", ("95 96 3 0 65", "30 31 61 62", "1 2"), PLUS)
    question = state.table.question
    assert question is not None
    glance = Policy(random.Random(1), PLUS, 3).glance(open_state(state), question)
    assert glance.cost(play("95 96")) < min(glance.cost(play("95")), glance.cost(play("96")))
    assert glance.pair(Card(65), ZERO) < glance[Card(65)] < 0
    assert glance.first(Card(65)) == -7
    assert glance.first(Card(95)) == 0


# Open turns


OPEN = (PlayOpenly(0), PlayOpenly(1))


@pytest.mark.parametrize("level", PLANNERS)
def test_a_zero_is_kept_until_a_take_threatens(level: str) -> None:
    calm = table("10 | 20 | 30 | 40", ("0 41 42 50", "11 12 60 61"), SIMPLIFIED, *OPEN)
    assert choice(level, calm) != PlayCards((ZERO,))
    danger = open_hands(table("10 | 20 | 30 | 36 37 38 39 55", ("0 56 57 58", "60 61 62 63"), SIMPLIFIED, *OPEN))
    assert choice(level, danger) == PlayCards((ZERO,))  # the other one has to take it now


def test_a_zero_may_only_be_played_at_risk_where_the_ruleset_says_so() -> None:
    strict = replace(SIMPLIFIED, zero_at_risk=True)
    for seed in range(6):
        state = walk(strict, 3, seed, 10)
        assert isinstance(state.table.question, AskForCards)
        (seat,) = state.table.asked
        chosen = Planner(random.Random(1), Budget(samples=20), OX).act(observe(state, seat))
        assert chosen in observe(state, seat).legal_actions


# Jokers


def joker(rows: str, name: str) -> GameState:
    return table(rows, ("56 57", "11 0.9"), JOKERS, NameRow(0, card(name), Reason.JOKER))


@pytest.mark.parametrize("level", PLANNERS)
def test_a_joker_is_attached_where_it_costs_nothing(level: str) -> None:
    chosen = choice(level, joker("11 22 33 44 55 | 70 | 80 | 90", "0.4"))
    assert isinstance(chosen, Attach)
    assert chosen.row != 0


@pytest.mark.parametrize("level", PLANNERS)
def test_a_joker_takes_the_least_where_it_must(level: str) -> None:
    assert choice(level, joker("0.3 | 55 0.1 | 11 22 33 44 0.5 | 66 77 0.0", "0.6")) == Take(0)


@pytest.mark.parametrize("level", PLANNERS)
def test_a_joker_saves_from_a_take(level: str) -> None:
    """The 56 and the 57 would get 27 heads, whatever the others play, but the joker finds a place."""
    state = table("11 22 33 44 55 | 90 | 95 | 100", ("56 57 0.4", "58 59 0.9", "60 61 0.8"), JOKERS)
    assert choice(level, state) == play("0.4")


def test_nobody_is_without_a_joker_before_one_is_played() -> None:
    for seats in (2, 4, 10):
        state = walk(JOKERS, seats, 1, 0)
        worlds = Worlds(observe(state, 0))
        for seed in range(50):
            assert all(any(map(is_joker, hand.cards)) for hand in worlds.draw(random.Random(seed)).hands)


def test_jokers_are_as_likely_as_the_deal_makes_them() -> None:
    """How many jokers the seats hold, in the worlds of many deals and in the deals themselves."""
    drawn: Counter[int] = Counter()
    dealt: Counter[int] = Counter()
    rng = random.Random(1)
    for _ in range(2500):
        state = start_round(JOKERS, deal(JOKERS, 3, rng))
        dealt[sum(map(is_joker, state.hands[1].cards))] += 1
        drawn[sum(map(is_joker, Worlds(observe(state, 0)).draw(rng).hands[1].cards))] += 1
    assert min(dealt) == min(drawn) == 1
    assert abs(dealt[1] - drawn[1]) < 4 * math.sqrt(2500 / 2)


def test_jokers_that_were_played_need_not_be_held() -> None:
    """Two lie on the table, the own one among them: one of the two others may be without."""
    state = table("10 0.2 | 20 0.3 | 30 | 40", ("5", "0.4", "50"), JOKERS)
    worlds = Worlds(observe(state, 0))
    held = Counter(
        tuple(any(map(is_joker, hand.cards)) for hand in worlds.draw(random.Random(seed)).hands[1:])
        for seed in range(200)
    )
    assert (False, False) not in held
    assert held[True, False] > 60
    assert held[False, True] > 60


def test_equal_zeros_are_in_their_hands() -> None:
    ruleset = CATALOGUE["plus-equal"]
    for decisions in (0, 9, 25):
        state = walk(ruleset, 3, 1, decisions)
        for seed in range(20):
            world = Worlds(observe(state, 0)).draw(random.Random(seed))
            for place, hand in zip(world.table.places, world.hands, strict=True):
                assert sum(map(is_zero, place.pile + hand.cards + hand.chosen)) >= equal_share(3)


# The open draft


def test_all_hands_are_known_after_a_draft() -> None:
    state = walk(PRO, 3, 1, 33)
    worlds = Worlds(observe(state, 0))
    assert worlds.certain
    assert worlds.draw(random.Random(1)).hands[1].cards == state.hands[1].cards
    assert not Worlds(observe(walk(CATALOGUE["tactics"], 3, 1, 0), 0)).certain


def test_in_a_known_deck_all_unseen_cards_are_in_hands() -> None:
    state = walk(CATALOGUE["tactics"], 2, 1, 4)
    world = Worlds(observe(state, 0)).draw(random.Random(1))
    assert world.hands[1].cards == state.hands[1].cards
    assert world.undealt == ()


def drafted(seats: int, seat: int, seed: int, ruleset: Ruleset = PRO) -> float:
    """How many heads *seat* gets more than the others if only it picks by the measure, and all play at a glance."""
    rng = random.Random(seed)
    state = start_round(ruleset, deal(ruleset, seats, rng, rng.randrange(seats)))
    while isinstance(question := state.table.question, Pick):
        options = observe(state, question.seat).legal_actions
        picked = best_pick(observe(state, seat), options) if question.seat == seat else rng.choice(options)
        state = apply(state, question.seat, picked).state
    work, policy = open_state(state, log=False), Policy(rng, ruleset, seats)
    while (asks := work.question()) is not None:
        if isinstance(asks, AskForCards):
            for each, chosen in policy.plays(work, asks):
                answer(work, each, chosen)
        else:
            answer(work, asks.asked[0], policy.reply(work, asks, asks.asked[0]))
    points = round_points(work.close())
    return points[seat] - (sum(points) - points[seat]) / (seats - 1)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 200), (4, 160), (7, 100)])
def test_drafts_are_better_than_random_picks(seats: int, rounds: int) -> None:
    differences = [drafted(seats, number % seats, number) for number in range(rounds)]
    assert statistics.fmean(differences) < -4 * statistics.stdev(differences) / math.sqrt(rounds)


def test_where_heads_are_good_a_draft_is_turned_round() -> None:
    seen = observe(walk(PRO, 2, 1, 0), 0)
    options = tuple(PlayCards((Card(number),)) for number in (3, 16))
    assert best_pick(seen, options) == options[0]
    assert best_pick(replace(seen, ruleset=replace(PRO, heads_are_good=True)), options) == options[1]
    assert place_cost(ZERO, Card(24)) == 0
    assert crowd_cost(Card(10), cards("4 5 15 16")) == pytest.approx(0.2)


@pytest.mark.parametrize("level", PLANNERS)
def test_a_pick_needs_no_time(level: str) -> None:
    state = walk(PRO, 10, 1, 0)
    bot = level_named(level).make(random.Random(1), seconds=0)
    assert bot.act(observe(state, state.table.asked[0])) in observe(state, state.table.asked[0]).legal_actions
