"""Perft: every count of bench/perft.md, compiled."""

import pytest

from elvenhold.lab.perft import perft
from tests.lab.published import Published, lay_out, rows


@pytest.mark.long
@pytest.mark.parametrize("row", rows(), ids=lambda row: row.deal)
def test_every_published_count_holds(row: Published) -> None:
    """The whole row, to its last depth."""
    desk, _ = lay_out(row, compiled=True)
    assert list(row.counts) == [perft(desk, depth) for depth in range(1, len(row.counts) + 1)]
