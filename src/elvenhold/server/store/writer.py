"""The writer: it gathers what the owners of many matches want written, and tells each when it is."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from elvenhold.server.store.contract import Logs
from elvenhold.server.store.rows import Append, Outcome, StoreError, check

MOST = 256
"""How many matches share a transaction at most; those behind them would wait too long for it."""


class Waiting(NamedTuple):
    """An append and who waits for its outcome."""

    append: Append
    answer: asyncio.Future[Outcome]


class Writer:
    """Writes for many matches at once: while one transaction is on its way, the next one gathers.

    Nobody is told anything before the transaction that holds his events has ended.
    """

    def __init__(self, store: Logs, most: int = MOST) -> None:
        """Write to this store."""
        self._store, self._most = store, most
        self._queue: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, append: Append) -> Outcome:
        """Write events of a match; StoreError means that the match has to be read again."""
        check(append)
        if self._closed:
            raise StoreError("the store is being closed")
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(append, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return await answer

    async def close(self) -> None:
        """Write what was handed in, and take nothing more."""
        self._closed = True
        if self._task:
            await self._task

    async def _write(self) -> None:
        try:
            while self._queue:
                await self._write_together(self._gather())
        finally:
            self._task = None

    def _gather(self) -> list[Waiting]:
        """The next transaction: who came first, and of each match one append only."""
        together: dict[str, Waiting] = {}
        later = []
        for waiting in self._queue:
            match = waiting.append.match
            if match in together or len(together) == self._most:
                later.append(waiting)
            else:
                together[match] = waiting
        self._queue = later
        return list(together.values())

    async def _write_together(self, together: list[Waiting]) -> None:
        try:
            outcomes = await self._store.append([waiting.append for waiting in together])
        except BaseException as error:
            told = error if isinstance(error, Exception) else StoreError("the writer was stopped")
            for waiting in together:
                _tell(waiting.answer, told)
            if told is not error:
                raise
        else:
            for waiting, outcome in zip(together, outcomes, strict=True):
                _tell(waiting.answer, outcome)


def _tell(answer: asyncio.Future[Outcome], told: Outcome | Exception) -> None:
    """Answer somebody, unless he went away."""
    if answer.done():
        return
    if isinstance(told, Exception):
        answer.set_exception(told)
    else:
        answer.set_result(told)
