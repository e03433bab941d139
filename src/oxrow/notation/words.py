"""One meaning a word: cards, seats and rows."""

import re
from collections.abc import Iterable

from oxrow.notation.errors import NotationError, quoted
from oxrow.rules.cards import JOKERS, ZERO, Card, is_number, printed

# ASCII digits without a leading zero, so that every card has one spelling only.
_CARD = re.compile(r"[1-9][0-9]{0,2}", re.ASCII)
_JOKER = re.compile(r"0\.([0-9])", re.ASCII)
_SEAT = re.compile(r"s([1-9]|10)", re.ASCII)
_ZERO = "0"


def card_text(card: Card) -> str:
    """The word for *card*.

    >>> card_text(Card(55)), card_text(ZERO), card_text(JOKERS[4])
    ('55', '0', '0.4')
    """
    return printed(card)


def parse_card(word: str) -> Card:
    """The card that *word* names.

    Raises:
        NotationError: it names none.
    """
    if word == _ZERO:
        return ZERO
    if joker := _JOKER.fullmatch(word):
        return JOKERS[int(joker[1])]
    if _CARD.fullmatch(word) and is_number(Card(int(word))):
        return Card(int(word))
    msg = f"{quoted(word)} is no card; expected a number from 1 to 104, 0, or a joker from 0.0 to 0.9"
    raise NotationError(msg)


def parse_play(word: str) -> tuple[Card, ...]:
    """The cards of one play, ascending, however they are written: `0+49` is `49+0`.

    Raises:
        NotationError: a part of *word* is no card.
    """
    return tuple(sorted(map(parse_card, word.split("+"))))


def words_of(text: str) -> list[str]:
    """The words of *text*: what stands between blanks. A line break or a tab is no blank, but part of a word.

    >>> words_of(" 5  12")
    ['5', '12']
    """
    return [word for word in text.split(" ") if word]


def cards_text(cards: Iterable[Card]) -> str:
    """Words for *cards*, separated by blanks."""
    return " ".join(map(card_text, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards that *text* names, in its order."""
    return tuple(map(parse_card, words_of(text)))


def seat_text(seat: int) -> str:
    """The word for *seat*, which counts from 0.

    >>> seat_text(0)
    's1'
    """
    return f"s{seat + 1}"


def parse_seat(word: str) -> int:
    """The seat that *word* names, counted from 0.

    Raises:
        NotationError: it names none.
    """
    if match := _SEAT.fullmatch(word):
        return int(match[1]) - 1
    msg = f"{quoted(word)} is no seat; expected s1 to s10"
    raise NotationError(msg)


def row_text(row: int) -> str:
    """The word for *row*, which counts from 0.

    >>> row_text(2)
    'r3'
    """
    return f"r{row + 1}"


def end_text(tenths: int) -> str:
    """The value of a row end, given in tenths.

    >>> end_text(420), end_text(174)
    ('42', '17.4')
    """
    whole, tenth = divmod(tenths, 10)
    return f"{whole}.{tenth}" if tenth else str(whole)
