"""`oxrow resolve`: one turn from the command line, or thousands from standard input."""

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Final

import typer

from oxrow.cli.errors import CommandError
from oxrow.notation.errors import NotationError, quoted
from oxrow.notation.resolve import Resolution, resolve
from oxrow.notation.rows import rows_text
from oxrow.notation.words import card_text, cards_text, seat_text
from oxrow.rules.agenda import Reason
from oxrow.rules.events import CardLaidAside, CardPlaced, RowTaken
from oxrow.rules.scoring import worth

BAD_INPUT = 2
FIELDS = {"ruleset", "rows", "turn", "piles", "settings"}
WHY: Final = {
    Reason.LOW_CARD: "is too low, chooses row {row}",
    Reason.FULL_ROW: "finds row {row} full",
    Reason.JOKER: "chooses row {row}",
}
"""Why a card takes a row."""


def resolve_one(
    ruleset: str, rows: str, turn: str, piles: Iterable[str], settings: Iterable[str], *, as_json: bool
) -> None:
    """Print what the turn leads to.

    Raises:
        CommandError: bad input; the sentence names the word and what was expected.
    """
    try:
        taken = dict(_pair(text, ":", "'s1: 20 7'") for each in piles for text in each.split(";"))
        readings = dict(_pair(text, "=", "FIELD=VALUE") for text in settings)
        resolution = resolve(ruleset, rows, turn, taken, readings)
    except NotationError as error:
        raise CommandError(str(error), BAD_INPUT) from None
    if as_json:
        typer.echo(json.dumps(resolution.to_json()))
    else:
        for line in describe(resolution):
            typer.echo(line)


def _pair(text: str, sign: str, expected: str) -> tuple[str, str]:
    name, found, value = text.partition(sign)
    if not found:
        msg = f"{quoted(text)} is not understood; expected {expected}"
        raise NotationError(msg)
    return name.strip(" "), value.strip(" ")


def describe(resolution: Resolution) -> Iterator[str]:
    """The turn in sentences, card by card."""
    for happened in resolution.events:
        match happened.event:
            case CardPlaced(seat, card, row):
                place = len(happened.rows[row].cards)
                behind = card_text(happened.rows[row].cards[-2]) if place > 1 else "nothing"
                yield f"{card_text(card)} ({seat_text(seat)}) goes behind {behind}: row {row + 1}, place {place}."
            case RowTaken(seat, card, row, cards, reason):
                why = WHY[reason].format(row=row + 1)
                count = (
                    f"{len(cards)} {'card' if len(cards) == 1 else 'cards'}, {worth(resolution.ruleset, cards)} heads"
                )
                yield f"{card_text(card)} ({seat_text(seat)}) {why} and takes {cards_text(cards)} ({count})."
            case CardLaidAside(seat, card):
                yield f"{card_text(card)} ({seat_text(seat)}) is laid aside."
            case _:
                pass
    if resolution.asks:
        seat, question, options = resolution.asks
        yield f"{seat_text(seat)} is asked ({question}): answer with one of {' '.join(options)}."
    yield f"Rows: {rows_text(resolution.rows)}"


def resolve_batch() -> None:
    """Read JSON lines from standard input, and write one JSON line each, in order."""
    for line in sys.stdin:
        if line.strip():
            sys.stdout.write(json.dumps(_resolve_line(line)) + "\n")


def _resolve_line(line: str) -> dict[str, object]:
    try:
        return _resolve_data(json.loads(line))
    except NotationError as error:
        return {"error": str(error)}
    except (ValueError, RecursionError):
        return {"error": f"{quoted(line.strip())} is no JSON; expected an object a line"}


def _resolve_data(data: object) -> dict[str, object]:
    if not isinstance(data, dict) or not all(isinstance(data.get(name), str) for name in ("ruleset", "rows", "turn")):
        raise NotationError('expected an object with the texts "ruleset", "rows" and "turn"')
    if unknown := sorted(set(data) - FIELDS):
        raise NotationError(f"{quoted(unknown[0])} is no field; expected only {', '.join(sorted(FIELDS))}")
    return resolve(
        data["ruleset"], data["rows"], data["turn"], _piles(data.get("piles")), _settings(data.get("settings"))
    ).to_json()


def _piles(piles: object) -> dict[str, str]:
    """Piles as `{"s1": "20 7"}`, `{"s1": ["20", "7"]}`, or as the command line has them: `"s1: 20 7; s2: 5"`."""
    if piles is None:
        return {}
    if isinstance(piles, str):
        return dict(_pair(text, ":", "'s1: 20 7'") for text in piles.split(";") if text.strip(" "))
    if isinstance(piles, dict):
        return {
            str(seat): " ".join(map(str, cards)) if isinstance(cards, list) else str(cards)
            for seat, cards in piles.items()
        }
    raise NotationError(f'{quoted(piles)} is no piles; expected an object such as {{"s1": "20 7"}}')


def _settings(settings: object) -> dict[str, object]:
    if settings is None:
        return {}
    if isinstance(settings, dict):
        return {str(name): value for name, value in settings.items()}
    raise NotationError(f"{quoted(settings)} is no settings; expected an object of fields and values")
