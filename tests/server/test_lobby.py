"""The lobby: one table for each match, however many ask for it, and none for ever."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from oxrow.server import lobby as lobbies
from oxrow.server.lobby import Lobby
from oxrow.server.settings import Settings
from oxrow.server.store import Store
from oxrow.server.thinkers import Thinkers
from tests.match.play import new_match


@pytest.fixture
async def lobby(settings: Settings) -> AsyncIterator[Lobby]:
    store, thinkers = Store(settings.database), Thinkers(1)
    await store.open()
    lobby = Lobby(store, thinkers, settings)
    yield lobby
    await lobby.close()
    thinkers.close()
    await store.close()


async def test_all_who_ask_for_a_match_get_the_same_table_even_if_the_first_goes_away(lobby: Lobby) -> None:
    identity = await lobby.create(new_match(), "guest")
    asking = [asyncio.create_task(lobby.table(identity)) for _ in range(3)]
    await asyncio.sleep(0)
    asking[0].cancel()
    first, *others = await asyncio.gather(*asking, return_exceptions=True)
    assert isinstance(first, asyncio.CancelledError)
    assert others[0] is not None
    assert others[0] is others[1] is await lobby.table(identity)


async def test_an_unknown_match_has_no_table_and_is_asked_for_again(lobby: Lobby) -> None:
    assert await lobby.table("later") is None
    assert await lobby.table("later") is None


async def test_a_table_that_nobody_looks_at_leaves_the_memory(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "IDLE_SECONDS", 0.05)
    identity = await lobby.create(new_match(), "guest")
    table = await lobby.table(identity)
    assert table is not None
    changed = table.watch()
    lobby.entered(table)
    while table.is_busy:
        await changed.wait()
        changed.clear()
    table.unwatch(changed)
    lobby.left(table)
    await asyncio.sleep(0.5)
    again = await lobby.table(identity)
    assert again is not None
    assert again is not table
    assert again.match == table.match


async def test_a_table_that_somebody_looks_at_stays(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "IDLE_SECONDS", 0.05)
    identity = await lobby.create(new_match(), "guest")
    table = await lobby.table(identity)
    assert table is not None
    watching = table.watch()
    lobby.entered(table)
    await asyncio.sleep(0.3)
    assert await lobby.table(identity) is table
    table.unwatch(watching)
