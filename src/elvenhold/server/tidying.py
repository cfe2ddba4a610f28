"""Tidying: Python looks for what nobody needs any more, and must not look through everything while people play.

With 4,000 sockets that takes most of a second. So what is there at the start is never looked at again; what is young is
looked through all the time; and everything together only when much has gone, or when it has not been done for an hour.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[], int]

YOUNG, MIDDLE, NEVER = 10_000, 5, 1_000_000
OFTEN = 60.0
"""Seconds between two looks whether it is time."""
SELDOM = 3600.0
FEW = 100
"""Fewer sockets that have gone are no reason."""


def begin() -> None:
    """Leave alone what is there already: modules and rules stay for ever."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Tidying:
    """Looks through everything when it is worth it."""

    def __init__(
        self, gone: Callable[[], int], here: Callable[[], int], clock: Callable[[], float] = monotonic
    ) -> None:
        """`gone`: how many sockets have ever gone, `here`: how many are open."""
        self._gone, self._here, self._clock = gone, here, clock
        self._last, self._at = gone(), clock()

    @property
    def due(self) -> bool:
        """Whether as much has gone as half of what is here, or it was long ago."""
        much = self._gone() - self._last > max(FEW, self._here() // 2)
        return much or self._clock() - self._at > SELDOM

    def tidy(self) -> None:
        """Look through everything."""
        gc.collect()
        self._last, self._at = self._gone(), self._clock()

    async def for_ever(self) -> None:
        """Look now and then whether it is time."""
        while True:
            await asyncio.sleep(OFTEN)
            if self.due:
                self.tidy()
