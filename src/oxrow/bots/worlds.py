"""Possible worlds: full states in which a seat would see exactly what it sees."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from oxrow.rules.cards import Card, is_joker, is_zero
from oxrow.rules.deal import deck, equal_share
from oxrow.rules.observation import Observation
from oxrow.rules.state import GameState, Hand, Place


class Worlds:
    """All states that agree with *observation*, to draw from. Nothing else comes in, so nothing hidden can leak.

    Where everybody is dealt a joker or some zeros first, those that must still be in a hand are dealt first here too.

    Raises:
        ValueError: a spectator; special cards in hidden hands; or more hidden cards than the deck has left.
    """

    def __init__(self, observation: Observation) -> None:
        if observation.seat is None:
            raise ValueError("a spectator has no hand, and no worlds to draw from")
        places = observation.table.places
        others = [seat for seat in range(len(places)) if seat != observation.seat]
        if any(places[seat].special_count for seat in others):
            raise ValueError("hidden hands hold special cards, and the deck does not tell which there are")
        self._observation = observation
        self._unseen = unseen(observation)
        self._hidden = {seat: hidden_cards(places[seat]) for seat in others}
        hidden = sum(self._hidden.values()) + observation.table.draw_size
        if hidden > len(self._unseen):
            msg = f"{hidden} cards are hidden, but only {len(self._unseen)} are unseen"
            raise ValueError(msg)
        self._jokers = _jokers_owed(observation, others)
        self._zeros = _zeros_owed(observation, others)

    @property
    def certain(self) -> bool:
        """Whether all hands are known."""
        return not any(self._hidden.values())

    def draw(self, rng: random.Random) -> GameState:
        """One of these states.

        Each is as likely as any other, but for what was dealt first. There the chances are those of the deal until
        some of that is played, and near them from then on: who has played what is not looked into.
        """
        seen = self._observation
        cards = list(self._unseen)
        rng.shuffle(cards)
        first = self._first_cards(cards, rng)
        rest = iter(cards)
        hands = tuple(
            seen.hand if seat == seen.seat else _hand(place, first.get(seat, []), rest, rng)
            for seat, place in enumerate(seen.table.places)
        )
        draw = tuple(islice(rest, seen.table.draw_size))
        return GameState(seen.ruleset, seen.table, hands, undealt=tuple(sorted(rest)), draw=draw)

    def _first_cards(self, cards: list[Card], rng: random.Random) -> dict[int, list[Card]]:
        """By seat, what must be in its hand: taken out of the shuffled *cards*."""
        first: dict[int, list[Card]] = {}
        if self._jokers:
            holders = [seat for seat, hidden in self._hidden.items() if hidden]
            for seat, joker in zip(rng.sample(holders, self._jokers), filter(is_joker, tuple(cards)), strict=False):
                first.setdefault(seat, []).append(joker)
                cards.remove(joker)
        for seat, count in self._zeros.items():
            for zero in islice(filter(is_zero, tuple(cards)), min(count, self._hidden[seat])):
                first.setdefault(seat, []).append(zero)
                cards.remove(zero)
        if first:  # What was taken lay nearest; what is left would not be mixed.
            rng.shuffle(cards)
        return first


def unseen(observation: Observation) -> tuple[Card, ...]:
    """Cards of the deck that the observer sees nowhere and knows of nobody's hand."""
    left = Counter(deck(observation.ruleset, len(observation.table.places)))
    left.subtract(_seen(observation))
    for seat, place in enumerate(observation.table.places):
        if seat != observation.seat:
            left.subtract(place.known)
    return tuple(left.elements())


def _seen(observation: Observation) -> Iterator[Card]:
    """Every card that lies open or is in the own hand."""
    nothing = Hand(())
    places = range(len(observation.table.places))
    hands = tuple(observation.hand if seat == observation.seat else nothing for seat in places)
    for zone in GameState(observation.ruleset, observation.table, hands, undealt=(), draw=()).zones():
        yield from zone


def hidden_cards(place: Place) -> int:
    """How many cards of this seat nobody else has seen."""
    return place.hand_size + place.chosen_count - len(place.known)


def _jokers_owed(observation: Observation, others: list[int]) -> int:
    """How many of the *others* must still hold a joker: all but those who may have played one (rules 7).

    Any joker on the table may have been anybody's; but if the own hand has none, one of them was the own.
    """
    ruleset, places = observation.ruleset, observation.table.places
    if not ruleset.jokers or all(hidden_cards(places[seat]) == ruleset.hand for seat in others):
        return len(others) * ruleset.jokers
    own = sum(map(is_joker, observation.hand.cards + observation.hand.chosen))
    played = sum(map(is_joker, _seen(observation))) - own - (own == 0)
    holders = sum(1 for seat in others if hidden_cards(places[seat]))
    return max(0, min(len(others) - played, holders))


def _zeros_owed(observation: Observation, others: list[int]) -> dict[int, int]:
    """How many zeros each of the *others* must still hold; those it has played lie in its pile (rules 4.5)."""
    if not observation.ruleset.equal_zeros:
        return {}
    places, share = observation.table.places, equal_share(len(observation.table.places))
    return {seat: max(0, share - sum(map(is_zero, places[seat].pile))) for seat in others}


def _hand(place: Place, first: list[Card], rest: Iterator[Card], rng: random.Random) -> Hand:
    """A hand for *place*: *first*, and cards from *rest*. What is known of it may be in the hand or lie face down."""
    cards = [*first, *islice(rest, hidden_cards(place) - len(first)), *place.known]
    if place.chosen_count and (first or place.known):
        rng.shuffle(cards)
    chosen = tuple(sorted(cards[: place.chosen_count]))
    return Hand(tuple(sorted(cards[place.chosen_count :])), chosen=chosen)
