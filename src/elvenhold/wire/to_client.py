"""What a server says on a socket.

Every line is one JSON object; `t` says which message it is.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from elvenhold.wire.shared import Legal

Path = tuple[str | int | float | bool | list[Any] | dict[str, Any] | None, ...]
"""One change of a view: the way to what changed (names and places), and last what stands there now."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event as this audience was told it, and what it changed in its view."""

    seq: int
    who: str
    """The seat that decided; for the dealer a star and the seat that he serves."""
    text: str
    """The move in the notation (`?` for what is not told), or `back to k`: what stands after event k counts no more."""
    set: tuple[Path, ...] = ()
    """What changed, in order."""


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to travel to a town: what to play, and what it costs."""

    moves: tuple[str, ...]
    cards: dict[str, int]
    steps: int
    new_towns: int
    via: tuple[str, ...]
    """The towns in the order in which they are reached, the last one included."""
    caravans: int = 0


class SeatSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who sits there, as everybody at the table may know it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str = ""
    """Which bot plays here (also while it stands in for an absent human)."""
    stand_in: bool = False
    """A bot plays for a human who is absent; the seat is still theirs."""
    here: bool = False
    """Whether somebody is connected."""
    away: float = 0
    """Seconds since they were last here."""
    host: bool = False


class Waits(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to decide, and since when (seconds since the epoch)."""

    seats: tuple[int, ...] = ()
    since: float = 0


class Players(msgspec.Struct, frozen=True, tag_field="t", tag="players"):
    """Who is at the table; told whenever it changes. The same for everybody but `mine` and `host`."""

    match: str
    name: str
    state: Literal["gathering", "running", "over", "aside"]
    seats: tuple[SeatSeen, ...]
    watching: int
    mine: tuple[int, ...]
    """The seats that this connection may play."""
    host: bool
    """Whether this connection may act as the host."""
    note: str = ""
    """Why the match was set aside."""
    again: str = ""
    """The match that is played next at this table."""


class Table(msgspec.Struct, frozen=True, tag_field="t", tag="table"):
    """Everything that this audience may see: a view some events ago, and the events since, so that they can be told.

    A match that gathers players has no view yet.
    """

    match: str
    game: str
    preset: str
    options: dict[str, Any]
    seat: int
    """Whose eyes these are; -1: a spectator."""
    seq: int
    """The number of the event that `view` follows; the events go on from there."""
    view: dict[str, Any] | None
    events: tuple[Event, ...]
    may: Legal | None
    """What the seat may do now; null if it is not to decide."""
    waits: Waits
    players: Players
    result: dict[str, Any] | None = None
    """When it is over: `seats`, a row each with rank and score, and `winners`."""


class Happened(msgspec.Struct, frozen=True, tag_field="t", tag="happened"):
    """Events, in the order of their numbers and without a gap."""

    match: str
    seat: int
    events: tuple[Event, ...]
    may: Legal | None
    waits: Waits
    result: dict[str, Any] | None = None


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """A command was carried out; its events are told to everybody in `Happened`."""

    id: str
    seq: int
    """The latest event of the match after it."""


class Planned(msgspec.Struct, frozen=True, tag_field="t", tag="planned"):
    """How the table would look to me after the moves that I asked about; nothing has happened."""

    id: str
    match: str
    seq: int
    after: tuple[str, ...]
    set: tuple[Path, ...]
    """What would change in my view."""
    may: Legal | None
    """What would be legal then; null if somebody else, or the dealer, would be next."""
    ways: dict[str, tuple[Way, ...]]
    """Every town within reach from there, the cheapest way first; empty where nobody travels."""


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """A command that was not carried out, and why; nothing has changed."""

    id: str
    code: Literal["malformed", "illegal", "stale", "forbidden", "busy", "unknown", "failed"]
    """The four errors, and: too many at once, no such match, and a fault of the server."""
    reason: str
    """In English, for logs and for people who write clients; screens use `code` and `clause`."""
    clause: str = ""
    """For `illegal`: the clause of the rules that forbids it."""
    legal: tuple[str, ...] = ()
    """What would be legal instead (some of it)."""
    seq: int = 0
    """For `stale`: the latest event."""


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """I am here."""


Message = Table | Happened | Players | Done | Planned | Refused | Pong
"""Everything that a server may say."""
