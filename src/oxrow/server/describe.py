"""From the rules to the protocol: cards, rows, events and options in words."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from oxrow.match.entries import Finished, Paused, ReadyForNext, Resigned, Resumed, RoundDealt
from oxrow.match.history import Moment
from oxrow.match.match import Match, Phase
from oxrow.notation.action import action_text
from oxrow.notation.event import question_name
from oxrow.notation.words import card_text, end_text, row_text, seat_text
from oxrow.rules.actions import Action, Attach, PlayCards, Take, TakeBack
from oxrow.rules.agenda import NameRow, Pick, Question
from oxrow.rules.cards import Card, kind
from oxrow.rules.engine import rules_of
from oxrow.rules.events import (
    CardLaidAside,
    CardPicked,
    CardPlaced,
    CardsChosen,
    CardsRevealed,
    CardsTakenBack,
    RowsStarted,
    RowTaken,
)
from oxrow.rules.observation import Observation
from oxrow.rules.preview import preview
from oxrow.rules.ruleset import Piles, Ruleset
from oxrow.rules.scoring import heads_of, worth
from oxrow.rules.state import Row
from oxrow.rules.workspace import Happened
from oxrow.server import messages


def card(ruleset: Ruleset, each: Card) -> messages.Card:
    """A card that lies open."""
    return messages.Card(word=card_text(each), kind=kind(each).value, heads=heads_of(ruleset, each))


def cards(ruleset: Ruleset, many: Iterable[Card]) -> list[messages.Card]:
    """Cards that lie open."""
    return [card(ruleset, each) for each in many]


def rows(ruleset: Ruleset, many: Sequence[Row]) -> list[messages.Row]:
    """The rows on the table."""
    rules = rules_of(ruleset)
    return [
        messages.Row(
            cards=cards(ruleset, row.cards),
            markers=cards(ruleset, row.markers),
            end=end_text(rules.row_end(rules, row)) if row.cards else "",
            cost=worth(ruleset, row.cards),
            places=len(row.cards) + rules.room(rules, row, ruleset.capacity),
            closed=rules.closed(rules, row),
        )
        for row in many
    ]


def pile_heads(ruleset: Ruleset, piles: Sequence[Iterable[Card]], viewer: int | None) -> list[int | None]:
    """What each pile is worth, as far as *viewer* may know it (rules 2.3, AMB-04)."""
    hidden = ruleset.piles is Piles.HIDDEN
    return [None if hidden and seat != viewer else worth(ruleset, pile) for seat, pile in enumerate(piles)]


def events(moment: Moment, viewer: int | None) -> list[messages.Event]:
    """What *viewer* is told of *moment*."""
    ruleset, state = moment.after.ruleset, moment.after.state
    told = [
        messages.Event(
            what=_happening(happened, moment),
            round=len(moment.after.played),
            turn=moment.before.turn,
            rows=rows(ruleset, happened.rows),
            heads=pile_heads(ruleset, happened.piles, viewer),
        )
        for happened in moment.seen_by(viewer)
    ]
    lies = state.table.rows if state else ()
    piles = [place.pile for place in state.table.places] if state else [()] * len(moment.after.players)
    return told + [
        messages.Event(
            what=what,
            round=len(moment.after.played),
            turn=moment.after.turn,
            rows=rows(ruleset, lies),
            heads=pile_heads(ruleset, piles, viewer),
        )
        for what in _around(moment)
    ]


def _happening(happened: Happened, moment: Moment) -> messages.Happening:
    """An event of the rules."""
    ruleset = moment.after.ruleset
    match happened.event:
        case CardsChosen(seat, count, chosen):
            return messages.Chosen(seat=seat_text(seat), count=count, cards=cards(ruleset, chosen))
        case CardsTakenBack(seat):
            return messages.TakenBack(seat=seat_text(seat))
        case CardsRevealed(order):
            plays = [_play(ruleset, seat, each) for seat, each in order]
            return messages.Revealed(turn=moment.before.turn, order=plays)
        case CardLaidAside(seat, zero):
            return messages.LaidAside(seat=seat_text(seat), card=card(ruleset, zero))
        case CardPicked(seat, picked):
            return messages.Picked(seat=seat_text(seat), card=card(ruleset, picked))
        case RowsStarted(starters):
            return messages.RowsStarted(cards=cards(ruleset, starters))
        case CardPlaced(seat, placed, row):
            before = happened.rows[row].cards[:-1]
            return messages.Placed(
                seat=seat_text(seat),
                card=card(ruleset, placed),
                row=row_text(row),
                place=len(before) + 1,
                behind=card_text(before[-1]) if before else "",
            )
        case RowTaken(seat, taking, row, taken, reason):
            return messages.Took(
                seat=seat_text(seat),
                card=card(ruleset, taking),
                row=row_text(row),
                cards=cards(ruleset, taken),
                heads=worth(ruleset, taken),
                reason=reason.value,
            )
        case _:
            msg = f"the protocol has no word for {happened.event}"
            raise ValueError(msg)


def _play(ruleset: Ruleset, seat: int, each: Card) -> messages.Play:
    return messages.Play(seat=seat_text(seat), card=card(ruleset, each))


def _around(moment: Moment) -> list[messages.Happening]:
    """What happened beside the events of the rules."""
    after = moment.after
    told: list[messages.Happening] = []
    match moment.entry:
        case RoundDealt():
            told.append(messages.Dealt(round=len(after.played)))
        case Paused(seat):
            told.append(messages.Paused(seat=seat_text(seat)))
        case Resumed(seat):
            told.append(messages.Resumed(seat=seat_text(seat)))
        case Resigned(seat, level):
            told.append(messages.Resigned(seat=seat_text(seat), level=level))
        case ReadyForNext(seat):
            told.append(messages.Ready(seat=seat_text(seat)))
        case _:
            pass
    if isinstance(moment.now_asks, NameRow):
        told.append(_asked(after.ruleset, moment.now_asks))
    if moment.ends_round:
        points = list(after.points[-1])
        told.append(messages.RoundOver(round=len(after.points), points=points, totals=list(after.totals)))
    if after.phase is Phase.MATCH_OVER and (moment.ends_round or isinstance(moment.entry, Finished)):
        told.append(messages.MatchOver(winners=[seat_text(seat) for seat in after.winners]))
    return told


def _asked(ruleset: Ruleset, question: NameRow) -> messages.Asked:
    named = {"question": question_name(question), "seat": seat_text(question.seat)}
    return messages.Asked.model_validate({**named, "card": card(ruleset, question.card)})


def decision(match: Match, observation: Observation) -> messages.Decision | None:
    """What the observer is asked, with what each answer would do."""
    question = observation.table.question
    if question is None or not observation.legal_actions:
        return None
    return messages.Decision.model_validate(
        {
            "number": match.decision,
            "question": question_name(question) if observation.seat in question.asked else "take-back",
            "card": card(match.ruleset, question.card) if isinstance(question, NameRow) else None,
            "options": [_option(observation, question, action) for action in observation.legal_actions],
        }
    )


def _option(observation: Observation, question: Question, action: Action) -> messages.Option:
    ruleset = observation.ruleset
    return messages.Option(
        word=action_text(action),
        does="pick" if isinstance(question, Pick) else DOES[type(action)],
        cards=cards(ruleset, action.cards) if isinstance(action, PlayCards) else [],
        row=row_text(action.row) if isinstance(action, Take | Attach) else None,
        previews=[] if isinstance(question, Pick) or isinstance(action, TakeBack) else previews(observation, action),
    )


DOES: Final[dict[type[Action], Literal["play", "join", "take", "take-back"]]] = {
    PlayCards: "play",
    Attach: "join",
    Take: "take",
    TakeBack: "take-back",
}


def previews(observation: Observation, action: Action) -> list[messages.Preview]:
    """What each card of *action* would do if nothing else were played, in the order in which they would be placed."""
    foreseen = preview(observation, action)
    told = []
    for happened in foreseen.events:
        match happened.event:
            case RowTaken(_, each, row, taken, _):
                gone = cards(observation.ruleset, taken)
                cost = worth(observation.ruleset, taken)
                told.append(_outcome("takes", each, row=row_text(row), place=1, taken=gone, cost=cost))
            case CardPlaced(_, each, row):
                *before, _ = happened.rows[row].cards
                behind = card_text(before[-1]) if before else None
                told.append(_outcome("joins", each, row=row_text(row), place=len(before) + 1, behind=behind))
            case CardLaidAside(_, each):
                told.append(_outcome("aside", each))
            case _:
                pass
    if isinstance(foreseen.asks, NameRow):
        told.append(_outcome("asks", foreseen.asks.card, asks=question_name(foreseen.asks)))
    return told


def _outcome(outcome: str, each: Card, **details: object) -> messages.Preview:
    nothing: dict[str, object] = {"row": None, "place": None, "behind": None, "taken": [], "cost": 0, "asks": None}
    return messages.Preview.model_validate({**nothing, "outcome": outcome, "card": card_text(each), **details})
