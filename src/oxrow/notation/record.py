"""A record: one match as one TOML file. It holds the deal and the words, and replays without chance."""

import json
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from oxrow.notation.errors import NotationError, RecordError, quoted
from oxrow.notation.rows import parse_rows
from oxrow.notation.settings import settings_of, with_settings
from oxrow.notation.turn import Turn, parse_turn, turn_text
from oxrow.notation.words import card_text, cards_text, parse_cards
from oxrow.rules.cards import Card
from oxrow.rules.catalogue import ruleset_named
from oxrow.rules.deal import Deal, check_seats, dealt
from oxrow.rules.engine import rules_of
from oxrow.rules.errors import RulesError
from oxrow.rules.ruleset import Ruleset

FORMAT = "oxrow 1"


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round: the deal, the turns, and what each seat scored (None while the round is not over)."""

    deal: Deal
    turns: tuple[Turn, ...]
    heads: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Record:
    """One match; only the last round may be unfinished."""

    ruleset: Ruleset
    players: tuple[str, ...]
    rounds: tuple[RoundRecord, ...]


def record_text(record: Record) -> str:
    """The file that holds *record*."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    ruleset = record.ruleset
    settings = settings_of(ruleset, ruleset_named(ruleset.name))
    fields = {"name": ruleset.name, **settings}
    table = ", ".join(f"{name} = {_toml(value)}" for name, value in fields.items())
    yield f"format = {_toml(FORMAT)}"
    yield f"ruleset = {{ {table} }}" if settings else f"ruleset = {_toml(ruleset.name)}"
    yield f"revision = {ruleset.revision}"
    yield f"players = {_toml(list(record.players))}"
    for played in record.rounds:
        yield ""
        yield "[[rounds]]"
        yield f"rows = {_toml(' | '.join(map(card_text, played.deal.rows)))}"
        yield "hands = ["
        yield from (f"  {_toml(cards_text(hand))}," for hand in played.deal.hands)
        yield "]"
        if played.deal.starter:
            yield f"starter = {_toml(f's{played.deal.starter + 1}')}"
        yield "turns = ["
        yield from (f"  {_toml(turn_text(turn))}," for turn in played.turns)
        yield "]"
        if played.heads is not None:
            yield f"heads = {_toml(list(played.heads))}"


def _toml(value: object) -> str:
    """JSON strings, numbers, booleans and lists are TOML too, once DEL is escaped."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def parse_record(text: str) -> Record:
    """Read a record strictly: every key known, every word sensible, every deal possible.

    Raises:
        RecordError: it is no record; the message names the round and the turn. Whether it *replays*, `replay` tells.
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits, and very deep brackets
        msg = f"this is no TOML file: {error}"
        raise RecordError(msg) from None
    if data.get("format") != FORMAT:
        found = f"the format is {quoted(data['format'])}" if "format" in data else "the record names no format"
        msg = f"{found}; expected {quoted(FORMAT)}"
        raise RecordError(msg)
    _only_keys(data, {"format", "ruleset", "revision", "players", "rounds"}, "the record")
    ruleset = _ruleset(data.get("ruleset"), data.get("revision"))
    players = _strings(data.get("players"), "players")
    try:
        check_seats(ruleset, len(players))
    except RulesError as error:
        raise RecordError(str(error)) from None
    rounds = data.get("rounds", [])
    if not isinstance(rounds, list) or not all(isinstance(each, dict) for each in rounds):
        msg = "rounds is no list of tables; expected [[rounds]]"
        raise RecordError(msg)
    parsed = tuple(_round(ruleset, len(players), number, each) for number, each in enumerate(rounds, 1))
    for number, each in enumerate(parsed[:-1], 1):
        if each.heads is None:
            msg = f"round {number} has no heads; only the last round may be unfinished"
            raise RecordError(msg)
    return Record(ruleset, players, parsed)


def _ruleset(named: object, revision: object) -> Ruleset:
    settings = dict(named) if isinstance(named, dict) else {"name": named}
    name = settings.pop("name", None)
    try:
        ruleset = with_settings(ruleset_named(str(name)), settings)
        rules_of(ruleset)
    except (RulesError, NotationError) as error:
        raise RecordError(str(error)) from None
    if type(revision) is not int or revision != ruleset.revision:
        msg = f"the record is for revision {quoted(revision)} of {ruleset.name}; expected {ruleset.revision}"
        raise RecordError(msg)
    return ruleset


def _round(ruleset: Ruleset, seats: int, number: int, data: dict[str, object]) -> RoundRecord:
    where = f"round {number}"
    _only_keys(data, {"rows", "hands", "starter", "turns", "heads"}, where)
    rows, starter, heads = data.get("rows"), data.get("starter", "s1"), data.get("heads")
    hands = _strings(data.get("hands"), f"{where}: hands")
    if not isinstance(rows, str) or starter not in [f"s{seat + 1}" for seat in range(seats)] or len(hands) != seats:
        msg = f"{where}: expected rows as one text, {seats} hands, and a starter that is one of the seats"
        raise RecordError(msg)
    if heads is not None and (not isinstance(heads, list) or not all(map(_is_points, heads))):
        msg = f"{where}: heads is {quoted(heads)}; expected a list of whole numbers"
        raise RecordError(msg)
    try:
        deal = dealt(ruleset, _starters(rows), tuple(map(parse_cards, hands)), starter=int(str(starter)[1:]) - 1)
    except ValueError as error:
        msg = f"{where}: {error}"
        raise RecordError(msg) from None
    turns = tuple(_turns(where, _strings(data.get("turns"), f"{where}: turns")))
    return RoundRecord(deal, turns, None if heads is None else tuple(heads))


def _starters(line: str) -> tuple[Card, ...]:
    if not line:
        return ()
    rows = parse_rows(line)
    for number, row in enumerate(rows, 1):
        if len(row.cards) != 1:
            msg = f"row {number} starts with {len(row.cards)} cards; expected one card, and | between the rows"
            raise NotationError(msg)
    return tuple(row.cards[0] for row in rows)


def _turns(where: str, texts: Iterable[str]) -> Iterator[Turn]:
    for number, text in enumerate(texts, 1):
        try:
            yield parse_turn(text)
        except NotationError as error:
            msg = f"{where}, turn {number}: {error}"
            raise RecordError(msg) from None


def _strings(value: object, what: str) -> tuple[str, ...]:
    if isinstance(value, list) and all(isinstance(text, str) for text in value):
        return tuple(value)
    msg = f"{what} is {quoted(value)}; expected a list of texts"
    raise RecordError(msg)


def _is_points(value: object) -> bool:
    """Whether *value* is a whole number that a round could have."""
    return type(value) is int and abs(value) < 1_000_000


def _only_keys(data: dict[str, object], known: set[str], where: str) -> None:
    for key in data:
        if key not in known:
            msg = f"{where} has a key {quoted(key)}; expected only {', '.join(sorted(known))}"
            raise RecordError(msg)
