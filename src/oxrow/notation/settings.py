"""Fields of a ruleset in words: readings of the rules, and the end of a match."""

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from enum import StrEnum
from typing import Final

from oxrow.notation.errors import NotationError, quoted
from oxrow.rules.errors import RulesetError
from oxrow.rules.ruleset import NO_VALUE, End, EndKind, Ruleset

FIXED = frozenset({"name", "revision", "printed_seats"})
"""Fields that say which ruleset it is and what is printed about it, and are no settings."""

_END = re.compile(
    r"more than (?P<more>\d{1,9})|(?P<least>\d{1,9}) or more|rounds (?P<rounds>\d{1,9})"
    r"|(?P<each>a round each)|(?P<open>none)",
    re.ASCII,
)
_KINDS: Final = {
    "more": EndKind.MORE_THAN,
    "least": EndKind.AT_LEAST,
    "rounds": EndKind.ROUNDS,
    "each": EndKind.EACH_SEAT,
    "open": EndKind.OPEN,
}
_EXPECTED: Final = "'more than 66', '66 or more', 'rounds 4', 'a round each' or 'none'"


def end_words(end: End) -> str:
    """When a match ends, in words.

    >>> end_words(End())
    'more than 66'
    """
    match end.kind:
        case EndKind.MORE_THAN:
            return f"more than {end.value}"
        case EndKind.AT_LEAST:
            return f"{end.value} or more"
        case EndKind.ROUNDS:
            return f"rounds {end.value}"
        case EndKind.EACH_SEAT:
            return "a round each"
        case EndKind.OPEN:
            return "none"


def parse_end(text: str) -> End:
    """The match end that *text* says.

    >>> parse_end("rounds 4").value
    4

    Raises:
        NotationError: it says none.
    """
    match = _END.fullmatch(" ".join(text.split()))
    if match is None or match.lastgroup is None:
        raise NotationError(f"{quoted(text)} is no end of a match; expected {_EXPECTED}")
    kind = _KINDS[match.lastgroup]
    try:
        return End(kind, None if kind in NO_VALUE else int(match[match.lastgroup]))
    except RulesetError as error:
        raise NotationError(str(error)) from None


def with_settings(ruleset: Ruleset, settings: Mapping[str, object]) -> Ruleset:
    """*ruleset* with some of its fields set, each to a value or to the text of one.

    >>> with_settings(Ruleset(), {"lock_choice": "true"}).lock_choice
    True

    Raises:
        NotationError: no such field, or not a value for it.
    """
    names = [field.name for field in fields(ruleset) if field.name not in FIXED]
    for name in settings:
        if name not in names:
            msg = f"{ruleset.name} has no setting {quoted(name)}; expected one of {', '.join(names)}"
            raise NotationError(msg)
    changes = {name: _value(name, getattr(ruleset, name), value) for name, value in settings.items()}
    try:
        return replace(ruleset, **changes)  # type: ignore[arg-type]  # each value has the type of the one it replaces
    except RulesetError as error:
        raise NotationError(str(error)) from None


def _value(name: str, old: object, new: object) -> object:
    """*new*, read as a value of the same type as *old*."""
    expected = "a whole number"
    match old:
        case bool():
            expected = "true or false"
            if isinstance(new, bool) or new in ("true", "false"):
                return new in (True, "true")
        case int():
            if (number := _whole_number(new)) is not None:
                return number
        case StrEnum():
            expected = " or ".join(type(old))
            if new in list(type(old)):
                return type(old)(str(new))
        case End():
            expected = "a text such as 'more than 66'"
            if isinstance(new, str):
                return parse_end(new)
        case _:
            expected = "a list of words"
            if isinstance(new, list) and all(isinstance(word, str) for word in new):
                return tuple(new)
    msg = f"{quoted(new)} is no value for {name}; expected {expected}"
    raise NotationError(msg)


def _whole_number(value: object) -> int | None:
    if isinstance(value, str) and re.fullmatch(r"\d{1,9}", value, re.ASCII):
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def setting_text(value: object) -> str:
    """The text of the value of a field, as `with_settings` reads it.

    >>> setting_text(End()), setting_text(True)
    ('more than 66', 'true')
    """
    plain = _plain(value)
    return str(plain).lower() if isinstance(plain, bool) else str(plain)


def settings_of(ruleset: Ruleset, default: Ruleset) -> dict[str, object]:
    """The fields in which *ruleset* differs from *default*, as plain data that `with_settings` reads."""
    changed: dict[str, object] = {}
    for field in fields(ruleset):
        value = getattr(ruleset, field.name)
        if field.name not in FIXED and value != getattr(default, field.name):
            changed[field.name] = _plain(value)
    return changed


def _plain(value: object) -> object:
    match value:
        case End():
            return end_words(value)
        case StrEnum():
            return value.value
        case tuple():
            return list(value)
        case _:
            return value
