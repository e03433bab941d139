"""Section 18 of docs/rules, the list of readings in the code and the catalogue say the same."""

import re
from typing import NamedTuple

import pytest

from oxrow.notation import with_settings
from oxrow.notation.rulesets import READINGS, Reading, readings_of
from oxrow.notation.settings import setting_text
from oxrow.rules.catalogue import CATALOGUE
from tests.support import DOCS, every_ruleset


class Section(NamedTuple):
    field: str
    rulesets: list[str]
    values: list[str]
    default: str


def sections() -> dict[str, Section]:
    text = (DOCS / "rules" / "18-open-readings.md").read_text("utf-8")
    found = {}
    for section in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        ((field, among),) = re.findall(r"^Field `(\w+)`(?:, in (.*))?\.$", section, re.MULTILINE)
        rulesets = re.findall(r"`([^`]+)`", among) or [*CATALOGUE]
        cells = re.findall(r"^\| (`.+?`)(?: …)? \|", section, re.MULTILINE)
        values = [value for cell in cells for value in cell.strip("`").split("`, `")]
        (default,) = re.findall(r"^\| `([^|]+)` \| \*\*default\*\*", section, re.MULTILINE)
        found[section.split()[0]] = Section(field, rulesets, values, default)
    return found


SECTIONS = sections()


def test_every_reading_is_in_the_reference_and_in_the_code() -> None:
    assert [*SECTIONS] == [reading.code for reading in READINGS]


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.code)
def test_setting_values_and_rulesets_are_those_of_the_reference(reading: Reading) -> None:
    section = SECTIONS[reading.code]
    assert reading.setting == section.field
    assert sorted(reading.values) == sorted(section.values)
    assert [name for name, ruleset in CATALOGUE.items() if reading.concerns(ruleset)] == section.rulesets


@every_ruleset
def test_the_default_is_that_of_the_reference_and_every_other_value_is_another_ruleset(name: str) -> None:
    ruleset = CATALOGUE[name]
    for reading in readings_of(ruleset):
        assert setting_text(getattr(ruleset, reading.setting)) == SECTIONS[reading.code].default
        same = [value for value in reading.values if with_settings(ruleset, {reading.setting: value}) == ruleset]
        assert same == [SECTIONS[reading.code].default]


@every_ruleset
def test_no_setting_is_open_twice(name: str) -> None:
    settings = [reading.setting for reading in readings_of(CATALOGUE[name])]
    assert len(set(settings)) == len(settings)
