"""Guess: a world that is consistent with a view, for bots that search."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elvenhold.play.desk import Desk
    from elvenhold.sight.look import View


def guess(view: View, desk: Desk) -> bytes:
    """One table that looks to the view's seat exactly like the view, drawn with the desk's luck.

    Only the view is known here; the desk lends its box and its memory.
    """
    desk.table = view.table
    desk.guess()
    return desk.table
