"""Possible worlds: full states in which a seat would see exactly what it sees."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from oxrow.rules.cards import Card
from oxrow.rules.deal import deck
from oxrow.rules.observation import Observation
from oxrow.rules.state import GameState, Hand, Place


class Worlds:
    """All states that agree with *observation*, to draw from. Nothing else comes in, so nothing hidden can leak.

    Raises:
        ValueError: a spectator; special cards in hidden hands; or more hidden cards than the deck has left.
    """

    def __init__(self, observation: Observation) -> None:
        if observation.seat is None:
            raise ValueError("a spectator has no hand, and no worlds to draw from")
        others = [place for seat, place in enumerate(observation.table.places) if seat != observation.seat]
        if any(place.special_count for place in others):
            raise ValueError("hidden hands hold special cards, and the deck does not tell which there are")
        self._observation = observation
        self._unseen = unseen(observation)
        hidden = sum(map(_hidden_cards, others)) + observation.table.draw_size
        if hidden > len(self._unseen):
            msg = f"{hidden} cards are hidden, but only {len(self._unseen)} are unseen"
            raise ValueError(msg)

    def draw(self, rng: random.Random) -> GameState:
        """One of these states; each is as likely as any other."""
        seen = self._observation
        cards = list(self._unseen)
        rng.shuffle(cards)
        rest = iter(cards)
        hands = tuple(
            seen.hand if seat == seen.seat else _hand(place, rest, rng) for seat, place in enumerate(seen.table.places)
        )
        draw = tuple(islice(rest, seen.table.draw_size))
        return GameState(seen.ruleset, seen.table, hands, undealt=tuple(sorted(rest)), draw=draw)


def unseen(observation: Observation) -> tuple[Card, ...]:
    """Cards of the deck that the observer sees nowhere and knows of nobody's hand."""
    left = Counter(deck(observation.ruleset, len(observation.table.places)))
    nothing = Hand(())
    places = range(len(observation.table.places))
    hands = tuple(observation.hand if seat == observation.seat else nothing for seat in places)
    for zone in GameState(observation.ruleset, observation.table, hands, undealt=(), draw=()).zones():
        left.subtract(zone)
    for seat in places:
        if seat != observation.seat:
            left.subtract(observation.table.places[seat].known)
    return tuple(left.elements())


def _hidden_cards(place: Place) -> int:
    return place.hand_size + place.chosen_count - len(place.known)


def _hand(place: Place, rest: Iterator[Card], rng: random.Random) -> Hand:
    """A hand for *place* with cards from *rest*. What is known of it may be in the hand or lie face down."""
    cards = [*islice(rest, _hidden_cards(place)), *place.known]
    if place.known and place.chosen_count:
        rng.shuffle(cards)
    return Hand(tuple(sorted(cards[place.chosen_count :])), chosen=tuple(cards[: place.chosen_count]))
