"""Names for bots: plain and friendly, of no real person."""

import random
from collections.abc import Iterable
from itertools import count
from typing import Final

NAMES: Final = (
    "Bess",
    "Bramble",
    "Clover",
    "Daisy",
    "Duke",
    "Fern",
    "Hazel",
    "Juno",
    "Maple",
    "Mira",
    "Nutmeg",
    "Pepper",
    "Rosie",
    "Tansy",
    "Thistle",
    "Wim",
)


def fresh_names(number: int, taken: Iterable[str], rng: random.Random) -> tuple[str, ...]:
    """*number* different names, none of them *taken*, whatever its case; numbered ones when the pool is used up.

    >>> fresh_names(2, [name for name in NAMES if name != "Wim"], random.Random(1))
    ('Wim', 'Bess 2')
    """
    used = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in used]
    rng.shuffle(free)
    numbered = (f"{name} {again}" for again in count(2) for name in NAMES)
    while len(free) < number:
        if (name := next(numbered)).casefold() not in used:
            free.append(name)
    return tuple(free[:number])
