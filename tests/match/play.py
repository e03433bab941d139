"""Matches for tests: played by chance alone, from a seed."""

import random

from oxrow.match import History, Match, Phase, Player, commands
from oxrow.rules import Ruleset, legal_actions
from oxrow.rules.ruleset import End, EndKind


def new_match(
    end: End | None = None, seats: int = 3, people: int = 1, ruleset: Ruleset | None = None, **fields: object
) -> Match:
    """A match that has not begun, of *ruleset* or else of base; people sit on the first seats."""
    if ruleset is None:
        ruleset = Ruleset(end=end or End(), **fields)  # type: ignore[arg-type]  # a test knows what it passes
    return Match(ruleset, tuple(Player(f"P{seat}", None if seat < people else "calf") for seat in range(seats)))


def go_on(history: History, rng: random.Random) -> bool:
    """One more entry, whatever the match waits for; False at the end."""
    match = history.match
    if match.phase is Phase.MATCH_OVER:
        return False
    if match.may_deal:
        history.add(commands.deal_round(match, rng))
    elif match.phase is Phase.ROUND_OVER:
        history.add(commands.ready(match, match.asked[0], len(match.points)))
    else:
        assert match.state is not None
        seat = rng.choice(match.asked)
        action = rng.choice(legal_actions(match.state, seat))
        history.add(commands.answer(match, seat, match.decision, action))
    return True


def played(
    seed: int,
    end: End | None = None,
    seats: int = 3,
    people: int = 1,
    ruleset: Ruleset | None = None,
    **fields: object,
) -> History:
    """A whole match."""
    history, rng = History(new_match(end, seats, people, ruleset, **fields)), random.Random(seed)
    while go_on(history, rng):
        pass
    return history


ONE_ROUND = End(EndKind.ROUNDS, 1)
