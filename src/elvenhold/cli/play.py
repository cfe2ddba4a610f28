"""`elvenhold play`: a match in this terminal, with friends around it and with bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from elvenhold.cli.terminal.sitting import Sitting
    from elvenhold.cli.terminal.talk import Talk
    from elvenhold.match import Match

SEATS = "human,greedy,greedy,greedy"


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what."""

    terminal: Annotated[
        bool, typer.Option("--terminal", help="In this terminal: so far the only place.", show_default=False)
    ] = True
    seats: Annotated[
        str | None, typer.Option(help=f"Who plays: {SEATS} unless you say; with names: human:Anna,human:Ben,random.")
    ] = None
    preset: Annotated[str | None, typer.Option(help="The edition; see `elvenhold presets`.")] = None
    home_town: Annotated[
        bool | None, typer.Option("--home-town/--no-home-town", help="Whether everybody has a secret home town.")
    ] = None
    option: Annotated[list[str], typer.Option("--option", "-o", help="An option, as name=value; again for more.")] = []
    seed: Annotated[str | None, typer.Option(help="Deal as this word or number says, for a match to repeat.")] = None
    pace: Annotated[float, typer.Option(min=0, max=10, help="Seconds to pause after a bot's move.")] = 0.25
    save: Annotated[Path | None, typer.Option(help="Write the record there when the match ends or is left.")] = None
    resume: Annotated[Path | None, typer.Option(exists=True, dir_okay=False, help="Go on from this record.")] = None


def play(order: Play) -> None:
    """Play Elfenland in this terminal: you and three bots, or whoever you seat."""
    from elvenhold.cli.console import output
    from elvenhold.cli.terminal.talk import Leave, Talk

    _check_save(order)
    talk = Talk(output(), order.pace)
    try:
        sitting = _sitting(order, talk)
    except Leave:
        return
    try:
        sitting.play()
    except (Leave, KeyboardInterrupt):
        talk.show(f"The match stands at event {sitting.match.seq}. Good bye!")
    if order.save:
        from elvenhold.cli.terminal.asking import save

        save(sitting, order.save, again=order.save == order.resume)


def _check_save(order: Play) -> None:
    """Refuse before the match what could not be saved after it."""
    if order.save and order.save.exists() and order.save != order.resume:
        raise Malformed(f"{order.save} is there already", expected="the name of a new file")


def _sitting(order: Play, talk: Talk) -> Sitting:
    from elvenhold.cli.terminal.people import seat_players
    from elvenhold.cli.terminal.sitting import Sitting
    from elvenhold.cli.terminal.welcome import ask_for, wants_to_be_asked

    if talk.live and wants_to_be_asked(order):
        order = ask_for(order, talk)
    words = (order.seats or SEATS).split(",")
    match = _resumed(order) if order.resume else _begun(order, len(words))
    if match.setup.seats != len(words):
        raise Malformed(
            f"the record has {match.setup.seats} seats, not {len(words)}", expected="one word in --seats for each"
        )
    edition = match.title.preset(match.setup.preset).title["en"]
    return Sitting(match, seat_players(words, match.setup.seed), talk, f"Elfenland · {edition}")


def _begun(order: Play, seats: int) -> Match:
    import elvenhold as eh
    from elvenhold.cli.orders import wishes_from

    wishes = wishes_from("elfenland", order.option)
    if order.home_town is not None:
        wishes["home_town"] = order.home_town
    return eh.start("elfenland", seats=seats, preset=order.preset, seed=order.seed, **wishes)


def _resumed(order: Play) -> Match:
    from elvenhold.cli.records import read_file

    assert order.resume
    return read_file(order.resume)
