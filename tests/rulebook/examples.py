"""The worked examples of docs/rules, section 15.1: the document is the data."""

import re
import tomllib
from dataclasses import dataclass, field
from typing import Final

from tests.support import DOCS


@dataclass(frozen=True)
class Example:
    """A table, a turn, and what comes of it, in words."""

    rows: str
    turn: str
    after: str
    taken: dict[str, str] = field(default_factory=dict)
    heads: dict[str, int] = field(default_factory=dict)
    ruleset: str = "base"
    pile: dict[str, str] = field(default_factory=dict)


def read_examples() -> dict[str, Example]:
    """Every example by its id; an id that is there twice is an error of TOML."""
    text = (DOCS / "rules" / "15-examples.md").read_text("utf-8")
    blocks = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return {name: Example(**each) for name, each in tomllib.loads("\n".join(blocks)).items()}


EXAMPLES: Final = read_examples()
