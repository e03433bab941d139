"""The text forms: words, rows line, turn, record, and one turn resolved. Needs nothing installed."""

from oxrow.notation.action import action_text, parse_action
from oxrow.notation.errors import NotationError, RecordError
from oxrow.notation.record import Record, RoundRecord, parse_record, record_text
from oxrow.notation.replay import moments, replay, turns_of
from oxrow.notation.resolve import Resolution, resolve
from oxrow.notation.rows import parse_rows, rows_text
from oxrow.notation.settings import end_words, parse_end, with_settings
from oxrow.notation.turn import Turn, parse_turn, turn_text

__all__ = [
    "NotationError",
    "Record",
    "RecordError",
    "Resolution",
    "RoundRecord",
    "Turn",
    "action_text",
    "end_words",
    "moments",
    "parse_action",
    "parse_end",
    "parse_record",
    "parse_rows",
    "parse_turn",
    "record_text",
    "replay",
    "resolve",
    "rows_text",
    "turn_text",
    "turns_of",
    "with_settings",
]
