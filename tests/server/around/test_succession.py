"""Who becomes host when the host is gone."""

from __future__ import annotations

import pytest

from elvenhold.server.store.rows import BOT, HUMAN, SeatRow
from elvenhold.server.succession import LONG, heir

SEATS = (
    SeatRow(0, HUMAN, "maren"),
    SeatRow(1, BOT, bot="greedy"),
    SeatRow(2, HUMAN, "liv"),
    SeatRow(3, HUMAN, "oskar"),
)


@pytest.mark.parametrize(
    ("host", "here", "away", "next_host"),
    [
        ("maren", {0, 2}, {}, None),
        ("maren", {2, 3}, {0: LONG - 1}, None),
        ("maren", {2, 3}, {0: LONG}, "liv"),
        ("maren", {3}, {0: LONG, 2: 5}, "oskar"),
        ("liv", {0, 3}, {2: LONG}, "oskar"),
        ("oskar", {0, 2}, {3: LONG}, "maren"),
        ("maren", set(), {0: LONG, 2: LONG, 3: LONG}, None),
        ("nobody", {2}, {}, "liv"),
    ],
)
def test_the_next_human_who_is_here_becomes_host(
    host: str, here: set[int], away: dict[int, float], next_host: str | None
) -> None:
    """Only after ten minutes, in the order of the seats, and never a bot or somebody who is away."""
    assert next_host == heir(host, SEATS, here, away)


def test_a_host_with_several_seats_is_here_at_any_of_them() -> None:
    """People around one device share one guest."""
    seats = (SeatRow(0, HUMAN, "maren"), SeatRow(1, HUMAN, "maren"), SeatRow(2, HUMAN, "liv"))
    assert heir("maren", seats, {1, 2}, {0: LONG}) is None
