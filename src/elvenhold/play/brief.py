"""Brief: what somebody sent, looked at with care and told back on a short line, whatever it is."""

from __future__ import annotations

import reprlib
from typing import Any

LONGEST_NUMBER = 128
"""Bits of a number that is told back digit by digit; Python refuses to write out one of some thousands."""


class _Brief(reprlib.Repr):
    """As the library's own, but safe for numbers of any size."""

    def repr_int(self, x: int, level: int) -> str:
        if x.bit_length() > LONGEST_NUMBER:
            return f"<a number of {x.bit_length()} bits>"
        return super().repr_int(x, level)


def brief(value: Any) -> str:
    """The value as Python writes it, cut short."""
    return _Brief().repr(value)


def is_number(value: Any) -> bool:
    """Whether something is a whole number, and does not only count as one, as true and false do."""
    return isinstance(value, int) and not isinstance(value, bool)
