"""A turn: what was played, and what was answered."""

from dataclasses import dataclass

from oxrow.notation.action import action_text, parse_action
from oxrow.notation.errors import NotationError, quoted
from oxrow.notation.words import card_text, parse_play, parse_seat, seat_text, words_of
from oxrow.rules.actions import Action
from oxrow.rules.cards import Card

NOTHING = "-"


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn; *plays* by seat (empty: nothing), *answers* in the order in which the rules ask."""

    plays: tuple[tuple[Card, ...], ...]
    answers: tuple[tuple[int, Action], ...] = ()


def turn_text(turn: Turn) -> str:
    """The text of *turn*.

    >>> turn_text(parse_turn("52 3 13;s2 t4"))
    '52 3 13; s2 t4'
    """
    plays = " ".join("+".join(map(card_text, cards)) or NOTHING for cards in turn.plays)
    return "; ".join([plays, *(f"{seat_text(seat)} {action_text(action)}" for seat, action in turn.answers)])


def parse_turn(text: str) -> Turn:
    """The turn that *text* describes.

    Raises:
        NotationError: a word of it means nothing, nobody plays, or it has no plays at all.
    """
    plays, *answers = text.split(";")
    if not words_of(plays):
        msg = "the turn has no plays; expected one card for each seat, such as '45 12 88'"
        raise NotationError(msg)
    turn = Turn(tuple(map(_parse_play, words_of(plays))), tuple(map(_parse_answer, answers)))
    if not any(turn.plays) and not turn.answers:
        msg = "nobody plays a card in this turn; expected at least one"
        raise NotationError(msg)
    return turn


def _parse_play(word: str) -> tuple[Card, ...]:
    return () if word == NOTHING else parse_play(word)


def _parse_answer(part: str) -> tuple[int, Action]:
    words = words_of(part)
    if len(words) != 2:
        msg = f"{quoted(part.strip())} is no answer; expected a seat and a word, such as 's2 t4'"
        raise NotationError(msg)
    return parse_seat(words[0]), parse_action(words[1])
