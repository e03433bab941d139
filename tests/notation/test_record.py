"""Records: written, read strictly, replayed."""

import random
import tomllib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxrow.notation import (
    Record,
    RecordError,
    RoundRecord,
    moments,
    parse_record,
    parse_turn,
    record_text,
    replay,
    rows_text,
    turns_of,
)
from oxrow.rules import Deal, End, EndKind, IllegalActionError, Ruleset, start_round
from oxrow.rules.actions import Action, PlayCards, Take, TakeBack
from oxrow.rules.ruleset import Ties
from oxrow.rules.scoring import round_points
from tests.notation.support import NO_CARDS, one_line
from tests.support import TESTS, cards, deal_of, decisions

BASE = Ruleset()
SHORT = replace(BASE, hand=2)

TEXT = """\
format = "oxrow 1"
ruleset = { name = "base", hand = 2 }
revision = 1
players = ["Ana", "Bo"]

[[rounds]]
rows = "20 | 40 | 60 | 80"
hands = [
  "5 50",
  "19 61",
]
turns = [
  "5 61; s1 t1",
  "50 19",
]
heads = [3, 0]
"""


def test_it_looks_as_promised() -> None:
    record = parse_record(TEXT)
    assert record.ruleset == SHORT
    assert record.players == ("Ana", "Bo")
    assert record.rounds[0].deal.rows == (20, 40, 60, 80)
    assert record.rounds[0].turns == (parse_turn("5 61; s1 t1"), parse_turn("50 19"))
    assert record_text(record) == TEXT
    assert [place.pile for place in replay(record)[0].table.places] == [(20,), ()]


def test_every_decision_of_it_can_be_looked_at() -> None:
    seen = [(moment.seat, moment.action) for moment in moments(parse_record(TEXT))]
    five, sixty_one, fifty, nineteen = (PlayCards(cards(number)) for number in (5, 61, 50, 19))
    assert seen == [(0, five), (1, sixty_one), (0, Take(0)), (0, fifty), (1, nineteen)]
    assert next(iter(moments(parse_record(TEXT)))).state == start_round(SHORT, parse_record(TEXT).rounds[0].deal)


def test_a_record_may_hold_comments_and_stand_in_another_order() -> None:
    other = TEXT.replace('hands = [\n  "5 50",\n  "19 61",\n]', 'hands = ["50  5", "19 61"] # a seed is only a remark')
    assert parse_record(other) == parse_record(TEXT)


def test_a_match_that_has_not_begun_or_is_not_over() -> None:
    head = TEXT.split("\n[[rounds]]", maxsplit=1)[0]
    assert parse_record(head).rounds == ()
    assert replay(parse_record(head)) == ()
    unfinished = TEXT.replace('  "50 19",\n', "").replace("heads = [3, 0]\n", "")
    record = parse_record(unfinished)
    assert record.rounds[0].heads is None
    assert record_text(record) == unfinished
    assert replay(record)[0].table.asked == (0, 1)


