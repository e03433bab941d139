"""No message ever shows a hidden card."""

import random
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from oxrow.match import History
from oxrow.notation.words import parse_card
from oxrow.rules.cards import ZERO
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.ruleset import Piles
from oxrow.server import views
from tests.match.play import ONE_ROUND, new_match, played
from tests.properties.checks import redealt, secrets_of
from tests.support import every_ruleset

VIEWERS = (None, 0, 1)


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


@every_ruleset
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_no_message_holds_a_card_that_its_viewer_must_not_know(name: str, seed: int) -> None:
    ruleset = replace(CATALOGUE[name], end=ONE_ROUND)
    for number, moment in moments_of(seed, ruleset=ruleset).stream():
        state = moment.after.state
        assert state is not None
        for viewer in VIEWERS:
            # A zero that lies open says nothing of one that is hidden.
            secret = set(secrets_of(state, viewer)) - {ZERO}
            sent = views.update("m", number, moment, viewer).model_dump()
            assert not {parse_card(word) for word in words(sent)} & secret


@every_ruleset
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_what_is_hidden_does_not_change_what_is_sent(name: str, seed: int) -> None:
    rng = random.Random(seed)
    ruleset = replace(CATALOGUE[name], end=ONE_ROUND)
    for _, moment in moments_of(seed, ruleset=ruleset).stream():
        assert moment.after.state is not None
        for viewer in VIEWERS:
            other = replace(moment.after, state=redealt(moment.after.state, viewer, rng))
            assert views.view("m", other, viewer) == views.view("m", moment.after, viewer)


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
