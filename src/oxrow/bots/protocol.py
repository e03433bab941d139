"""What a bot is: an observation in, an action out, and nothing else.

Chance and time are no part of the question. A bot that needs them is given a `random.Random` and a `Budget` when made.
"""

from typing import Protocol

from oxrow.rules.actions import Action, TakeBack
from oxrow.rules.observation import Observation


class Bot(Protocol):
    """Anything that can answer for a seat."""

    def act(self, observation: Observation) -> Action:
        """One of `observation.legal_actions`; asked only when the table waits for this seat."""
        ...


def options_of(observation: Observation) -> tuple[Action, ...]:
    """The answers a bot chooses from: all legal ones, but it never takes back what it has chosen.

    Raises:
        ValueError: nothing is asked of this seat.
    """
    options = tuple(action for action in observation.legal_actions if not isinstance(action, TakeBack))
    if not options:
        who = "a spectator" if observation.seat is None else f"seat {observation.seat + 1}"
        msg = f"{who} is not asked for anything now"
        raise ValueError(msg)
    return options
