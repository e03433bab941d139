"""What tests of the notation share: words that mean nothing, and how an error must look."""

from typing import Final

NO_CARDS: Final = [
    *(
        "",
        "00",
        "0.",
        "0.10",
        "0.04",
        "00.4",
        "0,4",
        "1.4",
        ".4",
        "0.４",
        "105",
        "999",
        "1000",
        "007",
        "05",
        "+5",
        "-5",
        "−5",
        "5.",
        "5.0",
        "1e1",
        "0x5",
        "5_0",
        "five",
        "J4",
        "?",
    ),
    *("٣", "５", "²", "①", "Ⅴ", "~5", "5~x", "'5'", '"5"', "5;", "5|", " 5", "5 ", "5\n", "\n5", "5\x00", "\x00"),
    *("5\u200b", "\ufeff5", "\x1b[31m5", "5\u2028", "9" * 5000),
]

NO_SEATS: Final = [
    "",
    "s",
    "s0",
    "s11",
    "s01",
    "s+1",
    "S1",
    "1",
    "s1 ",
    "s1\n",
    "s٣",
    "s１",
    "b2",
    "seat1",
    "s1\x00",
    "s" * 9999,
]


def one_line(error: Exception) -> str:
    """The sentence of an error, which is one printable line and not too long to read."""
    text = str(error)
    assert text
    assert text.isprintable()
    assert len(text) < 1000
    return text
