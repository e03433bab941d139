"""Bots think in processes of their own, so that no table and no player ever waits for the event loop."""

import asyncio
import os
import random
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process

import structlog

from oxrow.bots.think import choose
from oxrow.rules.actions import Action
from oxrow.rules.observation import Observation

log = structlog.get_logger()

GRACE = 5.0
"""Seconds that a bot may take beyond its time, all queueing included, before any legal action is played for it."""


class Thinkers:
    """A pool of processes that bots think in."""

    def __init__(self, workers: int, choose: Callable[[str, Observation, int, float], Action] = choose) -> None:
        self._workers = workers
        self._choose = choose
        self._chance = random.SystemRandom()
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_set_up_worker)

    def warm_up(self) -> None:
        """Start the processes in the background, so that the first move does not wait for them."""
        with _sigint_blocked():
            for _ in range(self._workers):
                self._pool.submit(os.getpid)

    async def action(self, level: str, observation: Observation, seconds: float) -> Action:
        """What a bot of *level* answers; whatever goes wrong, some legal action within *seconds* and a little grace."""
        pool = self._pool
        seed = self._chance.getrandbits(63)
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, self._choose, level, observation, seed, seconds)
            action = await asyncio.wait_for(thinking, seconds + GRACE)
        except TimeoutError:
            log.warning("a bot took too long", level=level)
            self._replace(pool)
        except BrokenExecutor:
            log.warning("a process that bots think in has died", level=level)
            self._replace(pool)
        except Exception:
            log.exception("a bot failed", level=level)
        else:
            if action in observation.legal_actions:
                return action
            log.error("a bot answered what is no option", level=level)
        return self._chance.choice(observation.legal_actions)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Begin anew with fresh processes, unless somebody else has done so."""
        if pool is self._pool:
            self._pool = self._new_pool()
            _kill(pool)

    def close(self) -> None:
        """End all processes at once."""
        _kill(self._pool)


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Let processes that are started meanwhile not hear Ctrl-C, not even before they can ignore it themselves."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _kill(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - the pool has no public way to end a stuck worker
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _set_up_worker() -> None:
    """Leave Ctrl-C to the server, and do not outlive it, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.join,), daemon=True).start()


def _end_with(wait_for_parent: Callable[[], None]) -> None:
    wait_for_parent()
    os._exit(1)
