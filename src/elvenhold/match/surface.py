"""The surface of the package: begin, read or set up a match, and ask what there is to play."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from elvenhold.games.registry import title, titles
from elvenhold.match.match import Match
from elvenhold.match.setup import set_up
from elvenhold.play.options import Option, OptionValue


def start(
    game: str,
    *,
    seats: int = 4,
    preset: str | None = None,
    seed: int | str | None = None,
    **options: OptionValue,
) -> Match:
    """Begin a match; options go by their names in the rules, without the game's prefix.

    Without a seed the dealer draws from 128 secret bits.
    """
    match = Match(set_up(game, seats, preset, seed, options))
    match.begin()
    return match


def games() -> list[str]:
    """The games there are."""
    return list(titles())


def presets(game: str) -> list[str]:
    """The editions and variants of a game, the default first."""
    return list(title(game).presets())


def options(game: str, preset: str | None = None) -> list[dict[str, Any]]:
    """Everything a 'new match' form needs: every option with its bounds, its meaning and an edition's value."""
    chosen = title(game)
    values = chosen.preset(preset).options
    return [
        {
            "name": option.name,
            "kind": option.kind,
            "text": option.text,
            "words": list(option.words),
            "low": option.low,
            "high": option.high,
            "clauses": list(option.clauses),
            "value": deepcopy(values[option.name]),
            "expected": option.expected(),
        }
        for option in _options(game)
    ]


def _options(game: str) -> list[Option]:
    return list(title(game).options.values())
