"""The base rules: one handler for each step, one answer to each question."""

from dataclasses import replace
from itertools import combinations
from typing import Final

from oxrow.rules.actions import Action, Decline, PlayCards, Take, TakeBack, UseSpecial
from oxrow.rules.agenda import (
    BeginRound,
    BeginTurn,
    Collect,
    EndTurn,
    FaceFullRow,
    FitsNowhere,
    JoinRow,
    NameRow,
    NextCard,
    Offer,
    PlaceCard,
    Reason,
    Reveal,
    SelectCards,
    TakeRow,
)
from oxrow.rules.cards import Card, order
from oxrow.rules.events import CardPlaced, CardsChosen, CardsRevealed, CardsTakenBack, RowTaken, SpecialUsed
from oxrow.rules.state import Row
from oxrow.rules.workspace import Rules, Workspace, without


def begin_round(work: Workspace, _step: BeginRound) -> None:
    """Nothing happens before the first turn (rules 2)."""
    work.then(BeginTurn())


def begin_turn(work: Workspace, _step: BeginTurn) -> None:
    """Everybody who has cards chooses (rules 2.1, 1)."""
    work.turn += 1
    work.then(SelectCards(tuple(seat for seat, owner in enumerate(work.seats) if owner.hand)))


def select_options(work: Workspace, step: SelectCards, seat: int) -> tuple[Action, ...]:
    """Any hand card; or, until the last player has chosen, to take it back (rules 2.1, AMB-03)."""
    if seat in step.done:
        return () if work.ruleset.lock_choice else (TakeBack(),)
    return plays_of(work, seat)


def plays_of(work: Workspace, seat: int) -> tuple[PlayCards, ...]:
    """Every choice of as many hand cards as a turn allows; each play is named once, its cards ascending."""
    hand, playable = work.seats[seat].hand, work.rules.playable
    counts = range(work.ruleset.least_cards, work.ruleset.most_cards + 1)
    choices = dict.fromkeys(cards for count in counts for cards in combinations(hand, count))
    return tuple(PlayCards(cards) for cards in choices if playable(work, seat, cards))


def select(work: Workspace, step: SelectCards, seat: int, action: PlayCards | TakeBack) -> None:
    """Lay cards face down or take them back; the last choice leads to the reveal (rules 2.1, 1 and 2)."""
    owner = work.seats[seat]
    if isinstance(action, TakeBack):
        owner.take_up()
        work.then(SelectCards(tuple(sorted((*step.waiting, seat))), without_seat(step.done, seat)))
        work.emit(CardsTakenBack(seat))
        return
    owner.lay_down(action.cards)
    waiting = without_seat(step.waiting, seat)
    work.then(SelectCards(waiting, (*step.done, seat)) if waiting else Reveal())
    work.emit(CardsChosen(seat, len(action.cards), action.cards))


