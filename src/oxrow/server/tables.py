"""Live tables: one task a match reads a queue of commands, stores what they lead to, and lets everybody know."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

import structlog

from oxrow.match import commands
from oxrow.match.entries import Entry
from oxrow.match.errors import MatchError
from oxrow.match.history import History, Moment
from oxrow.match.match import Match
from oxrow.rules.observation import observe
from oxrow.server.store import Store, StoredMatch, StoreError
from oxrow.server.summaries import summary
from oxrow.server.thinkers import Thinkers

log = structlog.get_logger()

Command = Callable[[Match], Entry]

TABLE_SECONDS = 1.6
"""Time that all bots of a table share for one turn."""
STORE_PATIENCE = 1.0
"""Seconds before a bot tries again what could not be stored."""


class Table:
    """A match in play."""

    def __init__(
        self, identity: str, stored: StoredMatch, store: Store, thinkers: Thinkers, think_seconds: float
    ) -> None:
        self.identity = identity
        self.guest = stored.guest
        self.history = History(stored.start, stored.entries)
        self._store = store
        self._thinkers = thinkers
        self._think_seconds = think_seconds
        self._chance = random.SystemRandom()
        self._queue: asyncio.Queue[tuple[Command, asyncio.Future[Moment]]] = asyncio.Queue()
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._watchers: set[asyncio.Event] = set()
        self._worker = asyncio.create_task(self._work(), name=f"table {identity}")
        self._dealing: asyncio.Task[None] | None = None
        self._go_on()

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.history.match

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that *guest* holds; None for a spectator."""
        return 0 if guest == self.guest else None

    async def submit(self, command: Command) -> Moment:
        """Let *command* happen; returns once what it led to is stored.

        Raises:
            MatchError: the match refuses it.
            StoreError: it could not be stored, and did not happen.
        """
        done: asyncio.Future[Moment] = asyncio.get_running_loop().create_future()
        await self._queue.put((command, done))
        return await done

    def watch(self) -> asyncio.Event:
        """An event that is set whenever something happens, until `unwatch`."""
        event = asyncio.Event()
        self._watchers.add(event)
        return event

    def unwatch(self, event: asyncio.Event) -> None:
        """Stop setting *event*."""
        self._watchers.discard(event)

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at this table."""
        return bool(self._watchers)

    @property
    def is_busy(self) -> bool:
        """Whether something is about to happen without a person."""
        tasks = [*self._bots.values(), *([self._dealing] if self._dealing else [])]
        return not self._queue.empty() or not all(task.done() for task in tasks)

    async def close(self) -> None:
        """Stop; everything that has happened is stored."""
        tasks = [self._worker, *self._bots.values(), *([self._dealing] if self._dealing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            command, done = await self._queue.get()
            try:
                moment = await self._happen(command(self.match))
            except (MatchError, StoreError) as error:
                if not done.done():
                    done.set_exception(error)
                continue
            if not done.done():
                done.set_result(moment)
            for event in self._watchers:
                event.set()
            self._go_on()

    async def _happen(self, entry: Entry) -> Moment:
        """Store *entry*, then let it happen: what is not stored is not so."""
        moment = self.history.foresee(entry)
        number = len(self.history.moments) + 1
        await self._store.append(self.identity, number, entry, summary(moment.after))
        self.history.append(moment)
        return moment

    def _go_on(self) -> None:
        """Deal if it is time to, and let the bots think that are asked."""
        match = self.match
        if match.may_deal and (self._dealing is None or self._dealing.done()):
            self._dealing = asyncio.create_task(self._deal())
        if match.paused or match.state is None:
            return
        for seat in match.asked:
            level = match.players[seat].bot
            if level and (seat not in self._bots or self._bots[seat].done()):
                self._bots[seat] = asyncio.create_task(self._think(seat, level))

    async def _deal(self) -> None:
        await self._insist(lambda match: commands.deal_round(match, self._chance))

    async def _think(self, seat: int, level: str) -> None:
        """Let the bot on *seat* answer until it is not asked any more."""
        while (match := self.match).state and seat in match.asked and not match.paused:
            decision = match.decision
            observation = observe(match.state, seat)
            action = await self._thinkers.action(level, observation, self._seconds)
            await self._insist(lambda now: commands.answer(now, seat, decision, action))  # noqa: B023 - awaited here

    async def _insist(self, command: Command) -> None:
        """Submit until it is stored, unless the match refuses: then the table has moved on."""
        with suppress(MatchError):
            while True:
                try:
                    await self.submit(command)
                except StoreError:
                    log.exception("cannot store; trying again", table=self.identity)
                    await asyncio.sleep(STORE_PATIENCE)
                else:
                    return

    @property
    def _seconds(self) -> float:
        bots = sum(player.bot is not None for player in self.match.players)
        return min(self._think_seconds, TABLE_SECONDS / max(1, bots))
