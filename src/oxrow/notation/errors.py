"""What can be wrong with a text."""


class NotationError(ValueError):
    """A text that says nothing: names the word and what was expected."""


class RecordError(NotationError):
    """A record that cannot be read, or does not replay."""


def quoted(text: object) -> str:
    r"""*text* on one printable line, however it looks.

    >>> quoted("5" + chr(233))
    "'5\\xe9'"
    """
    try:
        line = str(text)
    except ValueError:  # an int of more digits than Python writes out
        line = "a huge number"
    return ascii(line if len(line) <= 60 else f"{line[:57]}...")
