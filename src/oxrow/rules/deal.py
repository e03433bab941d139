"""Dealing. All chance of a round is here; nothing after it is random."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from oxrow.rules.cards import JOKERS, ZERO, Card, is_joker, is_number, is_zero, printed
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


def deck(ruleset: Ruleset, seats: int) -> tuple[Card, ...]:
    """All cards that *ruleset* plays with at so many *seats* (rules 1.1, 3.1, 4, 7)."""
    needed = ruleset.hand * seats + ruleset.rows if ruleset.known_deck else ruleset.last_number
    last = min(needed, ruleset.last_number)
    numbers = tuple(Card(number) for number in range(1, last + 1))
    return numbers + (JOKERS if ruleset.jokers else ()) + (ZERO,) * ruleset.zeros


def deal(ruleset: Ruleset, seats: int, rng: random.Random, starter: int = 0) -> Deal:
    """Shuffle all cards, deal the hands, start the rows (rules 2); *starter* begins, where somebody does.

    Raises:
        DealError: the ruleset is not for so many seats.
    """
    check_seats(ruleset, seats)
    if ruleset.draft:
        return Deal((), ((),) * seats, offer=deck(ruleset, seats), starter=starter)
    stock = list(deck(ruleset, seats))
    rng.shuffle(stock)
    hands = [_first_cards(ruleset, stock, seats) for _ in range(seats)]
    _shuffle_again(ruleset, stock, rng)
    rows = tuple(_take(stock, 1, lambda card: _may_start(ruleset, card))[0] for _ in range(ruleset.rows))
    _shuffle_again(ruleset, stock, rng)
    full = tuple(tuple(sorted(hand + _take(stock, ruleset.hand - len(hand)))) for hand in hands)
    return Deal(rows, full, undealt=tuple(sorted(stock)), starter=starter)


def _shuffle_again(ruleset: Ruleset, stock: list[Card], rng: random.Random) -> None:
    """Where some cards were picked out of *stock*, those left of their kind would lie too far back or in front."""
    if ruleset.zeros or ruleset.jokers:
        rng.shuffle(stock)


def _first_cards(ruleset: Ruleset, stock: list[Card], seats: int) -> list[Card]:
    """What everybody gets before the others are dealt: a joker (rules 7), or zeros (rules 4.5)."""
    zeros = equal_share(seats) if ruleset.equal_zeros else 0
    return _take(stock, ruleset.jokers, is_joker) + _take(stock, zeros, is_zero)


def equal_share(seats: int) -> int:
    """How many zeros each seat gets where they are dealt equally (rules 4.5)."""
    return 2 if seats <= 3 else 1


def _may_start(ruleset: Ruleset, card: Card) -> bool:
    """Whether *card* may start a row: zeros are mixed in after the rows are laid (rules 4; 7.4, AMB-16)."""
    return is_number(card) or (is_joker(card) and ruleset.joker_starters)


def _take(stock: list[Card], count: int, wanted: Callable[[Card], bool] = lambda _: True) -> list[Card]:
    """Take the first *count* cards that are wanted out of a shuffled *stock*."""
    taken = list(islice(filter(wanted, stock), count))
    for card in taken:
        stock.remove(card)
    return taken


def dealt(ruleset: Ruleset, rows: tuple[Card, ...], hands: tuple[tuple[Card, ...], ...], starter: int = 0) -> Deal:
    """The deal that gave these *rows* and *hands*, checked against *ruleset*.

    Raises:
        DealError: a card that the deck does not have, or too many or too few of something.
    """
    seats = len(hands)
    check_seats(ruleset, seats)
    cards = deck(ruleset, seats)
    _check_counts(ruleset, rows, hands)
    left = Counter(cards)
    for card in (*rows, *(card for hand in hands for card in hand)):
        left[card] -= 1
        if left[card] < 0:
            msg = f"the card {printed(card)} is dealt more often than the deck has it"
            raise DealError(msg)
    if not all(_may_start(ruleset, card) for card in rows):
        msg = "a row starts with a card that may not start one"
        raise DealError(msg)
    rest = tuple(sorted(left.elements()))
    hands = tuple(tuple(sorted(hand)) for hand in hands)
    return Deal(rows, hands, () if ruleset.draft else rest, offer=rest if ruleset.draft else (), starter=starter)


def _check_counts(ruleset: Ruleset, rows: tuple[Card, ...], hands: tuple[tuple[Card, ...], ...]) -> None:
    in_row, in_hand = (0, 0) if ruleset.draft else (ruleset.rows, ruleset.hand)
    if len(rows) != in_row:
        msg = f"{len(rows)} cards start the rows; expected {in_row}"
        raise DealError(msg)
    for seat, hand in enumerate(hands, 1):
        if len(hand) != in_hand:
            msg = f"s{seat} holds {len(hand)} cards; expected {in_hand}"
            raise DealError(msg)
        if sum(map(is_joker, hand)) < ruleset.jokers:
            msg = f"s{seat} holds no joker; everybody is dealt one"
            raise DealError(msg)
        if ruleset.equal_zeros and sum(map(is_zero, hand)) < equal_share(len(hands)):
            msg = f"s{seat} holds fewer than {equal_share(len(hands))} zeros, which everybody is dealt"
            raise DealError(msg)


def check_seats(ruleset: Ruleset, seats: int) -> None:
    """Raise `DealError` if *ruleset* is not for so many seats, or has not enough cards for them."""
    if not ruleset.least_seats <= seats <= ruleset.most_seats:
        msg = f"{ruleset.name} is for {ruleset.least_seats} to {ruleset.most_seats} seats, not for {seats}"
        raise DealError(msg)
    if (needed := ruleset.rows + ruleset.hand * seats) > (there := len(deck(ruleset, seats))):
        msg = f"{seats} seats need {needed} cards; the deck has {there}"
        raise DealError(msg)
