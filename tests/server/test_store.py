"""The store: what it took is what it gives."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from oxrow.match import Match, Player, commands, entries
from oxrow.rules import Ruleset, deal
from oxrow.rules.actions import PlayCards, Take, TakeBack
from oxrow.rules.cards import Card
from oxrow.rules.ruleset import End, EndKind
from oxrow.server.store import Store, StoreError
from oxrow.server.store.codec import decode, encode

BASE = Ruleset()
ENTRIES: list[entries.Entry] = [
    entries.RoundDealt(deal(BASE, 2, random.Random(1))),
    entries.Answered(0, PlayCards((Card(55),))),
    entries.Answered(9, Take(3)),
    entries.Answered(1, TakeBack()),
    entries.Paused(0),
    entries.Resumed(1),
    entries.Resigned(0, "ox"),
    entries.ReadyForNext(0),
    entries.Finished(0),
]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite'}")
    await store.open()
    yield store
    await store.close()


def new_match(end: End = BASE.end) -> Match:
    return Match(Ruleset(end=end), (Player("Ana"), Player("Duke", "ox")))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_every_kind_of_entry_can_be_stored(entry: entries.Entry) -> None:
    assert decode(BASE, *encode(entry)) == entry


def test_every_kind_of_entry_is_tested() -> None:
    assert {type(entry) for entry in ENTRIES} == set(entries.Entry.__args__)


@pytest.mark.parametrize("kind", ["", "unheard"])
def test_an_unknown_kind_is_no_entry(kind: str) -> None:
    with pytest.raises(ValueError, match="kind"):
        decode(BASE, kind, {"seat": "s1"})


async def test_a_match_comes_back_as_it_was_stored(store: Store) -> None:
    match = new_match(End(EndKind.ROUNDS, 4))
    await store.add_match("m", match, "guest", {})
    for number, entry in enumerate(ENTRIES, 1):
        await store.append("m", number, entry, {})
    stored = await store.load("m")
    assert stored is not None
    assert stored.start == match
    assert stored.guest == "guest"
    assert list(stored.entries) == ENTRIES


async def test_a_number_is_taken_once(store: Store) -> None:
    await store.add_match("m", new_match(), "guest", {})
    await store.append("m", 1, ENTRIES[4], {})
    with pytest.raises(StoreError):
        await store.append("m", 1, ENTRIES[5], {})
    stored = await store.load("m")
    assert stored is not None
    assert stored.entries == (ENTRIES[4],)


async def test_an_entry_needs_its_match(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.append("nothing", 1, ENTRIES[4], {})
    assert await store.load("nothing") is None


async def test_a_key_is_made_once(store: Store) -> None:
    assert await store.key("k", "first") == "first"
    assert await store.key("k", "second") == "first"


async def test_a_store_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    (tmp_path / "test.sqlite").write_text("this is no database, but long enough to look like one at a glance" * 20)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite'}")
    with pytest.raises(StoreError, match="not a database"):
        await store.open()
    await store.close()


def test_dealing_twice_gives_two_deals() -> None:
    rng = random.Random(1)
    assert commands.deal_round(new_match(), rng) != commands.deal_round(new_match(), rng)
