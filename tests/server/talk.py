"""Talking to a table as a page does."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

Message = dict[str, Any]

ONE_ROUND = {"kind": "rounds", "value": 1}


def make_table(client: TestClient, **wanted: object) -> str:
    """A new table against two calves; gives its id."""
    answer = client.post("/api/matches", json={"name": "Ana", "bots": ["calf", "calf"], **wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Page:
    """What a page knows of its table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.view: Message = {}
        self.n = 0
        self.heard: list[Message] = []

    def hear(self) -> Message:
        """The next message."""
        message: Message = self.socket.receive_json()
        self.heard.append(message)
        if message["type"] == "start":
            self.n, self.view = message["n"], message["view"]
        if message["type"] == "update":
            assert message["n"] == self.n + 1, "a stream has no gaps"
            self.n, self.view = message["n"], message["view"]
        return message

    def hear_until(self, kind: str) -> Message:
        """Messages up to one of this type."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def say(self, **message: object) -> None:
        self.socket.send_json(message)

    def answer(self, word: str | None = None, number: int | None = None) -> None:
        """Answer the pending decision, with its first option unless told otherwise."""
        decision = self.view["decision"]
        self.say(
            type="answer",
            decision=decision["number"] if number is None else number,
            word=decision["options"][0]["word"] if word is None else word,
        )

    @property
    def is_asked(self) -> bool:
        decision = self.view["decision"]
        return bool(decision) and decision["question"] != "take-back"

    def play_card(self, word: str | None = None) -> None:
        """Answer, and hear until it is both accepted and on the table."""
        number, question = self.view["decision"]["number"], self.view["decision"]["question"]
        self.answer(word)
        self.hear_until("accepted")
        while (decision := self.view["decision"]) and (decision["number"], decision["question"]) == (number, question):
            self.hear()

    def hear_until_asked(self) -> None:
        """Messages until this page has something to say, or the round is over."""
        while not (self.is_asked or (self.view and self.view["phase"] != "playing")):
            self.hear()

    def play(self, rng: random.Random, *, until: str = "match-over") -> None:
        """Play by chance until the match stands there."""
        if not self.view:
            self.hear_until("start")
        while self.view["phase"] != until:
            if self.is_asked:
                self.play_card(rng.choice(self.view["decision"]["options"])["word"])
            elif self.view["phase"] == "round-over" and not self.view["ready"] and self.view["sheet"]["rounds"]:
                self.say(type="next-round", round=self.view["round"])
                self.hear()
            else:
                self.hear()


@contextmanager
def sit_down(client: TestClient, match: str, after: int | None = None) -> Iterator[Page]:
    """A page at the table of *match*."""
    asked = "" if after is None else f"?after={after}"
    with client.websocket_connect(f"/api/matches/{match}/live{asked}") as socket:
        yield Page(socket)
