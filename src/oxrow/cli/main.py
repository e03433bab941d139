"""The entry point: whatever goes wrong is one clear sentence and the right exit status."""

import os
import sys
from typing import Final

import typer

from oxrow.cli.app import app
from oxrow.cli.errors import CommandError

INTERRUPTED: Final = 130
USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[1]
"""Typer's error for every wrong call, which it does not name in public."""


def main() -> None:
    """Run the command line and leave with its exit status."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command line with *arguments*; gives the exit status."""
    try:
        status = app(arguments, prog_name="oxrow", standalone_mode=False)
        sys.stdout.flush()
    except USAGE_ERROR as error:
        context = getattr(error, "ctx", None)
        hint = f" Try '{context.command_path if context else 'oxrow'} --help'."
        return _complain(getattr(error, "format_message", error.__str__)(), hint, getattr(error, "exit_code", 2))
    except CommandError as error:
        return _complain(str(error), "", error.status)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said to them, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status if isinstance(status, int) else 0


def _complain(sentence: str, hint: str, status: int) -> int:
    line = " ".join(sentence.split())
    end = "" if line.endswith((".", "?", "!")) else "."
    typer.echo(f"oxrow: {line}{end}{hint}", err=True)
    return status
