"""A server in a process of its own, as people start it."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self


class ServerProcess:
    """`oxrow play` on a free port."""

    def __init__(self, data: Path, *options: str) -> None:
        command = [sys.executable, "-m", "oxrow", "play", "--no-browser", "--port", "0", "--data", str(data), *options]
        # A group of its own, so that Ctrl-C can be sent to all of it, as a terminal does.
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + self.process.stdout.read()
        self.address = found[0]

    @property
    def live_address(self) -> str:
        return self.address.replace("http", "ws", 1)

    def kill(self) -> None:
        """What nobody can prevent; also not the processes that bots think in."""
        self.process.kill()
        self._finish()

    def interrupt(self, times: int = 1) -> tuple[int, str]:
        """Ctrl-C, as often as somebody may press it; gives the exit status and what was printed."""
        for _ in range(times):
            os.killpg(self.process.pid, signal.SIGINT)
            time.sleep(0.05)
        return self._finish()

    def _finish(self) -> tuple[int, str]:
        printed, _ = self.process.communicate(timeout=20)
        return self.process.returncode, printed

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
