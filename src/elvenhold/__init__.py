"""Elvenhold: the Elfen games, exact and fast."""

from elvenhold.match import Event, Match, Result, games, options, position, presets, read, start
from elvenhold.play.errors import ElvenholdError, Forbidden, Illegal, Malformed, Stale
from elvenhold.sight import View

__version__ = "0.1.0"
__all__ = [
    "ElvenholdError",
    "Event",
    "Forbidden",
    "Illegal",
    "Malformed",
    "Match",
    "Result",
    "Stale",
    "View",
    "games",
    "options",
    "position",
    "presets",
    "read",
    "start",
]