# What is wrong: what is there, what stands in its place, and what the sentence has in it.
UNREADABLE = {
    "no TOML": ("format = ", "format ", "no TOML"),
    "no format": ('format = "oxrow 1"\n', "", "the record names no format; expected 'oxrow 1'"),
    "another format": ("oxrow 1", "oxrow 2", "the format is 'oxrow 2'"),
    "a number as format": ('"oxrow 1"', "1", "the format is '1'"),
    "an unknown key": ("revision = 1", "revision = 1\nseed = 7", "'seed'; expected only format, players"),
    "an unknown key in a round": ("heads =", "dealer = 1\nheads =", "round 1 has a key 'dealer'"),
    "a key with a line break": ("heads =", '"a\\nb" = 1\nheads =', r"round 1 has a key 'a\\nb'"),
    "no ruleset": ('ruleset = { name = "base", hand = 2 }\n', "", "no ruleset is called"),
    "an unknown ruleset": ('"base"', '"Base"', "no ruleset is called 'Base'; expected one of base"),
    "a list as ruleset": ('{ name = "base", hand = 2 }', '["base"]', "no ruleset is called"),
    "an unknown setting": ("hand = 2", "hands = 2", "no setting 'hands'"),
    "a bad setting": ("hand = 2", "hand = true", "'True' is no value for hand"),
    "an impossible setting": ("hand = 2", "hand = 0", "hand"),
    "a module that is not there": ("hand = 2", 'modules = ["jokers?"]', "no rule module is called"),
    "no revision": ("revision = 1\n", "", "revision 'None'"),
    "another revision": ("revision = 1", "revision = 2", "revision '2' of base; expected 1"),
    "true as revision": ("revision = 1", "revision = true", "revision 'True'"),
    "a fraction as revision": ("revision = 1", "revision = 1.0", "revision '1.0'"),
    "no players": ('players = ["Ana", "Bo"]\n', "", "players is 'None'; expected a list of texts"),
    "players that are no texts": ('["Ana", "Bo"]', '["Ana", 2]', "expected a list of texts"),
    "players in one text": ('["Ana", "Bo"]', '"Ana, Bo"', "expected a list of texts"),
    "one player more": ('["Ana", "Bo"]', '["Ana", "Bo", "Cy"]', "round 1: expected .* 3 hands"),
    "one player": ('["Ana", "Bo"]', '["Ana"]', "2 to 10 seats"),
    "rounds that are no list": ("[[rounds]]", "[rounds]", "rounds is no list of tables"),
    "rounds that are numbers": (TEXT[TEXT.index("[[rounds]]") :], "rounds = [1]\n", "rounds is no list of tables"),
    "no rows": ('rows = "20 | 40 | 60 | 80"\n', "", "round 1: expected rows"),
    "rows in a list": ('"20 | 40 | 60 | 80"', '["20", "40", "60", "80"]', "round 1: expected rows"),
    "three rows": ('"20 | 40 | 60 | 80"', '"20 | 40 | 60"', "round 1: 3 cards start the rows; expected 4"),
    "a row of two": ('"20 | 40 | 60 | 80"', '"20 | 40 60 | 80"', "round 1: "),
    "rows without bars": ('"20 | 40 | 60 | 80"', '"20 40 60 80"', "round 1: "),
    "an empty row": ('"20 | 40 | 60 | 80"', '"20 | 40 | 60 | 80 |"', "round 1: "),
    "no hands": ('hands = [\n  "5 50",\n  "19 61",\n]\n', "", "round 1: hands is 'None'"),
    "a hand that is no text": ('"5 50"', "[5, 50]", "round 1: hands is"),
    "one hand": ('  "19 61",\n', "", "round 1: expected .* 2 hands"),
    "a card too many": ('"19 61"', '"19 61 62"', "round 1: s2 holds 3 cards; expected 2"),
    "a card too few": ('"19 61"', '"19"', "round 1: s2 holds 1 cards?; expected 2"),
    "a card in two hands": ('"19 61"', '"19 50"', "round 1: the card 50 is dealt more often"),
    "a card in a row and a hand": ('"19 61"', '"19 20"', "round 1: the card 20 is dealt more often"),
    "no card in a hand": ('"19 61"', '"19 105"', "round 1: '105' is no card"),
    "an unknown starter": ("heads =", 'starter = "s3"\nheads =', "round 1: expected .* starter"),
    "a number as starter": ("heads =", "starter = 1\nheads =", "round 1: expected .* starter"),
    "no turns": ('turns = [\n  "5 61; s1 t1",\n  "50 19",\n]\n', "", "round 1: turns is 'None'"),
    "a turn that is no text": ('"50 19"', "50", "round 1: turns is"),
    "a turn that means nothing": ('"50 19"', '"50 x"', "round 1, turn 2: 'x' is no card"),
    "an empty turn": ('"50 19"', '""', "round 1, turn 2: the turn has no plays"),
    "heads that are texts": ("[3, 0]", '["3", "0"]', "round 1: heads is"),
    "heads that are true": ("[3, 0]", "[3, false]", "round 1: heads is"),
    "heads that are fractions": ("[3, 0]", "[3.0, 0]", "round 1: heads is"),
    "heads in one number": ("[3, 0]", "3", "round 1: heads is"),
    "a round without heads before another": (
        "heads = [3, 0]\n",
        TEXT[TEXT.index("\n[[rounds]]") :],
        "round 1 has no heads; only the last round",
    ),
}

