"""The rows line: what lies on the table, from top to bottom."""

from collections.abc import Iterable

from oxrow.notation.words import cards_text, parse_cards
from oxrow.rules.state import Row

EMPTY = "."


def rows_text(rows: Iterable[Row]) -> str:
    """The rows line for *rows*.

    >>> rows_text(parse_rows("4 9|30 | . | 90"))
    '4 9 | 30 | . | 90'
    """
    return " | ".join(cards_text(row.cards) or EMPTY for row in rows)


def parse_rows(line: str) -> tuple[Row, ...]:
    """The rows that *line* describes.

    Raises:
        NotationError: a word in it is no card.
    """
    return tuple(Row(parse_cards("" if part.strip(" ") == EMPTY else part)) for part in line.split("|"))
