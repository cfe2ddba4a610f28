"""Asking: what a player may type besides a move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.text import Text

from elvenhold.cli.console import speaks_unicode
from elvenhold.cli.terminal.atlas import chart, road_list, world_map
from elvenhold.cli.terminal.talk import Leave
from elvenhold.play.errors import Forbidden, Malformed
from elvenhold.play.fields import DEALER

if TYPE_CHECKING:
    from collections.abc import Callable

    from elvenhold.cli.terminal.sitting import Sitting

STORY = 40
YES = {"y", "yes"}


class Command(msgspec.Struct, frozen=True):
    """Something to ask for; `run` answers whether the turn is over by it."""

    typed: str
    told: str
    run: Callable[[Sitting, str], bool]


def _help(sitting: Sitting, _rest: str) -> bool:
    lines = [Text.assemble((f"  {command.typed:<14}", "bold"), command.told) for command in _each_once()]
    moves = ", ".join(str(move) for move in sitting.match.legal()[:3])
    sitting.talk.show(
        "Type the number of a line. Or type:",
        *lines,
        Text.assemble(("  a move", "bold"), f"        as records write it, such as: {moves}"),
    )
    return False


def _each_once() -> list[Command]:
    return list({command.typed: command for command in COMMANDS.values()}.values())


def _look(sitting: Sitting, _rest: str) -> bool:
    sitting.show_table()
    return False


def _map(sitting: Sitting, _rest: str) -> bool:
    if not speaks_unicode(sitting.talk.console):
        return _roads(sitting, "")
    sitting.talk.show(world_map(sitting.scene(), sitting.talk.console.width))
    return False


def _roads(sitting: Sitting, _rest: str) -> bool:
    sitting.talk.show(road_list(sitting.scene()))
    return False


def _chart(sitting: Sitting, _rest: str) -> bool:
    sitting.talk.show(chart(sitting.scene()))
    return False


def _log(sitting: Sitting, _rest: str) -> bool:
    sitting.talk.show(*sitting.story(0, STORY))
    return False


def _moves(sitting: Sitting, _rest: str) -> bool:
    sitting.talk.show(Text(", ".join(sitting.match.legal_text())))
    return False


def _rules(sitting: Sitting, rest: str) -> bool:
    from elvenhold.cli.clauses import find
    from elvenhold.cli.rules import tell

    if not rest:
        raise Malformed(
            "rules needs the number of a clause", expected="as rules EL-P4-6, or rules EL-P4 for all of a phase"
        )
    for clause in find(rest):
        tell(sitting.talk.console, clause)
    return False


def _undo(sitting: Sitting, _rest: str) -> bool:
    last = sitting.match.events[-1].seat if sitting.match.events else DEALER
    if last != DEALER and not sitting.players[last].human:
        raise Forbidden(f"the latest move is {sitting.players[last].name}'s, and bots take nothing back")
    back = sitting.match.undo()
    sitting.went_back()
    sitting.talk.show(f"Taken back: the match stands after event {back.to} again.")
    return True


def _record(sitting: Sitting, rest: str) -> bool:
    if not rest:
        raise Malformed("the record needs a place", expected="record <file>")
    save(sitting, Path(rest).expanduser())
    return False


def save(sitting: Sitting, path: Path, *, again: bool = False) -> None:
    """Write the record of a match to a new file, or to the one it came from."""
    try:
        with path.open("w" if again else "x", encoding="utf-8") as file:
            file.write(sitting.match.record())
    except FileExistsError:
        raise Malformed(f"{path} is there already", expected="the name of a new file") from None
    except OSError as error:
        raise Malformed(f"{path} cannot be written: {error.strerror}") from None
    told = f"The record is in {path}."
    if not sitting.match.over:
        told += " It holds everybody's secrets; `elvenhold play --resume` goes on from it."
    sitting.talk.show(Text(told))


def _quit(sitting: Sitting, _rest: str) -> bool:
    if sitting.talk.ask("Leave the match? Type y to leave, Enter to stay. ").lower() in YES:
        raise Leave
    return False


_QUIT = Command("quit", "leave the match", _quit)
_HELP = Command("?", "this help", _help)
COMMANDS = {
    "?": _HELP,
    "help": _HELP,
    "look": Command("look", "draw the table again", _look),
    "map": Command("map", "the whole board", _map),
    "roads": Command("roads", "every town, its roads and what lies on them", _roads),
    "chart": Command("chart", "the travel chart and the other prices", _chart),
    "log": Command("log", "what happened lately", _log),
    "moves": Command("moves", "every legal move in the notation", _moves),
    "rules": Command("rules CLAUSE", "what a clause says, as rules EL-P4-6", _rules),
    "undo": Command("undo", "take the latest move back, while nothing followed it", _undo),
    "record": Command("record FILE", "write the record of this match to a file", _record),
    "quit": _QUIT,
    "exit": _QUIT,
}
