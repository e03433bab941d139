"""The server as a process: killed, interrupted, started where it cannot start."""

import json
import os
import random
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

from oxrow.notation import action_text, parse_record, replay
from tests.server.process import ServerProcess
from tests.server.talk import Message, Page

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")


class Wire:
    """A real web socket in the place of the one that tests in one process use."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    def receive_json(self) -> Message:
        message: Message = json.loads(self._connection.recv(timeout=20))
        return message

    def send_json(self, message: object) -> None:
        self._connection.send(json.dumps(message))


def new_match(server: ServerProcess) -> tuple[str, str]:
    """Id of a match, and the cookie of its player."""
    wanted = {"name": "Ana", "bots": ["calf", "cow"], "end": {"kind": "rounds", "value": 1}}
    answer = httpx2.post(f"{server.address}/api/matches", json=wanted)
    return answer.json()["id"], f"oxrow_guest={answer.cookies['oxrow_guest']}"


def at_table(server: ServerProcess, match: str, cookie: str, after: int | None = None) -> ClientConnection:
    asked = "" if after is None else f"?after={after}"
    address = f"{server.live_address}/api/matches/{match}/live{asked}"
    return connect(address, additional_headers={"cookie": cookie}, proxy=None)


def page_at(connection: ClientConnection) -> Page:
    return Page(Wire(connection))  # type: ignore[arg-type]  # it speaks as one does


def processes_of_group(group: int) -> list[int]:
    listed = subprocess.run(["ps", "-eo", "pid=,pgid="], capture_output=True, text=True, check=True).stdout
    return [int(pid) for pid, of in (line.split() for line in listed.splitlines()) if int(of) == group]


def test_a_match_survives_kill_9_and_loses_no_accepted_answer(tmp_path: Path) -> None:
    rng = random.Random(1)
    accepted: list[str] = []
    match = cookie = ""
    seen: int | None = None
    for _ in range(4):
        with ServerProcess(tmp_path) as server:
            if not match:
                match, cookie = new_match(server)
            with at_table(server, match, cookie, seen) as connection:
                page = page_at(connection)
                page.n = seen or 0
                while not page.view or not page.is_asked:
                    page.hear()
                word = rng.choice(page.view["decision"]["options"])["word"]
                page.answer(word)
                page.hear_until("accepted")
                accepted.append(word)
                server.kill()
                seen = page.n
    with ServerProcess(tmp_path) as server:
        with at_table(server, match, cookie) as connection:
            page_at(connection).play(rng)
        record = parse_record(httpx2.get(f"{server.address}/api/matches/{match}/record").text)
    replay(record)
    turns = record.rounds[0].turns
    played = [str(turn.plays[0][0]) for turn in turns]
    named = [action_text(action) for turn in turns for seat, action in turn.answers if seat == 0]
    assert set(accepted) <= {*played, *named}
    assert [word for word in accepted if word in played] == played[: len(set(accepted) - set(named))]


def test_no_bot_outlives_a_killed_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        match, cookie = new_match(server)
        with at_table(server, match, cookie) as connection:
            page = page_at(connection)
            page.hear_until("start")
            group = os.getpgid(server.process.pid)
            assert len(processes_of_group(group)) > 1
            server.kill()
    limit = time.monotonic() + 20
    while processes_of_group(group):
        assert time.monotonic() < limit, "processes are left"
        time.sleep(0.1)


@pytest.mark.parametrize("times", [1, 3])
def test_ctrl_c_ends_the_server_without_a_word(tmp_path: Path, times: int) -> None:
    with ServerProcess(tmp_path) as server:
        match, cookie = new_match(server)
        with at_table(server, match, cookie) as connection:
            page_at(connection).hear_until("start")
            status, printed = server.interrupt(times)
    assert (status, printed) == (0, "")


def refused(*options: str) -> str:
    command = [sys.executable, "-m", "oxrow", "play", "--no-browser", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in refused("--port", port, "--data", str(tmp_path))


def test_two_servers_never_play_the_same_matches(tmp_path: Path) -> None:
    with ServerProcess(tmp_path):
        assert "another Oxrow" in refused("--port", "0", "--data", str(tmp_path))
    with ServerProcess(tmp_path):
        pass


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be written" in refused("--port", "0", "--data", str(tmp_path / "file" / "folder"))


def test_an_address_that_is_not_ours_is_one_sentence(tmp_path: Path) -> None:
    assert "address" in refused("--port", "0", "--data", str(tmp_path), "--host", "no such host")


def test_a_file_that_is_no_store_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "oxrow.sqlite").write_text("this is no database, but long enough to look like one" * 40)
    assert "not a database" in refused("--port", "0", "--data", str(tmp_path))
