"""`oxrow rules`, and the page that it makes."""

import json

import pytest

from oxrow.cli.main import run
from oxrow.notation import with_settings
from oxrow.notation.rulesets import ruleset_rows
from oxrow.rules.catalogue import ALIASES, CATALOGUE
from tests.support import DOCS, every_ruleset

Output = pytest.CaptureFixture[str]


def printed(capsys: Output, *options: str) -> str:
    assert run(["rules", *options]) == 0
    return capsys.readouterr().out


def test_the_page_of_the_docs_is_what_the_command_prints(capsys: Output) -> None:
    page = (DOCS / "rulesets.md").read_text("utf-8")
    assert printed(capsys, "--markdown") == page, "make it anew: oxrow rules --markdown > docs/rulesets.md"


def test_as_json_it_is_the_rows_of_the_catalogue(capsys: Output) -> None:
    rows = json.loads(printed(capsys, "--json"))
    assert rows == ruleset_rows()
    assert [row["name"] for row in rows] == [*CATALOGUE]
    assert {alias: row["name"] for row in rows for alias in row["aliases"]} == ALIASES


def test_it_tells_what_pro_is(capsys: Output) -> None:
    told = printed(capsys).split("\n\n")
    assert len(told) == len(CATALOGUE)
    pro = next(block for block in told if block.startswith("pro (logic): 2 to 10 (printed: to 6) players"))
    assert "1 to 10 × players + 4, picked in an open draft" in pro
    assert "starter = rotating | first-seat | lowest-total" in pro


def test_two_forms_at_once_are_refused(capsys: Output) -> None:
    assert run(["rules", "--json", "--markdown"]) == 2
    assert "expected one of them" in capsys.readouterr().err


@every_ruleset
def test_a_row_tells_the_ruleset(name: str) -> None:
    (row,) = [row for row in ruleset_rows() if row["name"] == name]
    ruleset = CATALOGUE[name]
    assert row["players"] == [ruleset.least_seats, ruleset.most_seats]
    assert row["cards_a_turn"] == [ruleset.least_cards, ruleset.most_cards]
    assert row["hand"] == ruleset.hand
    readings = row["readings"]
    assert isinstance(readings, list)
    assert readings
    for reading in readings:
        assert reading["default"] in reading["values"]
        assert with_settings(ruleset, {reading["setting"]: reading["default"]}) == ruleset


@pytest.mark.parametrize(
    ("name", "deck", "turns", "heads", "end"),
    [
        ("base", "1 to 104", "at once", "bad", "more than 66"),
        ("tactics", "1 to 10 × players + 4", "at once", "bad", "more than 66"),
        ("pro", "1 to 10 × players + 4, picked in an open draft", "at once", "bad", "more than 66"),
        ("plus", "1 to 104, 7 zeros", "at once", "good", "a round each"),
        ("plus-equal", "1 to 104, 7 zeros dealt equally first", "at once", "good", "a round each"),
        ("negative", "1 to 104, 7 zeros", "at once", "bad", "a round each"),
        ("simplified", "1 to 104, 7 zeros", "open", "bad", "more than 66"),
        ("jokers", "1 to 104, 10 jokers, 1 to each player first", "at once", "bad", "more than 66"),
    ],
)
def test_what_a_row_says(name: str, deck: str, turns: str, heads: str, end: str) -> None:
    (row,) = [row for row in ruleset_rows() if row["name"] == name]
    assert (row["deck"], row["turns"], row["heads"], row["end"]) == (deck, turns, heads, end)
