"""Tables laid out for tests: where a match stands in plain words, and events written down one by one."""

from typing import Any

import msgspec
import numpy as np
import pytest

import elvenhold as eh
from elvenhold.match.events import who
from elvenhold.match.match import Match
from elvenhold.match.positions import read_header, read_table
from elvenhold.match.setup import set_up
from elvenhold.play.describe import meaning_of

PRESETS = ("amigo-de", "rio-grande", "amigo-fr", "amigo-it", "moon", "jesweb", "faidutti")


def fresh(seats: int = 2, preset: str = "amigo-de", **options: Any) -> Match:
    """A match before its first event: the dealer waits."""
    return Match(set_up("elfenland", seats, preset, "7", options))


def laid(position: str) -> Match:
    """A match from a position, with a seed of its own; the dealer waits."""
    setup = msgspec.structs.replace(read_header(position), seed="7")
    return Match(setup, read_table(setup))


def enter(match: Match, *texts: str) -> Match:
    """Write down what happens next, the dealer's part too."""
    for text in texts:
        match.take_up(who(*match.turn), text)
    return match


def texts(events: list[eh.Event]) -> list[str]:
    """Events in words, without number and seat."""
    return [event.text for event in events]


def turns(events: list[eh.Event], verb: str) -> list[int]:
    """Whom the events concern that begin with this verb, in their order."""
    return [event.concerns for event in events if event.text.startswith(verb)]


def cells(match: Match, name: str, seat: int | None = None) -> Any:
    """A field of the table as numbers, or what it holds for one seat."""
    record = np.frombuffer(match.table, match.game.table.dtype)[name][0].tolist()
    return record if seat is None else record[seat]


def said(match: Match, name: str, seat: int | None = None) -> Any:
    """What one cell of a field stands for."""
    return meaning_of(match.game.table.fields[name].holds, cells(match, name, seat))


def counts(match: Match, name: str, seat: int | None = None) -> dict[str, int]:
    """How many of each kind a field holds; kinds of which there are none are left out."""
    words = match.game.table.fields[name].axes[-1].words
    return {word: number for word, number in zip(words, cells(match, name, seat), strict=True) if number}


def roads(match: Match) -> dict[str, str]:
    """The counters on the board."""
    words = match.game.table.fields["road"].axes[0].words
    kinds = (meaning_of(match.game.table.fields["road"].holds, number) for number in cells(match, "road"))
    return {road: kind for road, kind in zip(words, kinds, strict=True) if kind != "none"}


def may_turn_up(match: Match) -> dict[str, int]:
    """Everything the dealer may turn up now, each with its weight."""
    return {match.game.vocabulary.text(move): weight for move, weight in match._desk.outcomes()}


def legal(match: Match, verb: str = "") -> list[str]:
    """The legal moves that begin with this verb."""
    return [text for text in match.legal_text() if text.startswith(verb)]


def refused(match: Match, move: str) -> str:
    """The clause that forbids a move; the match stays as it was."""
    before = match.record()
    with pytest.raises(eh.Illegal) as refusal:
        match.play(move)
    assert before == match.record()
    return refusal.value.clause
