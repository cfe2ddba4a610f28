"""Perft: the counts of bench/perft.md, as deep as is quick."""

import pytest

from elvenhold.lab.perft import divide, perft
from tests.lab.published import Published, lay_out, rows

QUICK = 15_000
"""Leaves that even interpreted rules count in a moment."""


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.deal)
def test_a_published_deal_is_reached_by_rote_and_counts_as_published(row: Published) -> None:
    """The walk takes as many events as the page says, and every quick depth has its count."""
    desk, events = lay_out(row)
    quick = [count for count in row.counts if count < QUICK]
    assert row.events == events
    assert quick == [perft(desk, depth) for depth in range(1, len(quick) + 1)]


def test_the_page_publishes_three_deals_at_least_four_deep() -> None:
    """Nobody trims the page to what happens to hold."""
    assert ["drafting", "planning", "travelling"] == [row.deal for row in rows()]
    assert all(len(row.counts) >= 4 for row in rows())


def test_divide_adds_up_and_leaves_the_desk_as_it_was() -> None:
    """The branches of a table sum to its count, in the order of the moves, and counting changes nothing."""
    row = rows()[2]
    desk, _ = lay_out(row)
    before = desk.table
    branches = divide(desk, 3)
    assert row.counts[2] == sum(branch.leaves for branch in branches)
    assert "stop" == branches[0].move
    assert before == desk.table


def test_nothing_follows_the_end_and_one_way_leads_nowhere() -> None:
    """Depth 0 is one sequence, the empty one; a match that is over has none that is longer."""
    row = rows()[2]
    desk, _ = lay_out(row)
    assert 1 == perft(desk, 0)
    while desk.waiting() != -2:
        desk.play(desk.options()[0])
    assert 0 == perft(desk, 1)
    assert 1 == perft(desk, 0)