WRONG = {
    "a play too many": ('"50 19"', '"50 19 7"', "round 1, turn 2: 3 seats play; expected 2"),
    "a play too few": ('"50 19"', '"50"', "round 1, turn 2: 1 seats? plays?; expected 2"),
    "a play of nothing": ('"50 19"', '"50 -"', "round 1, turn 2: s2 plays nothing; expected a card"),
    "two cards at once": ('"5 61; s1 t1"', '"5+50 61; s1 t1"', r"round 1, turn 1: s1 cannot answer '5\+50' here"),
    "a card of another": ('"50 19"', '"50 61"', "round 1, turn 2: s2 cannot answer '61' here"),
    "a card that was not dealt": ('"50 19"', '"51 19"', "round 1, turn 2: s1 cannot answer '51' here"),
    "no answer": ('"5 61; s1 t1"', '"5 61"', "round 1, turn 1: s1 is asked 'low-card'; expected an answer"),
    "an answer too many": ('"50 19"', '"50 19; s2 t1"', "round 1, turn 2: s2 cannot answer 't1' here"),
    "an answer twice": ("s1 t1", "s1 t1; s1 t2", "round 1, turn 1: s1 cannot answer 't2' here"),
    "an answer of another": ("s1 t1", "s2 t1", "round 1, turn 1: s2 cannot answer 't1' here"),
    "a row that is not there": ("s1 t1", "s1 t5", "round 1, turn 1: s1 cannot answer 't5' here"),
    "a card for an answer": ("s1 t1", "s1 50", "round 1, turn 1: s1 cannot answer '50' here"),
    "a seat that is not there": ("s1 t1", "s3 t1", "round 1, turn 1: s3 cannot answer 't1' here"),
    "a turn too many": ('  "50 19",\n', '  "50 19",\n  "50 19",\n', "round 1, turn 3: s1 cannot answer '50' here"),
    "a turn too few": ('  "50 19",\n', "", "round 1 is not over but has heads"),
    "two turns in one": (
        '  "5 61; s1 t1",\n  "50 19",\n',
        '  "5 61; s1 t1; s1 50; s2 19",\n',
        "round 1, turn 1: s1 .*'50'",
    ),
    "a play for an answer": ('"50 19"', '"50 -; s2 19"', "round 1, turn 2: s2 plays nothing; expected a card"),
    "a card taken back": ('"5 61; s1 t1"', '"5 61; s1 back; s1 5; s1 t1"', "round 1, turn 1: s1 .*'back'"),
    "no heads": ("heads = [3, 0]\n", "", "round 1 is over but has no heads"),
    "wrong heads": ("[3, 0]", "[3, 1]", r"round 1: the heads are \[3, 1\]; the piles hold \[3, 0\]"),
    "heads of too many": ("[3, 0]", "[3, 0, 0]", r"round 1: the heads are \[3, 0, 0\]"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_it_is_read_strictly(what: str) -> None:
    old, new, said = UNREADABLE[what]
    assert TEXT.count(old) == 1
    with pytest.raises(RecordError, match=said) as refused:
        parse_record(TEXT.replace(old, new))
    one_line(refused.value)


@pytest.mark.parametrize("what", WRONG)
def test_it_is_replayed_strictly(what: str) -> None:
    old, new, said = WRONG[what]
    assert TEXT.count(old) == 1
    record = parse_record(TEXT.replace(old, new))
    with pytest.raises(RecordError, match=f"^{said}") as refused:
        replay(record)
    one_line(refused.value)


@pytest.mark.parametrize("word", [word for word in NO_CARDS if word not in {"", " 5", "5 ", "5|"}])
def test_no_other_word_is_a_card_of_a_record(word: str) -> None:
    record = parse_record(TEXT)
    wrong = record_text(replace(record, players=(word, "Bo")))
    assert parse_record(wrong).players == (word, "Bo")
    escaped = wrong.split("players = [")[1].split(', "Bo"]')[0]
    for old in ('"19 61"', '"50 19"'):
        with pytest.raises(RecordError) as refused:
            parse_record(TEXT.replace(old, escaped))
        one_line(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "\x00",
        "\x7f = 1",
        "\ufeff" + TEXT,
        "x = " + "[" * 100_000,
        "x = {" * 5000,
        "[" * 5000,
        "x." * 5000 + "y = 1",
        "x = " + "1" * 5000,
        "x = 1979-13-45",
        "x = '''" + "\n" * 9,
        'x = "\\ud800"',
        TEXT * 2,
        TEXT.replace("3, 0", "1" * 5000 + ", 0"),
        TEXT.replace("3, 0", "0x" + "f" * 5000 + ", 0"),
        TEXT.replace("revision = 1", "revision = 0x" + "f" * 5000),
        TEXT.replace("hand = 2", "hand = 0x" + "f" * 5000),
        TEXT.replace("hand = 2", "end = 0x" + "f" * 5000),
    ],
    ids=lambda text: repr(text[:8]),
)
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(text)
    one_line(refused.value)


NAMES = st.lists(st.text(), min_size=2, max_size=2).map(tuple)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        '"',
        "\\",
        "\\u0041",
        "\n",
        "\r\n",
        "\t",
        "\x00",
        "\x1b",
        "\x7f",
        "\x85",
        "\u2028",
        "\ufeff",
        "六",
        "🐂",
        "#",
    ],
)
def test_a_name_may_be_anything(name: str) -> None:
    record = replace(parse_record(TEXT), players=(name, name))
    assert parse_record(record_text(record)) == record
    assert parse_record(record_text(record).encode("utf-8").decode("utf-8")) == record


