"""Successive halving: few samples for many options, many for the few that may be best."""

from collections.abc import Callable, Sequence

from oxrow.bots.budget import Meter

Trial = Callable[[Sequence[int]], Sequence[float]]
"""Tries the options of these numbers under the same circumstances, and says how good each turned out."""


def best_option(count: int, trial: Trial, meter: Meter) -> int:
    """The number of the option, of *count*, with the best mean; of equal ones the first.

    The budget is divided into equal phases, and after each the worse half is dropped. Those that are left have all met
    the same circumstances, so their sums can be compared. Each phase makes at least one trial.
    """
    sums = [0.0] * count
    alive = list(range(count))
    phases = (count - 1).bit_length()
    for phase in range(1, phases + 1):
        while True:
            for option, value in zip(alive, trial(alive), strict=True):
                sums[option] += value
            meter.samples += len(alive)
            if meter.spent() * phases >= phase:
                break
        alive.sort(key=lambda option: (-sums[option], option))
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]
