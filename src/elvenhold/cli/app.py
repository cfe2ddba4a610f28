"""The list of commands, and how their errors are told."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from elvenhold import ElvenholdError, __version__
from elvenhold.cli import bench, catalogue, orders, perft, play, replay, rules, serve, simulate, warm

BAD_REQUEST = 2


class Commands(TyperGroup):
    """All commands; a refused request is told in one line, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was typed."""
        try:
            return super().invoke(ctx)
        except ElvenholdError as error:
            sys.stderr.write(f"elvenhold: {error}\n")
            raise typer.Exit(BAD_REQUEST) from None


app = typer.Typer(
    cls=Commands,
    name="elvenhold",
    help="The Elfen games of Alan R. Moon: play them, read them, measure them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"elvenhold {__version__}")
        raise typer.Exit


@app.callback()
def elvenhold(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version this is."),
    ] = False,
) -> None:
    """The Elfen games of Alan R. Moon: play them, read them, measure them."""


app.command("serve")(orders.command(serve.Serve, serve.serve))
app.command("play")(orders.command(play.Play, play.play))
app.command("simulate")(orders.command(simulate.Simulate, simulate.simulate))
app.command("replay")(orders.command(replay.Replay, replay.replay))
app.command("perft")(orders.command(perft.Perft, perft.perft))
app.command("bench")(bench.bench)
app.command("rules")(rules.rules)
app.command("presets")(catalogue.presets)
app.command("options")(catalogue.options)
app.command("warm")(warm.warm)
