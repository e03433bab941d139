"""`oxrow replay`: is this record true?"""

from pathlib import Path

import typer

from oxrow.cli.errors import CommandError
from oxrow.notation.errors import RecordError
from oxrow.notation.record import Record, parse_record
from oxrow.notation.replay import replay
from oxrow.rules.scoring import is_over, totals, winners

BAD_INPUT = 2


def replay_file(path: Path) -> None:
    """Replay the record in *path* and print its score sheet.

    Raises:
        CommandError: it cannot be read, or does not replay.
    """
    try:
        record = parse_record(path.read_text("utf-8"))
        replay(record)
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}", BAD_INPUT) from None
    except UnicodeDecodeError:
        raise CommandError(f"{path} is no text file", BAD_INPUT) from None
    except RecordError as error:
        raise CommandError(f"{path}: {error}", BAD_INPUT) from None
    for line in _sheet(record):
        typer.echo(line)


def _sheet(record: Record) -> list[str]:
    rounds = [played.heads for played in record.rounds if played.heads is not None]
    sums = totals(rounds, len(record.players))
    wide = max(map(len, record.players))
    lines = [
        f"{player:<{wide}} " + "".join(f"{points[seat]:>5}" for points in rounds) + f"  = {sums[seat]}"
        for seat, player in enumerate(record.players)
    ]
    if is_over(record.ruleset, rounds):
        names = " and ".join(record.players[seat] for seat in winners(record.ruleset, rounds))
        return [*lines, f"Won by {names}. The record is true."]
    return [*lines, "The match is not over. The record is true so far."]
