"""Records: a match as text, headers first, then one event a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elvenhold.match.events import Event, who
from elvenhold.play.describe import NOTHING, meaning_of
from elvenhold.play.fields import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable

    from elvenhold.match.match import Match
    from elvenhold.sight.tell import Told

FIRST_LINE = "elvenhold record 1"
UNSEEN_MARK = "?"
SPECTATOR_MARK = "spectator"


def record_of(match: Match, seat: int | None) -> str:
    """Write a record: everything, or what one seat was told."""
    lines = [*_headers(match, seat), ""]
    if seat is None:
        lines += [f"{number} {_line(event)}" for number, event in enumerate(match.events, 1)]
    else:
        told = match.told(seat)
        lines += [f"{number} {_told_line(match, event, part)}" for number, (event, part) in enumerate(told, 1)]
    return "\n".join(lines) + "\n"


def _headers(match: Match, seat: int | None) -> Iterable[str]:
    setup = match.setup
    yield FIRST_LINE
    yield f"game: {setup.game}"
    yield f"preset: {setup.preset}"
    yield f"seats: {setup.seats}"
    for name, value in setup.wishes.items():
        yield f"option {name}: {match.title.options[name].to_text(value)}"
    yield f"rules_version: {match.title.rules_version}"
    if seat is None:
        yield f"seed: {setup.seed}"
        if setup.position:
            yield f"position: {setup.position}"
    else:
        yield f"told: {SPECTATOR_MARK if seat == SPECTATOR else seat}"
    yield f"events: {len(match.events)}"
    if match.result:
        yield f"result: {' '.join(str(row['rank']) for row in match.result.seats)}"


def _line(event: Event) -> str:
    return f"{who(event.seat, event.concerns)} {event.text}"


def _told_line(match: Match, event: Event, told: Told) -> str:
    text = UNSEEN_MARK if told.move is None else match.game.vocabulary.text(told.move)
    sealed = [f"{seat} {match.game.vocabulary.text(move)}" for seat, move in told.sealed]
    words = {name: _words(match, name, numbers) for name, numbers in told.opened}
    opened = [f"{name} {' '.join(row)}" for name, row in words.items() if set(row) != {NOTHING}]
    return "; ".join([f"{who(event.seat, event.concerns)} {text}", *sealed, *opened])


def _words(match: Match, name: str, numbers: tuple[int, ...]) -> list[str]:
    holds = match.game.table.fields[name].holds
    return [str(meaning_of(holds, number)) for number in numbers[: match.setup.seats]]
