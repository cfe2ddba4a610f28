"""Asking for what is refused, and seeing that nothing has changed."""

from collections.abc import Callable

import pytest

import elvenhold as eh


def stays(match: eh.Match, ask: Callable[[], object], kind: type[eh.ElvenholdError], message: str) -> None:
    """Ask for something that is refused, and see that the match has not moved."""
    before = match.record(), match.table, match.seq, match.waiting
    with pytest.raises(kind, match=message):
        ask()
    assert before == (match.record(), match.table, match.seq, match.waiting)
