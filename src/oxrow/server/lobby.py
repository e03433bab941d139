"""All tables of this server: makes them, and brings them back from the store."""

import asyncio
import random
import secrets

from oxrow.match import commands
from oxrow.match.match import Match, evolve
from oxrow.server.settings import Settings
from oxrow.server.store import Store
from oxrow.server.summaries import summary
from oxrow.server.tables import Table
from oxrow.server.thinkers import Thinkers

IDLE_SECONDS = 300.0
"""How long a table that nobody looks at stays in memory."""


class Lobby:
    """The tables in memory; every other one is only in the store."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self._thinkers = thinkers
        self._settings = settings
        self._tables: dict[str, asyncio.Task[Table | None]] = {}
        self._idle: dict[str, asyncio.TimerHandle] = {}

    async def create(self, match: Match, guest: str) -> str:
        """Store a new match with its first deal, which *guest* plays on s1; returns its id.

        Raises:
            StoreError: it could not be stored.
        """
        identity = secrets.token_urlsafe(9)
        await self.store.add_match(identity, match, guest, summary(match))
        first = commands.deal_round(match, random.SystemRandom())
        after, _ = evolve(match, first)
        await self.store.append(identity, 1, first, summary(after))
        return identity

    async def table(self, identity: str) -> Table | None:
        """The table of a match; None if there is no such match."""
        if identity not in self._tables:
            self._tables[identity] = asyncio.create_task(self._open(identity))
        # Whoever asks may go away meanwhile; others wait for the same table, and there must never be two of one match.
        return await asyncio.shield(self._tables[identity])

    async def _open(self, identity: str) -> Table | None:
        stored = None
        try:
            stored = await self.store.load(identity)
        finally:
            if stored is None:
                del self._tables[identity]
        if stored is None:
            return None
        table = Table(identity, stored, self.store, self._thinkers, self._settings.think_seconds)
        self.left(table)
        return table

    def entered(self, table: Table) -> None:
        """Somebody looks at *table*."""
        if timer := self._idle.pop(table.identity, None):
            timer.cancel()

    def left(self, table: Table) -> None:
        """Somebody looks away; if nobody is left, the table will leave the memory after a while."""
        if not table.is_watched and table.identity not in self._idle:
            loop = asyncio.get_running_loop()
            self._idle[table.identity] = loop.call_later(IDLE_SECONDS, self._forget, table)

    def _forget(self, table: Table) -> None:
        """Let go of a table that only waits for people; one in the middle of something gets another while."""
        self._idle.pop(table.identity, None)
        if table.is_busy:
            self.left(table)
        elif not table.is_watched:
            del self._tables[table.identity]
            self._closing = asyncio.create_task(table.close())

    async def close(self) -> None:
        """Stop all tables."""
        for timer in self._idle.values():
            timer.cancel()
        opened = await asyncio.gather(*self._tables.values(), return_exceptions=True)
        await asyncio.gather(*(table.close() for table in opened if isinstance(table, Table)))
