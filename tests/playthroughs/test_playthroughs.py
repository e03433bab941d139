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
    for wrong in (
        re.sub(r"heads = \[(\d+)", lambda match: f"heads = [{int(match[1]) + 1}", text, count=1),
        re.sub(r'turns = \[\n {2}"(\d+) (\d+)', r'turns = [\n  "\2 \1', text, count=1),
        re.sub(r"turns = \[\n.*\n", "turns = [\n", text, count=1),
    ):
        assert wrong != text
        with pytest.raises(RecordError, match=r"^round 1"):
            replay(parse_record(wrong))


def test_the_base_match_has_low_cards_and_full_rows() -> None:
    text = (FOLDER / "base.txt").read_text("utf-8")
    assert " low-card " in text
    assert " full-row " in text
