"""The ledger of Elfenland: nothing is ever made or lost, and totals that everybody sees equal what they sum up."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from elvenhold.games.elfenland.table import Elfenland, ElfenlandBox
from elvenhold.mechanics.axes import ELVENHOLD, KINDS
from elvenhold.mechanics.counters import A_BACK, FACES
from elvenhold.play.fields import NONE, PACKED_BITS

Sheet = dict[str, Any]
"""Every field of a record as numbers and lists."""
NEVER_NEGATIVE = [name for name, field in Elfenland.fields.items() if field.storage == "i2"]


@lru_cache(maxsize=64)
def sheet(record: bytes, dtype: np.dtype[np.void]) -> Sheet:
    """Read a record once, so that looking at it costs little."""
    row = np.frombuffer(record, dtype)[0]
    return {name: row[name].tolist() for name in dtype.names or ()}


def wrong(box: bytes, table: bytes) -> list[str]:
    """Everything on a table that does not add up."""
    printed, now = sheet(box, ElfenlandBox.dtype), sheet(table, Elfenland.dtype)
    return [*_piles(printed, now), *_board(printed, now), *_seats(printed, now)]


def _sum(*rows: list[int]) -> list[int]:
    return [sum(column) for column in zip(*rows, strict=True)]


def _piles(box: Sheet, table: Sheet) -> Iterator[str]:
    placed = [table["road"].count(kind) for kind in range(KINDS)]
    totals = {
        "cards": (_sum(table["deck"], table["spent"], *table["hand"]), box["cards"]),
        "counters": (_sum(table["pool"], table["row"], placed, *table["hidden"], *table["open"]), box["counters"]),
        "deck_left": (table["deck_left"], sum(table["deck"])),
        "pool_left": (table["pool_left"], sum(table["pool"])),
        "held": (table["held"], list(map(sum, table["hand"]))),
        "backs": (table["backs"], list(map(sum, table["hidden"]))),
    }
    yield from (f"{name}: {one} is not {two}" for name, (one, two) in totals.items() if one != two)
    yield from (f"{name} is below zero: {table[name]}" for name in NEVER_NEGATIVE if _lowest(table[name]) < 0)


def _lowest(numbers: Any) -> int:
    return min(map(_lowest, numbers)) if isinstance(numbers, list) else int(numbers)


def _board(box: Sheet, table: Sheet) -> Iterator[str]:
    blocked = [kind for road, kind in enumerate(table["road"]) if table["blocked"] >> road & 1]
    if NONE in blocked:
        yield "an obstacle lies on a bare road"
    if sum(table["obstacles"]) + len(blocked) > box["players"] * box["obstacles_each"]:
        yield "there are more obstacles than were handed out"
    for road, kind in enumerate(table["road"]):
        terrain = box["ends"][road][2]
        if kind != NONE and box["cost"][kind][terrain : terrain + 1] in ([], [0]):
            yield f"a counter lies on road {road} that its transport cannot use"


def _seats(box: Sheet, table: Sheet) -> Iterator[str]:
    for seat in range(box["players"]):
        town, taken, sealed = table["boot"][seat], table["taken"][seat], table["kept"][seat]
        if town != ELVENHOLD and not taken >> town & 1:
            yield f"seat {seat} left its piece behind"
        faces = [*table["hidden"][seat], *table["open"][seat]]
        kept = [sealed >> (PACKED_BITS * place) & 15 for place in range(A_BACK + 1)] if sealed else [0] * (A_BACK + 1)
        if any(kept[place] > faces[place] for place in range(FACES)) or kept[A_BACK]:
            yield f"seat {seat} keeps counters that it does not own"
        if taken & ~box["all_towns"]:
            yield f"seat {seat} took a piece where none lies"


def undone(before: bytes, after: bytes) -> list[str]:
    """What an event took back although it can only go forward."""
    one, two = sheet(before, Elfenland.dtype), sheet(after, Elfenland.dtype)
    lying = [sum(table["obstacles"]) + table["blocked"].bit_count() for table in (one, two)]
    facts = {
        "a piece was put back": any(old & ~new for old, new in zip(one["taken"], two["taken"], strict=True)),
        "an obstacle came back to its seat": any(map(int.__lt__, one["obstacles"], two["obstacles"])),
        "an obstacle came back into the game": lying[1] > lying[0],
        "a round began before the last": two["round_no"] < one["round_no"],
        "a match that was over goes on": one["over"] > two["over"],
    }
    return [fact for fact, happened in facts.items() if happened]