def test_a_starter_is_written_where_it_is_not_the_first_seat() -> None:
    record = parse_record(TEXT.replace("turns = [", 'starter = "s2"\nturns = ['))
    assert record.rounds[0].deal.starter == 1
    assert parse_record(record_text(record)) == record
    assert 'starter = "s2"\n' in record_text(record)
    assert parse_record(TEXT.replace("turns = [", 'starter = "s1"\nturns = [')) == parse_record(TEXT)
    assert "starter" not in record_text(parse_record(TEXT))


@given(NAMES)
def test_names_are_kept_whatever_they_hold(names: tuple[str, ...]) -> None:
    record = replace(parse_record(TEXT), players=names)
    assert parse_record(record_text(record)) == record
    assert tomllib.loads(record_text(record))["players"] == list(names)


@given(
    st.integers(2, 6),
    st.integers(0, 2**32),
    st.integers(1, 3),
    st.sampled_from([End(EndKind.MORE_THAN, 600), End(EndKind.AT_LEAST, 600), End(EndKind.OPEN, None)]),
    st.sampled_from(Ties),
)
def test_matches_there_and_back(seats: int, seed: int, count: int, end: End, ties: Ties) -> None:
    ruleset = replace(BASE, end=end, ties=ties)
    rounds = []
    for number in range(count):
        dealt = deal_of(ruleset, seats, seed + number)
        played = list(decisions(ruleset, dealt, seed + number))
        written = turns_of(ruleset, dealt, ((each.seat, each.action) for each in played))
        rounds.append(RoundRecord(dealt, written, round_points(played[-1].after)))
    record = Record(ruleset, tuple(map(str, range(seats))), tuple(rounds))
    text = record_text(record)
    assert parse_record(text) == record
    assert record_text(parse_record(text)) == text
    assert [round_points(state) for state in replay(record)] == [each.heads for each in record.rounds]


