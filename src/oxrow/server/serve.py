"""Starting the server: it takes a folder and a port, tells where it is, and runs until Ctrl-C."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

import structlog
import uvicorn
from filelock import FileLock, Timeout

from oxrow.server.app import make_app
from oxrow.server.settings import Settings
from oxrow.server.store import Store, StoreError


class StartError(Exception):
    """The server cannot start; the message is one sentence for the person at the keyboard."""


class Server(uvicorn.Server):
    """A server that calls *ready* with its address once it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End once: a second Ctrl-C of somebody impatient does not tear apart what is being closed."""
        if not self.should_exit:
            super().handle_exit(sig, frame)


def serve(host: str, port: int, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until Ctrl-C; *ready* gets the address of the page once it can be opened.

    Raises:
        StartError: the folder cannot be written or is in use, the port is taken, or the store cannot be opened.
    """
    _set_up_logging()
    _check_writable(settings.data)
    with _alone_in(settings.data), _listen(host, port) as listener:
        asyncio.run(_check_store(settings))
        address = f"http://{_reachable(host)}:{listener.getsockname()[1]}"
        config = uvicorn.Config(
            make_app(settings),
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=16 * 1024,
            timeout_graceful_shutdown=2,
        )
        server = Server(config, lambda: ready(address))
        with suppress(KeyboardInterrupt):  # the server has closed everything and hands the signal on
            server.run(sockets=[listener])
    if not server.started:
        raise StartError("the server could not start; the reason stands above")


def _check_writable(folder: Path) -> None:
    probe = folder / ".oxrow-probe"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise StartError(f"the folder {folder} cannot be written: {error.strerror}") from None


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Two servers must not play the same matches. The lock goes with the process, however it ends."""
    lock = FileLock(folder / "in-use.lock")
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise StartError(f"another Oxrow plays the matches in {folder}; end it, or choose another --data") from None
    try:
        yield
    finally:
        lock.release()


async def _check_store(settings: Settings) -> None:
    store = Store(settings.database)
    try:
        await store.open()
    except StoreError as error:
        raise StartError(f"the matches in {settings.data} cannot be opened: {error}") from None
    finally:
        await store.close()


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise StartError(f"there is no address {host!r} on this machine: {error.strerror}") from None
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except OSError as error:
        listener.close()
        reason = f"port {port} of {host} cannot be used: {error.strerror}"
        raise StartError(f"{reason}; choose another with --port") from None
    return listener


def _reachable(host: str) -> str:
    """An address that a browser on this machine understands."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 - compared, not bound
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _set_up_logging() -> None:
    """Warnings and worse, on standard error, in words."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
