"""The rulesets by name: nothing but data."""

from typing import Final

from oxrow.rules.errors import RulesetError
from oxrow.rules.ruleset import Ruleset

CATALOGUE: Final[dict[str, Ruleset]] = {ruleset.name: ruleset for ruleset in (Ruleset("base"),)}


def ruleset_named(name: str) -> Ruleset:
    """The ruleset of the catalogue that is called *name*.

    Raises:
        RulesetError: there is none.
    """
    try:
        return CATALOGUE[name]
    except KeyError:
        msg = f"no ruleset is called {name[:40]!r}; expected one of {', '.join(CATALOGUE)}"
        raise RulesetError(msg) from None
