"""Rule modules by name: each wraps the handlers of the steps that it names, and knows no other module."""

from typing import Final

from oxrow.rules.workspace import RuleModule

MODULES: Final[dict[str, RuleModule]] = {}
