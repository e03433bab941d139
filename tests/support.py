"""What tests of the rules share: tables laid by hand, turns played by hand, rounds played at random."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from oxrow.notation import parse_rows, rows_text
from oxrow.rules import Deal, GameState, Ruleset, apply, deal, legal_actions, start_round, to_act
from oxrow.rules.actions import Action, PlayCards, Take, TakeBack
from oxrow.rules.agenda import SelectCards
from oxrow.rules.cards import Card
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import deck
from oxrow.rules.workspace import Happened

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"

every_ruleset = pytest.mark.parametrize("name", CATALOGUE)
"""A test that holds in each ruleset of the catalogue, also in those to come."""


class Played(NamedTuple):
    """What a turn, or a part of it, led to."""

    state: GameState
    events: tuple[Happened, ...]

    @property
    def rows(self) -> str:
        return rows_text(self.state.table.rows)

    @property
    def piles(self) -> list[list[int]]:
        return [list(place.pile) for place in self.state.table.places]


class Decision(NamedTuple):
    """One answer of a round, with the states before and after it."""

    before: GameState
    seat: int
    action: Action
    after: GameState
    events: tuple[Happened, ...]


def cards(*numbers: int) -> tuple[Card, ...]:
    return tuple(map(Card, numbers))


def hand_deal(rows: Sequence[int], *hands: Sequence[int], ruleset: Ruleset = CATALOGUE["base"]) -> Deal:
    """Deal these *rows* and *hands*, of any size; the rest of the deck is not dealt."""
    used = {*rows, *(card for hand in hands for card in hand)}
    undealt = tuple(card for card in deck(ruleset) if card not in used)
    return Deal(cards(*rows), tuple(cards(*sorted(hand)) for hand in hands), undealt)


def table(rows: str, *hands: Sequence[int], ruleset: Ruleset = CATALOGUE["base"]) -> GameState:
    """Lay the *rows* of a rows line, and give each seat a hand."""
    laid = parse_rows(rows)
    dealt = hand_deal([row.cards[0] for row in laid], *hands, ruleset=ruleset)
    used = {card for row in laid for card in row.cards}
    state = start_round(ruleset, dealt)
    undealt = tuple(card for card in state.undealt if card not in used)
    return replace(state, table=replace(state.table, rows=laid), undealt=undealt)


def play(state: GameState, *plays: int, take: int | None = None) -> Played:
    """Play a turn, one card for each seat that has cards; *take* answers for a low card, with a row counted from 1."""
    happened: list[Happened] = []
    for seat, card in zip(to_act(state), plays, strict=True):
        state, events = apply(state, seat, PlayCards(cards(card)))
        happened += events
    if take is not None:
        (seat,) = to_act(state)
        state, events = apply(state, seat, Take(take - 1))
        happened += events
    return Played(state, tuple(happened))


def turn(rows: str, *plays: int, take: int | None = None, ruleset: Ruleset = CATALOGUE["base"]) -> Played:
    """Play a turn on *rows* in which every seat holds nothing but the card that it plays."""
    return play(table(rows, *([card] for card in plays), ruleset=ruleset), *plays, take=take)


def deal_of(ruleset: Ruleset, seats: int, seed: int) -> Deal:
    return deal(ruleset, seats, random.Random(seed))


def decisions(ruleset: Ruleset, dealt: Deal, seed: int, *, take_back: float = 0.15) -> Iterator[Decision]:
    """Play a round at random, in a random order of seats; some change their mind before the reveal."""
    rng = random.Random(seed)
    state = start_round(ruleset, dealt)
    while question := state.table.question:
        heard = question.heard if rng.random() < take_back else question.asked
        seat = rng.choice([seat for seat in heard if legal_actions(state, seat)])
        action = rng.choice(legal_actions(state, seat))
        after, events = apply(state, seat, action)
        yield Decision(state, seat, action, after, events)
        state = after


def turns(ruleset: Ruleset, dealt: Deal, seed: int) -> Iterator[list[Decision]]:
    """Play a round at random, turn by turn."""
    played: list[Decision] = []
    for decision in decisions(ruleset, dealt, seed):
        played.append(decision)
        question = decision.after.table.question
        nobody_has_chosen = isinstance(question, SelectCards) and not question.done
        if question is None or (nobody_has_chosen and not isinstance(decision.action, TakeBack)):
            yield played
            played = []
