"""Reading: records and positions become matches again, and every line is verified."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from elvenhold.games.registry import title
from elvenhold.match.events import who
from elvenhold.match.match import Match
from elvenhold.match.positions import read_header, read_seats, read_table
from elvenhold.match.records import FIRST_LINE
from elvenhold.match.setup import Setup, set_up
from elvenhold.play.errors import ElvenholdError, Illegal, Malformed
from elvenhold.play.options import Options, known

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elvenhold.play.title import Title

LONGEST_LINE = 4000
MOST_LINES = 100_000
HEADERS = ("game", "preset", "seats", "rules_version", "seed", "position", "told", "events", "result")
Headers = dict[str, tuple[int, str]]
"""Every header with the line it stands on."""


def position(text: str) -> Match:
    """A match that starts from a table set up in the position language."""
    if not isinstance(text, str):
        raise Malformed(f"a position is text, not {type(text).__name__}")
    setup = read_header(text)
    match = Match(setup, read_table(setup))
    match.begin()
    return match


def read(text: str) -> Match:
    """Give back the match that a record tells, verified line by line."""
    lines = _lines(text)
    headers, first_event = _read_headers(lines)
    match = _match_from(headers)
    events = [(number, line) for number, line in enumerate(lines[first_event:], first_event + 1) if line.strip()]
    for number, line in events:
        _read_event(match, line, number)
    _check_count(headers, len(events), len(lines))
    _check_result(match, headers)
    match.begin()
    return match


def _lines(text: str) -> list[str]:
    if not isinstance(text, str):
        raise Malformed(f"a record is text, not {type(text).__name__}")
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Malformed(f"the record has {len(lines)} lines", expected=f"at most {MOST_LINES}")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE or not line.isprintable():
            raise Malformed("this line is too long or holds control characters", line=number)
    return lines


def _read_headers(lines: list[str]) -> tuple[Headers, int]:
    if not lines or lines[0].strip() != FIRST_LINE:
        raise Malformed("this is no record", expected=FIRST_LINE, line=1)
    headers: Headers = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return headers, number
        name, colon, value = line.partition(":")
        if not colon or not (name in HEADERS or name.startswith("option ")):
            raise Malformed(f"{line!r} is no header", expected=f"{', '.join(HEADERS)} or option <name>", line=number)
        if name in headers:
            raise Malformed(f"the header {name!r} stands twice", line=number)
        headers[name] = (number, value.strip())
    return headers, len(lines)


def _match_from(headers: Headers) -> Match:
    for needed in ("game", "preset", "seats"):
        if needed not in headers:
            raise Malformed(f"the record has no header {needed!r}", line=1)
    if "told" in headers:
        raise Malformed(
            "this record holds only what one seat was told, so it cannot be replayed",
            expected="a full record, without the header 'told'",
            line=headers["told"][0],
        )
    setup = _setup_from(headers)
    _check_version(setup, headers)
    with _blaming(headers, "position"):
        table = read_table(setup) if setup.position else b""
    return Match(setup, table)


@contextmanager
def _blaming(headers: Headers, name: str) -> Iterator[None]:
    """Name the line of a header for whatever is wrong with it."""
    try:
        yield
    except Malformed as error:
        raise Malformed(error.reason, expected=error.expected, line=headers[name][0]) from error


def _setup_from(headers: Headers) -> Setup:
    with _blaming(headers, "game"):
        chosen = title(headers["game"][1])
    with _blaming(headers, "preset"):
        preset = chosen.preset(headers["preset"][1])
    options = {**preset.options, **_read_wishes(chosen, headers)}
    with _blaming(headers, "seats"):
        seats = read_seats(headers["seats"][1])
        set_up(chosen.name, seats, preset.name, None, {})
    with _blaming(headers, "seed" if "seed" in headers else "game"):
        seed = headers["seed"][1] if "seed" in headers else None
        setup = set_up(chosen.name, seats, preset.name, seed, options)
    _check_box(setup, headers)
    return msgspec.structs.replace(setup, position=headers.get("position", (0, ""))[1])


def _read_wishes(chosen: Title, headers: Headers) -> Options:
    wishes: Options = {}
    for header, (_, value) in headers.items():
        if header.startswith("option "):
            with _blaming(headers, header):
                option = known(chosen.options, header.removeprefix("option ").strip())
                wishes[option.name] = option.from_text(value)
    return wishes


def _check_box(setup: Setup, headers: Headers) -> None:
    """An option that does not go with the number of seats is named by its header."""
    try:
        setup.title.make_box(setup.seats, setup.options)
    except Malformed as error:
        named = [header for header in headers if header.removeprefix("option ") in error.reason.split()]
        with _blaming(headers, (named or ["game"])[0]):
            raise


def _check_version(setup: Setup, headers: Headers) -> None:
    current = str(setup.title.rules_version)
    line, version = headers.get("rules_version", (1, current))
    if version != current:
        raise Malformed(f"the record follows rules version {version!r}", expected=current, line=line)


def _read_event(match: Match, line: str, number: int) -> None:
    parts = line.split(maxsplit=2)
    expected = f"{match.seq + 1} {who(*match.turn)} <move>"
    if len(parts) != len(("seq", "who", "move")) or parts[0] != str(match.seq + 1):
        raise Malformed(f"{line!r} is not the next event", expected=expected, line=number)
    try:
        match.take_up(parts[1], parts[2])
    except Illegal as error:
        raise Illegal(error.clause, error.reason, error.legal, line=number) from error
    except ElvenholdError as error:
        reason = error.reason if isinstance(error, Malformed) else str(error)
        raise Malformed(reason, expected=expected, line=number) from error


def _check_count(headers: Headers, count: int, last: int) -> None:
    if "events" in headers and headers["events"][1] != str(count):
        told = headers["events"][1]
        raise Malformed(f"the record holds {count} events of {told}: it was cut off or changed", line=last)


def _check_result(match: Match, headers: Headers) -> None:
    if "result" not in headers:
        return
    line, text = headers["result"]
    found = " ".join(str(row["rank"]) for row in match.result.seats) if match.result else "none: it is not over"
    if text != found:
        raise Malformed(f"the result {text!r} does not follow from the events", expected=found, line=line)
