"""A game and a box to try the laboratory on."""

from elvenhold.games.registry import title
from elvenhold.play.game import Game


def elfenland(seats: int = 4, preset: str = "amigo-de") -> tuple[Game, bytes]:
    """Elfenland and the box of an edition."""
    sold = title("elfenland")
    _, options = sold.choose(preset, {})
    return sold.game, sold.make_box(seats, options)
