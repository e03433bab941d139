"""Tables to put bots at."""

import random
from dataclasses import replace

from oxrow.bots.levels import Calf
from oxrow.rules import GameState, Ruleset, apply, deal, observe, start_round, to_act
from oxrow.rules.actions import PlayCards
from oxrow.rules.agenda import NameRow, SelectCards
from oxrow.rules.cards import Card
from oxrow.rules.deal import deck
from oxrow.rules.state import Hand, Place, Row, Table

BASE = Ruleset()
GOOD = replace(BASE, name="good", heads_are_good=True)
PAIRS = replace(BASE, name="pairs", most_cards=2)
"""One or two cards a turn: the options are no longer the cards of the hand."""
RULESETS = (BASE, GOOD, PAIRS)


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
    return tuple(Card(int(word)) for word in text.split())


def table(rows: str, hands: tuple[str, ...], ruleset: Ruleset = BASE) -> GameState:
    """Everybody is to choose cards."""
    held = tuple(Hand(cards(hand)) for hand in hands)
    lying = tuple(Row(cards(row)) for row in rows.split("|"))
    taken = {card for row in lying for card in row.cards} | {card for hand in held for card in hand.cards}
    public = Table(
        rows=lying,
        places=tuple(Place((), (), len(hand.cards), 0, 0) for hand in held),
        discard=(),
        offer=(),
        draw_size=0,
        starter=0,
        agenda=(SelectCards(tuple(range(len(held)))),),
    )
    undealt = tuple(card for card in deck(ruleset) if card not in taken)
    return GameState(ruleset, public, held, undealt, draw=())


def after(state: GameState, *plays: int) -> GameState:
    """*state* after each seat has played its card."""
    for seat, card in enumerate(plays):
        state = apply(state, seat, PlayCards((Card(card),))).state
    return state
