"""The printed board: towns, the roads between them, and where both lie on the picture."""

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import NewType

import msgspec

from elvenhold.world.spelling import fold
from elvenhold.world.transports import Lake, Terrain

TownIndex = NewType("TownIndex", int)
RoadIndex = NewType("RoadIndex", int)

TOWNS = 21
ROADS = 48
HOME_CARDS = 12


class Town(msgspec.Struct, frozen=True):
    """A town: what it is called, what it is worth, and where it is drawn."""

    id: str
    name: str
    printed: str
    gold: int
    home_card: bool
    x: int
    y: int


class Road(msgspec.Struct, frozen=True):
    """A road, river section or ferry between two towns; a river flows from `a` to `b`."""

    id: str
    a: TownIndex
    b: TownIndex
    terrain: Terrain
    lake: Lake | None
    label: tuple[int, int]


class Board(msgspec.Struct, frozen=True):
    """All towns and roads, each known by its place in these lists."""

    towns: tuple[Town, ...]
    roads: tuple[Road, ...]

    def roads_at(self, town: TownIndex) -> tuple[RoadIndex, ...]:
        """Every road that ends in that town, in board order."""
        return tuple(RoadIndex(i) for i, road in enumerate(self.roads) if town in (road.a, road.b))


class _RoadRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    a: str
    b: str
    terrain: str
    label_near: tuple[int, int]
    lake: str | None = None
    downstream: str | None = None


class _BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    about: str
    towns: tuple[Town, ...]
    roads: tuple[_RoadRow, ...]


@cache
def load_board() -> Board:
    """The board of Elfenland, Elfengold and Elfenroads on the Elfenland board."""
    return read_board(files(__package__).joinpath("data/board.json").read_bytes())


def read_board(data: bytes) -> Board:
    """The board written in that file, or ValueError that names what is wrong with it."""
    try:
        file = msgspec.json.decode(data, type=_BoardFile)
    except msgspec.MsgspecError as error:
        raise ValueError(f"board: {error}") from error
    _count("towns", TOWNS, len(file.towns))
    _count("roads", ROADS, len(file.roads))
    _unique("town", [town.id for town in file.towns])
    _unique("road", [row.id for row in file.roads])
    _count("home cards", HOME_CARDS, sum(town.home_card for town in file.towns))
    for town in file.towns:
        if fold(town.name) != town.id:
            raise ValueError(f"board: town {town.id!r} is named {town.name!r}")
    indices = {town.id: TownIndex(i) for i, town in enumerate(file.towns)}
    board = Board(towns=file.towns, roads=tuple(_road(row, indices) for row in file.roads))
    _unique("connection", [" and ".join((*sorted((row.a, row.b)), row.terrain)) for row in file.roads])
    _connected(board)
    return board


def _road(row: _RoadRow, indices: dict[str, TownIndex]) -> Road:
    for end in (row.a, row.b):
        if end not in indices:
            raise ValueError(f"board: road {row.id!r} ends in {end!r}, which is no town")
    if row.a == row.b:
        raise ValueError(f"board: road {row.id!r} leads from {row.a!r} to itself")
    if row.id != f"{row.a}-{row.b}-{row.terrain}":
        raise ValueError(f"board: road {row.id!r} should be called '{row.a}-{row.b}-{row.terrain}'")
    return Road(row.id, indices[row.a], indices[row.b], _terrain(row), _lake(row), row.label_near)


def _terrain(row: _RoadRow) -> Terrain:
    terrains = {terrain.word: terrain for terrain in Terrain}
    if row.terrain not in terrains:
        raise ValueError(f"board: road {row.id!r} leads through {row.terrain!r}; terrains are {', '.join(terrains)}")
    terrain = terrains[row.terrain]
    flow = f"{row.a} to {row.b}" if terrain is Terrain.RIVER else None
    if row.downstream != flow:
        raise ValueError(f"board: road {row.id!r} flows {row.downstream!r} where {flow!r} is expected")
    return terrain


def _lake(row: _RoadRow) -> Lake | None:
    lakes = {lake.name.replace("_", " ").title(): lake for lake in Lake}
    if row.terrain != Terrain.LAKE.word:
        if row.lake is not None:
            raise ValueError(f"board: road {row.id!r} crosses {row.lake!r} but is no lake route")
        return None
    if row.lake not in lakes:
        raise ValueError(f"board: road {row.id!r} crosses lake {row.lake!r}; lakes are {', '.join(lakes)}")
    return lakes[row.lake]


def _count(what: str, wanted: int, found: int) -> None:
    if found != wanted:
        raise ValueError(f"board: {found} {what} where {wanted} are printed")


def _unique(what: str, ids: list[str]) -> None:
    twice = [word for word, times in Counter(ids).items() if times > 1]
    if twice:
        raise ValueError(f"board: {what} {twice[0]!r} stands there twice")


def _connected(board: Board) -> None:
    reached: set[TownIndex] = set()
    border = [TownIndex(0)]
    while border:
        town = border.pop()
        if town not in reached:
            reached.add(town)
            border.extend(end for i in board.roads_at(town) for end in (board.roads[i].a, board.roads[i].b))
    lost = [town.id for i, town in enumerate(board.towns) if i not in reached]
    if lost:
        raise ValueError(f"board: no road leads from {board.towns[0].id!r} to {', '.join(lost)}")
