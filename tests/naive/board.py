"""The printed Elfenland board as plain dicts, read from the facts file (nothing of the package is imported)."""

import json
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

BOARD_FILE = Path(__file__).resolve().parents[2] / "src" / "elvenhold" / "world" / "data" / "board.json"
LAND = frozenset({"plain", "wood", "desert", "mountain"})


class Road(TypedDict):
    """One road, river section or lake route; on a river `a` is upstream and `b` downstream."""

    a: str
    b: str
    terrain: str
    lake: str


@lru_cache(maxsize=1)
def roads() -> dict[str, Road]:
    """Every printed route by its id (AMB-EL-26: a road and a river between the same towns are separate routes)."""
    found: dict[str, Road] = {}
    for line in json.loads(BOARD_FILE.read_text(encoding="utf-8"))["roads"]:
        lake = line.get("lake", "").removeprefix("Mare ").lower()
        found[line["id"]] = {"a": line["a"], "b": line["b"], "terrain": line["terrain"], "lake": lake}
    return found


@lru_cache(maxsize=1)
def towns() -> tuple[str, ...]:
    """The 21 towns, Elvenhold among them."""
    return tuple(town["id"] for town in json.loads(BOARD_FILE.read_text(encoding="utf-8"))["towns"])


def roads_at(town: str) -> list[str]:
    """Every route that touches this town."""
    return [name for name, road in roads().items() if town in (road["a"], road["b"])]


def other_end(road_id: str, town: str) -> str:
    """The town one step away along this route (EL-M02)."""
    road = roads()[road_id]
    assert town in (road["a"], road["b"]), f"{town} does not lie on {road_id}"
    return road["b"] if town == road["a"] else road["a"]
