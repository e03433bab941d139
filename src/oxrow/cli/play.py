"""`oxrow play`: the server, and a browser that shows its page."""

import threading
import webbrowser
from pathlib import Path

import typer

from oxrow.cli.errors import CommandError
from oxrow.server.serve import StartError, serve
from oxrow.server.settings import Settings


def play(host: str, port: int, data: Path | None, *, open_browser: bool) -> None:
    """Serve until Ctrl-C, and show the page.

    Raises:
        CommandError: the server cannot start.
    """

    def ready(address: str) -> None:
        typer.echo(f"Oxrow is at {address} (Ctrl-C ends it).")
        if open_browser:
            # In a thread of its own: some browsers do not come back until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        serve(host, port, Settings(data) if data else Settings(), ready)
    except StartError as error:
        raise CommandError(str(error)) from None
