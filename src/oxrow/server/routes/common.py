"""What routes share: the lobby, the guest, and how a failure is said."""

from typing import Annotated

from fastapi import Depends, HTTPException, Request, Response
from starlette.requests import HTTPConnection

from oxrow.server.identity import COOKIE, Guests
from oxrow.server.lobby import Lobby


class ProblemError(HTTPException):
    """A request that failed: a stable code and one sentence."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(status, detail)
        self.code = code


def lobby_of(connection: HTTPConnection) -> Lobby:
    """The lobby of this server."""
    lobby: Lobby = connection.app.state.lobby
    return lobby


def guest_of(connection: HTTPConnection) -> str | None:
    """The guest who asks, if it has been welcomed."""
    guests: Guests = connection.app.state.guests
    return guests.read(connection.cookies.get(COOKIE))


def welcomed_guest(request: Request, response: Response) -> str:
    """The guest who asks; a new one gets its token with the response."""
    guests: Guests = request.app.state.guests
    return guest_of(request) or guests.welcome(response, secure=request.url.scheme == "https")


TheLobby = Annotated[Lobby, Depends(lobby_of)]
KnownGuest = Annotated[str | None, Depends(guest_of)]
WelcomedGuest = Annotated[str, Depends(welcomed_guest)]
