"""Fields of a ruleset in words."""

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxrow.notation import NotationError, end_words, parse_end, with_settings
from oxrow.notation.settings import FIXED, settings_of
from oxrow.rules import DealError, End, EndKind, Ruleset, RulesetError
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.ruleset import Piles, Ties
from tests.notation.support import one_line
from tests.support import deal_of, every_ruleset

BASE = Ruleset()
ENDS = st.one_of(
    st.just(End(EndKind.OPEN, None)),
    st.just(End(EndKind.EACH_SEAT, None)),
    st.builds(End, st.sampled_from([EndKind.MORE_THAN, EndKind.AT_LEAST, EndKind.ROUNDS]), st.integers(1, 10**6)),
)


@pytest.mark.parametrize(
    ("words", "end"),
    [
        ("more than 66", End()),
        ("66 or more", End(EndKind.AT_LEAST, 66)),
        ("rounds 4", End(EndKind.ROUNDS, 4)),
        ("a round each", End(EndKind.EACH_SEAT, None)),
        ("none", End(EndKind.OPEN, None)),
    ],
)
def test_ends(words: str, end: End) -> None:
    assert end_words(end) == words
    assert parse_end(words) == end


@given(ENDS)
def test_ends_there_and_back(end: End) -> None:
    assert parse_end(end_words(end)) == end


@pytest.mark.parametrize(
    "words",
    [
        *(
            "",
            "66",
            "more than",
            "more than -1",
            "more than 0",
            "more than ６６",
            "more than 66 or more",
            "more than 66\x00",
        ),
        *(
            "a round each seat",
            "a  round each 4",
            "0 or more",
            "rounds",
            "rounds 0",
            "rounds 4.0",
            "None",
            "never",
            "more than " + "9" * 5000,
            "x" * 5000,
        ),
    ],
)
def test_bad_ends(words: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_end(words)
    assert "expected" in one_line(refused.value)


@pytest.mark.parametrize("kind", [EndKind.MORE_THAN, EndKind.AT_LEAST, EndKind.ROUNDS])
def test_an_end_has_a_value_from_1_unless_it_is_said_without_one(kind: EndKind) -> None:
    for value in (None, 0, -1):
        with pytest.raises(RulesetError):
            End(kind, value)
    for without in (EndKind.OPEN, EndKind.EACH_SEAT):
        with pytest.raises(RulesetError):
            End(without, 66)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("lock_choice", "true", True),
        ("lock_choice", "false", False),
        ("lock_choice", True, True),
        ("hand", "7", 7),
        ("hand", 7, 7),
        ("ties", "extra-round", Ties.EXTRA_ROUND),
        ("piles", "open", Piles.OPEN),
        ("end", "rounds 3", End(EndKind.ROUNDS, 3)),
    ],
)
def test_settings(field: str, value: object, expected: object) -> None:
    changed = with_settings(BASE, {field: value})
    assert getattr(changed, field) == expected
    assert replace(changed, **{field: getattr(BASE, field)}) == BASE


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", "mine"),
        ("revision", 2),
        ("printed_seats", 6),
        ("nothing", 1),
        ("lock_choice", "True"),
        ("lock_choice", "yes"),
        ("lock_choice", 1),
        ("lock_choice", 0),
        ("hand", "seven"),
        ("hand", True),
        ("hand", 7.0),
        ("hand", "7.0"),
        ("hand", "-7"),
        ("hand", "+7"),
        ("hand", "７"),
        ("hand", " 7"),
        ("hand", "7\n"),
        ("hand", ""),
        ("hand", "9" * 5000),
        ("hand", None),
        ("ties", "Shared"),
        ("ties", ""),
        ("ties", ["shared"]),
        ("piles", 3),
        ("end", 66),
        ("end", {"kind": "open"}),
        ("modules", "jokers"),
        ("modules", [1]),
        ("la\nyout\x00", "'\""),
    ],
)
def test_bad_settings(field: str, value: object) -> None:
    with pytest.raises(NotationError) as refused:
        with_settings(BASE, {field: value})
    assert "expected" in one_line(refused.value)


@pytest.mark.parametrize(
    "settings",
    [
        {"rows": 0},
        {"rows": 10},
        {"capacity": 0},
        {"hand": 0},
        {"last_number": 0},
        {"last_number": 105},
        {"last_number": 10**12},
        {"least_seats": 0},
        {"most_seats": 11},
        {"least_seats": 6, "most_seats": 5},
        {"least_cards": 0},
        {"least_cards": 2},
        {"most_cards": 11},
        {"most_cards": 10**9},
    ],
)
def test_numbers_with_which_nobody_can_play(settings: dict[str, object]) -> None:
    with pytest.raises(NotationError) as refused:
        with_settings(BASE, settings)
    one_line(refused.value)


def test_more_cards_than_there_are_cannot_be_dealt() -> None:
    large = replace(BASE, hand=20)
    assert len(deal_of(large, 5, 1).hands) == 5
    with pytest.raises(DealError):
        deal_of(large, 6, 1)


SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "end": ENDS,
        "ties": st.sampled_from(Ties),
        "piles": st.sampled_from(Piles),
        "lock_choice": st.booleans(),
        "hand": st.integers(2, 10),
    },
)


@every_ruleset
@given(changes=SETTINGS)
def test_settings_there_and_back(name: str, changes: dict[str, object]) -> None:
    ruleset = CATALOGUE[name]
    changed = replace(ruleset, **changes)  # type: ignore[arg-type]  # the strategy gives each field its type
    plain = settings_of(changed, ruleset)
    assert plain.keys() <= changes.keys()
    assert with_settings(ruleset, plain) == changed
    assert all(type(value) in {str, int, bool} for value in plain.values())


def test_the_name_and_the_revision_are_no_settings() -> None:
    assert settings_of(replace(BASE, name="mine", revision=2, hand=7), BASE) == {"hand": 7}


@every_ruleset
def test_every_field_but_its_name_is_a_setting(name: str) -> None:
    ruleset = CATALOGUE[name]
    for field in fields(ruleset):
        if field.name not in FIXED:
            same = end_words(ruleset.end) if field.name == "end" else getattr(ruleset, field.name)
            same = list(same) if isinstance(same, tuple) else same
            assert with_settings(ruleset, {field.name: same}) == ruleset
            with pytest.raises(NotationError, match=f"no value for {field.name}; expected"):
                with_settings(ruleset, {field.name: object()})


@given(st.text(), st.one_of(st.text(), st.integers(), st.booleans(), st.floats(), st.none(), st.lists(st.text())))
def test_no_setting_leads_to_another_error(field: str, value: object) -> None:
    for name in (field, "hand", "end", "lock_choice", "ties", "modules", "rows"):
        try:
            with_settings(BASE, {name: value})
        except NotationError as error:
            one_line(error)
