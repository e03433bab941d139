"""A card that fits nowhere goes behind the highest row, and nobody is asked (rules 4.2, AMB-08, AMB-11)."""

from oxrow.rules.agenda import FitsNowhere, JoinRow
from oxrow.rules.cards import order
from oxrow.rules.ruleset import Highest, LowRule
from oxrow.rules.workspace import Rules, Workspace


def low_joins_highest(inner: Rules) -> Rules:
    """It takes nothing there, unless it is the sixth card; where the ruleset reads otherwise, the base rule stays."""

    def fits_nowhere(work: Workspace, step: FitsNowhere) -> None:
        if work.ruleset.low_rule is LowRule.BASE:
            inner.resolve[FitsNowhere](work, step)
        else:
            work.then(JoinRow(step.seat, step.card, highest_row(work)))

    return inner._replace(resolve={**inner.resolve, FitsNowhere: fits_nowhere})


def highest_row(work: Workspace) -> int:
    """The row "with the highest number": by its last card, or by any card in it (AMB-08)."""

    def height(row: int) -> int:
        if work.ruleset.highest is Highest.ANY_CARD:
            return max(map(order, work.rows[row].cards))
        return work.rules.row_end(work.rules, work.rows[row])

    free = (row for row, lies in enumerate(work.rows) if not work.rules.closed(work.rules, lies))
    return max(free, key=height)
