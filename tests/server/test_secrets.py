"""No message ever shows a hidden card."""

import random
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from oxrow.match import History, Match
from oxrow.rules.cards import Card
from oxrow.rules.ruleset import Piles
from oxrow.rules.state import GameState
from oxrow.server import views
from tests.match.play import ONE_ROUND, new_match, played

VIEWERS = (None, 0, 1)


def hidden_from(state: GameState, viewer: int | None) -> set[Card]:
    """Cards that *viewer* must not know."""
    others = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    return {card for hand in others for card in hand.cards + hand.chosen} | set(state.undealt)


def words(message: object) -> Iterator[str]:
    """Every card word in a message, wherever it stands."""
    if isinstance(message, dict):
        if "heads" in message and "word" in message:
            yield message["word"]
        for value in message.values():
            yield from words(value)
    if isinstance(message, list):
        for value in message:
            yield from words(value)


def moments_of(seed: int, **fields: object) -> History:
    return played(seed, ONE_ROUND, **fields)  # type: ignore[arg-type]  # a test knows what it passes


@given(st.integers(0, 2**32))
def test_no_message_holds_a_card_that_its_viewer_must_not_know(seed: int) -> None:
    for number, moment in moments_of(seed).stream():
        state = moment.after.state
        assert state is not None
        for viewer in VIEWERS:
            sent = views.update("m", number, moment, viewer).model_dump()
            assert not {Card(int(word)) for word in words(sent)} & hidden_from(state, viewer)


@given(st.integers(0, 2**32))
def test_what_is_hidden_does_not_change_what_is_sent(seed: int) -> None:
    rng = random.Random(seed)
    for _, moment in moments_of(seed).stream():
        for viewer in VIEWERS:
            other = redealt(moment.after, viewer, rng)
            assert views.view("m", other, viewer) == views.view("m", moment.after, viewer)


def redealt(match: Match, viewer: int | None, rng: random.Random) -> Match:
    """*match* with all hidden cards exchanged."""
    state = match.state
    assert state is not None
    pool = sorted(hidden_from(state, viewer))
    rng.shuffle(pool)
    hands = tuple(
        hand
        if seat == viewer
        else replace(
            hand,
            cards=tuple(sorted(pool.pop() for _ in hand.cards)),
            chosen=tuple(pool.pop() for _ in hand.chosen),
        )
        for seat, hand in enumerate(state.hands)
    )
    return replace(match, state=replace(state, hands=hands, undealt=tuple(pool)))


def test_where_piles_are_hidden_only_the_owner_sees_what_its_pile_is_worth() -> None:
    for number, moment in moments_of(1, piles=Piles.HIDDEN).stream():
        sent = views.update("m", number, moment, 1)
        assert [player.heads is None for player in sent.view.players] == [True, False, True]
        assert all([heads is None for heads in event.heads] == [True, False, True] for event in sent.events)


def test_where_piles_lie_open_everybody_sees_their_cards() -> None:
    history = moments_of(1, piles=Piles.OPEN)
    assert any(any(views.view("m", moment.after, 1).piles) for moment in history.moments[:-1])
    closed = moments_of(1)
    assert not any(any(views.view("m", moment.after, 1).piles) for moment in closed.moments[:-1])


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    view = views.view("m", new_match(), 0)
    assert not view.rows
    assert not view.hand
    assert view.phase == "round-over"
