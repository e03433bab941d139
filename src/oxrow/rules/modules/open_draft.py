"""Open draft: all cards lie open, and seat after seat picks one; the last ones start the rows (rules 3.2)."""

from oxrow.rules.actions import Action, PlayCards
from oxrow.rules.agenda import BeginRound, Pick, StartRows
from oxrow.rules.events import CardPicked, RowsStarted
from oxrow.rules.state import Row
from oxrow.rules.workspace import Rules, Workspace, without


def open_draft(inner: Rules) -> Rules:
    """Clockwise from the starter, one card each, until all hands are full."""

    def begin_round(work: Workspace, step: BeginRound) -> None:
        inner.resolve[BeginRound](work, step)
        work.then(*map(Pick, work.clockwise() * work.ruleset.hand), StartRows())

    def options(work: Workspace, _step: Pick, _seat: int) -> tuple[Action, ...]:
        return tuple(PlayCards((card,)) for card in work.offer)

    def pick(work: Workspace, _step: Pick, seat: int, action: PlayCards) -> None:
        """Picks are open, so the hands are public in principle."""
        owner, (card,) = work.seats[seat], action.cards
        work.offer = without(work.offer, [card])
        owner.hand = tuple(sorted((*owner.hand, card)))
        owner.known = tuple(sorted((*owner.known, card)))
        work.emit(CardPicked(seat, card))

    def start_rows(work: Workspace, _step: StartRows) -> None:
        """Which of them starts which row is of no account: ascending from top to bottom."""
        left = tuple(sorted(work.offer))
        work.rows = [Row((card,)) for card in left]
        work.offer = ()
        work.emit(RowsStarted(left))

    return inner._replace(
        resolve={**inner.resolve, BeginRound: begin_round, StartRows: start_rows},
        decide={**inner.decide, Pick: pick},
        options={**inner.options, Pick: options},
    )
