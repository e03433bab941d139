"""The rulesets by name: nothing but data."""

from dataclasses import replace
from typing import Final

from oxrow.rules.errors import RulesetError
from oxrow.rules.ruleset import End, EndKind, LowRule, Piles, Ruleset, Starter

BASE: Final = Ruleset("base")
TACTICS: Final = Ruleset("tactics", known_deck=True)
PRO: Final = Ruleset(
    "pro", known_deck=True, draft=True, starter=Starter.ROTATING, printed_seats=6, modules=("open-draft",)
)
PLUS: Final = Ruleset(
    "plus",
    most_seats=7,
    hand=15,
    zeros=7,
    most_cards=2,
    low_rule=LowRule.PLUS,
    heads_are_good=True,
    piles=Piles.OPEN,
    end=End(EndKind.EACH_SEAT, None),
    modules=("low-joins-highest", "zeros"),
)
PLUS_EQUAL: Final = replace(PLUS, name="plus-equal", equal_zeros=True)
NEGATIVE: Final = replace(PLUS, name="negative", heads_are_good=False)
SIMPLIFIED: Final = Ruleset(
    "simplified",
    most_seats=8,
    hand=12,
    zeros=7,
    low_rule=LowRule.PLUS,
    starter=Starter.MOST_LAST_ROUND,
    modules=("open-turns", "low-joins-highest", "zeros"),
)
JOKERS: Final = Ruleset("jokers", hand=11, jokers=1, modules=("jokers",))

CATALOGUE: Final[dict[str, Ruleset]] = {
    ruleset.name: ruleset for ruleset in (BASE, TACTICS, PRO, PLUS, PLUS_EQUAL, NEGATIVE, SIMPLIFIED, JOKERS)
}
ALIASES: Final = {"logic": "pro"}
"""Other names that people use."""


def ruleset_named(name: str) -> Ruleset:
    """The ruleset of the catalogue that is called *name*, or has that alias.

    Raises:
        RulesetError: there is none.
    """
    try:
        return CATALOGUE[ALIASES.get(name, name)]
    except KeyError:
        msg = f"no ruleset is called {name[:40]!r}; expected one of {', '.join(CATALOGUE)}"
        raise RulesetError(msg) from None
