"""Entries as plain data, in the words of the notation."""

from typing import assert_never

from oxrow.match.entries import Answered, Entry, Finished, Paused, ReadyForNext, Resigned, Resumed, RoundDealt
from oxrow.notation.action import action_text, parse_action
from oxrow.notation.words import cards_text, parse_cards, parse_seat, seat_text
from oxrow.rules.deal import dealt
from oxrow.rules.ruleset import Ruleset

Data = dict[str, object]


def encode(entry: Entry) -> tuple[str, Data]:
    """The kind of *entry* and its data."""
    match entry:
        case RoundDealt(deal):
            hands = [cards_text(hand) for hand in deal.hands]
            return "dealt", {"rows": cards_text(deal.rows), "hands": hands, "starter": seat_text(deal.starter)}
        case Answered(seat, action):
            return "answered", {"seat": seat_text(seat), "word": action_text(action)}
        case Resigned(seat, level):
            return "resigned", {"seat": seat_text(seat), "level": level}
        case Paused(seat):
            return "paused", {"seat": seat_text(seat)}
        case Resumed(seat):
            return "resumed", {"seat": seat_text(seat)}
        case ReadyForNext(seat):
            return "ready", {"seat": seat_text(seat)}
        case Finished(seat):
            return "finished", {"seat": seat_text(seat)}
        case _:
            assert_never(entry)


def decode(ruleset: Ruleset, kind: str, data: Data) -> Entry:
    """The entry that was encoded as *kind* and *data*.

    Raises:
        ValueError: nothing is encoded like that.
    """
    if kind == "dealt":
        hands = data["hands"]
        if not isinstance(hands, list):
            msg = "a deal without hands"
            raise ValueError(msg)
        starter = parse_seat(str(data["starter"]))
        return RoundDealt(dealt(ruleset, parse_cards(str(data["rows"])), tuple(map(parse_cards, hands)), starter))
    seat = parse_seat(str(data["seat"]))
    match kind:
        case "answered":
            return Answered(seat, parse_action(str(data["word"])))
        case "resigned":
            return Resigned(seat, str(data["level"]))
        case "paused":
            return Paused(seat)
        case "resumed":
            return Resumed(seat)
        case "ready":
            return ReadyForNext(seat)
        case "finished":
            return Finished(seat)
        case _:
            msg = f"no entry is of the kind {kind!r}"
            raise ValueError(msg)
