"""From the rules to the protocol: cards, rows, events and options in words."""

from collections.abc import Iterable, Sequence

from oxrow.match.entries import Finished, Paused, ReadyForNext, Resigned, Resumed, RoundDealt
from oxrow.match.history import Moment
from oxrow.match.match import Match, Phase
from oxrow.notation.action import action_text
from oxrow.notation.event import question_name
from oxrow.notation.words import card_text, end_text, row_text, seat_text
from oxrow.rules.actions import Action, PlayCards, Take
from oxrow.rules.agenda import NameRow
from oxrow.rules.cards import Card, heads
from oxrow.rules.engine import rules_of
from oxrow.rules.events import CardPlaced, CardsChosen, CardsRevealed, CardsTakenBack, RowTaken
from oxrow.rules.observation import Observation
from oxrow.rules.preview import preview
from oxrow.rules.ruleset import Piles, Ruleset
from oxrow.rules.scoring import worth
from oxrow.rules.state import Row
from oxrow.rules.workspace import Happened
from oxrow.server import messages


def card(each: Card) -> messages.Card:
    """A card that lies open."""
    return messages.Card(word=card_text(each), kind="number", heads=heads(each))


def cards(many: Iterable[Card]) -> list[messages.Card]:
    """Cards that lie open."""
    return [card(each) for each in many]


def rows(ruleset: Ruleset, many: Sequence[Row]) -> list[messages.Row]:
    """The rows on the table."""
    rules = rules_of(ruleset)
    return [
        messages.Row(
            cards=cards(row.cards),
            markers=cards(row.markers),
            end=end_text(rules.row_end(rules, row)) if row.cards else "",
            cost=worth(row.cards),
            places=len(row.cards) + rules.room(rules, row, ruleset.capacity),
            closed=rules.closed(rules, row),
        )
        for row in many
    ]


def pile_heads(ruleset: Ruleset, piles: Sequence[Iterable[Card]], viewer: int | None) -> list[int | None]:
    """What each pile is worth, as far as *viewer* may know it (rules 2.3, AMB-04)."""
    hidden = ruleset.piles is Piles.HIDDEN
    return [None if hidden and seat != viewer else worth(pile) for seat, pile in enumerate(piles)]


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
    match happened.event:
        case CardsChosen(seat, count, chosen):
            return messages.Chosen(seat=seat_text(seat), count=count, cards=cards(chosen))
        case CardsTakenBack(seat):
            return messages.TakenBack(seat=seat_text(seat))
        case CardsRevealed(order):
            return messages.Revealed(turn=moment.before.turn, order=[_play(seat, each) for seat, each in order])
        case CardPlaced(seat, placed, row):
            before = happened.rows[row].cards[:-1]
            return messages.Placed(
                seat=seat_text(seat),
                card=card(placed),
                row=row_text(row),
                place=len(before) + 1,
                behind=card_text(before[-1]) if before else "",
            )
        case RowTaken(seat, taking, row, taken, reason):
            return messages.Took(
                seat=seat_text(seat),
                card=card(taking),
                row=row_text(row),
                cards=cards(taken),
                heads=worth(taken),
                reason=reason.value,
            )
        case _:
            msg = f"the protocol has no word for {happened.event}"
            raise ValueError(msg)


def _play(seat: int, each: Card) -> messages.Play:
    return messages.Play(seat=seat_text(seat), card=card(each))


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
        told.append(_asked(moment.now_asks))
    if moment.ends_round:
        points = list(after.points[-1])
        told.append(messages.RoundOver(round=len(after.points), points=points, totals=list(after.totals)))
    if after.phase is Phase.MATCH_OVER and (moment.ends_round or isinstance(moment.entry, Finished)):
        told.append(messages.MatchOver(winners=[seat_text(seat) for seat in after.winners]))
    return told


def _asked(question: NameRow) -> messages.Asked:
    return messages.Asked(seat=seat_text(question.seat), question="low-card", card=card(question.card))


def decision(match: Match, observation: Observation) -> messages.Decision | None:
    """What the observer is asked, with what each answer would do."""
    question = observation.table.question
    if question is None or not observation.legal_actions:
        return None
    asked = observation.seat in question.asked
    return messages.Decision.model_validate(
        {
            "number": match.decision,
            "question": question_name(question) if asked else "take-back",
            "card": card(question.card) if isinstance(question, NameRow) else None,
            "options": [_option(observation, action, with_preview=asked) for action in observation.legal_actions],
        }
    )


def _option(observation: Observation, action: Action, *, with_preview: bool) -> messages.Option:
    return messages.Option(
        word=action_text(action),
        cards=cards(action.cards) if isinstance(action, PlayCards) else [],
        row=row_text(action.row) if isinstance(action, Take) else None,
        preview=_preview(observation, action) if with_preview else None,
    )


def _preview(observation: Observation, action: Action) -> messages.Preview:
    """What *action* would do if nothing else were played."""
    foreseen = preview(observation, action)
    if foreseen.asks is not None:
        return _outcome("asks", asks=question_name(foreseen.asks))
    for happened in foreseen.events:
        match happened.event:
            case RowTaken(_, _, row, taken, _):
                return _outcome("takes", row=row_text(row), place=1, taken=cards(taken), cost=worth(taken))
            case CardPlaced(_, _, row):
                *before, _ = happened.rows[row].cards
                behind = card_text(before[-1]) if before else None
                return _outcome("joins", row=row_text(row), place=len(before) + 1, behind=behind)
            case _:
                pass
    return _outcome("aside")


def _outcome(outcome: str, **details: object) -> messages.Preview:
    nothing: dict[str, object] = {"row": None, "place": None, "behind": None, "taken": [], "cost": 0, "asks": None}
    return messages.Preview.model_validate({**nothing, "outcome": outcome, **details})
