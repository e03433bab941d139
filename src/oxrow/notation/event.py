"""Events and questions in words, for JSON."""

from typing import Final, assert_never

from oxrow.notation.words import card_text, row_text, seat_text
from oxrow.rules.agenda import NameRow, Offer, Question, SelectCards
from oxrow.rules.events import CardPlaced, CardsChosen, CardsRevealed, CardsTakenBack, Event, RowTaken, SpecialUsed
from oxrow.rules.scoring import worth
from oxrow.rules.workspace import Happened

QUESTIONS: Final[dict[type[Question], str]] = {SelectCards: "play", Offer: "special-card"}
"""Names of questions that have one name each."""


def question_name(question: Question) -> str:
    """What is asked, in the words of the notation."""
    return question.reason.value if isinstance(question, NameRow) else QUESTIONS[type(question)]


def event_json(happened: Happened) -> dict[str, object]:
    """An event as plain data, in words."""
    event: Event = happened.event
    match event:
        case CardsChosen(seat, count, _):
            return {"event": "cards-chosen", "seat": seat_text(seat), "count": count}
        case CardsTakenBack(seat):
            return {"event": "cards-taken-back", "seat": seat_text(seat)}
        case CardsRevealed(order):
            return {"event": "cards-revealed", "order": [[seat_text(seat), card_text(card)] for seat, card in order]}
        case CardPlaced(seat, card, row):
            place = len(happened.rows[row].cards)
            return {"event": "card-placed", **_card(seat, card, row), "place": place}
        case RowTaken(seat, card, row, cards, reason):
            taken = {"cards": [card_text(taken) for taken in cards], "heads": worth(cards), "reason": reason.value}
            return {"event": "row-taken", **_card(seat, card, row), **taken}
        case SpecialUsed():
            return {"event": "special-used", "seat": seat_text(event.seat), "card": card_text(event.card)}
        case _:
            assert_never(event)


def _card(seat: int, card: int, row: int) -> dict[str, object]:
    return {"seat": seat_text(seat), "card": str(card), "row": row_text(row)}
