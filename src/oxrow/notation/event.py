"""Events and questions in words, for JSON."""

from typing import Final, assert_never

from oxrow.notation.words import card_text, cards_text, row_text, seat_text
from oxrow.rules.agenda import NameRow, Offer, Pick, PlayOpenly, Question, SelectCards
from oxrow.rules.cards import Card
from oxrow.rules.events import (
    CardLaidAside,
    CardPicked,
    CardPlaced,
    CardsChosen,
    CardsRevealed,
    CardsTakenBack,
    Event,
    RowsStarted,
    RowTaken,
    SpecialUsed,
)
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.scoring import worth
from oxrow.rules.workspace import Happened

QUESTIONS: Final[dict[type[Question], str]] = {
    SelectCards: "play",
    PlayOpenly: "play",
    Pick: "pick",
    Offer: "special-card",
}
"""Names of questions that have one name each."""


def question_name(question: Question) -> str:
    """What is asked, in the words of the notation."""
    return question.reason.value if isinstance(question, NameRow) else QUESTIONS[type(question)]


def event_json(ruleset: Ruleset, happened: Happened) -> dict[str, object]:
    """An event under *ruleset* as plain data, in words."""
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
            return {"event": "card-placed", **_card(seat, card), "row": row_text(row), "place": place}
        case RowTaken(seat, card, row, cards, reason):
            taken = {"cards": cards_text(cards).split(), "heads": worth(ruleset, cards), "reason": reason.value}
            return {"event": "row-taken", **_card(seat, card), "row": row_text(row), **taken}
        case RowsStarted(cards):
            return {"event": "rows-started", "cards": cards_text(cards).split()}
        case CardLaidAside() | CardPicked() | SpecialUsed():
            return {"event": NAMES[type(event)], **_card(event.seat, event.card)}
        case _:
            assert_never(event)


NAMES: Final = {CardLaidAside: "card-laid-aside", CardPicked: "card-picked", SpecialUsed: "special-used"}
"""Names of events that are no more than a seat and a card."""


def _card(seat: int, card: Card) -> dict[str, object]:
    return {"seat": seat_text(seat), "card": card_text(card)}
