"""What a client may say on a socket.

Every line is one JSON object; `t` says which message it is.
"""

from __future__ import annotations

import msgspec

from elvenhold.wire.shared import CommandId, Key, MatchId, Moves, MoveText, Plan, SeatNumber, Seq


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """A message from a client."""

    match: MatchId


class Enter(FromClient, frozen=True):
    """Come to a match, as whoever sits there or as a spectator. Answered by `Table`, or by `Happened` after `after`."""

    after: Seq | None = None
    """The number of the latest event that the client knows."""
    key: Key = ""
    """An invitation (takes the seat) or a watch link; not needed by whoever the cookie knows."""


class Leave(FromClient, frozen=True):
    """Go away from a match. Seats are kept."""


class Sit(FromClient, frozen=True):
    """Several people at one device: this one has it now. `seat` null: nobody has, the secrets are hidden."""

    seat: SeatNumber | None


class Play(FromClient, frozen=True):
    """Play these moves one after the other, all of them or none. Answered by `Done` or `Refused`."""

    id: CommandId
    seat: SeatNumber
    seen: Seq
    """The latest event that the player had seen."""
    moves: Moves


class Undo(FromClient, frozen=True):
    """Take my latest move back. Answered by `Done` or `Refused`."""

    id: CommandId
    seat: SeatNumber
    seen: Seq


class Ask(FromClient, frozen=True):
    """What if I played these moves: what would be legal then, and how far could I travel? Answered by `Planned`."""

    id: CommandId
    seat: SeatNumber
    after: Plan = ()


class Why(FromClient, frozen=True):
    """Why may I not play this (after these moves)? Answered by `Refused` with the clause, or by `Done` if I may."""

    id: CommandId
    seat: SeatNumber
    move: MoveText
    after: Plan = ()


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """Are you there? Answered by `Pong`."""


Message = Enter | Leave | Sit | Play | Undo | Ask | Why | Ping
"""Everything that a client may say."""
