"""Names for bots."""

import random

from oxrow.bots import NAMES, fresh_names


def test_the_pool_is_large_and_plain() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) >= 12
    assert all(name.isalpha() and len(name) <= 8 for name in NAMES)


def test_names_are_fresh() -> None:
    for seed in range(50):
        names = fresh_names(9, ["clover", "DUKE", "Ana"], random.Random(seed))
        assert len(set(names)) == 9
        assert not {"Clover", "Duke", "Ana"} & set(names)


def test_chance_mixes_them() -> None:
    assert len({fresh_names(3, [], random.Random(seed)) for seed in range(20)}) > 15


def test_the_pool_can_run_out() -> None:
    names = fresh_names(len(NAMES) + 3, ["Bess 2"], random.Random(1))
    assert len(set(names)) == len(NAMES) + 3
    assert set(NAMES) < set(names)
    assert "Bess 2" not in names
