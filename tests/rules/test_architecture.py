"""Who imports whom in the rooms that need nothing installed."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import oxrow.notation
import oxrow.rules
import oxrow.rules.modules

RULES = Path(str(oxrow.rules.__file__)).parent
NOTATION = Path(str(oxrow.notation.__file__)).parent
MODULES = Path(str(oxrow.rules.modules.__file__)).parent
CHANCE = {"random", "secrets", "time", "datetime", "uuid", "os"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield str(node.module)


def foreign(path: Path, *rooms: str) -> list[str]:
    """Imports that are neither of the standard library nor of these rooms."""
    return [
        name
        for name in imported(path)
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not any(name == room or name.startswith(f"{room}.") for room in rooms)
    ]


@pytest.mark.parametrize("path", sorted(RULES.rglob("*.py")), ids=lambda path: path.name)
def test_rules_need_nothing_but_themselves(path: Path) -> None:
    assert foreign(path, "oxrow.rules") == []


@pytest.mark.parametrize("path", sorted(NOTATION.rglob("*.py")), ids=lambda path: path.name)
def test_notation_needs_nothing_but_the_rules(path: Path) -> None:
    assert foreign(path, "oxrow.rules", "oxrow.notation") == []


@pytest.mark.parametrize("path", sorted(RULES.rglob("*.py")), ids=lambda path: path.name)
def test_all_chance_is_before_the_round_and_there_is_no_clock(path: Path) -> None:
    allowed = {"random"} if path.name in {"deal.py", "starter.py"} else set()
    assert {name.partition(".")[0] for name in imported(path)} & CHANCE <= allowed


@pytest.mark.parametrize("path", sorted(NOTATION.rglob("*.py")), ids=lambda path: path.name)
def test_notation_has_no_chance_and_no_clock(path: Path) -> None:
    assert not {name.partition(".")[0] for name in imported(path)} & CHANCE


def test_no_rule_module_knows_another() -> None:
    for path in MODULES.glob("*.py"):
        if path.name != "__init__.py":
            assert not [name for name in imported(path) if name.startswith("oxrow.rules.modules")], path


@pytest.mark.parametrize("path", sorted(RULES.glob("*.py")), ids=lambda path: path.name)
def test_only_the_engine_asks_for_the_modules(path: Path) -> None:
    if path.name != "engine.py":
        assert not [name for name in imported(path) if name.startswith("oxrow.rules.modules")]


@pytest.mark.parametrize("path", sorted(RULES.rglob("*.py")), ids=lambda path: path.name)
def test_no_rule_asks_which_ruleset_is_played(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            assert "ruleset.name" not in ast.unparse(node), ast.unparse(node)
            assert "ruleset.modules" not in ast.unparse(node), ast.unparse(node)


def test_this_test_can_fail() -> None:
    assert foreign(Path(__file__), "oxrow.rules") == ["pytest", "oxrow.notation"]
