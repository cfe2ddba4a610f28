"""What is written down of people and their matches, and what a writer may be answered."""

from __future__ import annotations

import msgspec

from elvenhold.play.errors import Malformed

HUMAN, BOT, OPEN = "human", "bot", "open"
"""Who sits on a seat."""
GATHERING, RUNNING, ENDED, ASIDE = "gathering", "running", "over", "aside"
"""How far a match is; one set aside no longer replays, and stays readable."""
NOWHERE = -1
"""Where a match stands that there is none of."""


class StoreError(Exception):
    """The store cannot do it now; whether a write arrived all the same is unknown until it is read again."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays or watches."""

    id: str
    name: str
    created: float


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of a match and who holds it."""

    seat: int
    kind: str
    person: str | None = None
    """Whose seat it is; kept while a bot stands in for him."""
    bot: str | None = None
    """Which bot plays, and how well, in the words of the bots themselves."""
    name: str = ""
    token: str = ""
    """What the invite link of this seat ends with; nothing invites to a seat without one."""


class MatchRow(msgspec.Struct, frozen=True):
    """A match without its events."""

    id: str
    name: str
    game: str
    preset: str
    seats: int
    options: str
    """As JSON text."""
    seed: str
    """A whole number of 128 bits, which no column holds as a number. Secret until the match is over."""
    rules_version: int
    state: str
    seq: int
    """The number of the latest event."""
    host: str
    listed: bool
    watch: str
    """What the link for spectators ends with."""
    created: float
    updated: float
    waiting: str = ""
    """Who is to decide and since when, as JSON text."""
    result: str = ""
    """As JSON text, once the match is over."""
    again: str | None = None
    """The rematch."""
    note: str = ""
    """Why the match was set aside."""


class EventRow(msgspec.Struct, frozen=True):
    """An event, or an undo, as the log of its match holds it."""

    match: str
    seq: int
    who: str
    """The seat; for the dealer a star and the seat that he serves."""
    text: str
    at: float


class Command(msgspec.Struct, frozen=True):
    """A command that was carried out: sent once more, it is answered with the events that it made."""

    match: str
    id: str
    seat: int
    first: int
    last: int


class Append(msgspec.Struct, frozen=True):
    """What the owner of a match wants written: events after number `old`, and how the match stands then."""

    match: str
    old: int
    events: tuple[EventRow, ...]
    command: Command | None
    at: float
    state: str | None = None
    """Like the next two: None leaves it as it is."""
    waiting: str | None = None
    result: str | None = None

    @property
    def new(self) -> int:
        """The number of the latest event, once these are written."""
        return self.old + len(self.events)


class Appended(msgspec.Struct, frozen=True):
    """It is written, and the match stands at `seq`."""

    match: str
    seq: int


class Clash(msgspec.Struct, frozen=True):
    """Nothing is written: somebody else has brought the match to `seq`, perhaps by the very same command."""

    match: str
    seq: int
    """NOWHERE if there is no such match."""
    command: Command | None = None
    """The command as it was carried out earlier, if it was."""


class Repeated(msgspec.Struct, frozen=True):
    """Nothing is written: this command was carried out before."""

    command: Command


Outcome = Appended | Clash | Repeated


class MatchChange(msgspec.Struct, frozen=True):
    """What is to change of a match beside its events; None leaves it as it is."""

    name: str | None = None
    host: str | None = None
    state: str | None = None
    note: str | None = None
    again: str | None = None
    listed: bool | None = None


class Listing(msgspec.Struct, frozen=True):
    """A match as a lobby lists it."""

    match: MatchRow
    seats: tuple[SeatRow, ...]


class Stored(msgspec.Struct, frozen=True):
    """A match with all that is kept of it."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    events: tuple[EventRow, ...]


class Found(msgspec.Struct, frozen=True):
    """Where a link leads: to a seat of a match, or to watch it."""

    match: str
    seat: int | None = None


def judge(append: Append, seq: int, command: Command | None) -> Outcome:
    """Whether events may be appended to a match that stands at `seq` and remembers this command or none."""
    if seq != append.old or seq == NOWHERE:
        return Clash(append.match, seq, command)
    return Repeated(command) if command else Appended(append.match, append.new)


def check(append: Append) -> None:
    """Refuse what would spoil the transaction that it shares with other matches."""
    expected = range(append.old + 1, append.new + 1)
    assert [*expected] == [event.seq for event in append.events], f"{append.match}: {append.events}"
    assert all(event.match == append.match for event in append.events), f"{append.match}: {append.events}"
    for text in (append.command.id if append.command else "", *(event.text for event in append.events)):
        if not text.isprintable():
            raise Malformed(f"{text!r} cannot be written down", expected="printable text")
