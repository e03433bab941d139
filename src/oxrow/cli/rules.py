"""`oxrow rules`: all rulesets, from the catalogue."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

import typer

from oxrow.notation.rulesets import ruleset_rows

HEADING: Final = """\
# Rulesets

Made by `oxrow rules --markdown` from the catalogue; a test fails if it is old. How each is played says the
[rules reference](rules/index.md), and what the settings mean its [section 18](rules/18-open-readings.md).
"""
SETTINGS: Final = """\
## Settings

Open readings of the rules, with the default first. `--set SETTING=VALUE` on the command line and a table in a record
choose another; see [settings](notation.md#settings).
"""


def print_rules(*, as_json: bool, as_markdown: bool) -> None:
    """Print what the catalogue holds."""
    rows = ruleset_rows()
    if as_json:
        typer.echo(json.dumps(rows))
    elif as_markdown:
        typer.echo("\n".join(_markdown(rows)))
    else:
        typer.echo("\n\n".join("\n".join(_block(row)) for row in rows))


def _block(row: dict[str, Any]) -> Iterator[str]:
    """One ruleset for a person at the keyboard."""
    yield f"{_named(row)}: {_players(row)} players"
    yield f"  cards    {row['deck']}"
    yield f"  hand     {row['hand']}, {_a_turn(row)} a turn, {_played(row)}"
    yield f"  match    {row['end']}; {_wins(row)}"
    for reading in row["readings"]:
        yield f"  {reading['setting']} = {' | '.join(_values(reading))}"


def _markdown(rows: list[dict[str, Any]]) -> Iterator[str]:
    """`docs/rulesets.md`."""
    yield HEADING
    yield from _table(
        ("Ruleset", "Players", "Cards", "In hand", "A turn", "Played", "Match ends", "Wins"),
        (
            (
                _named(row, "`"),
                _players(row),
                row["deck"],
                row["hand"],
                _a_turn(row),
                _played(row),
                row["end"],
                _wins(row),
            )
            for row in rows
        ),
    )
    yield ""
    yield SETTINGS
    yield from _table(("Reading", "Setting", "Values", "In"), _readings(rows))


def _readings(rows: list[dict[str, Any]]) -> Iterator[tuple[str, str, str, str]]:
    """Each reading once, with the rulesets that it is open in."""
    found = sorted((each["code"], each["setting"], _values(each)) for row in rows for each in row["readings"])
    for code, setting, values in (each for at, each in enumerate(found) if each not in found[:at]):
        open_in = [
            f"`{row['name']}`"
            for row in rows
            if any((each["code"], _values(each)) == (code, values) for each in row["readings"])
        ]
        everywhere = len(open_in) == len(rows)
        yield (
            code,
            f"`{setting}`",
            ", ".join(f"`{value}`" for value in values),
            "all" if everywhere else ", ".join(open_in),
        )


def _table(heads: Iterable[str], lines: Iterable[Iterable[object]]) -> Iterator[str]:
    heads = list(heads)
    for line in (heads, ["---"] * len(heads), *lines):
        bars = " | ".join(map(str, line))
        yield f"| {bars} |".replace("| --- ", "|---").replace("--- |", "---|")


def _named(row: dict[str, Any], mark: str = "") -> str:
    aliases = "".join(f" ({mark}{alias}{mark})" for alias in row["aliases"])
    return f"{mark}{row['name']}{mark}{aliases}"


def _players(row: dict[str, Any]) -> str:
    least, most = row["players"]
    printed = row["printed_players"]
    return f"{least} to {most}" + ("" if printed == most else f" (printed: to {printed})")


def _a_turn(row: dict[str, Any]) -> str:
    least, most = row["cards_a_turn"]
    return str(most) if least == most else f"{least} or {most}"


def _played(row: dict[str, Any]) -> str:
    return "one after the other" if row["turns"] == "open" else "all at once"


def _wins(row: dict[str, Any]) -> str:
    return "most heads" if row["heads"] == "good" else "fewest heads"


def _values(reading: dict[str, Any]) -> list[str]:
    """The values, the default first."""
    values: list[str] = reading["values"]
    return sorted(values, key=lambda value: value != reading["default"])
