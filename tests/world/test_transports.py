"""The travel chart and the words of terrains, transports and lakes are the printed ones."""

import pytest

from elvenhold.world import CHART, DOWNSTREAM, LAND_KINDS, UPSTREAM, Lake, Terrain, Transport

PRINTED = """
           plain wood desert mountain
pig        1     1    -      -
elfcycle   1     1    -      2
cloud      2     2    -      1
unicorn    -     1    2      1
trollwagon 1     2    2      2
dragon     1     2    1      1
"""


def printed_cells() -> list[tuple[Transport, Terrain, int]]:
    """The chart above, cell by cell."""
    head, *rows = (line.split() for line in PRINTED.strip().splitlines())
    return [
        (Transport[kind.upper()], Terrain[terrain.upper()], 0 if digit == "-" else int(digit))
        for kind, *digits in rows
        for terrain, digit in zip(head, digits, strict=True)
    ]


@pytest.mark.parametrize(("transport", "terrain", "cards"), printed_cells())
def test_the_chart_equals_the_printed_one(transport: Transport, terrain: Terrain, cards: int) -> None:
    """Rules 3.1: so many cards of one kind for a step, none where the transport cannot go."""
    assert cards == CHART[transport][terrain]


def test_the_chart_has_a_row_for_each_land_transport_and_a_column_for_each_land_terrain() -> None:
    """The raft and the two waters are not in it."""
    assert LAND_KINDS == len(CHART) == Transport.RAFT
    assert {Terrain.RIVER} == {len(row) for row in CHART}


def test_a_river_costs_one_raft_with_the_arrow_and_two_against_it() -> None:
    """EL-M06."""
    assert (1, 2) == (DOWNSTREAM, UPSTREAM)


def test_words_are_those_of_the_notation() -> None:
    """Records and positions use exactly these words."""
    assert ["plain", "wood", "desert", "mountain", "river", "lake"] == [terrain.word for terrain in Terrain]
    assert ["pig", "elfcycle", "cloud", "unicorn", "trollwagon", "dragon", "raft"] == [kind.word for kind in Transport]
    assert ["magnum", "nebulae"] == [lake.word for lake in Lake]
