"""`elvenhold play`: a match in this terminal, with friends around it and with bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from elvenhold.cli.orders import wishes_from, words_of
from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from elvenhold.cli.terminal.sitting import Sitting
    from elvenhold.cli.terminal.talk import Talk
    from elvenhold.match import Match

HUMAN, OTHERS = "human", "greedy"
SEATS = ",".join((HUMAN, *[OTHERS] * 3))
HUNG_UP = 129
NOT_SAVED = 1


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what."""

    terminal: Annotated[
        bool, typer.Option("--terminal", help="In this terminal: so far the only place.", show_default=False)
    ] = True
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO",
            help=f"Who plays, a word for each seat: {HUMAN}, {OTHERS} or random, with a name if you like, as"
            f" {HUMAN}:Anna,random. You and three bots unless you say.",
        ),
    ] = None
    preset: Annotated[str | None, typer.Option(metavar="NAME", help="The edition; see `elvenhold presets`.")] = None
    home_town: Annotated[
        bool | None, typer.Option("--home-town/--no-home-town", help="Whether everybody has a secret home town.")
    ] = None
    option: Annotated[
        list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option; again for more.")
    ] = []
    seed: Annotated[
        str | None, typer.Option(metavar="WORD", help="Deal as this word or number says, for a match to repeat.")
    ] = None
    pace: Annotated[
        float, typer.Option(min=0, max=10, metavar="SECONDS", help="How long to pause after a bot's move.")
    ] = 0.25
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record there when the match ends or is left.")
    ] = None
    resume: Annotated[
        Path | None,
        typer.Option(
            exists=True, dir_okay=False, metavar="FILE", help="Go on from this record: you and bots, unless you say."
        ),
    ] = None


def play(order: Play) -> None:
    """Play Elfenland in this terminal: you and three bots, or whoever you seat."""
    from elvenhold.cli.console import output
    from elvenhold.cli.terminal.talk import Leave, Talk, noticing_hang_ups

    _check(order)
    talk = Talk(output(), order.pace)
    try:
        sitting = _sitting(order, talk)
    except Leave:
        return
    with noticing_hang_ups():
        _attend(sitting, order)


def _attend(sitting: Sitting, order: Play) -> None:
    """Play, and keep the record whatever happens to the terminal."""
    from elvenhold.cli.terminal.archive import rescue
    from elvenhold.cli.terminal.talk import HungUp

    try:
        saved = _play_and_save(sitting, order)
    except Exception as error:
        if order.save or sitting.talk.live or isinstance(error, HungUp):
            rescue(sitting, order.save)
        if isinstance(error, HungUp):
            raise typer.Exit(HUNG_UP) from None
        raise
    if not saved:
        raise typer.Exit(NOT_SAVED)


def _play_and_save(sitting: Sitting, order: Play) -> bool:
    """Play, and answer whether the record is where it was wanted."""
    from elvenhold.cli.terminal.archive import save_at_the_end
    from elvenhold.cli.terminal.talk import HungUp, Leave

    try:
        sitting.play()
    except HungUp:
        raise
    except (Leave, KeyboardInterrupt):
        sitting.talk.show(f"The match stands at event {sitting.match.seq}. Good bye!")
    return order.save is None or save_at_the_end(sitting, order.save)


def _check(order: Play) -> None:
    """Refuse before the match what does not fit together, and what could not be saved after it."""
    from elvenhold.cli.terminal.archive import check_place

    if order.save:
        check_place(order.save, again=_saves_over(order))
    said = {"preset": order.preset, "home-town": order.home_town, "option": order.option or None, "seed": order.seed}
    both = [f"--{name}" for name, value in said.items() if value is not None]
    if order.resume and both:
        raise Malformed(
            f"--resume does not go with {', '.join(both)}: the record says what is played",
            expected="--seats, --pace and --save at most",
        )


def _saves_over(order: Play) -> bool:
    """Whether the record is to go where it came from."""
    return bool(order.save and order.resume and order.save.resolve() == order.resume.resolve())


def _sitting(order: Play, talk: Talk) -> Sitting:
    from elvenhold.cli.terminal.people import seat_players
    from elvenhold.cli.terminal.sitting import Sitting
    from elvenhold.cli.terminal.welcome import ask_for, wants_to_be_asked

    if talk.live and wants_to_be_asked(order):
        order = ask_for(order, talk)
    words = None if order.seats is None else words_of(order.seats)
    match = _resumed(order) if order.resume else _begun(order, words or words_of(SEATS))
    words = words or [HUMAN, *[OTHERS] * (match.setup.seats - 1)]
    if match.setup.seats != len(words):
        raise Malformed(
            f"the record has {match.setup.seats} seats, not {len(words)}", expected="one word in --seats for each"
        )
    edition = match.title.preset(match.setup.preset).title["en"]
    sitting = Sitting(match, seat_players(words, match.setup.seed), talk, f"Elfenland · {edition}")
    if _saves_over(order) and order.save:
        sitting.written.add(order.save.resolve())
    return sitting


def _begun(order: Play, words: list[str]) -> Match:
    import elvenhold as eh
    from elvenhold.cli.terminal.people import seat_players

    seat_players(words, "")
    wishes = wishes_from("elfenland", order.option)
    if order.home_town is not None:
        wishes["home_town"] = order.home_town
    return eh.start("elfenland", seats=len(words), preset=order.preset, seed=order.seed, **wishes)


def _resumed(order: Play) -> Match:
    from elvenhold.cli.records import read_file

    assert order.resume
    return read_file(order.resume)
