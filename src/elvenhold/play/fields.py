"""How a state declares its fields: storage, meaning and who sees them, in one annotation."""

from __future__ import annotations

from typing import ClassVar, Protocol

import msgspec

NONE = 127
"""The id that stands for "nothing here": beyond every array, so using it as an index fails."""

UNSEEN = 126
"""The id that stands for "there is something, and you may not know what"."""

OVER = -2
"""What `waiting` answers when nobody has anything to decide any more."""

DEALER = -1
"""What `waiting` answers when chance decides; also the seat that a spectator looks from."""

SPECTATOR = -1
SEATS = 6
PACKED_BITS = 4


class Numbers(Protocol):
    """An array field: integers by one or more indices, never by a slice."""

    def __getitem__(self, at: int | tuple[int, ...], /) -> int:
        """Read one number."""

    def __setitem__(self, at: int | tuple[int, ...], number: int, /) -> None:
        """Write one number."""


class Seen(msgspec.Struct, frozen=True):
    """Who sees a field."""

    who: str
    until_over: bool = False
    unless: str = ""

    ALL: ClassVar[Seen]
    OWNER: ClassVar[Seen]
    NOBODY: ClassVar[Seen]
    OWNER_UNTIL_OVER: ClassVar[Seen]

    @staticmethod
    def OWNER_UNLESS(option: str) -> Seen:  # noqa: N802 - stands beside the constants and reads like them
        """Only the owner sees it, unless the named option of the box is on."""
        return Seen("owner", unless=option)


Seen.ALL = Seen("all")
Seen.OWNER = Seen("owner")
Seen.NOBODY = Seen("nobody")
Seen.OWNER_UNTIL_OVER = Seen("owner", until_over=True)


class Axis(msgspec.Struct, frozen=True):
    """A list of things that count or index something: seats, cards, towns, roads."""

    name: str
    words: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many things there are."""
        return len(self.words)

    def index(self, word: str) -> int:
        """The place of a word; raises KeyError for a word that is not on the axis."""
        try:
            return self.words.index(word)
        except ValueError:
            raise KeyError(word) from None


SEAT = Axis("seat", tuple(str(seat) for seat in range(SEATS)))


class Count(msgspec.Struct, frozen=True):
    """A plain number; where it may not be seen it is 0, and its public total stands in a field of its own."""

    blank: ClassVar[int] = 0


class Id(msgspec.Struct, frozen=True):
    """The index of one thing of an axis, or NONE."""

    axis: Axis
    blank: ClassVar[int] = UNSEEN


class Bits(msgspec.Struct, frozen=True):
    """A set of things of an axis, one bit each."""

    axis: Axis
    blank: ClassVar[int] = 0


class Packed(msgspec.Struct, frozen=True):
    """Small counts per thing of an axis, four bits each, in one integer."""

    axis: Axis
    blank: ClassVar[int] = 0


Meaning = Count | Id | Bits | Packed
COUNT = Count()


class Field(msgspec.Struct, frozen=True):
    """One field of a state; visibility has no default, so that forgetting it is impossible."""

    axes: tuple[Axis, ...]
    seen: Seen
    storage: str = "i2"
    holds: Meaning = COUNT

    @property
    def shape(self) -> tuple[int, ...]:
        """The field's shape in the record."""
        return tuple(axis.size for axis in self.axes)
