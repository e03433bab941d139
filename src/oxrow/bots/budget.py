"""How long a bot may think: in seconds, in samples, or whichever ends first."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits for one move. Without a limit of *seconds* no clock is read, so the same chance gives the same answer.

    Raises:
        ValueError: there is no limit at all, or a negative one.
    """

    seconds: float = math.inf
    samples: float = math.inf
    """Playouts."""
    clock: Callable[[], float] = time.perf_counter
    """In seconds."""

    def __post_init__(self) -> None:
        if min(self.seconds, self.samples) == math.inf or not (self.seconds >= 0 and self.samples >= 0):
            msg = f"a budget of {self.seconds} seconds and {self.samples} samples is no limit"
            raise ValueError(msg)

    def start(self) -> "Meter":
        """Begin to measure one move."""
        return Meter(self)


class Meter:
    """What one move has used up of its budget."""

    __slots__ = ("_began", "_budget", "samples")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = budget.clock() if budget.seconds < math.inf else 0.0
        self.samples = 0

    def spent(self) -> float:
        """The share that is gone, 1 or more at the end."""
        budget = self._budget
        share = self.samples / budget.samples if budget.samples else 1.0
        if budget.seconds == math.inf:
            return share
        return max(share, (budget.clock() - self._began) / budget.seconds) if budget.seconds else 1.0
