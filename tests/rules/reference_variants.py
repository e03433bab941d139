"""All rulesets once more, written from docs/rules (3, 4 to 7) and sharing nothing with `oxrow.rules`.

A card is its word: "18", "0", "0.4". Everything that a player decides is a list of ways, tried one after the other.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations, product
from typing import NamedTuple

from tests.rules.reference import HEADS


@dataclass(frozen=True)
class Game:
    """What is different from base."""

    most_cards: int = 1
    capacity: int = 5
    low_joins: bool = False
    openly: bool = False
    draft: bool = False


GAMES = {
    "base": Game(),
    "tactics": Game(),
    "pro": Game(draft=True),
    "plus": Game(most_cards=2, low_joins=True),
    "plus-equal": Game(most_cards=2, low_joins=True),
    "negative": Game(most_cards=2, low_joins=True),
    "simplified": Game(low_joins=True, openly=True),
    "jokers": Game(),
}

Play = tuple[str, ...]


class Position(NamedTuple):
    rows: list[list[str]]
    piles: list[list[str]]
    hands: list[list[str]]

    def copy(self) -> "Position":
        return deepcopy(self)


def is_joker(card: str) -> bool:
    return card.startswith("0.")


def tenths(card: str) -> int:
    return round(float(card) * 10)


def end(row: Sequence[str]) -> int:
    lifted = len(row) > 1 and is_joker(row[-1])
    return tenths(row[-1]) + (tenths(row[-2]) if lifted else 0)


def heads(pile: Sequence[str]) -> int:
    return sum(1 if is_joker(card) else 0 if card == "0" else HEADS[int(card) - 1] for card in pile)


def in_order(plays: Sequence[tuple[int, Play]]) -> list[tuple[int, str]]:
    """Give the cards that are placed, in their order: those beside a zero first."""
    waiting = [("0" not in cards, tenths(card), seat, card) for seat, cards in plays for card in cards if card != "0"]
    return [(seat, card) for _, _, seat, card in sorted(waiting)]


def ways(game: Game, rows: list[list[str]], card: str) -> list[str]:
    """List what may become of *card*: `r2` it is laid behind row 2, `t2` it takes that row."""
    takes = [f"t{number}" for number in range(1, len(rows) + 1)]
    if is_joker(card):
        return [f"r{number}" for number, row in enumerate(rows, 1) if not is_joker(row[-1])] + takes
    lower = [end(row) for row in rows if end(row) < tenths(card)]
    if not lower and not game.low_joins:
        return takes
    wanted = max(lower) if lower else max(map(end, rows))
    return [f"r{[end(row) for row in rows].index(wanted) + 1}"]


def place(game: Game, position: Position, seat: int, card: str, way: str) -> None:
    row = position.rows[int(way[1:]) - 1]
    if way[0] == "r" and len(row) < game.capacity:
        row.append(card)
    else:
        position.piles[seat] += row
        row[:] = [card]


def lay_zeros(position: Position, plays: Sequence[tuple[int, Play]]) -> None:
    for seat, cards in plays:
        position.piles[seat] += [card for card in cards if card == "0"]


def play_turn(
    game: Game, position: Position, plays: Sequence[Play], choose: Callable[[list[str]], str]
) -> list[tuple[int, str]]:
    """Play a turn; a seat that plays nothing plays (). Gives what was asked and *choose* has answered."""
    answers = []
    together = [(seat, cards) for seat, cards in enumerate(plays) if cards]
    for group in [[each] for each in together] if game.openly else [together]:
        lay_zeros(position, group)
        for seat, card in in_order(group):
            able = ways(game, position.rows, card)
            asked = is_joker(card) or able[0][0] == "t"
            way = choose(able) if asked else able[0]
            answers += [(seat, way)] if asked else []
            place(game, position, seat, card, way)
    return answers


def plays_of(game: Game, hand: Sequence[str]) -> list[Play]:
    """List each different choice once: zeros are alike."""
    counts = range(1, game.most_cards + 1)
    return list(dict.fromkeys(play for count in counts for play in combinations(hand, count))) or [()]


def every_end(game: Game, position: Position, starter: int = 0) -> Iterator[Position]:
    """Give the end of each way in which the round can go."""
    seats = [(starter + step) % len(position.hands) for step in range(len(position.hands))]
    if not any(position.hands):
        yield position
    elif game.openly:
        yield from every_open_turn(game, position, seats, starter)
    else:
        for plays in product(*(plays_of(game, position.hands[seat]) for seat in sorted(seats))):
            laid = put_down(position, list(enumerate(plays)))
            for after in every_placing(game, laid, in_order(list(enumerate(plays)))):
                yield from every_end(game, after, starter)


def every_open_turn(game: Game, position: Position, seats: list[int], starter: int) -> Iterator[Position]:
    if not seats:
        yield from every_end(game, position, starter)
        return
    for cards in plays_of(game, position.hands[seats[0]]):
        laid = put_down(position, [(seats[0], cards)])
        for after in every_placing(game, laid, in_order([(seats[0], cards)])):
            yield from every_open_turn(game, after, seats[1:], starter)


def put_down(position: Position, plays: Sequence[tuple[int, Play]]) -> Position:
    """Take the plays out of the hands, and the zeros of them into the piles."""
    laid = position.copy()
    for seat, cards in plays:
        for card in cards:
            laid.hands[seat].remove(card)
    lay_zeros(laid, plays)
    return laid


def every_placing(game: Game, position: Position, waiting: list[tuple[int, str]]) -> Iterator[Position]:
    if not waiting:
        yield position
        return
    seat, card = waiting[0]
    for way in ways(game, position.rows, card):
        after = position.copy()
        place(game, after, seat, card, way)
        yield from every_placing(game, after, waiting[1:])


def every_draft(offer: Sequence[str], seats: int, hand: int, starter: int) -> Iterator[Position]:
    """Give every table that an open draft can lead to, in the order of the picks."""

    def pick(left: list[str], hands: list[list[str]], picks: int) -> Iterator[Position]:
        if picks == seats * hand:
            yield Position([[card] for card in sorted(left, key=int)], [[] for _ in hands], hands)
            return
        for card in left:
            taken = deepcopy(hands)
            taken[(starter + picks) % seats].append(card)
            yield from pick([other for other in left if other != card], taken, picks + 1)

    return pick(list(offer), [[] for _ in range(seats)], 0)


def leaves(game: Game, starts: Iterator[Position], seats: int, starter: int = 0) -> tuple[int, list[int]]:
    """Count the ways in which the rounds can go, and the points of each seat over all of them."""
    count, points = 0, [0] * seats
    for start in starts:
        for after in every_end(game, start, starter):
            count += 1
            points = [sum(pair) for pair in zip(points, map(heads, after.piles), strict=True)]
    return count, points
