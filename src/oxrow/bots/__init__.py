"""Bots: anything that turns an observation into an action, and four levels of our own."""

from oxrow.bots.budget import Budget
from oxrow.bots.levels import LEVELS, Level, LevelError, level_named
from oxrow.bots.names import NAMES, fresh_names
from oxrow.bots.protocol import Bot, options_of
from oxrow.bots.think import choose
from oxrow.bots.worlds import Worlds

__all__ = [
    "LEVELS",
    "NAMES",
    "Bot",
    "Budget",
    "Level",
    "LevelError",
    "Worlds",
    "choose",
    "fresh_names",
    "level_named",
    "options_of",
]
