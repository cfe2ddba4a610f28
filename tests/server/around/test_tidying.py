"""Memory is looked through as a whole only when it is worth it."""

from __future__ import annotations

from elvenhold.server.tidying import Tidying


def test_everything_is_looked_through_when_much_has_gone_or_long_ago() -> None:
    """Half as many sockets as are here, but not a handful; and once an hour."""
    gone, here, now = [0], [1000], [0.0]
    tidying = Tidying(lambda: gone[0], lambda: here[0], lambda: now[0])
    seen = []
    times = ((500, 1000, 1.0), (501, 1000, 1.0), (80, 10, 1.0), (101, 10, 1.0), (0, 10, 3601.0))
    for gone[0], here[0], now[0] in times:
        seen.append(tidying.due)

    assert [False, True, False, True, True] == seen
    tidying.tidy()
    assert not tidying.due
