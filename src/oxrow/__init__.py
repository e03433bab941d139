"""Oxrow: the card game 6 nimmt! to play, score, learn and study."""

__version__ = "0.1.0"