def without_seat(seats: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """*seats* without *gone*."""
    return tuple(seat for seat in seats if seat != gone)


def reveal(work: Workspace, _step: Reveal) -> None:
    """Turn all cards; they wait in ascending order (rules 2.1, 2 and 3)."""
    ranked = sorted(
        (work.rules.rank(work.rules, card, owner.chosen), seat, card)
        for seat, owner in enumerate(work.seats)
        for card in owner.chosen
    )
    work.then(NextCard(), *(PlaceCard(seat, card) for _, seat, card in ranked), EndTurn())
    for owner in work.seats:
        owner.known = tuple(card for card in owner.known if card not in owner.chosen)
        owner.chosen = ()
    work.emit(CardsRevealed(tuple((seat, card) for _, seat, card in ranked)))


def next_card(work: Workspace, step: NextCard) -> None:
    """The lowest waiting card comes up; after it, the next (rules 2.1, 3)."""
    if isinstance(work.agenda[-1], PlaceCard):
        work.then(work.agenda.pop(), step)


def place_card(work: Workspace, step: PlaceCard) -> None:
    """The row is compulsory; there is no choice (rules 2.2, R1 and R2)."""
    row = best_row(work, step.card)
    if row is None:
        work.then(FitsNowhere(step.seat, step.card))
    else:
        work.then(JoinRow(step.seat, step.card, row))


def best_row(work: Workspace, card: Card) -> int | None:
    """Where *card* belongs, or None if it fits nowhere (rules 2.2, R1 and R2)."""
    rules = work.rules
    fits = [
        (fit, index)
        for index, row in enumerate(work.rows)
        if not rules.closed(rules, row) and (fit := rules.fit(rules, row, card)) is not None
    ]
    return min(fits)[1] if fits else None


def fits_nowhere(work: Workspace, step: FitsNowhere) -> None:
    """The owner of a low card chooses a row, at its turn (rules 2.2, R4)."""
    work.then(NameRow(step.seat, step.card, Reason.LOW_CARD))


def row_options(work: Workspace, _step: NameRow, _seat: int) -> tuple[Action, ...]:
    """Any row, full or not (rules 2.2, R4)."""
    return tuple(Take(index) for index, row in enumerate(work.rows) if not work.rules.closed(work.rules, row))


def name_row(work: Workspace, step: NameRow, seat: int, action: Take) -> None:
    """The named row is taken (rules 2.2, R4)."""
    work.then(TakeRow(seat, step.card, action.row, step.reason))


def join_row(work: Workspace, step: JoinRow) -> None:
    """Lay the card behind the row, unless the row is full (rules 2.2, R2 and R3)."""
    row = work.rows[step.row]
    if work.rules.room(work.rules, row, work.ruleset.capacity) > 0:
        work.rows[step.row] = row.with_card(step.card)
        work.emit(CardPlaced(step.seat, step.card, step.row))
    else:
        work.then(FaceFullRow(step.seat, step.card, step.row))


def face_full_row(work: Workspace, step: FaceFullRow) -> None:
    """The sixth card takes the row (rules 2.2, R3)."""
    work.then(TakeRow(step.seat, step.card, step.row, Reason.FULL_ROW))


def take_row(work: Workspace, step: TakeRow) -> None:
    """The card alone starts the row anew; its owner gets what lay there (rules 2.2, R3 and R4)."""
    row = work.rows[step.row]
    work.rows[step.row] = Row((step.card,), row.markers)
    work.then(Collect(step.seat, step.card, step.row, row.cards, step.reason))


def collect(work: Workspace, step: Collect) -> None:
    """Taken cards go to the owner's pile, and stay there (rules 2.3)."""
    work.seats[step.seat].pile += step.cards
    work.emit(RowTaken(step.seat, step.card, step.row, step.cards, step.reason))


def end_turn(work: Workspace, _step: EndTurn) -> None:
    """Turn after turn until the hands are empty (rules 2.1, 4)."""
    if any(owner.hand for owner in work.seats):
        work.then(BeginTurn())


def offered(work: Workspace, step: Offer, seat: int) -> tuple[Action, ...]:
    """To decline, or every use of a special card that this moment allows."""
    specials = work.rules.specials
    return (
        Decline(),
        *(
            UseSpecial(card, target)
            for card in dict.fromkeys(work.seats[seat].specials + work.offer)
            if card in specials and specials[card].moment is step.moment
            for target in specials[card].targets(work, step)
        ),
    )


def answer_offer(work: Workspace, step: Offer, seat: int, action: UseSpecial | Decline) -> None:
    """Use the card, or let the others decide."""
    if isinstance(action, Decline):
        if rest := without_seat(step.offered, seat):
            work.then(replace(step, offered=rest))
        return
    spend(work, seat, action.card)
    if step.again:
        work.then(replace(step, offered=step.served, cards=()))
    work.rules.specials[action.card].use(work, seat, action.target)
    work.emit(SpecialUsed(seat, action.card, action.target))


def spend(work: Workspace, seat: int, card: Card) -> None:
    """Take a special card out of the hand of *seat*, or out of the open offer, which is filled up again."""
    owner = work.seats[seat]
    if card in owner.specials:
        owner.specials = without(owner.specials, [card])
    else:
        work.offer = without(work.offer, [card]) + work.draw[-1:]
        work.draw = work.draw[:-1]
    if not work.rules.specials[card].stays:
        work.discard += (card,)


def rank(_rules: Rules, card: Card, _together: tuple[Card, ...]) -> tuple[int, int]:
    """Ascending (rules 2.1, 3)."""
    return (0, order(card))


def fit(rules: Rules, row: Row, card: Card) -> tuple[int, int] | None:
    """Only behind a lower card, the nearest is best (rules 2.2, R1 and R2); an empty row fits better still."""
    if not row.cards:
        return (0, 0)
    difference = order(card) - rules.row_end(rules, row)
    return (difference, 0) if difference > 0 else None


def row_end(_rules: Rules, row: Row) -> int:
    """The last card of a row."""
    return order(row.cards[-1])


def room(_rules: Rules, row: Row, capacity: int) -> int:
    """Every card takes one place (rules 2.2, R3)."""
    return capacity - len(row.cards)


def closed(_rules: Rules, _row: Row) -> bool:
    """No row is ever closed."""
    return False


def playable(_work: Workspace, _seat: int, _cards: tuple[Card, ...]) -> bool:
    """Any hand card may be played (rules 2.1, 1)."""
    return True


BASE: Final = Rules(
    resolve={
        BeginRound: begin_round,
        BeginTurn: begin_turn,
        Reveal: reveal,
        NextCard: next_card,
        PlaceCard: place_card,
        FitsNowhere: fits_nowhere,
        JoinRow: join_row,
        FaceFullRow: face_full_row,
        TakeRow: take_row,
        Collect: collect,
        EndTurn: end_turn,
    },
    decide={SelectCards: select, NameRow: name_row, Offer: answer_offer},
    options={SelectCards: select_options, NameRow: row_options, Offer: offered},
    rank=rank,
    fit=fit,
    row_end=row_end,
    room=room,
    closed=closed,
    playable=playable,
    specials={},
)
