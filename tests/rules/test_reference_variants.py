"""The engine and the second reference agree, turn by turn, in every ruleset."""

import random
from collections.abc import Iterator

from oxrow.notation import action_text, resolve, rows_text
from oxrow.notation.words import card_text
from oxrow.rules.cards import Card
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.deal import deck
from oxrow.rules.scoring import worth
from oxrow.rules.state import Row
from tests.properties.checks import written
from tests.rules import reference_variants as reference
from tests.support import deal_of, every_ruleset, turns


def words(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(card_text, cards))


def position_of(rows: tuple[Row, ...], seats: int) -> reference.Position:
    return reference.Position([[*words(row.cards)] for row in rows], [[] for _ in range(seats)], [])


def lying(position: reference.Position) -> str:
    return " | ".join(" ".join(row) for row in position.rows)


@every_ruleset
def test_random_rounds_agree(name: str) -> None:
    ruleset, game = CATALOGUE[name], reference.GAMES[name]
    for seed in range(12):
        seats = random.Random(seed).randint(ruleset.least_seats, ruleset.most_seats)
        for played in turns(ruleset, deal_of(ruleset, seats, seed), seed):
            before, after = played[0].before.table, played[-1].after.table
            line, position = written(played), position_of(before.rows, seats)
            replies = [action_text(action) for _, action in line.answers]
            asked = reference.play_turn(game, position, [*map(words, line.plays)], lambda _: replies.pop(0))  # noqa: B023 - used at once
            assert not replies
            assert [seat for seat, _ in asked] == [seat for seat, _ in line.answers]
            assert lying(position) == rows_text(after.rows)
            for seat, pile in enumerate(position.piles):
                taken = after.places[seat].pile[len(before.places[seat].pile) :]
                assert [*words(taken)] == pile
                assert worth(ruleset, taken) == reference.heads(pile)


@every_ruleset
def test_random_turns_on_long_rows_agree(name: str) -> None:
    """Rows of all lengths and in any order, as random rounds rarely have them, by `resolve`."""
    ruleset, game = CATALOGUE[name], reference.GAMES[name]
    rng = random.Random(name)
    taken = 0
    for _ in range(400):
        stock = [*words(deck(ruleset, 10 if ruleset.known_deck else 2))]
        rng.shuffle(stock)
        rows = [[*row_of(stock, rng, ascending=not game.low_joins)] for _ in range(4)]
        seats = rng.randint(2, ruleset.most_seats)
        plays = [tuple(stock.pop() for _ in range(rng.randint(1, game.most_cards))) for _ in range(seats)]
        position = reference.Position(rows, [[] for _ in range(seats)], [])
        before = lying(position)
        answers = reference.play_turn(game, position, plays, rng.choice)
        line = "; ".join([" ".join(map("+".join, plays)), *(f"s{seat + 1} {way}" for seat, way in answers)])
        told = resolve(name, before, line).to_json()
        assert told["asks"] is None
        assert told["rows"] == lying(position)
        piles = {f"s{seat}": pile for seat, pile in enumerate(position.piles, 1) if pile}
        assert told["taken"] == piles
        assert told["points"] == {seat: reference.heads(pile) for seat, pile in piles.items()}
        taken += len(piles)
    assert taken > 100


def row_of(stock: list[str], rng: random.Random, *, ascending: bool) -> Iterator[str]:
    """Give cards of a row: no zero, no joker behind a joker, and ascending where no low card may lie there."""
    length, last = rng.choice((1, 2, 4, 5, 5)), ""
    numbers = [card for card in stock if card != "0" and not reference.is_joker(card)][:length]
    for card in sorted(numbers, key=int) if ascending else numbers:
        jokers = [each for each in stock if reference.is_joker(each)]
        joker = jokers and not (last and reference.is_joker(last)) and rng.random() < 0.15
        last = jokers[0] if joker else card
        stock.remove(last)
        yield last


def test_the_reference_knows_every_ruleset() -> None:
    assert reference.GAMES.keys() == CATALOGUE.keys()


def test_a_turn_of_the_reference_is_written_as_in_the_notation() -> None:
    position = reference.Position([["4", "9", "14", "17"], ["30"], ["60"], ["90"]], [[], []], [])
    answers = reference.play_turn(reference.GAMES["jokers"], position, [("18",), ("0.4",)], lambda able: able[0])
    assert answers == [(1, "r1")]
    assert lying(position) == "18 | 30 | 60 | 90"
