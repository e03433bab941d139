"""Making tables, finding one's own, and playing at them."""

import random
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Response, WebSocket
from fastapi.responses import PlainTextResponse

from oxrow.bots.levels import LEVELS
from oxrow.bots.names import fresh_names
from oxrow.match.match import Match, Player
from oxrow.match.records import finished_rounds
from oxrow.notation.record import record_text
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.errors import RulesetError
from oxrow.rules.ruleset import End, EndKind, Ruleset
from oxrow.server import messages, views
from oxrow.server.live import Connection
from oxrow.server.routes.common import KnownGuest, ProblemError, TheLobby, WelcomedGuest, guest_of, lobby_of
from oxrow.server.store import StoreError

router = APIRouter(prefix="/api")

MOST_LISTED = 12
UNKNOWN_MATCH = 4404
"""Close code of a web socket for a match that does not exist."""
FOREIGN_ORIGIN = 4403
"""Close code of a web socket that a page of another site has opened."""


@router.get("/catalogue")
async def catalogue() -> messages.Catalogue:
    """What a new table can be made of."""
    return messages.Catalogue(
        rulesets=[
            messages.RulesetInfo(
                name=ruleset.name,
                min_seats=ruleset.least_seats,
                max_seats=ruleset.most_seats,
                printed_seats=ruleset.printed_seats,
                hand=ruleset.hand,
                cards_a_turn=ruleset.most_cards,
                heads_are="good" if ruleset.heads_are_good else "bad",
                default_end=views.match_end(ruleset.end),
            )
            for ruleset in CATALOGUE.values()
        ],
        levels=[messages.LevelInfo(name=level.id, available=level.available) for level in LEVELS.values()],
    )


@router.get("/matches")
async def my_matches(lobby: TheLobby, guest: KnownGuest) -> messages.Matches:
    """The matches of the guest who asks, the last touched first."""
    found = await lobby.store.matches_of(guest, MOST_LISTED) if guest else []
    return messages.Matches(matches=[messages.MatchInfo.model_validate({"id": each, **where}) for each, where in found])


@router.post("/matches", status_code=201)
async def new_match(wanted: messages.NewMatch, lobby: TheLobby, guest: WelcomedGuest) -> messages.Created:
    """Make a table with bots; the guest sits on s1."""
    ruleset = _ruleset(wanted)
    try:
        identity = await lobby.create(Match(ruleset, _players(wanted, ruleset)), guest)
    except StoreError as error:
        raise ProblemError(503, "not-stored", f"The table could not be stored: {error}.") from error
    return messages.Created(id=identity)


def _ruleset(wanted: messages.NewMatch) -> Ruleset:
    if wanted.ruleset not in CATALOGUE:
        raise ProblemError(422, "unknown-ruleset", f"There is no ruleset {wanted.ruleset!r}.")
    ruleset = CATALOGUE[wanted.ruleset]
    if wanted.end is None:
        return ruleset
    try:
        return replace(ruleset, end=End(EndKind(wanted.end.kind), wanted.end.value))
    except RulesetError as error:
        raise ProblemError(422, "bad-end", f"{str(error).capitalize()}.") from error


def _players(wanted: messages.NewMatch, ruleset: Ruleset) -> tuple[Player, ...]:
    seats = 1 + len(wanted.bots)
    if not ruleset.least_seats <= seats <= ruleset.most_seats:
        expected = f"{ruleset.least_seats} to {ruleset.most_seats}"
        raise ProblemError(422, "wrong-seats", f"{ruleset.name} is for {expected} seats, not for {seats}.")
    for level in wanted.bots:
        if level not in LEVELS or not LEVELS[level].available:
            raise ProblemError(422, "unknown-level", f"There is no bot of the level {level!r}.")
    name = " ".join(wanted.name.split())
    if not name or not name.isprintable():
        raise ProblemError(422, "bad-name", "The name needs at least one letter, and only printable ones.")
    called = fresh_names(len(wanted.bots), [name], random.SystemRandom())
    bots = (Player(bot, level) for bot, level in zip(called, wanted.bots, strict=True))
    return (Player(name), *bots)


@router.get("/matches/{identity}/record", response_class=PlainTextResponse)
async def record(identity: str, lobby: TheLobby) -> Response:
    """The finished rounds of a match, as a record file."""
    table = await lobby.table(identity)
    if table is None:
        raise ProblemError(404, "unknown-match", "There is no such match.")
    headers = {"content-disposition": f'attachment; filename="{identity}.oxrow"'}
    return PlainTextResponse(record_text(finished_rounds(table.match)), media_type="application/toml", headers=headers)


@router.websocket("/matches/{identity}/live")
async def live(socket: WebSocket, identity: str, after: Annotated[int | None, Query(ge=0)] = None) -> None:
    """The stream of one viewer; see `messages`."""
    if not _same_origin(socket):
        await socket.close(FOREIGN_ORIGIN, "only pages of this server may connect")
        return
    await socket.accept()
    lobby = lobby_of(socket)
    table = await lobby.table(identity)
    if table is None:
        await socket.close(UNKNOWN_MATCH, "there is no such match")
        return
    lobby.entered(table)
    try:
        await Connection(socket, table, table.seat_of(guest_of(socket))).serve(after)
    finally:
        lobby.left(table)


def _same_origin(socket: WebSocket) -> bool:
    """Browsers send cookies along with web sockets from any site, so the origin must be ours."""
    origin: str | None = socket.headers.get("origin")
    host: str | None = socket.headers.get("host")
    return origin is None or origin.split("://", 1)[-1] == host
