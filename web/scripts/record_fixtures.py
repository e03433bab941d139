"""Record what a server says to the player on s1, for the tests of the page: `python web/scripts/record_fixtures.py`.

Deterministic: the same seeds give the same files. A table is played at random until everything that its fixture is
for has happened, and only the messages around that are kept.
"""

# ruff: noqa: INP001 (a script, and no part of a package)

import json
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from oxrow.match.commands import answer, deal_round
from oxrow.match.history import History
from oxrow.match.match import Match, Phase, Player
from oxrow.rules.actions import TakeBack
from oxrow.rules.catalogue import CATALOGUE
from oxrow.rules.engine import legal_actions
from oxrow.rules.ruleset import End, EndKind
from oxrow.server import messages, views

FIXTURES: Final = Path(__file__).parents[1] / "src" / "fixtures"
MATCH: Final = "5QwWolTi2V-O"
PLAYERS: Final = (Player("Ana"), Player("Duke", "calf"), Player("Clover", "calf"))
MOST_SEEDS: Final = 500

Said = messages.Start | messages.Update
Wanted = Callable[[list[messages.Update]], tuple[int, int] | None]
"""Which updates to keep, from the first to behind the last; None where the round has not what is wanted."""


@dataclass(frozen=True)
class Fixture:
    """What one file is for."""

    name: str
    ruleset: str
    wanted: Wanted


def played(ruleset: str, seed: int) -> tuple[messages.Start, list[messages.Update]]:
    """One round of three seats, played at random."""
    rng = random.Random(seed)
    rules = replace(CATALOGUE[ruleset], end=End(EndKind.ROUNDS, 2))
    history = History(Match(rules, PLAYERS))
    history.add(deal_round(history.match, rng))
    start = views.start(MATCH, history, 0)
    updates = []
    while history.match.phase is Phase.PLAYING and history.match.state is not None:
        match, state = history.match, history.match.state
        seat = rng.choice(match.asked)
        options = [action for action in legal_actions(state, seat) if not isinstance(action, TakeBack)]
        moment = history.add(answer(match, seat, match.decision, rng.choice(options)))
        updates.append(views.update(MATCH, len(history.moments), moment, 0))
    return start, updates


def kinds(update: messages.Update) -> list[str]:
    """What happened."""
    return [event.what.kind for event in update.events]


def turn_with(has: Callable[[messages.Update], bool]) -> Wanted:
    """The whole turn in which something happens, from the end of the turn before it."""

    def wanted(updates: list[messages.Update]) -> tuple[int, int] | None:
        found = next((index for index, update in enumerate(updates) if has(update)), None)
        if found is None or found + 2 > len(updates):
            return None
        turn = updates[found].events[0].turn
        inside = [index for index, update in enumerate(updates) if update.events[0].turn == turn]
        return (inside[0] - 1, inside[-1] + 1) if inside[0] else None

    return wanted


def first_turns(updates: list[messages.Update]) -> tuple[int, int]:
    """Two turns."""
    return 0, next(index for index, update in enumerate(updates) if update.view.turn > 2) + 1


def last_turn(updates: list[messages.Update]) -> tuple[int, int]:
    """The end of the round."""
    return next(index for index, update in enumerate(updates) if update.view.turn == 10), len(updates)


def end_of_draft(updates: list[messages.Update]) -> tuple[int, int]:
    """The last picks, and the rows."""
    end = next(index for index, update in enumerate(updates) if "rows-started" in kinds(update)) + 1
    return end - 5, end


def asked_own(question: str, *others: str) -> Callable[[messages.Update], bool]:
    """The player is asked for a row; in the same update nothing has to be told of *others*."""

    def has(update: messages.Update) -> bool:
        decision = update.view.decision
        return bool(decision and decision.question == question) and all(kind in kinds(update) for kind in others)

    return has


def pair_with_zero(update: messages.Update) -> bool:
    """Somebody played two cards, one of them a zero, and somebody took a row."""
    told = kinds(update)
    return "laid-aside" in told and "took" in told and len(told) > len(PLAYERS) + 3


def passes(update: messages.Update) -> bool:
    """A zero, played openly."""
    return "laid-aside" in kinds(update)


BASE: Final = "base"
ALL: Final = (
    Fixture("opening", BASE, first_turns),
    Fixture("low-card", BASE, turn_with(asked_own("low-card"))),
    Fixture("round-end", BASE, last_turn),
    Fixture("draft", "pro", end_of_draft),
    Fixture("pairs", "plus", turn_with(pair_with_zero)),
    Fixture("open-turn", "simplified", turn_with(passes)),
    Fixture("joker", "jokers", turn_with(asked_own("joker"))),
)


def record(fixture: Fixture) -> list[Said]:
    """The messages of the first seed that has what is wanted; a start always comes first."""
    for seed in range(MOST_SEEDS):
        start, updates = played(fixture.ruleset, seed)
        kept = fixture.wanted(updates)
        if kept:
            first, end = kept
            before = start if first == 0 else standing(updates[first - 1], start, updates[:first])
            return [before, *updates[first:end]]
    msg = f"no seed below {MOST_SEEDS} has what {fixture.name} is for"
    raise LookupError(msg)


def standing(last: messages.Update, start: messages.Start, before: Iterable[messages.Update]) -> messages.Start:
    """What a page that opens the table just then is told."""
    log = [*start.log, *(event for update in before for event in update.events)]
    return messages.Start(n=last.n, view=last.view, log=log)


def main() -> None:
    """Write all files."""
    for fixture in ALL:
        said = [message.model_dump(mode="json") for message in record(fixture)]
        lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in said)
        (FIXTURES / f"{fixture.name}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
