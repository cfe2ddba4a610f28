"""The published perft counts of `bench/perft.md`, read from there, and the deals that they start from."""

from pathlib import Path
from typing import NamedTuple

from elvenhold.games.elfenland.table import PHASE
from elvenhold.games.registry import title
from elvenhold.lab.perft import stroll
from elvenhold.play.desk import Desk

PAGE = Path(__file__).resolve().parents[2] / "bench" / "perft.md"
FIRST_COUNT = 4


class Published(NamedTuple):
    """One row of the page."""

    deal: str
    seats: int
    phase: str
    events: int
    counts: tuple[int, ...]


def rows() -> list[Published]:
    """Every row of the page."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")][2:]
    return [
        Published(deal, int(seats), phase, int(events), tuple(map(int, filter(None, counts))))
        for deal, seats, phase, events, *counts in table
    ]


def lay_out(row: Published, *, compiled: bool | None = None) -> tuple[Desk, int]:
    """The deal of a row on a desk, and how many events led there."""
    elfenland = title("elfenland")
    _, options = elfenland.choose("amigo-de", {})
    desk = Desk(elfenland.game, elfenland.make_box(row.seats, options), compiled=compiled)
    return desk, stroll(desk, lambda desk: bool(PHASE.words[desk.plain.table.phase] == row.phase))
