"""`elvenhold perft`: count the ways in which a match can go on."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from elvenhold.play.desk import Desk

DEEPEST = 100
"""Far more than anybody can wait for, and less than Python can go down."""
SEATS = 4


class Perft(msgspec.Struct, frozen=True, kw_only=True):
    """What to count from, and how far."""

    depth: Annotated[int, typer.Argument(min=0, max=DEEPEST, help="How many events to look ahead.")]
    game: Annotated[str, typer.Option(help="The game.")] = "elfenland"
    preset: Annotated[str | None, typer.Option(help="The edition.")] = None
    seats: Annotated[int | None, typer.Option(help=f"How many play; {SEATS} unless you say.")] = None
    option: Annotated[list[str], typer.Option("--option", "-o", help="An option, as name=value; again for more.")] = []
    seed: Annotated[
        str | None, typer.Option(help="Count from the first decision of this deal, not from before the deal.")
    ] = None
    position: Annotated[str | None, typer.Option(help="Count from this position (docs/positions.md).")] = None
    divide: Annotated[bool, typer.Option("--divide", help="Show the count apart for every first event.")] = False


def perft(order: Perft) -> None:
    """Count the sequences of events of a length; every outcome of the dealer is a branch of its own."""
    from elvenhold.cli.console import output
    from elvenhold.lab import perft as counting

    desk = _desk(order)
    console = output()
    begun = perf_counter()
    if order.divide and order.depth > 0:
        branches = counting.divide(desk, order.depth)
        for branch in branches:
            console.print(f"{branch.leaves:>12,}  {branch.move}", soft_wrap=True)
        leaves = sum(branch.leaves for branch in branches)
    else:
        leaves = counting.perft(desk, order.depth)
    console.print(f"{leaves:>12,}  sequences of {order.depth}, in {perf_counter() - begun:.2f} s")


def _desk(order: Perft) -> Desk:
    import elvenhold as eh
    from elvenhold.cli.orders import wishes_from
    from elvenhold.match.positions import read_header, read_table
    from elvenhold.play.desk import Desk

    if order.position is not None:
        setup = read_header(order.position)
        _check_position(order, setup.game)
        desk = Desk(setup.title.game, setup.box)
        desk.table = read_table(setup)
        return desk
    wishes = wishes_from(order.game, order.option)
    seats = SEATS if order.seats is None else order.seats
    match = eh.start(order.game, seats=seats, preset=order.preset, seed=order.seed, **wishes)
    desk = Desk(match.game, match.box)
    desk.deal()
    if order.seed is not None:
        desk.table = match.table
    return desk


def _check_position(order: Perft, game: str) -> None:
    """A position says itself what is played; nothing else may say it differently."""
    said = {"preset": order.preset, "seats": order.seats, "option": order.option or None, "seed": order.seed}
    both = [f"--{name}" for name, value in said.items() if value is not None]
    if order.game != game:
        both.append("--game")
    if both:
        raise Malformed(
            f"--position does not go with {', '.join(both)}", expected="what is played in the position itself"
        )
