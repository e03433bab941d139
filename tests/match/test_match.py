"""A match from the first deal to the podium."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxrow.match import History, Match, MatchError, Phase, Refusal, commands, finished_rounds
from oxrow.match.entries import Answered, Resigned
from oxrow.notation import parse_record, record_text, replay
from oxrow.rules import legal_actions
from oxrow.rules.actions import PlayCards, Take, TakeBack
from oxrow.rules.agenda import NameRow
from oxrow.rules.events import CardsChosen
from oxrow.rules.ruleset import End, EndKind, Ties
from tests.match.play import ONE_ROUND, go_on, new_match, played

seeds = st.integers(0, 2**32)


def code_of(refused: pytest.ExceptionInfo[MatchError]) -> Refusal:
    return refused.value.code


def dealt(seed: int = 1, **settings: object) -> History:
    history = History(new_match(**settings))  # type: ignore[arg-type]  # a test knows what it passes
    history.add(commands.deal_round(history.match, random.Random(seed)))
    return history


def first_play(match: Match, seat: int) -> PlayCards:
    assert match.state is not None
    action = legal_actions(match.state, seat)[0]
    assert isinstance(action, PlayCards)
    return action


@given(seeds, st.integers(2, 10))
def test_a_match_ends_once_somebody_has_more_than_66_after_a_round(seed: int, seats: int) -> None:
    match = played(seed, seats=seats).match
    *earlier, _ = match.points
    assert max(match.totals) > 66
    assert max(map(sum, zip(*earlier, strict=True)), default=0) <= 66
    assert set(match.winners) == {seat for seat in range(seats) if match.totals[seat] == min(match.totals)}


@given(seeds)
def test_a_match_is_its_entries(seed: int) -> None:
    history = played(seed)
    again = History(new_match(), [moment.entry for moment in history.moments])
    assert again.match == history.match
    assert [moment.events for moment in again.moments] == [moment.events for moment in history.moments]


@given(seeds)
def test_the_record_of_a_match_replays(seed: int) -> None:
    match = played(seed).match
    record = parse_record(record_text(finished_rounds(match)))
    assert tuple(played.heads for played in record.rounds) == match.points
    replay(record)


@given(seeds, st.integers(0, 200))
def test_the_record_of_a_match_under_way_holds_finished_rounds_only(seed: int, entries: int) -> None:
    history, rng = History(new_match()), random.Random(seed)
    for _ in range(entries):
        go_on(history, rng)
    assert len(finished_rounds(history.match).rounds) == len(history.match.points)


@given(seeds)
def test_a_stream_has_no_gaps_and_can_be_taken_up_anywhere(seed: int) -> None:
    history = played(seed, ONE_ROUND)
    numbers = [number for number, _ in history.stream()]
    assert numbers == list(range(1, len(history.moments) + 1))
    for seen in (0, 1, len(numbers) // 2, len(numbers)):
        assert history.stream(seen) == history.stream()[seen:]


@given(seeds)
def test_nobody_sees_the_face_of_a_card_that_another_has_chosen(seed: int) -> None:
    for moment in played(seed, ONE_ROUND).moments:
        for happened in moment.events:
            if isinstance(happened.event, CardsChosen):
                for viewer in (None, 0, 1, 2):
                    seen = [each.event for each in moment.seen_by(viewer) if isinstance(each.event, CardsChosen)]
                    own = viewer == happened.event.seat
                    assert [bool(event.cards) for event in seen] == [own]


def test_a_decision_number_stays_while_others_choose_and_changes_with_the_question() -> None:
    history = dealt()
    number = history.match.decision
    for seat in range(3):
        assert history.match.decision == number
        history.add(commands.answer(history.match, seat, number, first_play(history.match, seat)))
    assert history.match.decision > number


def test_an_answer_to_an_old_decision_is_refused() -> None:
    match = dealt().match
    with pytest.raises(MatchError) as refused:
        commands.answer(match, 0, match.decision - 1, first_play(match, 0))
    assert code_of(refused) is Refusal.STALE


def test_nobody_answers_twice() -> None:
    history = dealt()
    match = history.match
    history.add(commands.answer(match, 0, match.decision, first_play(match, 0)))
    with pytest.raises(MatchError) as refused:
        commands.answer(history.match, 0, match.decision, first_play(match, 1))
    assert code_of(refused) is Refusal.NOT_AN_OPTION


def test_a_card_of_another_hand_is_no_option() -> None:
    match = dealt().match
    with pytest.raises(MatchError) as refused:
        commands.answer(match, 0, match.decision, first_play(match, 1))
    assert code_of(refused) is Refusal.NOT_AN_OPTION


def test_a_choice_can_be_taken_back_until_the_last_player_has_chosen() -> None:
    history = dealt()
    before = history.match
    history.add(commands.answer(before, 0, before.decision, first_play(before, 0)))
    history.add(commands.answer(history.match, 0, before.decision, TakeBack()))
    assert history.match.state == before.state
    assert history.match.decision == before.decision


def test_where_choices_are_locked_nothing_can_be_taken_back() -> None:
    history = dealt(lock_choice=True)
    match = history.match
    history.add(commands.answer(match, 0, match.decision, first_play(match, 0)))
    with pytest.raises(MatchError) as refused:
        commands.answer(history.match, 0, match.decision, TakeBack())
    assert code_of(refused) is Refusal.NOT_ASKED


def asked(history: History) -> tuple[int, ...]:
    return history.match.asked


def phase(history: History) -> Phase:
    return history.match.phase


def low_card(history: History, seat: int) -> bool:
    state = history.match.state
    question = state.table.question if state else None
    return isinstance(question, NameRow) and question.seat == seat


def test_a_low_card_is_asked_of_its_owner_alone() -> None:
    history, rng = dealt(), random.Random(5)
    while not low_card(history, 0):
        go_on(history, rng)
    match = history.match
    assert match.asked == (0,)
    assert history.moments[-1].now_asks is not None
    with pytest.raises(MatchError) as refused:
        commands.answer(match, 1, match.decision, Take(0))
    assert code_of(refused) is Refusal.NOT_ASKED


def test_a_paused_table_takes_no_answers() -> None:
    history = dealt()
    match = history.match
    history.add(commands.pause(match, 0))
    with pytest.raises(MatchError) as refused:
        commands.answer(history.match, 1, match.decision, first_play(match, 1))
    assert code_of(refused) is Refusal.PAUSED
    with pytest.raises(MatchError) as refused:
        commands.pause(history.match, 0)
    assert code_of(refused) is Refusal.PAUSED
    history.add(commands.resume(history.match, 0))
    history.add(commands.answer(history.match, 1, match.decision, first_play(match, 1)))


def test_only_a_paused_table_can_be_resumed() -> None:
    with pytest.raises(MatchError) as refused:
        commands.resume(dealt().match, 0)
    assert code_of(refused) is Refusal.NOT_NOW


def test_a_bot_takes_the_seat_of_a_player_who_resigns() -> None:
    history = dealt(people=2)
    history.add(commands.resign(history.match, 0, "ox"))
    assert history.match.people == (1,)
    assert history.match.players[0].bot == "ox"
    with pytest.raises(MatchError) as refused:
        commands.resign(history.match, 0, "ox")
    assert code_of(refused) is Refusal.NOT_YOUR_SEAT


def test_a_table_that_its_last_person_leaves_is_not_paused_for_ever() -> None:
    history = dealt()
    history.add(commands.pause(history.match, 0))
    history.add(commands.resign(history.match, 0, "calf"))
    assert not history.match.paused
    rng = random.Random(3)
    while go_on(history, rng):
        pass
    assert phase(history) is Phase.MATCH_OVER


def test_resigning_at_a_low_card_leaves_the_choice_to_the_bot() -> None:
    history, rng = dealt(), random.Random(5)
    while not low_card(history, 0):
        go_on(history, rng)
    history.add(Resigned(0, "calf"))
    history.add(commands.answer(history.match, 0, history.match.decision, Take(0)))
    assert isinstance(history.moments[-1].entry, Answered)


def finish_round(history: History) -> None:
    rng, rounds = random.Random(7), len(history.match.points)
    while len(history.match.points) == rounds:
        go_on(history, rng)


def test_the_next_round_waits_for_every_person_and_for_no_bot() -> None:
    history = dealt(people=2)
    finish_round(history)
    assert asked(history) == (0, 1)
    history.add(commands.ready(history.match, 1, 1))
    assert asked(history) == (0,)
    assert not history.match.may_deal
    with pytest.raises(MatchError) as refused:
        commands.deal_round(history.match, random.Random(1))
    assert code_of(refused) is Refusal.NOT_NOW
    with pytest.raises(MatchError) as refused:
        commands.ready(history.match, 1, 1)
    assert code_of(refused) is Refusal.NOT_NOW
    history.add(commands.ready(history.match, 0, 1))
    history.add(commands.deal_round(history.match, random.Random(1)))
    assert history.match.turn == 1
    assert len(history.match.played) == 2


def test_ready_is_for_the_round_that_is_over() -> None:
    history = dealt()
    with pytest.raises(MatchError) as refused:
        commands.ready(history.match, 0, 1)
    assert code_of(refused) is Refusal.NOT_NOW
    finish_round(history)
    with pytest.raises(MatchError) as refused:
        commands.ready(history.match, 0, 2)
    assert code_of(refused) is Refusal.STALE


def test_an_open_match_ends_when_its_players_say_so() -> None:
    history = dealt(end=End(EndKind.OPEN, None))
    with pytest.raises(MatchError) as refused:
        commands.finish(history.match, 0, 1)
    assert code_of(refused) is Refusal.NOT_NOW
    for _ in range(12):
        finish_round(history)
    assert phase(history) is Phase.ROUND_OVER
    assert commands.may_finish(history.match)
    history.add(commands.finish(history.match, 0, 12))
    assert phase(history) is Phase.MATCH_OVER
    assert history.match.winners


def test_a_match_with_a_target_is_not_ended_by_its_players() -> None:
    history = dealt(end=End(EndKind.MORE_THAN, 1000))
    finish_round(history)
    with pytest.raises(MatchError) as refused:
        commands.finish(history.match, 0, 1)
    assert code_of(refused) is Refusal.NOT_NOW


def test_a_match_that_is_over_refuses_everything() -> None:
    match = played(1, ONE_ROUND).match
    for command in (
        lambda: commands.deal_round(match, random.Random(1)),
        lambda: commands.answer(match, 0, match.decision, Take(0)),
        lambda: commands.pause(match, 0),
        lambda: commands.resume(match, 0),
        lambda: commands.resign(match, 0, "calf"),
        lambda: commands.ready(match, 0, 1),
        lambda: commands.finish(match, 0, 1),
    ):
        with pytest.raises(MatchError) as refused:
            command()
        assert code_of(refused) is Refusal.MATCH_OVER


@given(seeds)
def test_a_number_of_rounds_ends_a_match(seed: int) -> None:
    assert len(played(seed, End(EndKind.ROUNDS, 2)).match.points) == 2


def test_where_ties_are_broken_by_one_more_round_no_match_ends_in_a_tie() -> None:
    for seed in range(60):
        match = played(seed, ONE_ROUND, seats=2, ties=Ties.EXTRA_ROUND).match
        assert len(match.winners) == 1


@given(seeds)
def test_turns_are_counted_from_1_to_10(seed: int) -> None:
    turns = [moment.after.turn for moment in played(seed, ONE_ROUND).moments]
    assert turns == sorted(turns)
    assert set(turns) == set(range(1, 11))
