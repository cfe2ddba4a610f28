"""`elvenhold replay`: step through a record, with everything on the table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Which record to show, and how."""

    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="The record.")]
    everything: Annotated[bool, typer.Option("--all", help="Print every event at once, instead of stepping.")] = False
    seat: Annotated[int | None, typer.Option(help="Show what this seat saw, instead of everything.")] = None


def replay(order: Replay) -> None:
    """Step through a record in the terminal: Enter goes on, a number jumps to that event, q leaves."""
    from elvenhold.cli.console import output
    from elvenhold.cli.records import read_file
    from elvenhold.cli.terminal.show import Show
    from elvenhold.cli.terminal.talk import Leave, Talk

    match = read_file(order.file)
    if order.seat is not None:
        match.view(order.seat)
    show = Show(match, order.seat, Talk(output(), 0))
    if order.everything:
        show.everything()
        return
    try:
        show.step_through()
    except Leave:
        return
