"""The golden playthroughs replay to the letter."""

import re
from pathlib import Path

import pytest

from oxrow.notation import RecordError, parse_record, record_text, replay
from oxrow.rules.scoring import is_over
from tests.playthroughs.golden import FOLDER, transcript

RECORDS = sorted(FOLDER.glob("*.oxrow"))
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@each_record
def test_it_is_written_again_byte_by_byte(path: Path) -> None:
    text = path.read_bytes().decode("utf-8")
    assert record_text(parse_record(text)) == text


@each_record
def test_it_is_a_whole_match(path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    rounds = [each.heads or () for each in record.rounds]
    assert is_over(record.ruleset, rounds)
    assert not is_over(record.ruleset, rounds[:-1])
    assert len(replay(record)) == len(rounds)


@each_record
def test_everything_happens_as_its_transcript_tells(path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    assert "\n".join(transcript(record)) + "\n" == path.with_suffix(".txt").read_text("utf-8")


@each_record
def test_one_other_word_and_it_does_not_replay(path: Path) -> None:
    text = path.read_text("utf-8")
    before, turns, after = text.partition("turns = [\n")
    for wrong in (
        re.sub(r"heads = \[(\d+)", lambda match: f"heads = [{int(match[1]) + 1}", text, count=1),
        before + turns + re.sub(r'^ {2}"([\d.+]+) ([\d.+]+)', r'  "\2 \1', after, count=1, flags=re.MULTILINE),
        re.sub(r"turns = \[\n.*\n", "turns = [\n", text, count=1),
    ):
        assert wrong != text
        with pytest.raises(RecordError, match=r"^round 1"):
            replay(parse_record(wrong))


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("base", [" low-card ", " full-row "]),
        ("tactics", [" low-card ", " full-row "]),
        ("pro", ["- - -; s1 3; s2 ", " low-card ", " full-row "]),
        ("plus", [" laid-aside 0", "+0", " full-row ", " -\n"]),
        ("plus-equal", [" laid-aside 0", "+0", " full-row ", " -\n"]),
        ("negative", [" laid-aside 0", "+0", " full-row ", " - "]),
        ("simplified", [" laid-aside 0", " full-row "]),
        ("jokers", [" joker 0.", " r2\n", " low-card ", " full-row "]),
    ],
)
def test_it_shows_what_its_ruleset_is_about(name: str, signs: list[str]) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert [sign for sign in signs if sign not in text] == []


@pytest.mark.parametrize("name", ["pro", "simplified"])
def test_who_begins_changes_from_round_to_round(name: str) -> None:
    record = parse_record((FOLDER / f"{name}.oxrow").read_text("utf-8"))
    assert len({played.deal.starter for played in record.rounds}) > 1
