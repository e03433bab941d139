"""Golden playthroughs: a whole match as a record, and beside it what happened, for people to read.

`python -m tests.playthroughs.golden RULESET SEATS SEED` makes both anew from random play. Do that only when the rules
have changed on purpose, and read what became different.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

from oxrow.notation import Record, RoundRecord, moments, record_text, replay, rows_text, turn_text, turns_of
from oxrow.notation.words import card_text, cards_text, seat_text
from oxrow.rules import Ruleset, apply, deal
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.events import CardLaidAside, RowTaken
from oxrow.rules.scoring import is_over, round_points, totals, winners, worth
from oxrow.rules.starter import next_starter
from oxrow.rules.workspace import Happened
from tests.support import decisions

FOLDER = Path(__file__).parent
NAMES = ("Ana", 'Bo "the Ox"', "Zoë", "D\\d", "Ένα", "六")


def random_match(ruleset: Ruleset, seats: int, seed: int) -> Record:
    rng = random.Random(seed)
    rounds: list[RoundRecord] = []
    starter = 0
    while not is_over(ruleset, points := [each.heads or () for each in rounds]):
        starter = next_starter(ruleset, seats, points, starter, rng)
        dealt = deal(ruleset, seats, rng, starter)
        played = list(decisions(ruleset, dealt, rng.randrange(2**32)))
        turns = turns_of(ruleset, dealt, ((each.seat, each.action) for each in played))
        rounds.append(RoundRecord(dealt, turns, round_points(played[-1].after)))
    return Record(ruleset, NAMES[:seats], tuple(rounds))


def transcript(record: Record) -> Iterator[str]:
    """Tell, turn by turn, what was played, how the rows lay afterwards, and who took what."""
    for number, (played, end) in enumerate(zip(record.rounds, replay(record), strict=True), 1):
        yield f"round {number}"
        yield f"  {' | '.join(map(card_text, played.deal.rows)) or '(to be picked)'}"
        one = Record(record.ruleset, record.players, (played,))
        answers = iter(moments(one))
        for at, turn in enumerate(played.turns, 1):
            happened: list[Happened] = []
            for _ in [*filter(None, turn.plays), *turn.answers]:
                moment = next(answers)
                happened += apply(moment.state, moment.seat, moment.action).events
            yield f"{at:2}  {turn_text(turn)}"
            yield f"    {rows_text(happened[-1].rows)}"
            for event in (each.event for each in happened):
                if isinstance(event, CardLaidAside):
                    yield f"    {seat_text(event.seat)} laid-aside {card_text(event.card)}"
                if isinstance(event, RowTaken):
                    taken = f"{cards_text(event.cards)} = {worth(record.ruleset, event.cards)}"
                    yield f"    {seat_text(event.seat)} {event.reason.value} {card_text(event.card)}: {taken}"
        yield f"    points {' '.join(map(str, round_points(end)))}"
    heads = [each.heads or () for each in record.rounds]
    yield f"totals {' '.join(map(str, totals(heads, len(record.players))))}"
    yield f"winners {' '.join(map(seat_text, winners(record.ruleset, heads)))}"


if __name__ == "__main__":
    match = random_match(CATALOGUE[sys.argv[1]], int(sys.argv[2]), int(sys.argv[3]))
    (FOLDER / f"{sys.argv[1]}.oxrow").write_text(record_text(match), "utf-8")
    (FOLDER / f"{sys.argv[1]}.txt").write_text("\n".join(transcript(match)) + "\n", "utf-8")
