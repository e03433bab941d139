"""The web socket of one viewer at one table."""

import asyncio
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from oxrow.match import commands
from oxrow.match.entries import Entry
from oxrow.match.errors import MatchError, Refusal
from oxrow.match.match import Match
from oxrow.notation.action import parse_action
from oxrow.notation.errors import NotationError
from oxrow.server import messages, views
from oxrow.server.store import StoreError
from oxrow.server.tables import Table

MOST_MISSED = 200
"""A viewer who has missed more than this starts anew."""
SUBSTITUTE = "ox"
"""The level of the bot that plays on for somebody who resigns."""


class Connection:
    """Sends a viewer's stream, and takes what the viewer sends."""

    def __init__(self, socket: WebSocket, table: Table, viewer: int | None) -> None:
        self._socket = socket
        self._table = table
        self._viewer = viewer
        self._sending = asyncio.Lock()

    async def serve(self, after: int | None) -> None:
        """Talk until the page goes; *after* is the last number that it has seen."""
        changed = self._table.watch()
        streaming = asyncio.create_task(self._stream(changed, after))
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            self._table.unwatch(changed)
            streaming.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await streaming

    async def _stream(self, changed: asyncio.Event, after: int | None) -> None:
        seen = await self._begin(after)
        while True:
            for number, moment in self._table.history.stream(seen):
                await self._send(views.update(self._table.identity, number, moment, self._viewer))
                seen = number
            await changed.wait()
            changed.clear()

    async def _begin(self, after: int | None) -> int:
        """The number after which to go on; sends a start unless the page can catch up."""
        newest = len(self._table.history.moments)
        if after is not None and newest - MOST_MISSED <= after <= newest:
            return after
        await self._send(views.start(self._table.identity, self._table.history, self._viewer))
        return newest

    async def _listen(self) -> None:
        while True:
            text = await self._socket.receive_text()
            try:
                message = messages.from_page.validate_json(text)
            except ValidationError:
                await self._refuse("bad-message", "this is no message that a page may send")
                continue
            await self._take(message)

    async def _take(self, message: messages.FromPage) -> None:
        if self._viewer is None:
            await self._refuse("not-your-seat", "a spectator cannot play")
            return
        try:
            await self._table.submit(lambda match: command(match, self._viewer or 0, message))
        except MatchError as error:
            await self._refuse(error.code.value, str(error))
        except StoreError as error:
            await self._refuse("not-stored", f"the server could not store this: {error}")
        else:
            if isinstance(message, messages.Answer):
                await self._send(messages.Accepted(decision=message.decision, word=message.word))

    async def _refuse(self, code: str, detail: str) -> None:
        await self._send(messages.Refused.model_validate({"code": code, "detail": detail}))

    async def _send(self, message: messages.FromServer) -> None:
        async with self._sending:
            await self._socket.send_text(message.model_dump_json())


def command(match: Match, seat: int, message: messages.FromPage) -> Entry:
    """The entry that *message* leads to, if *match* allows it.

    Raises:
        MatchError: it does not.
    """
    match message:
        case messages.Answer(decision=decision, word=word):
            try:
                action = parse_action(word)
            except NotationError as error:
                raise MatchError(Refusal.NOT_AN_OPTION, str(error)) from None
            return commands.answer(match, seat, decision, action)
        case messages.NextRound(round=number):
            return commands.ready(match, seat, number)
        case messages.Finish(round=number):
            return commands.finish(match, seat, number)
        case messages.Pause():
            return commands.pause(match, seat)
        case messages.Resume():
            return commands.resume(match, seat)
        case messages.Resign():
            return commands.resign(match, seat, SUBSTITUTE)
