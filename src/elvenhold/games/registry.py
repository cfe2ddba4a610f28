"""Which titles there are."""

from __future__ import annotations

from functools import cache
from typing import Any

from elvenhold.games.elfenland.game import TITLE as ELFENLAND
from elvenhold.play.brief import brief
from elvenhold.play.errors import Malformed
from elvenhold.play.title import Title


@cache
def titles() -> dict[str, Title]:
    """Every title by its name."""
    return {title.name: title for title in (ELFENLAND,)}


def title(name: Any) -> Title:
    """The title of this name."""
    known = titles()
    if not isinstance(name, str) or name not in known:
        raise Malformed(f"there is no game {brief(name)}", expected=", ".join(known))
    return known[name]
