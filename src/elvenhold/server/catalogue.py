"""The catalogue: what can be played here, for the form of a new match."""

from __future__ import annotations

from functools import cache

from elvenhold import bots
from elvenhold.games.registry import title, titles
from elvenhold.wire.pages import Catalogue, GameSeen, OptionSeen, PresetSeen


@cache
def catalogue() -> Catalogue:
    """Every game with its editions and options, and the bots."""
    return Catalogue(tuple(_game(name) for name in titles()), tuple(bots.names()))


def _game(name: str) -> GameSeen:
    game = title(name)
    presets = tuple(PresetSeen(preset.name, preset.options) for preset in game.presets().values())
    options = tuple(
        OptionSeen(each.name, each.kind, each.words, each.low, each.high, each.clauses)
        for each in game.options.values()
    )
    return GameSeen(name, game.fewest, game.most, presets, options)
