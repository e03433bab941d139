"""Jokers 0.0 to 0.9: placed first, behind any card that is no joker, or they take a row (rules 7)."""

from oxrow.rules.actions import Action, Attach, Take
from oxrow.rules.agenda import JoinRow, NameRow, PlaceCard, Reason, TakeRow
from oxrow.rules.cards import is_joker, order
from oxrow.rules.state import Row
from oxrow.rules.workspace import Rules, Workspace


def jokers(inner: Rules) -> Rules:
    """The owner of a joker names a row at the joker's turn: to lay it there, or to take it (rules 7.2)."""

    def row_end(rules: Rules, row: Row) -> int:
        """A joker lifts the card before it; alone in a row it counts for itself (rules 7.3)."""
        *before, last = row.cards
        if before and is_joker(last):
            return rules.row_end(rules, Row(tuple(before), row.markers)) + order(last)
        return inner.row_end(rules, row)

    def place_card(work: Workspace, step: PlaceCard) -> None:
        if is_joker(step.card):
            work.then(NameRow(step.seat, step.card, Reason.JOKER))
        else:
            inner.resolve[PlaceCard](work, step)

    def options(work: Workspace, step: NameRow, seat: int) -> tuple[Action, ...]:
        """Behind any card that is no joker, or any row to take (rules 7.2)."""
        takes = inner.options[NameRow](work, step, seat)
        if step.reason is not Reason.JOKER:
            return takes
        rows = [take.row for take in takes if isinstance(take, Take)]
        return (*(Attach(row) for row in rows if not _ends_in_joker(work.rows[row])), *takes)

    def name_row(work: Workspace, step: NameRow, seat: int, action: Attach | Take) -> None:
        if isinstance(action, Attach):
            work.then(JoinRow(seat, step.card, action.row))
        elif step.reason is Reason.JOKER:
            work.then(TakeRow(seat, step.card, action.row, step.reason))
        else:
            inner.decide[NameRow](work, step, seat, action)

    return inner._replace(
        resolve={**inner.resolve, PlaceCard: place_card},
        decide={**inner.decide, NameRow: name_row},
        options={**inner.options, NameRow: options},
        row_end=row_end,
    )


def _ends_in_joker(row: Row) -> bool:
    return bool(row.cards) and is_joker(row.cards[-1])
