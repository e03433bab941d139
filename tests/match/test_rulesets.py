"""Matches of the other rulesets: how long they are, who wins, who begins."""

import random
from dataclasses import replace

import pytest

from oxrow.match import History, MatchError, Phase, Refusal, commands, finished_rounds
from oxrow.notation import parse_record, record_text, replay
from oxrow.rules import End, EndKind, legal_actions
from oxrow.rules.agenda import Pick, PlayOpenly, SelectCards
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.ruleset import Starter
from tests.match.play import ONE_ROUND, go_on, new_match, played
from tests.support import every_ruleset

PRO = replace(CATALOGUE["pro"], end=ONE_ROUND)
SIMPLIFIED = CATALOGUE["simplified"]


@every_ruleset
def test_a_match_ends_has_a_winner_and_a_record_that_replays(name: str) -> None:
    ruleset = CATALOGUE[name]
    for seed, seats in enumerate({ruleset.least_seats, min(5, ruleset.most_seats)}):
        match = played(seed, seats=seats, ruleset=ruleset).match
        assert match.phase is Phase.MATCH_OVER
        assert match.winners
        record = parse_record(record_text(finished_rounds(match)))
        assert record == finished_rounds(match)
        replay(record)


@every_ruleset
def test_a_match_is_its_entries(name: str) -> None:
    ruleset = replace(CATALOGUE[name], end=ONE_ROUND)
    history = played(3, ruleset=ruleset)
    again = History(new_match(ruleset=ruleset), [moment.entry for moment in history.moments])
    assert again.match == history.match


@pytest.mark.parametrize("name", ["plus", "plus-equal", "negative"])
@pytest.mark.parametrize("seats", [2, 4])
def test_there_are_as_many_rounds_as_seats(name: str, seats: int) -> None:
    assert len(played(1, seats=seats, ruleset=CATALOGUE[name]).match.points) == seats


@pytest.mark.parametrize(("name", "best"), [("plus", max), ("plus-equal", max), ("negative", min), ("jokers", min)])
def test_the_best_total_wins(name: str, best: type[max]) -> None:  # type: ignore[valid-type]  # max or min
    match = played(2, ruleset=CATALOGUE[name]).match
    wanted = best(match.totals)  # type: ignore[misc]
    assert match.winners == tuple(seat for seat, total in enumerate(match.totals) if total == wanted)


def starters(history: History) -> list[int]:
    return [played.deal.starter for played in history.match.played]


def test_the_first_pick_goes_round_from_anybody() -> None:
    firsts = set()
    for seed in range(12):
        order = starters(played(seed, ruleset=replace(PRO, end=End(EndKind.ROUNDS, 3))))
        firsts.add(order[0])
        assert order == [(order[0] + step) % 3 for step in range(3)]
    assert firsts == {0, 1, 2}


def test_the_first_seat_may_always_pick_first() -> None:
    ruleset = replace(PRO, end=End(EndKind.ROUNDS, 3), starter=Starter.FIRST_SEAT)
    assert starters(played(1, ruleset=ruleset)) == [0, 0, 0]


def test_most_heads_of_the_last_round_begin_in_simplified() -> None:
    for seed in range(4):
        history = played(seed, ruleset=SIMPLIFIED)
        order, points = starters(history), history.match.points
        assert order[0] == 0
        for begun, before, scored in zip(order[1:], order[:-1], points[:-1], strict=True):
            clockwise = [(before + step) % 3 for step in range(1, 4)]
            assert begun == max(clockwise, key=lambda seat: scored[seat])
            assert scored[begun] == max(scored)


@pytest.mark.parametrize("name", ["base", "tactics", "plus", "plus-equal", "negative", "jokers"])
def test_where_nobody_begins_nobody_is_written_down(name: str) -> None:
    assert set(starters(played(5, ruleset=replace(CATALOGUE[name], end=End(EndKind.ROUNDS, 2))))) == {0}


def begun(name: str, seats: int = 3) -> History:
    history = History(new_match(seats=seats, people=seats, ruleset=CATALOGUE[name]))
    history.add(commands.deal_round(history.match, random.Random(1)))
    return history


@pytest.mark.parametrize(("name", "kind"), [("pro", Pick), ("simplified", PlayOpenly)])
def test_in_a_draft_and_in_open_turns_each_answer_is_a_decision_of_its_own(name: str, kind: type) -> None:
    history, rng = begun(name), random.Random(1)
    for _ in range(9):
        match = history.match
        assert match.state is not None
        assert isinstance(match.state.table.question, kind)
        (seat,) = match.asked
        other = (seat + 1) % 3
        option = legal_actions(match.state, seat)[0]
        with pytest.raises(MatchError) as refused:
            commands.answer(match, other, match.decision, option)
        assert refused.value.code is Refusal.NOT_ASKED
        history.add(commands.answer(match, seat, match.decision, rng.choice(legal_actions(match.state, seat))))
        assert history.match.decision == match.decision + 1
        assert history.moments[-1].now_asks is None
        with pytest.raises(MatchError) as refused:
            commands.answer(history.match, seat, match.decision, option)
        assert refused.value.code is Refusal.STALE


def test_the_draft_comes_before_the_first_turn() -> None:
    history, rng = begun("pro"), random.Random(1)
    for _ in range(30):
        assert history.match.turn == 0
        go_on(history, rng)
    assert history.match.turn == 1
    assert history.match.state is not None
    assert isinstance(history.match.state.table.question, SelectCards)


def test_turns_of_plus_are_counted_though_rounds_differ_in_length() -> None:
    history = played(4, ruleset=replace(CATALOGUE["plus"], end=ONE_ROUND))
    counted = [moment.after.turn for moment in history.moments]
    assert counted == sorted(counted)
    assert set(counted) == set(range(1, max(counted) + 1))
    assert 8 <= max(counted) <= 15
