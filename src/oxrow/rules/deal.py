"""Dealing. All chance of a round is here; nothing after it is random."""

import random
from collections import Counter
from dataclasses import dataclass

from oxrow.rules.cards import Card
from oxrow.rules.errors import DealError
from oxrow.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Deal:
    """How the cards lie when a round starts: shuffled, read from a record, or handed on from the round before."""

    rows: tuple[Card, ...]
    """The card that starts each row, from top to bottom."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat, ascending."""
    undealt: tuple[Card, ...] = ()
    specials: tuple[tuple[Card, ...], ...] = ()
    """By seat; empty where a ruleset has none."""
    offer: tuple[Card, ...] = ()
    draw: tuple[Card, ...] = ()
    starter: int = 0


def deck(ruleset: Ruleset) -> tuple[Card, ...]:
    """All cards that *ruleset* plays with (rules 1.1)."""
    return tuple(Card(number) for number in range(1, ruleset.last_number + 1))


def deal(ruleset: Ruleset, seats: int, rng: random.Random) -> Deal:
    """Shuffle all cards, deal the hands, start the rows (rules 2).

    Raises:
        DealError: the ruleset is not for so many seats.
    """
    check_seats(ruleset, seats)
    cards = list(deck(ruleset))
    rng.shuffle(cards)
    hands = tuple(tuple(sorted(cards.pop() for _ in range(ruleset.hand))) for _ in range(seats))
    rows = tuple(cards.pop() for _ in range(ruleset.rows))
    return Deal(rows, hands, undealt=tuple(sorted(cards)))


def dealt(ruleset: Ruleset, rows: tuple[Card, ...], hands: tuple[tuple[Card, ...], ...], starter: int = 0) -> Deal:
    """The deal that gave these *rows* and *hands*, checked against *ruleset*.

    Raises:
        DealError: a card that the deck does not have, or too many or too few of something.
    """
    check_seats(ruleset, len(hands))
    if len(rows) != ruleset.rows:
        msg = f"{len(rows)} cards start the rows; expected {ruleset.rows}"
        raise DealError(msg)
    for seat, hand in enumerate(hands, 1):
        if len(hand) != ruleset.hand:
            msg = f"s{seat} holds {len(hand)} cards; expected {ruleset.hand}"
            raise DealError(msg)
    left = Counter(deck(ruleset))
    for card in (*rows, *(card for hand in hands for card in hand)):
        left[card] -= 1
        if left[card] < 0:
            msg = f"the card {card} is dealt more often than the deck has it"
            raise DealError(msg)
    return Deal(rows, tuple(tuple(sorted(hand)) for hand in hands), tuple(sorted(left.elements())), starter=starter)


def check_seats(ruleset: Ruleset, seats: int) -> None:
    """Raise `DealError` if *ruleset* is not for so many seats, or has not enough cards for them."""
    if not ruleset.least_seats <= seats <= ruleset.most_seats:
        msg = f"{ruleset.name} is for {ruleset.least_seats} to {ruleset.most_seats} seats, not for {seats}"
        raise DealError(msg)
    if (needed := ruleset.rows + ruleset.hand * seats) > (there := len(deck(ruleset))):
        msg = f"{seats} seats need {needed} cards; the deck has {there}"
        raise DealError(msg)
