"""What is printed: towns, roads, terrains, transports, the travel chart, cards and their names."""

from elvenhold.world.board import Board, Road, RoadIndex, Town, TownIndex, load_board, read_board
from elvenhold.world.cards import COUNTERS, TOWN_CARDS, TOWN_PIECES, TRAVEL_CARDS
from elvenhold.world.names import LANGUAGES, name, name_keys
from elvenhold.world.spelling import spelled
from elvenhold.world.transports import CHART, DOWNSTREAM, LAND_KINDS, UPSTREAM, Lake, Terrain, Transport

__all__ = [
    "CHART",
    "COUNTERS",
    "DOWNSTREAM",
    "LAND_KINDS",
    "LANGUAGES",
    "TOWN_CARDS",
    "TOWN_PIECES",
    "TRAVEL_CARDS",
    "UPSTREAM",
    "Board",
    "Lake",
    "Road",
    "RoadIndex",
    "Terrain",
    "Town",
    "TownIndex",
    "Transport",
    "load_board",
    "name",
    "name_keys",
    "read_board",
    "spelled",
]
