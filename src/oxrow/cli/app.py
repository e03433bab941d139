"""The commands. Each imports what it needs when it runs, so that `--help` is there at once."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="oxrow",
    help="The card game 6 nimmt! by Wolfgang Kramer (AMIGO): play it, and settle who takes what. Not affiliated.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

# A turn may begin with a dash ("- 11+41"), which is no option.
TURN_SETTINGS = {"ignore_unknown_options": True}


@app.callback(invoke_without_command=True)
def oxrow(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    """The card game 6 nimmt! by Wolfgang Kramer (AMIGO): play it, and settle who takes what. Not affiliated."""
    if version:
        from oxrow import __version__

        typer.echo(f"oxrow {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 takes any free one.")] = 6104,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets others on your network in.")
    ] = "127.0.0.1",
    data: Annotated[
        Path | None, typer.Option(help="The folder that matches are kept in.", show_default="yours")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
) -> None:
    """Play in the browser, against bots. Ctrl-C ends the server; matches go on where they stood."""
    from oxrow.cli.play import play as play_in_browser

    play_in_browser(host, port, data, open_browser=browser)


@app.command(context_settings=TURN_SETTINGS)
def resolve(
    ruleset: Annotated[
        str | None, typer.Argument(help="The ruleset, such as base or jokers: see 'oxrow rules'.")
    ] = None,
    rows: Annotated[str | None, typer.Argument(help="What lies on the table: '3 8 | 20 | 30 41 | 25 27'.")] = None,
    turn: Annotated[
        str | None, typer.Argument(help="What each seat plays, and rows taken for low cards: '45 2; s2 t1'.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    batch: Annotated[
        bool, typer.Option("--batch", help="Read JSON lines from standard input, write one each.")
    ] = False,
    pile: Annotated[list[str] | None, typer.Option(help="Cards taken before: 's1: 20 7'.")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", help="A reading of the rules: FIELD=VALUE.")] = None,
) -> None:
    """Work out one turn: where does each card go, and who takes what?

    Example: oxrow resolve base "3 8 | 20 | 30 41 | 25 27 36 39 42" "45 2; s2 t1"
    """
    from oxrow.cli.resolve import resolve_batch, resolve_one

    if batch:
        if ruleset is not None:
            raise typer.BadParameter("--batch reads everything from standard input and takes no arguments")
        resolve_batch()
        return
    if ruleset is None or rows is None or turn is None:
        missing = next(name for name, value in (("RULESET", ruleset), ("ROWS", rows), ("TURN", turn)) if value is None)
        raise typer.BadParameter(f"{missing} is missing: expected a ruleset, the rows and the turn")
    resolve_one(ruleset, rows, turn, pile or [], settings or [], as_json=as_json)


@app.command()
def rules(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print the page of the documentation.")] = False,
) -> None:
    """List the rulesets: players, cards, how long a match is, and the readings that can be chosen."""
    from oxrow.cli.rules import print_rules

    if as_json and as_markdown:
        raise typer.BadParameter("--json and --markdown are two forms; expected one of them")
    print_rules(as_json=as_json, as_markdown=as_markdown)


@app.command()
def replay(record: Annotated[Path, typer.Argument(help="A record file (.oxrow).")]) -> None:
    """Play a record again, check every card and every count, and print the score sheet."""
    from oxrow.cli.replay import replay_file

    replay_file(record)
