"""Reading and adding to the store. What `append` returned from survives a crash of the process or the machine."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import URL, event, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from oxrow.match.entries import Entry
from oxrow.match.match import Match, Player
from oxrow.notation.settings import settings_of, with_settings
from oxrow.rules.catalogue import ruleset_named
from oxrow.rules.ruleset import Ruleset
from oxrow.server.store.codec import decode, encode
from oxrow.server.store.schema import entries, keys, matches, metadata

Summary = dict[str, Any]
"""Where a match stands, as JSON, for lists."""


class StoreError(Exception):
    """The store could not be read or written; nothing was changed."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as the store has it: how it began, who sits on s1, and all its entries."""

    start: Match
    guest: str
    entries: tuple[Entry, ...]


class Store:
    """All matches of one server."""

    def __init__(self, address: str | URL) -> None:
        self._engine: AsyncEngine = create_async_engine(address)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _set_up_sqlite)

    async def open(self) -> None:
        """Make the tables that are missing.

        Raises:
            StoreError: the database cannot be opened.
        """
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_reason(error)) from error

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    async def key(self, name: str, fresh: str) -> str:
        """The secret called *name*; *fresh* becomes it if there is none yet."""
        async with self._engine.begin() as connection:
            found: str | None = await connection.scalar(select(keys.c.value).where(keys.c.name == name))
            if found is None:
                await connection.execute(insert(keys).values(name=name, value=fresh))
        return found or fresh

    async def add_match(self, identity: str, match: Match, guest: str, summary: Summary) -> None:
        """Store a new match without entries, which *guest* plays on s1."""
        ruleset = match.ruleset
        values = {
            "id": identity,
            "ruleset": ruleset.name,
            "revision": ruleset.revision,
            "settings": settings_of(ruleset, ruleset_named(ruleset.name)),
            "players": [{"name": player.name, "bot": player.bot} for player in match.players],
            "guest": guest,
            "touched": datetime.now(UTC),
            "summary": summary,
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(matches).values(values))
        except SQLAlchemyError as error:
            raise StoreError(_reason(error)) from error

    async def append(self, identity: str, number: int, entry: Entry, summary: Summary) -> None:
        """Add *entry* as number *number*, which must be the next one.

        Raises:
            StoreError: it could not be stored.
        """
        kind, data = encode(entry)
        touch = {"touched": datetime.now(UTC), "summary": summary}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(entries).values(match=identity, number=number, kind=kind, data=data))
                await connection.execute(update(matches).where(matches.c.id == identity).values(touch))
        except SQLAlchemyError as error:
            raise StoreError(_reason(error)) from error

    async def load(self, identity: str) -> StoredMatch | None:
        """The match with this id, or None."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(matches).where(matches.c.id == identity))).one_or_none()
            if found is None:
                return None
            of_match = select(entries.c.kind, entries.c.data).where(entries.c.match == identity)
            rows = (await connection.execute(of_match.order_by(entries.c.number))).all()
        ruleset = _ruleset(found.ruleset, found.revision, found.settings)
        start = Match(ruleset, tuple(Player(player["name"], player["bot"]) for player in found.players))
        return StoredMatch(start, found.guest, tuple(decode(ruleset, row.kind, row.data) for row in rows))

    async def matches_of(self, guest: str, most: int) -> list[tuple[str, Summary]]:
        """Id and summary of the matches of *guest*, the last touched first, *most* at the most."""
        query = select(matches.c.id, matches.c.summary).where(matches.c.guest == guest)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(matches.c.touched.desc()).limit(most))).all()
        return [(row.id, row.summary) for row in rows]


def _ruleset(name: str, revision: int, settings: dict[str, object]) -> Ruleset:
    ruleset = with_settings(ruleset_named(name), settings)
    if ruleset.revision != revision:
        msg = f"the match was played under revision {revision} of {name}; this is revision {ruleset.revision}"
        raise StoreError(msg)
    return ruleset


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error)


def _set_up_sqlite(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Many readers beside one writer, patience for a locked file, and every commit on the disk before it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "busy_timeout=5000", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
