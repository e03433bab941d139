"""One turn resolved, as docs/notation.md promises it."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxrow.notation import NotationError, resolve
from oxrow.rules.catalogue import CATALOGUE
from tests.notation.support import NO_CARDS, one_line

ROWS = "3 8 | 20 | 30 41 | 25 27 36 39 42"


def test_the_whole_answer() -> None:
    assert resolve("base", ROWS, "45 9").to_json() == {
        "ruleset": "base",
        "order": [["s2", "9"], ["s1", "45"]],
        "rows": "3 8 9 | 20 | 30 41 | 45",
        "taken": {"s1": ["25", "27", "36", "39", "42"]},
        "points": {"s1": 6},
        "asks": None,
        "events": [
            {"event": "cards-chosen", "seat": "s1", "count": 1},
            {"event": "cards-chosen", "seat": "s2", "count": 1},
            {"event": "cards-revealed", "order": [["s2", "9"], ["s1", "45"]]},
            {"event": "card-placed", "seat": "s2", "card": "9", "row": "r1", "place": 3},
            {
                "event": "row-taken",
                "seat": "s1",
                "card": "45",
                "row": "r4",
                "cards": ["25", "27", "36", "39", "42"],
                "heads": 6,
                "reason": "full-row",
            },
        ],
    }


def test_it_is_json() -> None:
    whole = resolve("base", ROWS, "45 9").to_json()
    assert json.loads(json.dumps(whole)) == whole


def test_a_missing_answer_is_asked_for_and_nothing_is_guessed() -> None:
    result = resolve("base", ROWS, "45 2 1").to_json()
    assert result["asks"] == {"seat": "s3", "question": "low-card", "options": ["t1", "t2", "t3", "t4"]}
    assert result["rows"] == ROWS
    assert result["order"] == []
    assert result["taken"] == result["points"] == {}


def test_an_answered_low_card() -> None:
    result = resolve("base", ROWS, "45 2 1; s3 t4").to_json()
    assert result["asks"] is None
    assert result["rows"] == "3 8 | 20 | 30 41 45 | 1 2"
    assert result["order"] == [["s3", "1"], ["s2", "2"], ["s1", "45"]]
    assert result["taken"] == {"s3": ["25", "27", "36", "39", "42"]}


def test_a_seat_may_play_nothing() -> None:
    assert resolve("base", ROWS, "- 45 -").to_json()["order"] == [["s2", "45"]]


def test_piles_from_before_are_not_taken_again() -> None:
    result = resolve("base", ROWS, "45 9", {"s1": "50 60", "s2": ""}).to_json()
    assert result["taken"] == {"s1": ["25", "27", "36", "39", "42"]}
    assert result["points"] == {"s1": 6}


def test_settings_are_those_of_the_ruleset() -> None:
    assert resolve("base", "1 2 3 | 20 | 40 | 60", "4", settings={"capacity": "3"}).to_json()["taken"] == {
        "s1": ["1", "2", "3"]
    }
    assert resolve("base", "1 | 20 | 40", "4", settings={"rows": 3}).to_json()["rows"] == "1 4 | 20 | 40"


@pytest.mark.parametrize(
    ("rows", "turn", "said"),
    [
        (ROWS, "105", "'105' is no card; expected a number from 1 to 104"),
        (ROWS, "x", "'x' is no card"),
        (ROWS, "45 45", "card 45 is there twice"),
        (ROWS, "42", "card 42 is there twice"),
        ("3 8 | 20 | 30 41 | 8", "45", "card 8 is there twice"),
        ("1 | 2 | 3", "45", "there are 3 rows; expected 4, separated by |"),
        ("1 | 2 | 3 | 4 | 5", "45", "there are 5 rows; expected 4"),
        ("", "45", "there are 1 rows; expected 4"),
        ("1 | 2 | . | 4", "45", "row 3 is empty"),
        ("1 | 2 | | 4", "45", "row 3 is empty"),
        ("1 5 6 7 8 9 | 2 | 3 | 4", "45", "row 1 has 6 cards; it holds at most 5"),
        (ROWS, "", "the turn has no plays"),
        (ROWS, "- -", "nobody plays"),
        (ROWS, "- -; s1 t1", "nobody plays"),
        (ROWS, "0", "'0' is no card of base; expected a number from 1 to 104"),
        (ROWS, "0.4", "'0.4' is no card of base; expected a number from 1 to 104"),
        ("0.3 | 20 | 30 | 40", "45", "'0.3' is no card of base"),
        (ROWS, "45+46", "s1 plays '45+46', 2 cards; base allows 1 a turn"),
        (ROWS, "45 46 47 48 49 50 51 52 53 54 55", "the turn has 11 seats; base is for at most 10"),
        (ROWS, "45; s1 t1", "nobody asked for 's1 t1': at this point the turn is over"),
        (ROWS, "45 1; s1 t1", "nobody asked for 's1 t1': at this point s2 is asked"),
        (ROWS, "1; s1 t5", "'s1 t5' is not allowed; expected one of t1 t2 t3 t4"),
        (ROWS, "1; s1 45", "'s1 45' is not allowed; expected one of t1 t2 t3 t4"),
        (ROWS, "1; s1 back", "'s1 back' is not allowed"),
        (ROWS, "1; s1 t1; s1 t1", "nobody asked for 's1 t1'"),
        (ROWS, "1; s2 t1", "nobody asked for 's2 t1': at this point s1 is asked"),
        (ROWS, "1; t1", "'t1' is no answer"),
    ],
)
def test_bad_input(rows: str, turn: str, said: str) -> None:
    with pytest.raises(NotationError) as refused:
        resolve("base", rows, turn)
    assert said in one_line(refused.value)


@pytest.mark.parametrize("word", [word for word in NO_CARDS if word not in {"", " 5", "5 ", "5|", "5;"}])
def test_no_other_word_is_a_card(word: str) -> None:
    for rows, turn, piles in ((ROWS, word, {}), (f"{word} | 1 | 2 | 3", "45", {}), (ROWS, "45", {"s1": word})):
        with pytest.raises(NotationError) as refused:
            resolve("base", rows, turn, piles)
        one_line(refused.value)


@pytest.mark.parametrize(
    ("name", "piles", "settings", "said"),
    [
        ("bass", {}, {}, "no ruleset is called 'bass'; expected one of base"),
        ("", {}, {}, "no ruleset is called ''"),
        ("base\n\x00", {}, {}, r"no ruleset is called 'base\n\x00'"),
        ("b" * 10_000, {}, {}, "no ruleset is called"),
        ("base", {"s2": "7"}, {}, "the pile of s2 belongs to nobody; the turn has 1 seats"),
        ("base", {"x": "7"}, {}, "'x' is no seat"),
        ("base", {"s1": "20"}, {}, "card 20 is there twice"),
        ("base", {"s1": "7 7"}, {}, "card 7 is there twice"),
        ("base", {"s1": "seven"}, {}, "'seven' is no card"),
        ("base", {}, {"lock": True}, "base has no setting 'lock'; expected one of "),
        ("base", {}, {"end": "soon"}, "'soon' is no end of a match"),
        ("base", {}, {"modules": ["stop\n"]}, r"no rule module is called 'stop\n'"),
        ("base", {}, {"rows": 10**12}, "rows"),
    ],
)
def test_bad_names_piles_and_settings(name: str, piles: dict[str, str], settings: dict[str, object], said: str) -> None:
    with pytest.raises(NotationError) as refused:
        resolve(name, ROWS, "45", piles, settings)
    assert said in one_line(refused.value)


WORDS = st.one_of(
    st.text(max_size=8), st.sampled_from(["5", "45", "1", "104", "|", ";", "s1", "s2", "t1", "t4", "-", "back"])
)
LINES = st.lists(WORDS, max_size=8).map(" ".join)


@given(LINES, LINES, st.dictionaries(WORDS, LINES, max_size=2))
def test_no_text_leads_to_another_error(rows: str, turn: str, piles: dict[str, str]) -> None:
    for table, line in ((rows, turn), (ROWS, turn), (rows, "45 1; s2 t1")):
        try:
            resolve("base", table, line, piles)
        except NotationError as error:
            one_line(error)


@given(
    st.lists(st.integers(1, 104), min_size=6, max_size=14, unique=True),
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5)), max_size=3),
)
def test_legal_cards_with_any_answers(numbers: list[int], answers: list[tuple[int, int]]) -> None:
    rows = " | ".join(map(str, numbers[:4]))
    turn = "; ".join([" ".join(map(str, numbers[4:])), *(f"s{seat + 1} t{row + 1}" for seat, row in answers)])
    low = min(numbers[4:]) < min(numbers[:4])
    owner = numbers[4:].index(min(numbers[4:]))
    fine = answers in ([], [(owner, answers[0][1])] if answers and low and answers[0][1] < 4 else [])
    try:
        result = resolve("base", rows, turn)
    except NotationError as error:
        one_line(error)
        assert not fine
    else:
        assert fine
        assert (result.asks is not None) == (low and not answers)


# --- Other rulesets ---------------------------------------------------------------------------------------------------


def test_a_joker_asks_for_a_row_to_join_or_to_take() -> None:
    result = resolve("jokers", "4 9 14 17 | 30 0.2 | 60 | 90", "18 0.4").to_json()
    options = ["r1", "r3", "r4", "t1", "t2", "t3", "t4"]
    assert result["asks"] == {"seat": "s2", "question": "joker", "options": options}
    assert result["order"] == []
    assert result["rows"] == "4 9 14 17 | 30 0.2 | 60 | 90"


def test_two_jokers_are_asked_for_one_after_the_other() -> None:
    result = resolve("jokers", "10 | 20 | 30 | 40", "0.9 0.1 45; s2 r1").to_json()
    options = ["r2", "r3", "r4", "t1", "t2", "t3", "t4"]
    assert result["asks"] == {"seat": "s1", "question": "joker", "options": options}
    assert result["order"] == [["s2", "0.1"]]
    assert result["rows"] == "10 0.1 | 20 | 30 | 40"


def test_a_joker_that_takes_is_told_with_its_reason() -> None:
    events = resolve("jokers", "10 | 20 | 30 | 40 0.3", "0.9; s1 t4").to_json()["events"]
    assert isinstance(events, list)
    taken = {"event": "row-taken", "seat": "s1", "card": "0.9", "row": "r4", "cards": ["40", "0.3"], "heads": 4}
    assert events[-1] == taken | {"reason": "joker"}


def test_zeros_are_taken_and_not_in_the_order() -> None:
    result = resolve("plus", "10 | 20 | 30 | 40", "50+0 0+0 60").to_json()
    assert result["order"] == [["s1", "50"], ["s3", "60"]]
    assert result["taken"] == {"s1": ["0"], "s2": ["0", "0"]}
    assert result["points"] == {"s1": 0, "s2": 0}
    events = result["events"]
    assert isinstance(events, list)
    revealed = next(event for event in events if event["event"] == "cards-revealed")
    assert revealed["order"] == [["s1", "0"], ["s2", "0"], ["s2", "0"], ["s1", "50"], ["s3", "60"]]
    assert {"event": "card-laid-aside", "seat": "s2", "card": "0"} in events


def test_open_turns_are_told_one_after_the_other() -> None:
    result = resolve("simplified", "10 | 20 | 30 | 40", "50 0 45").to_json()
    assert result["order"] == [["s1", "50"], ["s3", "45"]]
    events = result["events"]
    assert isinstance(events, list)
    names = [event["event"] for event in events]
    assert names == ["cards-revealed", "card-placed", "cards-revealed", "card-laid-aside", *names[:2]]


def test_in_open_turns_a_missing_answer_leaves_the_later_seats_unplayed() -> None:
    result = resolve("simplified", "10 | 20 | 30 | 40", "50 5 45", settings={"low_rule": "base"}).to_json()
    assert result["asks"] == {"seat": "s2", "question": "low-card", "options": ["t1", "t2", "t3", "t4"]}
    assert result["order"] == [["s1", "50"]]
    assert result["rows"] == "10 | 20 | 30 | 40 50"


def test_an_alias_is_told_as_the_ruleset_that_it_means() -> None:
    assert resolve("logic", "10 | 20 | 30 | 40", "50").to_json()["ruleset"] == "pro"


def test_a_known_deck_does_not_tell_how_many_play_so_any_number_may_lie_there() -> None:
    assert resolve("tactics", "10 | 20 | 30 | 40", "104 - 103").to_json()["rows"] == "10 | 20 | 30 | 40 103 104"


@pytest.mark.parametrize(
    ("name", "rows", "turn", "said"),
    [
        ("jokers", ROWS, "0", "'0' is no card of jokers; expected a number from 1 to 104 or a joker from 0.0 to 0.9"),
        ("jokers", ROWS, "0.4 0.4", "the card 0.4 is there twice; expected every card once"),
        ("jokers", ROWS, "0.4+45", "s1 plays '45+0.4', 2 cards; jokers allows 1 a turn"),
        ("jokers", ROWS, "0.4; s1 r5", "'s1 r5' is not allowed; expected one of r1 r2 r3 r4 t1 t2 t3 t4"),
        ("jokers", ROWS, "0.4; s1 30", "'s1 30' is not allowed"),
        ("jokers", ROWS, "45; s1 r1", "nobody asked for 's1 r1': at this point the turn is over"),
        ("jokers", ROWS, "2; s1 r1", "'s1 r1' is not allowed; expected one of t1 t2 t3 t4"),
        ("plus", ROWS, "0.4", "'0.4' is no card of plus; expected a number from 1 to 104 or 0"),
        ("plus", ROWS, "0+0 0+0 0+0 0+0", "the card 0 is there 8 times; expected at most 7"),
        ("plus", ROWS, "1+2+4", "s1 plays '1+2+4', 3 cards; plus allows 1 to 2 a turn"),
        ("plus", ROWS, "1; s1 t1", "nobody asked for 's1 t1'"),
        ("plus", "0 | 20 | 30 | 40", "1", "row 1 holds '0'; a zero is never placed in a row"),
        ("plus", ROWS, "1 2 4 5 6 7 9 10", "the turn has 8 seats; plus is for at most 7"),
        ("pro", ROWS, "- -; s1 45", "nobody plays a card in this turn"),
    ],
)
def test_bad_input_of_other_rulesets(name: str, rows: str, turn: str, said: str) -> None:
    with pytest.raises(NotationError) as refused:
        resolve(name, rows, turn)
    assert said in one_line(refused.value)


@given(
    st.sampled_from([*CATALOGUE]),
    st.lists(st.sampled_from(["5", "45", "0", "0.4", "0+45", "5+6", "-", "104", ";", "s1", "r1", "t2"]), max_size=9),
)
def test_no_turn_of_any_ruleset_leads_to_another_error(name: str, words: list[str]) -> None:
    try:
        resolve(name, ROWS, " ".join(words))
    except NotationError as error:
        one_line(error)
