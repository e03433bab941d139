"""One action as one word."""

import re
from typing import assert_never

from oxrow.notation.errors import NotationError, quoted
from oxrow.notation.words import card_text, parse_play
from oxrow.rules.actions import Action, Attach, Decline, PlayCards, Take, TakeBack, UseSpecial

TAKE_BACK = "back"
DECLINE = "-"
_ROW = re.compile(r"([rt])([1-9])", re.ASCII)


def action_text(action: Action) -> str:
    """The word for *action*.

    >>> action_text(Take(2))
    't3'
    """
    match action:
        case PlayCards(cards):
            return "+".join(map(card_text, cards))
        case Take(row):
            return f"t{row + 1}"
        case Attach(row):
            return f"r{row + 1}"
        case UseSpecial(card):
            return f"+{card_text(card)}"
        case TakeBack():
            return TAKE_BACK
        case Decline():
            return DECLINE
        case _:
            assert_never(action)


def parse_action(word: str) -> Action:
    """The action that *word* names.

    >>> parse_action("t3")
    Take(row=2)

    Raises:
        NotationError: it names none.
    """
    if word == TAKE_BACK:
        return TakeBack()
    if match := _ROW.fullmatch(word):
        row = int(match[2]) - 1
        return Attach(row) if match[1] == "r" else Take(row)
    try:
        return PlayCards(parse_play(word))
    except NotationError:
        msg = (
            f"{quoted(word)} is no answer; expected a card such as 55, r1 to r9 to join a row, or t1 to t9 to take one"
        )
        raise NotationError(msg) from None
