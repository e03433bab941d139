"""The command line as a newcomer meets it."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from oxrow import __version__
from oxrow.cli.main import run
from oxrow.match import finished_rounds
from oxrow.notation import record_text
from tests.match.play import ONE_ROUND, played

ROWS = "3 8 | 20 | 30 41 | 25 27 36 39 42"

Output = pytest.CaptureFixture[str]


def complaint(capsys: Output, *arguments: str) -> str:
    """The one line with which a wrong call is refused."""
    assert run(list(arguments)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.removesuffix("\n").isprintable()
    return printed.err


def test_without_arguments_there_is_help(capsys: Output) -> None:
    assert run([]) == 0
    assert "resolve" in capsys.readouterr().out


@pytest.mark.parametrize(
    "command", [["--help"], ["play", "--help"], ["resolve", "--help"], ["rules", "--help"], ["replay", "--help"]]
)
def test_every_command_has_help(capsys: Output, command: list[str]) -> None:
    assert run(command) == 0
    assert capsys.readouterr().out.startswith("Usage: oxrow")


def test_the_version(capsys: Output) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"oxrow {__version__}\n"


def test_a_typo_gets_a_hint(capsys: Output) -> None:
    assert "'play'" in complaint(capsys, "plai")


def test_help_needs_neither_the_server_nor_the_bots() -> None:
    code = "import sys, oxrow.cli.app; print([name for name in ('fastapi', 'oxrow.rules') if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


def test_resolve_answers_as_the_notation_promises(capsys: Output) -> None:
    assert run(["resolve", "base", ROWS, "45", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["order"] == [["s1", "45"]]
    assert answer["rows"] == "3 8 | 20 | 30 41 | 45"
    assert answer["taken"] == {"s1": ["25", "27", "36", "39", "42"]}
    assert answer["points"] == {"s1": 6}
    assert answer["asks"] is None
    assert answer["ruleset"] == "base"
    assert answer["events"]


def test_resolve_guesses_nothing(capsys: Output) -> None:
    assert run(["resolve", "base", ROWS, "45 2", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["asks"] == {"seat": "s2", "question": "low-card", "options": ["t1", "t2", "t3", "t4"]}
    assert answer["order"] == []


def test_resolve_tells_in_words(capsys: Output) -> None:
    assert run(["resolve", "base", ROWS, "45 2; s2 t1"]) == 0
    told = capsys.readouterr().out
    assert "2 (s2) is too low, chooses row 1 and takes 3 8 (2 cards, 2 heads)." in told
    assert "45 (s1) finds row 4 full and takes 25 27 36 39 42 (5 cards, 6 heads)." in told
    assert "Rows: 2 | 20 | 30 41 | 45" in told


def test_resolve_tells_of_zeros_and_jokers_in_words(capsys: Output) -> None:
    assert run(["resolve", "jokers", "17 | 30 | 60 | 90 91 92 93 94", "0.1 0.4 0.9; s1 r1; s2 t2; s3 r4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "0.1 (s1) goes behind 17: row 1, place 2.",
        "0.4 (s2) chooses row 2 and takes 30 (1 card, 3 heads).",
        "0.9 (s3) finds row 4 full and takes 90 91 92 93 94 (5 cards, 7 heads).",
        "Rows: 17 0.1 | 0.4 | 60 | 0.9",
    ]
    assert run(["resolve", "plus", "10 | 20 | 30 | 40", "5+0"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == ["0 (s1) is laid aside.", "5 (s1) goes behind 40: row 4, place 2.", "Rows: 10 | 20 | 30 | 40 5"]
    assert run(["resolve", "jokers", "17 | 30 | 60 | 90", "0.4"]) == 0
    assert "s1 is asked (joker): answer with one of r1 r2 r3 r4 t1 t2 t3 t4." in capsys.readouterr().out


def test_a_turn_may_begin_with_a_dash(capsys: Output) -> None:
    assert run(["resolve", "base", ROWS, "- 45", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["order"] == [["s2", "45"]]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess", ROWS, "45"], "chess"),
        (["base", "3 | 20 | 30", "45"], "3 rows"),
        (["base", "3 | 20 | 30 | 40 | 50", "45"], "5 rows"),
        (["base", "3 | 20 | 30 | ", "45"], "row 4"),
        (["base", "1 2 3 4 5 6 | 20 | 30 | 40", "45"], "row 1"),
        (["base", ROWS, "105"], "'105'"),
        (["base", ROWS, "0"], "'0'"),
        (["base", ROWS, "four"], "'four'"),
        (["base", ROWS, "٣"], "\\u0663"),
        (["base", ROWS, "0.4"], "'0.4'"),
        (["base", ROWS, "05"], "'05'"),
        (["base", ROWS, "4\n5"], "4\\n5"),
        (["base", ROWS, "4'\"\x1b[31m5"], "x1b"),
        (["base", ROWS, "45 45"], "45"),
        (["base", ROWS, "20"], "20"),
        (["base", ROWS, "45+46"], "45+46"),
        (["base", ROWS, "45; s1 t1"], "s1 t1"),
        (["base", ROWS, "2; s2 t1"], "s2 t1"),
        (["base", ROWS, "2; s1 t5"], "s1 t5"),
        (["base", ROWS, "2; s1 t1; s1 t1"], "s1 t1"),
        (["base", ROWS, "2; t1"], "t1"),
        (["base", ROWS, ""], "no plays"),
        (["base", ROWS, "-"], "nobody"),
        (["base", ROWS, "45", "--pile", "s1"], "'s1'"),
        (["base", ROWS, "45", "--pile", "s1: 20"], "20"),
        (["base", ROWS, "45", "--pile", "s7: 21"], "s7"),
        (["base", ROWS, "45", "--set", "colour=red"], "colour"),
        (["base", ROWS, "45", "--set", "lock_choice=perhaps"], "perhaps"),
        (["base", ROWS, "45", "--set", "lock_choice"], "lock_choice"),
        (["base", ROWS], "TURN"),
        ([], "RULESET"),
        (["base", ROWS, "45", "46"], "46"),
        (["base", ROWS, "45", "--jsn"], "--jsn"),
        (["--batch", "base"], "--batch"),
    ],
)
def test_what_resolve_cannot_read_is_one_sentence(capsys: Output, arguments: list[str], named: str) -> None:
    assert named in complaint(capsys, "resolve", *arguments)


def batch(monkeypatch: pytest.MonkeyPatch, capsys: Output, text: str) -> list[dict[str, object]]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    assert run(["resolve", "--batch"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_batch_answers_line_by_line(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    good = {"ruleset": "base", "rows": ROWS, "turn": "45"}
    lines = [
        good,
        good | {"turn": "105"},
        good | {"piles": {"s1": "21 22"}, "settings": {"lock_choice": True}},
        good | {"piles": {"s1": "45"}},
        good | {"piles": 3},
        good | {"settings": []},
        good | {"rows": None},
        good | {"pile": "s1: 20"},
        [],
        "text",
    ]
    text = "\n".join(map(json.dumps, lines)) + "\n{nonsense\n" + "[" * 100_000 + "\n"
    answers = batch(monkeypatch, capsys, text)
    assert len(answers) == len(lines) + 2
    assert [n for n, answer in enumerate(answers) if "error" not in answer] == [0, 2]
    assert "'105'" in str(answers[1]["error"])


def test_an_empty_batch_answers_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert batch(monkeypatch, capsys, "") == []


def test_replay_tells_the_score_of_a_true_record(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "match.oxrow"
    path.write_text(record_text(finished_rounds(played(1, ONE_ROUND).match)), "utf-8")
    assert run(["replay", str(path)]) == 0
    assert "The record is true." in capsys.readouterr().out


@pytest.mark.parametrize("content", ["", "nonsense", 'format = "oxrow 2"', "\0"])
def test_replay_refuses_what_is_no_record(capsys: Output, tmp_path: Path, content: str) -> None:
    path = tmp_path / "match.oxrow"
    path.write_text(content, "utf-8")
    assert str(path) in complaint(capsys, "replay", str(path))


def test_an_empty_record_is_told_what_is_missing(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "empty.oxrow"
    path.touch()
    assert "names no format; expected 'oxrow 1'" in complaint(capsys, "replay", str(path))


def test_replay_refuses_what_is_no_file(capsys: Output, tmp_path: Path) -> None:
    assert "cannot be read" in complaint(capsys, "replay", str(tmp_path))
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert "no text" in complaint(capsys, "replay", str(tmp_path / "picture"))


def test_a_false_record_is_found_out(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "match.oxrow"
    text = record_text(finished_rounds(played(1, ONE_ROUND).match))
    path.write_text(text.replace("heads = [", "heads = [1"), "utf-8")
    assert "round 1: the heads" in complaint(capsys, "replay", str(path))


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m oxrow resolve --help | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
