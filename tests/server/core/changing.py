"""Carrying out changes on a view as a client does."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from elvenhold.wire.to_client import Path


def changed(view: dict[str, Any], paths: Iterable[Path]) -> dict[str, Any]:
    """The view after these changes."""
    view = deepcopy(view)
    for *way, last, value in paths:
        place: Any = view
        for step in way:
            place = place[step]
        place[last] = deepcopy(value)
    return view
