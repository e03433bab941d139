"""Words: one spelling for each thing, and a sentence for everything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxrow.notation import NotationError, action_text, parse_action, parse_rows, parse_turn, rows_text, turn_text
from oxrow.notation.errors import quoted
from oxrow.notation.words import (
    card_text,
    cards_text,
    end_text,
    parse_card,
    parse_cards,
    parse_seat,
    row_text,
    seat_text,
)
from oxrow.rules.actions import Action, Attach, Decline, PlayCards, Take, TakeBack
from oxrow.rules.cards import JOKERS, NUMBERS, ZERO, Card
from oxrow.rules.state import Row
from tests.notation.support import NO_CARDS, NO_SEATS, one_line
from tests.support import cards

WORDS = {
    **{card: str(int(card)) for card in NUMBERS},
    **{card: f"0.{tenth}" for tenth, card in enumerate(JOKERS)},
    ZERO: "0",
}
"""Every card that there is, and its word."""
CARDS = st.sampled_from([*WORDS])


@pytest.mark.parametrize("card", WORDS)
def test_every_card_has_one_word(card: Card) -> None:
    assert card_text(card) == WORDS[card]
    assert parse_card(card_text(card)) == card


@pytest.mark.parametrize("word", NO_CARDS)
def test_nothing_else_is_a_card(word: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_card(word)
    assert (
        one_line(refused.value)
        == f"{quoted(word)} is no card; expected a number from 1 to 104, 0, or a joker from 0.0 to 0.9"
    )


@given(st.text())
def test_a_word_is_a_card_only_if_it_is_how_a_card_is_written(word: str) -> None:
    try:
        assert card_text(parse_card(word)) == word
    except NotationError as error:
        assert word not in WORDS.values()
        one_line(error)


@pytest.mark.parametrize("seat", range(10))
def test_every_seat_has_one_word(seat: int) -> None:
    assert seat_text(seat) == f"s{seat + 1}"
    assert parse_seat(seat_text(seat)) == seat


@pytest.mark.parametrize("word", NO_SEATS)
def test_nothing_else_is_a_seat(word: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_seat(word)
    assert one_line(refused.value) == f"{quoted(word)} is no seat; expected s1 to s10"


def test_rows_count_from_1() -> None:
    assert [row_text(row) for row in range(4)] == ["r1", "r2", "r3", "r4"]


def test_a_row_end_is_told_in_tenths() -> None:
    assert [end_text(tenths) for tenths in (10, 1040, 174)] == ["1", "104", "17.4"]


def test_words_are_separated_by_blanks_only() -> None:
    assert parse_cards("  5   12 104 ") == cards(5, 12, 104)
    assert parse_cards("") == ()
    assert cards_text(cards(5, 12)) == "5 12"
    for blank in ("\t", "\n", "\r", "\u00a0", "\u2003", "\x0b", "\x1f", ","):
        with pytest.raises(NotationError) as refused:
            parse_cards(f"5{blank}12")
        assert quoted(f"5{blank}12") in one_line(refused.value)


@pytest.mark.parametrize(
    ("action", "word"),
    [
        (Take(0), "t1"),
        (Take(3), "t4"),
        (PlayCards(cards(7)), "7"),
        (Attach(0), "r1"),
        (Attach(8), "r9"),
        (PlayCards(cards(5, 6)), "5+6"),
        (PlayCards((Card(49), ZERO)), "49+0"),
        (PlayCards((ZERO, ZERO)), "0+0"),
        (PlayCards((JOKERS[4],)), "0.4"),
        (TakeBack(), "back"),
    ],
)
def test_actions(action: Action, word: str) -> None:
    assert action_text(action) == word
    assert parse_action(word) == action


def test_to_decline_is_a_dash() -> None:
    assert action_text(Decline()) == "-"


@pytest.mark.parametrize(
    "word",
    [
        "",
        "t0",
        "t10",
        "t01",
        "t",
        "T1",
        "t1 ",
        "t٣",
        "r0",
        "r10",
        "R1",
        "r1 ",
        "5+",
        "+5",
        "5++6",
        "+stop",
        "Back",
        "t1\n",
        "--",
        "s1",
        "0+",
        "0.4+",
        "0.",
        ".4",
        *NO_CARDS,
    ],
)
def test_bad_actions(word: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(word)
    assert one_line(refused.value).startswith(f"{quoted(word)} is no answer; expected ")


def test_cards_of_one_play_are_written_ascending_and_zeros_last() -> None:
    assert parse_action("6+5") == parse_action("5+6") == PlayCards(cards(5, 6))
    assert parse_action("0+49") == parse_action("49+0") == PlayCards((Card(49), ZERO))
    assert turn_text(parse_turn("0+49 6+5 0.4")) == "49+0 5+6 0.4"


@given(st.lists(st.lists(CARDS, min_size=1, max_size=6), min_size=1, max_size=6))
def test_rows_there_and_back(rows: list[list[Card]]) -> None:
    laid = tuple(Row(tuple(row)) for row in rows)
    assert parse_rows(rows_text(laid)) == laid


def test_rows_stand_between_bars_whatever_the_blanks() -> None:
    assert rows_text(parse_rows("3 8|20  |30 41|  25")) == "3 8 | 20 | 30 41 | 25"


def test_an_empty_row_is_a_dot() -> None:
    assert parse_rows("12 | . | 47") == (Row(cards(12)), Row(()), Row(cards(47)))
    assert rows_text(parse_rows("12 |  | 47")) == "12 | . | 47"


@pytest.mark.parametrize(
    "line", ["1 | 2 . | 3", "1 | .. | 3", "1 \n| 2", "1 ‖ 2", "0.10 | 1", "1 | 105", "a | b", "1, 2 | 3"]
)
def test_bad_rows(line: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_rows(line)
    one_line(refused.value)


ACTIONS = st.one_of(
    st.builds(Take, st.integers(0, 8)),
    st.builds(Attach, st.integers(0, 8)),
    st.builds(PlayCards, st.lists(CARDS, min_size=1, max_size=3).map(sorted).map(tuple)),
)
PLAYS = st.lists(st.lists(CARDS, max_size=2).map(sorted).map(tuple), min_size=1, max_size=10).filter(any)
ANSWERS = st.lists(st.tuples(st.integers(0, 9), ACTIONS), max_size=3).map(tuple)


@given(PLAYS, ANSWERS)
def test_turns_there_and_back(plays: list[tuple[Card, ...]], answers: tuple[tuple[int, Action], ...]) -> None:
    read = parse_turn(" ".join("+".join(map(card_text, each)) or "-" for each in plays))
    assert list(read.plays) == plays
    assert read.answers == ()
    with_answers = type(read)(tuple(plays), answers)
    assert parse_turn(turn_text(with_answers)) == with_answers


def test_a_turn_has_blanks_where_it_likes() -> None:
    assert turn_text(parse_turn(" 63 - 5+6 ;s3  t4;  s1 7 ")) == "63 - 5+6; s3 t4; s1 7"


def test_picks_before_the_first_turn_are_a_turn_without_plays() -> None:
    draft = parse_turn("- -; s2 18; s1 10")
    assert draft.plays == ((), ())
    assert draft.answers == ((1, PlayCards(cards(18))), (0, PlayCards(cards(10))))
    assert turn_text(draft) == "- -; s2 18; s1 10"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the turn has no plays"),
        ("  ", "the turn has no plays"),
        (";s1 t1", "the turn has no plays"),
        ("-", "nobody plays"),
        ("- -", "nobody plays"),
        ("-; s1", "'s1' is no answer"),
        ("45;", "'' is no answer"),
        ("45; s1", "'s1' is no answer"),
        ("45; s1 t1 t2", "'s1 t1 t2' is no answer"),
        ("45; t1 s1", "'t1' is no seat"),
        ("45; s1 t1,", "'t1,' is no answer"),
        ("45, 12", "'45,' is no card"),
        ("45+ 12", "'' is no card"),
        ("t1", "'t1' is no card"),
        ("45\n12", r"'45\\n12' is no card"),
        ("45\x00", r"'45\\x00' is no card"),
        ("45; s1\tt1", r"'s1\\tt1' is no answer"),
        ("٤٥", r"'\\u0664\\u0665' is no card"),
        ('45 "12"', "'\"12\"' is no card"),
        ("45 '12'", "\"'12'\" is no card"),
    ],
)
def test_bad_turns(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=f"^{said}") as refused:
        parse_turn(text)
    assert "expected" in one_line(refused.value)


@pytest.mark.parametrize("text", ["5" * 10**6, "+".join("5" * 10**5), "\x00" * 10**5, "x" * 10**6])
def test_a_huge_word_is_cut_in_the_sentence(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text + "!")
    assert len(one_line(refused.value)) < 400


@given(st.text(max_size=200))
def test_whatever_is_quoted_is_one_printable_line(text: str) -> None:
    shown = quoted(text)
    assert shown.isprintable()
    assert shown.isascii()


@pytest.mark.parametrize("parse", [parse_rows, parse_turn, parse_action, parse_cards, parse_seat])
@given(text=st.one_of(st.text(), st.text(alphabet="0123456789 |;-+stback.\n\x00'\"~?")))
def test_no_text_leads_to_another_error(parse: object, text: str) -> None:
    assert callable(parse)
    try:
        parse(text)
    except NotationError as error:
        one_line(error)