@given(st.data())
def test_a_changed_character_leads_to_no_other_error(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    text = TEXT[:at] + data.draw(st.text(max_size=3)) + TEXT[at + data.draw(st.integers(0, 6)) :]
    try:
        replay(parse_record(text))
    except RecordError as error:
        one_line(error)


@given(st.text())
def test_arbitrary_text_leads_to_no_other_error(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(text)
    one_line(refused.value)


# --- Writing down -----------------------------------------------------------------------------------------------------


def test_turns_are_written_in_seat_order_and_without_what_was_taken_back() -> None:
    deal = parse_record(TEXT).rounds[0].deal
    answers: list[tuple[int, Action]] = [
        (1, PlayCards(cards(19))),
        (1, TakeBack()),
        (1, PlayCards(cards(61))),
        (0, PlayCards(cards(5))),
        (0, Take(0)),
        (1, PlayCards(cards(19))),
    ]
    assert turns_of(SHORT, deal, answers) == (parse_turn("5 61; s1 t1"),)
    assert turns_of(SHORT, deal, answers[:4]) == ()
    assert turns_of(SHORT, deal, [*answers, (0, PlayCards(cards(50)))]) == parse_record(TEXT).rounds[0].turns


def test_answers_of_another_round_are_refused() -> None:
    deal: Deal = parse_record(TEXT).rounds[0].deal
    with pytest.raises(IllegalActionError):
        turns_of(SHORT, deal, [(0, PlayCards(cards(7)))])


def test_a_record_does_not_depend_on_chance() -> None:
    random.seed(1)
    first = replay(parse_record(TEXT))
    random.seed(2)
    assert replay(parse_record(TEXT)) == first


def test_no_round_is_dealt_after_the_match_is_over() -> None:
    record = parse_record((TESTS / "playthroughs" / "base.oxrow").read_text("utf-8"))
    played_on = replace(record, rounds=(*record.rounds, record.rounds[-1]))
    with pytest.raises(RecordError, match=f"round {len(played_on.rounds)} was dealt after the match was over"):
        replay(played_on)


# --- Other rulesets ---------------------------------------------------------------------------------------------------

DRAFTED = """\
format = "oxrow 1"
ruleset = { name = "pro", rows = 2, hand = 1 }
revision = 1
players = ["Ana", "Bo"]

[[rounds]]
rows = ""
hands = [
  "",
  "",
]
starter = "s2"
turns = [
  "- -; s2 3; s1 1",
  "1 3; s1 t2",
]
heads = [1, 0]
"""


def test_a_draft_is_a_first_line_without_plays() -> None:
    record = parse_record(DRAFTED)
    assert record.rounds[0].deal.offer == (1, 2, 3, 4)
    assert record_text(record) == DRAFTED
    (end,) = replay(record)
    assert [row.cards for row in end.table.rows] == [(2, 3), (1,)]
    assert [(moment.seat, moment.action) for moment in moments(record)][:2] == [
        (1, PlayCards(cards(3))),
        (0, PlayCards(cards(1))),
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("- -; s2 3; s1 1", "- -; s1 3; s2 1", "round 1, turn 1: s1 cannot answer '3' here"),
        ("- -; s2 3; s1 1", "- -; s2 3; s1 3", "round 1, turn 1: s1 cannot answer '3' here"),
        ("- -; s2 3; s1 1", "- -; s2 5; s1 1", "round 1, turn 1: s2 cannot answer '5' here"),
        ("- -; s2 3; s1 1", "- -; s2 3+4; s1 1", r"round 1, turn 1: s2 cannot answer '3\+4' here"),
        ("- -; s2 3; s1 1", "- -; s2 3", "round 1, turn 1: s1 is asked 'pick'; expected an answer"),
        ("- -; s2 3; s1 1", "3 1", "round 1, turn 1: s2 is asked 'pick'; expected an answer"),
        ("- -; s2 3; s1 1", "- 4; s2 3; s1 1", "round 1, turn 1: s2 cannot answer '4' here"),
        ("- -; s2 3; s1 1", "- - -; s2 3; s1 1", "round 1, turn 1: 3 seats play; expected 2"),
        ('  "- -; s2 3; s1 1",\n', "", "round 1, turn 1: s1 cannot answer 't2' here"),
    ],
)
def test_a_draft_is_replayed_strictly(old: str, new: str, said: str) -> None:
    assert DRAFTED.count(old) == 1
    with pytest.raises(RecordError, match=f"^{said}") as refused:
        replay(parse_record(DRAFTED.replace(old, new)))
    one_line(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rows = ""', 'rows = "1 | 2"', "round 1: 2 cards start the rows; expected 0"),
        ('  "",\n  "",\n', '  "3",\n  "",\n', "round 1: s1 holds 1 cards; expected 0"),
    ],
)
def test_nothing_is_dealt_where_all_is_picked(old: str, new: str, said: str) -> None:
    with pytest.raises(RecordError, match=f"^{said}"):
        parse_record(DRAFTED.replace(old, new))


def test_a_card_that_is_dealt_too_often_is_named_in_its_word() -> None:
    for name, hands, word in (("jokers", ("5 0.4", "19 0.4"), "0.4"), ("base", ("0 5", "19 61"), "0")):
        text = TEXT.replace('"base"', f'"{name}"').replace("5 50", hands[0]).replace("19 61", hands[1])
        with pytest.raises(RecordError, match=f"^round 1: the card {word} is dealt more often"):
            parse_record(text)


def test_open_turns_are_answered_in_the_order_of_the_seats_from_the_starter() -> None:
    text = TEXT.replace('name = "base"', 'name = "simplified"').replace('  "5 61; s1 t1",\n', '  "50 61",\n')
    text = (
        text.replace('"50 19"', '"5 19"').replace("turns = [", 'starter = "s2"\nturns = [').replace("[3, 0]", "[0, 0]")
    )
    record = parse_record(text)
    assert [moment.seat for moment in moments(record)] == [1, 0, 1, 0]
    assert rows_text(replay(record)[0].table.rows) == "20 | 40 50 | 60 61 5 | 80 19"
