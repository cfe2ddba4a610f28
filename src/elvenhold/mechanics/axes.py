"""The things that tables count and index: cards, counters, towns and roads."""

from __future__ import annotations

from elvenhold.play.fields import Axis
from elvenhold.world import LAND_KINDS, Lake, Terrain, Transport, load_board

_BOARD = load_board()
_KINDS = tuple(kind.word for kind in Transport)

CARD = Axis("card", _KINDS)
COUNTER = Axis("counter", _KINDS[:LAND_KINDS])
FACED = Axis("counter", tuple(f"{face} {kind}" for face in ("hidden", "open") for kind in COUNTER.words))
TOWN = Axis("town", tuple(town.id for town in _BOARD.towns))
ROAD = Axis("road", tuple(road.id for road in _BOARD.roads))
TERRAIN = Axis("terrain", tuple(terrain.word for terrain in Terrain))
LAND = Axis("terrain", TERRAIN.words[:4])
LAKE = Axis("lake", tuple(lake.word for lake in Lake))

CARDS = CARD.size
KINDS = COUNTER.size
TOWNS = TOWN.size
ROADS = ROAD.size
RAFT = int(Transport.RAFT)
RIVER = int(Terrain.RIVER)
ON_LAKE = int(Terrain.LAKE)
ELVENHOLD = TOWN.index("elvenhold")

UNKNOWN_CARD = Axis("card", (*CARD.words, "?"))
UNKNOWN_COUNTER = Axis("counter", (*COUNTER.words, "?"))
UNKNOWN_TOWN = Axis("town", (*TOWN.words, "?"))
KEPT = Axis("counter", (*FACED.words, "hidden ?"))
"""Counters chosen to be kept; the last stands for a back that others see."""
