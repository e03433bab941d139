"""Rule modules by name: each wraps the handlers of the steps that it names, and knows no other module."""

from typing import Final

from oxrow.rules.modules.jokers import jokers
from oxrow.rules.modules.low_joins_highest import low_joins_highest
from oxrow.rules.modules.open_draft import open_draft
from oxrow.rules.modules.open_turns import open_turns
from oxrow.rules.modules.zeros import zeros
from oxrow.rules.workspace import RuleModule

MODULES: Final[dict[str, RuleModule]] = {
    "jokers": jokers,
    "low-joins-highest": low_joins_highest,
    "open-draft": open_draft,
    "open-turns": open_turns,
    "zeros": zeros,
}
