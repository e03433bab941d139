"""Tables to put bots at."""

import random
from collections import Counter
from dataclasses import replace

from oxrow.bots.levels import Calf
from oxrow.rules import GameState, Ruleset, apply, deal, observe, start_round, to_act
from oxrow.rules.actions import PlayCards
from oxrow.rules.agenda import EndTurn, NameRow, Question, SelectCards
from oxrow.rules.cards import JOKERS, ZERO, Card
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import deck
from oxrow.rules.state import Hand, Place, Row, Table

BASE = Ruleset()
GOOD = replace(BASE, name="good", heads_are_good=True)
PAIRS = replace(BASE, name="pairs", most_cards=2)
"""One or two cards a turn: the options are no longer the cards of the hand."""
RULESETS = (*CATALOGUE.values(), GOOD, PAIRS)


def seats_of(ruleset: Ruleset, seats: int) -> int:
    """As near to *seats* as the ruleset allows."""
    return max(ruleset.least_seats, min(seats, ruleset.most_seats))


def walk(ruleset: Ruleset, seats: int, seed: int, decisions: int) -> GameState:
    """The state after so many random answers, or before the last one of the round."""
    rng = random.Random(seed)
    calf = Calf(rng)
    state = start_round(ruleset, deal(ruleset, seats, rng))
    for _ in range(decisions):
        seat = rng.choice(to_act(state))
        following = apply(state, seat, calf.act(observe(state, seat))).state
        if not to_act(following):
            break
        state = following
    return state


def low_card(state: GameState) -> GameState:
    """The next state, by random answers, in which somebody has to name a row; *state* itself if it is one."""
    calf = Calf(random.Random(5))
    while not isinstance(state.table.question, NameRow):
        seat = to_act(state)[0]
        state = apply(state, seat, calf.act(observe(state, seat))).state
    return state


def cards(text: str) -> tuple[Card, ...]:
    """Written as people write them: 55, a joker 0.4, a zero 0."""
    return tuple(card(word) for word in text.split())


def card(word: str) -> Card:
    if word == "0":
        return ZERO
    return JOKERS[int(word[2:])] if "." in word else Card(int(word))


def play(text: str) -> PlayCards:
    """These cards played together, as the rules name it."""
    return PlayCards(tuple(sorted(cards(text))))


def table(rows: str, hands: tuple[str, ...], ruleset: Ruleset = BASE, *questions: Question) -> GameState:
    """These *questions* are left of the turn; without any, everybody is to choose cards."""
    held = tuple(Hand(tuple(sorted(cards(hand)))) for hand in hands)
    lying = tuple(Row(cards(row)) for row in rows.split("|"))
    left = Counter(deck(ruleset, len(hands)))
    for zone in (*(row.cards for row in lying), *(hand.cards for hand in held)):
        left.subtract(zone)
    public = Table(
        rows=lying,
        places=tuple(Place((), (), len(hand.cards), 0, 0) for hand in held),
        discard=(),
        offer=(),
        draw_size=0,
        starter=0,
        turn=1,
        agenda=(EndTurn(), *(questions[::-1] or [SelectCards(tuple(range(len(held))))])),
    )
    return GameState(ruleset, public, held, tuple(left.elements()), draw=())


def after(state: GameState, *plays: int) -> GameState:
    """*state* after each seat has played its card."""
    for seat, card in enumerate(plays):
        state = apply(state, seat, PlayCards((Card(card),))).state
    return state
