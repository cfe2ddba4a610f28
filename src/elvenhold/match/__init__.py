"""Matches, their records and positions: what outside code relies on."""

from elvenhold.match.events import Back, Event
from elvenhold.match.match import Match, Result
from elvenhold.match.reading import position, read
from elvenhold.match.setup import Setup
from elvenhold.match.surface import games, options, presets, start

__all__ = ["Back", "Event", "Match", "Result", "Setup", "games", "options", "position", "presets", "read", "start"]
