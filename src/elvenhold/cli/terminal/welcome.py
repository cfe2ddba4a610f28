"""The welcome: three questions for who starts without saying what to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.panel import Panel
from rich.text import Text

from elvenhold.bots import names
from elvenhold.cli.orders import words_of
from elvenhold.cli.play import SEATS, Play
from elvenhold.cli.terminal.people import seat_players
from elvenhold.games.registry import title
from elvenhold.play.errors import ElvenholdError

if TYPE_CHECKING:
    from collections.abc import Callable

    from elvenhold.cli.terminal.talk import Talk

TITLE = "elfenland"
YES_NO = {"y": True, "yes": True, "n": False, "no": False}


def wants_to_be_asked(order: Play) -> bool:
    """Whether nothing was said about the match."""
    said = (order.seats, order.preset, order.home_town, order.seed, order.resume)
    return not order.option and all(word is None for word in said)


def ask_for(order: Play, talk: Talk) -> Play:
    """Ask who plays, which edition, and whether there are home towns; Enter takes what is offered."""
    talk.show(Panel(Text("Elvenhold: Elfenland in the terminal", justify="center", style="bold")))
    bots = ", ".join(names())
    talk.show(Text(f"A seat for each: human, or a bot ({bots}); with a name if you like, as human:Anna"))
    seats = _ask(talk, f"Who plays? [{SEATS}]", SEATS, _seats)
    presets = title(TITLE).presets()
    default = next(iter(presets))
    for preset in presets.values():
        talk.show(Text(f"   {preset.name:<11} {preset.title['en']}"))
    edition = _ask(talk, f"Which edition? [{default}]", default, lambda word: title(TITLE).preset(word).name)
    usual = "y" if title(TITLE).preset(edition).options["home_town"] else "n"
    home_town = _ask(talk, f"Secret home towns? y or n [{usual}]", usual, _yes_or_no)
    return msgspec.structs.replace(order, seats=seats, preset=edition, home_town=YES_NO[home_town])


def _ask(talk: Talk, question: str, default: str, check: Callable[[str], str]) -> str:
    while True:
        try:
            return check(talk.ask(Text(f"{question} ")) or default)
        except ElvenholdError as error:
            talk.show(Text(str(error), style="red"))


def _seats(words: str) -> str:
    seat_players(words_of(words), "")
    chosen = title(TITLE)
    chosen.make_box(len(words_of(words)), chosen.preset(None).options)
    return words


def _yes_or_no(word: str) -> str:
    from elvenhold.play.errors import Malformed

    if word.lower() not in YES_NO:
        raise Malformed(f"{word!r} is no answer", expected="y or n")
    return word.lower()
