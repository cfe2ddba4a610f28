"""What the HTTP part takes and gives: people, new matches, the lobby, replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from elvenhold.wire.shared import Key, SeatNumber
from elvenhold.wire.to_client import Event, SeatSeen, Waits

SeatKind = Literal["me", "here", "bot", "open"]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class Me(msgspec.Struct, frozen=True):
    """Who I am here: a guest, known by a cookie."""

    id: str
    name: str
    new: bool


class Rename(Asked, frozen=True):
    """Call me, or this match, so."""

    name: str


class SeatWish(Asked, frozen=True):
    """Who shall sit at a seat: me, somebody else at my device, a bot, or whoever takes the invitation."""

    kind: SeatKind
    name: str = ""
    bot: str = ""


class NewMatch(Asked, frozen=True):
    """A match to be opened. With every seat taken it may begin at once."""

    game: str
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=16)]
    preset: str = ""
    options: dict[str, Any] = {}
    name: str = ""
    listed: bool = False
    """Whether strangers find it in the lobby."""
    start: bool = True
    """Begin as soon as nobody is missing."""


class Quick(Asked, frozen=True):
    """Me against bots; without a game, the first one there is."""

    game: str = ""


class TakeDevice(Asked, frozen=True):
    """The key of a device link."""

    key: Key


class Opened(msgspec.Struct, frozen=True):
    """A match that I have just opened, joined or been given the next of."""

    match: str


class Join(Asked, frozen=True):
    """Take the seat of an invitation, or any free seat of a match in the lobby."""

    key: Key = ""
    match: str = ""
    name: str = ""


class Invitation(msgspec.Struct, frozen=True):
    """The link to a free seat; the host's business."""

    seat: int
    key: str


class Links(msgspec.Struct, frozen=True):
    """The links of a match: those to its free seats (for the host), and the one for spectators."""

    seats: tuple[Invitation, ...]
    watch: str


class HostWish(Asked, frozen=True):
    """What a host asks for at one seat: a bot instead of an absent or missing human, or the seat given back."""

    seat: SeatNumber
    bot: str = ""


class DeviceLink(msgspec.Struct, frozen=True):
    """A link that works once and for a few minutes: go on playing as me on another device."""

    key: str
    minutes: int


class MatchSeen(msgspec.Struct, frozen=True):
    """A match as a list shows it."""

    match: str
    name: str
    game: str
    preset: str
    state: Literal["gathering", "running", "over", "aside"]
    seats: tuple[SeatSeen, ...]
    mine: tuple[int, ...]
    waits: Waits
    created: float
    updated: float
    watch: str = ""
    note: str = ""


class Lobby(msgspec.Struct, frozen=True):
    """My matches, those that wait for players, those that may be watched, and those that ended lately."""

    mine: tuple[MatchSeen, ...]
    open: tuple[MatchSeen, ...]
    running: tuple[MatchSeen, ...]
    recent: tuple[MatchSeen, ...]


class OptionSeen(msgspec.Struct, frozen=True):
    """An option of a game, as a form needs it."""

    name: str
    kind: str
    words: tuple[str, ...]
    low: int
    high: int
    clauses: tuple[str, ...]


class PresetSeen(msgspec.Struct, frozen=True):
    """An edition and the value it gives to every option."""

    name: str
    options: dict[str, Any]


class GameSeen(msgspec.Struct, frozen=True):
    """A game with everything that a form for a new match needs."""

    name: str
    fewest: int
    most: int
    presets: tuple[PresetSeen, ...]
    options: tuple[OptionSeen, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """What can be played here, and which bots play it."""

    games: tuple[GameSeen, ...]
    bots: tuple[str, ...]


class Replay(msgspec.Struct, frozen=True):
    """A match from its first event, as one audience was told it."""

    match: str
    name: str
    game: str
    preset: str
    options: dict[str, Any]
    seat: int
    view: dict[str, Any]
    events: tuple[Event, ...]
    seats: tuple[SeatSeen, ...]
    over: bool
    result: dict[str, Any] | None = None


class RecordText(Asked, frozen=True):
    """A record file to look at; nothing of it is kept."""

    text: Annotated[str, msgspec.Meta(max_length=400_000)]


class Trouble(msgspec.Struct, frozen=True):
    """Why a request was refused; nothing has changed."""

    code: str
    reason: str
    expected: str = ""
    clause: str = ""
