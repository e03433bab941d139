"""The command line: `oxrow play`, `oxrow resolve`, `oxrow rules`, `oxrow replay`."""

from oxrow.cli.main import main

__all__ = ["main"]
