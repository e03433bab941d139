"""No paragraph of the reference without a test, and no test of a paragraph that is not there."""

import ast
import re
from pathlib import Path

import pytest

import oxrow.notation
import oxrow.rules
from tests.rulebook.examples import EXAMPLES
from tests.support import DOCS

# What the rulesets need, so that a paragraph cannot leave the reference unnoticed.
SECTIONS = [
    "1.1",
    "1.2",
    "2",
    *(f"2.{part}" for part in range(1, 8)),
    "3.1",
    "3.2",
    "4",
    *(f"4.{part}" for part in range(1, 6)),
    "5",
    "6",
    "7",
    *(f"7.{part}" for part in range(1, 5)),
    "12.1",
    "12.2",
    "12.3",
    "13",
    "14",
    "15.1",
    "15.2",
    *(f"16.{part}" for part in range(1, 5)),
]
RULES = [
    *(f"I{number}" for number in range(1, 8)),
    *(f"R{number}" for number in range(1, 5)),
    *(f"W{number}" for number in range(1, 12)),
    *(f"T-{number}" for number in range(1, 6)),
    *("L-1", "L-2", "P-5", "P-6", "P-7", "J-2", "J-5", "J-6"),
    *(f"q{number}" for number in range(1, 56) if number != 36),
    *(f"AMB-{number:02}" for number in (*range(1, 7), 8, *range(10, 17))),
]
NAMES_OF_EXAMPLES = [*(f"B-{number}" for number in range(1, 15)), "P-1", "P-2", "P-3", "P-4", "J-1", "J-3", "J-4"]
WITHOUT_TESTS = {"1", "3", "12", "15", "15.1", "15.2", "16", "16.1", "16.2", "16.3", "16.4", "18"}
"""Headings over paragraphs that have their own tests."""


def reference() -> tuple[list[str], list[str]]:
    """List the sections and the named rules of docs/rules."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((DOCS / "rules").glob("[0-9]*.md")))
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    sections = re.findall(r"^#+ (\d+(?:\.\d+)?) ", text, re.MULTILINE)
    named = re.findall(r"^(?:\* |\| )\*\*([A-Za-z]+-?\d+)\*\*", text, re.MULTILINE)
    readings = re.findall(r"^#+ (AMB-\d+) ", text, re.MULTILINE)
    return sections, named + readings


def names_of_tests() -> list[str]:
    """List the names of the rulebook's tests."""
    names = []
    for path in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        names += [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return names


def prefix(rule: str) -> str:
    """What the test of a rule is called, up to its meaning: `2_2_r3_`, `q7_`."""
    where = {"I": "1_2_", "R": "2_2_", "W": "13_"}
    return f"{where.get(rule[0], '') if '-' not in rule else ''}{rule.lower().replace('-', '_')}_"


def has_test(named: str) -> bool:
    """Tell whether the name of a test names this paragraph, alone or as one of several."""
    parts = named.rstrip("_").split("_")
    section, rule = "_".join(parts[:-1]), parts[-1]
    several = re.compile(rf"test_{section}_(?:[a-z]\d+_)*{rule}_") if section else re.compile(rf"test_{rule}_")
    return any(name.startswith(f"test_{named}") or several.match(name) for name in names_of_tests())


SECTIONS_THERE, RULES_THERE = reference()


@pytest.mark.parametrize("section", [section for section in SECTIONS_THERE if section not in WITHOUT_TESTS])
def test_every_section_has_a_test(section: str) -> None:
    start = f"test_{section.replace('.', '_')}_"
    # "2" is a section of its own: what is meant is test_2_players and not test_2_1.
    assert any(
        name.startswith(start) and ("." in section or not name[len(start)].isdigit()) for name in names_of_tests()
    )


@pytest.mark.parametrize("rule", RULES_THERE)
def test_every_rule_has_a_test(rule: str) -> None:
    assert has_test(prefix(rule))


@pytest.mark.parametrize("reading", [rule for rule in RULES_THERE if rule.startswith("AMB")])
def test_every_open_reading_has_a_test_of_its_default_and_of_an_option(reading: str) -> None:
    start = f"test_{prefix(reading)}"
    assert any(name.startswith(f"{start}default_") for name in names_of_tests())
    assert any(name.startswith(f"{start}option") for name in names_of_tests())


def test_the_reference_names_nothing_twice() -> None:
    assert len(set(SECTIONS_THERE)) == len(SECTIONS_THERE)
    assert len(set(RULES_THERE)) == len(RULES_THERE)


@pytest.mark.parametrize("needed", SECTIONS + RULES + NAMES_OF_EXAMPLES)
def test_nothing_is_missing(needed: str) -> None:
    assert needed in {*SECTIONS_THERE, *RULES_THERE, *EXAMPLES}


@pytest.mark.parametrize(
    "name", [name for name in names_of_tests() if re.match(r"test_(\d+_|q\d|[jlpt]_\d|amb_\d)", name)]
)
def test_every_test_names_a_paragraph_that_is_there(name: str) -> None:
    sections = [f"{section.replace('.', '_')}_" for section in SECTIONS_THERE]
    assert any(name.startswith(f"test_{start}") for start in [*sections, *map(prefix, RULES_THERE)])


def test_the_rules_point_at_paragraphs_that_are_there() -> None:
    rooms = [Path(str(room.__file__)).parent for room in (oxrow.rules, oxrow.notation)]
    text = "\n".join(path.read_text("utf-8") for room in rooms for path in room.rglob("*.py"))
    for pointer in re.findall(r"\(rules (\d[^)]*)\)", text):
        for section in re.findall(r"\b\d+\.\d+\b", pointer):
            assert section in SECTIONS_THERE, pointer
        for rule in re.findall(r"\bR\d\b", pointer):
            assert rule in RULES_THERE, pointer
    assert set(re.findall(r"AMB-\d+", text)) <= set(RULES_THERE)
