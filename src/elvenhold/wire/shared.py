"""What messages in both directions are made of."""

from __future__ import annotations

from typing import Annotated

import msgspec

LONGEST_ID = 40
MOST_MOVES = 64

MatchId = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
"""Made by the client, new for every command: a command that is sent again does no harm."""
Seq = Annotated[int, msgspec.Meta(ge=0)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Moves = Annotated[tuple[MoveText, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]
Plan = Annotated[tuple[MoveText, ...], msgspec.Meta(max_length=MOST_MOVES)]
Key = Annotated[str, msgspec.Meta(max_length=64)]

Legal = dict[str, tuple[str, ...]]
"""The legal moves: everything but the last word of a move, and the last words that may follow (none: that is all)."""
