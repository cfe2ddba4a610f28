"""`elvenhold replay`: step through a record, with everything on the table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from elvenhold.play.errors import Malformed
from elvenhold.play.fields import SPECTATOR

SPECTATOR_WORD = "spectator"
LONGEST_SEAT = 16


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Which record to show, and how."""

    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="The record.")]
    everything: Annotated[bool, typer.Option("--all", help="Print every event at once, instead of stepping.")] = False
    seat: Annotated[
        str | None, typer.Option(help="Show what this seat, or a spectator, saw, instead of everything.")
    ] = None


def replay(order: Replay) -> None:
    """Step through a record in the terminal: Enter goes on, a number jumps to that event, q leaves."""
    from elvenhold.cli.console import output
    from elvenhold.cli.records import read_file
    from elvenhold.cli.terminal.show import Show
    from elvenhold.cli.terminal.talk import Leave, Talk

    match = read_file(order.file)
    show = Show(match, _looker(order.seat, match.setup.seats), Talk(output(), 0))
    if order.everything:
        show.everything()
        return
    try:
        show.step_through()
    except Leave:
        return


def _looker(seat: str | None, seats: int) -> int:
    """Through whose eyes a record is shown."""
    from elvenhold.cli.terminal.scene import EVERYTHING

    if seat is None:
        return EVERYTHING
    if seat.casefold() == SPECTATOR_WORD:
        return SPECTATOR
    if seat not in map(str, range(seats)):
        raise Malformed(f"there is no seat {seat[:LONGEST_SEAT]!r}", expected=f"0 to {seats - 1}, or {SPECTATOR_WORD}")
    return int(seat)
