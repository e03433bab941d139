"""Open turns: seat after seat plays face up, and the cards are placed at once (rules 6)."""

from oxrow.rules.actions import Action, PlayCards
from oxrow.rules.agenda import BeginTurn, EndTurn, NextCard, PlaceCard, PlayOpenly
from oxrow.rules.events import CardsRevealed
from oxrow.rules.handlers import plays_of
from oxrow.rules.workspace import Rules, Workspace


def open_turns(inner: Rules) -> Rules:
    """Clockwise from the starter; who has no cards is left out."""

    def begin_turn(work: Workspace, _step: BeginTurn) -> None:
        work.turn += 1
        work.then(*(PlayOpenly(seat) for seat in work.clockwise() if work.seats[seat].hand), EndTurn())

    def options(work: Workspace, _step: PlayOpenly, seat: int) -> tuple[Action, ...]:
        return plays_of(work, seat)

    def play(work: Workspace, _step: PlayOpenly, seat: int, action: PlayCards) -> None:
        owner = work.seats[seat]
        owner.lay_down(action.cards)
        owner.chosen = ()
        owner.known = tuple(card for card in owner.known if card not in action.cards)
        work.then(NextCard(), *(PlaceCard(seat, card) for card in action.cards))
        work.emit(CardsRevealed(tuple((seat, card) for card in action.cards)))

    return inner._replace(
        resolve={**inner.resolve, BeginTurn: begin_turn},
        decide={**inner.decide, PlayOpenly: play},
        options={**inner.options, PlayOpenly: options},
    )
