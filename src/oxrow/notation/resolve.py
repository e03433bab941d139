"""One turn worked out from a position: who takes what?"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from oxrow.notation.action import action_text
from oxrow.notation.errors import NotationError, quoted
from oxrow.notation.event import event_json, question_name
from oxrow.notation.rows import parse_rows, rows_text
from oxrow.notation.settings import with_settings
from oxrow.notation.turn import Turn, parse_turn
from oxrow.notation.words import card_text, parse_cards, parse_seat, seat_text
from oxrow.rules.actions import Action, PlayCards
from oxrow.rules.agenda import AskForCards, BeginTurn, NameRow, Question
from oxrow.rules.cards import Card, is_zero
from oxrow.rules.catalogue import ruleset_named
from oxrow.rules.deal import deck
from oxrow.rules.engine import answer, open_state, rules_of, run
from oxrow.rules.errors import RulesError
from oxrow.rules.events import CardsRevealed
from oxrow.rules.ruleset import Ruleset
from oxrow.rules.scoring import worth
from oxrow.rules.state import GameState, Hand, Place, Row, Table
from oxrow.rules.workspace import Happened, Workspace


@dataclass(frozen=True, slots=True)
class Resolution:
    """What a turn led to, or how far it came before an answer was missing."""

    ruleset: Ruleset
    order: tuple[tuple[int, Card], ...]
    """The cards in the order in which they were resolved."""
    rows: tuple[Row, ...]
    taken: dict[int, tuple[Card, ...]]
    """By seat, every card that went to its pile this turn."""
    asks: tuple[int, str, tuple[str, ...]] | None
    """Seat, question and options, if an answer is missing."""
    events: tuple[Happened, ...]

    def to_json(self) -> dict[str, object]:
        """The stable form that `docs/notation.md` promises."""
        asks = self.asks and {"seat": seat_text(self.asks[0]), "question": self.asks[1], "options": list(self.asks[2])}
        return {
            "ruleset": self.ruleset.name,
            "order": [[seat_text(seat), card_text(card)] for seat, card in self.order],
            "rows": rows_text(self.rows),
            "taken": {seat_text(seat): list(map(card_text, cards)) for seat, cards in self.taken.items()},
            "points": {seat_text(seat): worth(self.ruleset, cards) for seat, cards in self.taken.items()},
            "asks": asks,
            "events": [event_json(self.ruleset, happened) for happened in self.events],
        }


def resolve(
    name: str,
    rows_line: str,
    turn_line: str,
    piles: Mapping[str, str] | None = None,
    settings: Mapping[str, object] | None = None,
) -> Resolution:
    """Work out the turn *turn_line* on the table *rows_line*.

    Hands are not needed: each seat is trusted to have held what it played. *piles* are cards taken before (`{"s1":
    "20 7"}`),
    *settings* are readings of the ruleset (`{"lock_choice": True}`).

    Raises:
        NotationError: a word means nothing, a card is there twice, or an answer is not one that the rules ask for.
    """
    ruleset = _ruleset(name, settings or {})
    turn = parse_turn(turn_line)
    rows = parse_rows(rows_line)
    taken_before = _parse_piles(piles or {}, len(turn.plays))
    _check_cards(ruleset, rows, turn, taken_before)
    work = _table(ruleset, rows, turn, taken_before)
    _check_rows(work)
    run(work)
    _play(work, turn)
    return _resolution(work, taken_before)


def _ruleset(name: str, settings: Mapping[str, object]) -> Ruleset:
    try:
        ruleset = with_settings(ruleset_named(name), settings)
        rules_of(ruleset)
    except RulesError as error:
        raise NotationError(str(error)) from None
    return ruleset


def _parse_piles(piles: Mapping[str, str], seats: int) -> dict[int, tuple[Card, ...]]:
    parsed = {}
    for word, text in piles.items():
        seat = parse_seat(word)
        if seat >= seats:
            msg = f"the pile of {word} belongs to nobody; the turn has {seats} seats"
            raise NotationError(msg)
        parsed[seat] = parse_cards(text)
    return parsed


def _check_cards(ruleset: Ruleset, rows: tuple[Row, ...], turn: Turn, piles: Mapping[int, tuple[Card, ...]]) -> None:
    if not any(turn.plays):
        raise NotationError("nobody plays a card in this turn; expected at least one")
    if len(turn.plays) > ruleset.most_seats:
        msg = f"the turn has {len(turn.plays)} seats; {ruleset.name} is for at most {ruleset.most_seats}"
        raise NotationError(msg)
    if len(rows) != ruleset.rows:
        msg = f"there are {len(rows)} rows; expected {ruleset.rows}, separated by |"
        raise NotationError(msg)
    for seat, cards in enumerate(turn.plays):
        if cards and not ruleset.least_cards <= len(cards) <= ruleset.most_cards:
            word = "+".join(map(card_text, cards))
            expected = " to ".join(str(count) for count in sorted({ruleset.least_cards, ruleset.most_cards}))
            msg = f"{seat_text(seat)} plays {quoted(word)}, {len(cards)} cards; {ruleset.name} allows {expected} a turn"
            raise NotationError(msg)
    # A turn may tell of a few seats only, so it does not say how many cards a known deck has.
    copies = Counter(deck(replace(ruleset, known_deck=False), len(turn.plays)))
    lying = Counter(card for group in (*(row.cards for row in rows), *turn.plays, *piles.values()) for card in group)
    for card, count in lying.items():
        word = card_text(card)
        if not copies[card]:
            raise NotationError(f"{quoted(word)} is no card of {ruleset.name}; expected {_kinds(ruleset)}")
        if count > copies[card]:
            expected = "every card once" if copies[card] == 1 else f"at most {copies[card]}"
            often = "twice" if count == 2 else f"{count} times"
            raise NotationError(f"the card {word} is there {often}; expected {expected}")


def _kinds(ruleset: Ruleset) -> str:
    """Which cards there are, in words."""
    kinds = [f"a number from 1 to {ruleset.last_number}"]
    kinds += ["0"] if ruleset.zeros else []
    kinds += ["a joker from 0.0 to 0.9"] if ruleset.jokers else []
    return " or ".join(kinds)


def _table(ruleset: Ruleset, rows: tuple[Row, ...], turn: Turn, piles: Mapping[int, tuple[Card, ...]]) -> Workspace:
    places = tuple(
        Place(piles.get(seat, ()), (), hand_size=len(cards), special_count=0, chosen_count=0)
        for seat, cards in enumerate(turn.plays)
    )
    table = Table(rows, places, discard=(), offer=(), draw_size=0, starter=0, turn=0, agenda=(BeginTurn(),))
    hands = tuple(Hand(tuple(sorted(cards))) for cards in turn.plays)
    return open_state(GameState(ruleset, table, hands, undealt=(), draw=()))


def _check_rows(work: Workspace) -> None:
    for number, row in enumerate(work.rows, 1):
        if not row.cards and not work.ruleset.empty_rows:
            msg = f"row {number} is empty; in {work.ruleset.name} a row has at least one card"
            raise NotationError(msg)
        if any(map(is_zero, row.cards)):
            raise NotationError(f"row {number} holds '0'; a zero is never placed in a row")
        if (over := -work.rules.room(work.rules, row, work.ruleset.capacity)) > 0:
            msg = f"row {number} has {len(row.cards)} cards; it holds at most {len(row.cards) - over}"
            raise NotationError(msg)


def _play(work: Workspace, turn: Turn) -> None:
    """Give the plays and answers of *turn* where they are asked for, as far as they go."""
    plays = {seat: cards for seat, cards in enumerate(turn.plays) if cards}
    answers = list(turn.answers)
    while (question := work.question()) is not None:
        if isinstance(question, AskForCards):
            seat = question.asked[0]
            _check_play(work, question, seat, plays[seat])
            answer(work, seat, PlayCards(plays[seat]))
        elif answers:
            seat, action = answers.pop(0)
            _check_answer(work, question, seat, action)
            answer(work, seat, action)
        else:
            return
    for seat, action in answers:
        word = f"{seat_text(seat)} {action_text(action)}"
        raise NotationError(f"nobody asked for {quoted(word)}: at this point the turn is over")


def _check_play(work: Workspace, question: Question, seat: int, cards: tuple[Card, ...]) -> None:
    if PlayCards(cards) not in work.rules.options[type(question)](work, question, seat):
        word = "+".join(map(card_text, cards))
        raise NotationError(
            f"{seat_text(seat)} may not play {quoted(word)} under these readings of {work.ruleset.name}"
        )


def _check_answer(work: Workspace, question: Question, seat: int, action: Action) -> None:
    word = f"{seat_text(seat)} {action_text(action)}"
    if seat not in question.asked:
        raise NotationError(f"nobody asked for {quoted(word)}: at this point {seat_text(question.asked[0])} is asked")
    options = work.rules.options[type(question)](work, question, seat)
    if action not in options:
        allowed = " ".join(map(action_text, options))
        raise NotationError(f"{quoted(word)} is not allowed; expected one of {allowed}")


def _resolution(work: Workspace, before: Mapping[int, tuple[Card, ...]]) -> Resolution:
    happened = tuple(work.events or ())
    question = work.question()
    asks = None
    waiting = {step.card for step in work.waiting()}
    if question is not None:
        seat = question.asked[0]
        options = work.rules.options[type(question)](work, question, seat)
        asks = (seat, question_name(question), tuple(map(action_text, options)))
        waiting |= {question.card} if isinstance(question, NameRow) else set()
    revealed = (each.event.order for each in happened if isinstance(each.event, CardsRevealed))
    order = (play for plays in revealed for play in plays)
    piles = {seat: owner.pile[len(before.get(seat, ())) :] for seat, owner in enumerate(work.seats)}
    return Resolution(
        ruleset=work.ruleset,
        order=tuple((seat, card) for seat, card in order if card not in waiting and not is_zero(card)),
        rows=tuple(work.rows),
        taken={seat: cards for seat, cards in piles.items() if cards},
        asks=asks,
        events=happened,
    )
