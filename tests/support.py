"""What tests of the rules share: tables laid by hand, turns played by hand, rounds played at random."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from oxrow.notation import parse_action, parse_rows, parse_turn, rows_text
from oxrow.rules import Deal, GameState, Ruleset, apply, deal, legal_actions, start_round
from oxrow.rules.actions import Action, PlayCards
from oxrow.rules.agenda import AskForCards
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
    """Deal these *rows* and *hands*, of any size and of any cards; the rest of the deck is not dealt."""
    rest = Counter(deck(replace(ruleset, known_deck=False), len(hands)))
    rest.subtract(cards(*rows, *(card for hand in hands for card in hand)))
    return Deal(cards(*rows), tuple(cards(*sorted(hand)) for hand in hands), tuple(sorted(rest.elements())))


def table(rows: str, *hands: Sequence[int], ruleset: Ruleset = CATALOGUE["base"], starter: int = 0) -> GameState:
    """Lay the *rows* of a rows line, and give each seat a hand; a draft is over before it begins."""
    laid = parse_rows(rows)
    played = replace(ruleset, modules=tuple(name for name in ruleset.modules if name != "open-draft"))
    dealt = hand_deal([row.cards[0] for row in laid], *hands, ruleset=played)
    rest = Counter(dealt.undealt)
    rest.subtract(card for row in laid for card in row.cards[1:])
    state = start_round(played, replace(dealt, starter=starter))
    return replace(state, table=replace(state.table, rows=laid), undealt=tuple(sorted(rest.elements())))


def play(state: GameState, *plays: int | Sequence[int], take: int | None = None, answers: str = "") -> Played:
    """Play a turn: one play for each seat that has cards, in the order in which they are asked.

    *take* answers for a low card, with a row counted from 1; *answers* are words, for whatever else is asked.
    """
    happened: list[Happened] = []
    number, waiting = state.table.turn, [cards(*([each] if isinstance(each, int) else sorted(each))) for each in plays]
    replies = [parse_action(word) for word in (*answers.split(), *([f"t{take}"] if take is not None else ()))]
    while state.table.turn == number and (question := state.table.question):
        if isinstance(question, AskForCards):
            action: Action = PlayCards(waiting.pop(0))
        elif replies:
            action = replies.pop(0)
        else:
            break
        state, events = apply(state, question.asked[0], action)
        happened += events
    assert not waiting, "somebody plays out of turn"
    assert not replies, "an answer that nobody asked for"
    return Played(state, tuple(happened))


def turn(
    rows: str,
    *plays: int | Sequence[int],
    take: int | None = None,
    answers: str = "",
    ruleset: Ruleset = CATALOGUE["base"],
) -> Played:
    """Play a turn on *rows* in which every seat holds nothing but the cards that it plays."""
    hands = [[each] if isinstance(each, int) else each for each in plays]
    return play(table(rows, *hands, ruleset=ruleset), *plays, take=take, answers=answers)


def said(ruleset: Ruleset, rows: str, line: str) -> Played:
    """Play the turn that *line* says, through the engine; every seat holds nothing but what it plays."""
    told = parse_turn(line)
    state = table(rows, *told.plays, ruleset=ruleset)
    happened: list[Happened] = []
    replies = list(told.answers)
    while question := state.table.question:
        if isinstance(question, AskForCards):
            seat = question.asked[0]
            action: Action = PlayCards(told.plays[seat])
        elif replies:
            seat, action = replies.pop(0)
        else:
            break
        state, events = apply(state, seat, action)
        happened += events
    assert not replies, "an answer that nobody asked for"
    return Played(state, tuple(happened))


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
    """Play a round at random, turn by turn; what is asked before the first turn is left out."""
    played: list[Decision] = []
    for decision in decisions(ruleset, dealt, seed):
        played.append(decision)
        table = decision.after.table
        if table.question is None or table.turn != decision.before.table.turn:
            if decision.before.table.turn:
                yield played
            played = []
