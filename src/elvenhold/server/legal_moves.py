"""The legal moves as the wire has them: everything but the last word, and the last words that may follow."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from elvenhold.play.game import Game
    from elvenhold.wire.shared import Legal


@lru_cache(maxsize=64)
def _parted(game: Game) -> tuple[tuple[str, str], ...]:
    """Every move of a game before and after its last space; a move of one word has nothing after it."""
    return tuple(_part(str(move)) for move in game.vocabulary.moves)


def _part(text: str) -> tuple[str, str]:
    head, space, last = text.rpartition(" ")
    return (head, last) if space else (last, "")


def grouped(game: Game, numbers: Iterable[int]) -> Legal:
    """The moves of these numbers, those together that differ in their last word alone."""
    parted = _parted(game)
    groups: dict[str, list[str]] = {}
    for number in numbers:
        head, last = parted[number]
        group = groups.setdefault(head, [])
        if last:
            group.append(last)
    return {head: tuple(group) for head, group in groups.items()}
