"""Asking: what a player may type besides a move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.text import Text

from elvenhold.cli.console import speaks_unicode
from elvenhold.cli.terminal.archive import save
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
    sitting.talk.page(world_map(sitting.scene(), sitting.talk.console.width))
    return False


def _roads(sitting: Sitting, _rest: str) -> bool:
    sitting.talk.page(road_list(sitting.scene()))
    return False


def _chart(sitting: Sitting, _rest: str) -> bool:
    sitting.talk.page(chart(sitting.scene()))
    return False


def _log(sitting: Sitting, _rest: str) -> bool:
    sitting.talk.page(*sitting.story(0, STORY))
    return False


def _moves(sitting: Sitting, _rest: str) -> bool:
    sitting.talk.page(Text(", ".join(sitting.match.legal_text())))
    return False


def _rules(sitting: Sitting, rest: str) -> bool:
    from elvenhold.cli.clauses import find
    from elvenhold.cli.rules import sentences

    if not rest:
        raise Malformed(
            "rules needs the number of a clause", expected="as rules EL-P4-6, or rules EL-P4 for all of a phase"
        )
    sitting.talk.page(*(sentence for clause in find(rest) for sentence in sentences(clause)))
    return False


def _undo(sitting: Sitting, _rest: str) -> bool:
    last = sitting.match.events[-1].seat if sitting.match.events else DEALER
    if last not in (DEALER, sitting.facing):
        player = sitting.players[last]
        why = f"only {player.name} may take it back" if player.human else "bots take nothing back"
        raise Forbidden(f"the latest move is {player.name}'s, and {why}")
    sitting.take_back()
    return True


def _record(sitting: Sitting, rest: str) -> bool:
    if not rest:
        raise Malformed("the record needs a place", expected="record <file>")
    save(sitting, Path(rest).expanduser())
    return False


def _quit(sitting: Sitting, _rest: str) -> bool:
    if sitting.talk.ask("Leave the match? Type y to leave, Enter to stay. ").lower() in YES:
        raise Leave
    return False


_QUIT = Command("quit", "leave the match; q does too", _quit)
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
    "undo": Command("undo", "take your latest choice back, while nothing followed it", _undo),
    "record": Command("record FILE", "write the record of this match to a file", _record),
    "quit": _QUIT,
    "exit": _QUIT,
    "q": _QUIT,
}
