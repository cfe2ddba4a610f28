"""The inbox of a match: everything that is to be done in it, one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

import structlog

from elvenhold.play.errors import ElvenholdError
from elvenhold.server.refusals import refused
from elvenhold.server.store.rows import StoreError
from elvenhold.wire.to_client import Refused

if TYPE_CHECKING:
    from elvenhold.server.hub import Connection

log = structlog.get_logger("elvenhold.matches")


class Job(NamedTuple):
    """Something to be done, and who wants to hear if it cannot be."""

    work: Callable[[], Awaitable[None] | None]
    connection: Connection | None = None
    command: str = ""

    def refuse(self, refusal: Refused) -> None:
        """Tell whoever asked."""
        if self.connection:
            self.connection.refuse(refusal)


class Inbox:
    """One task works through it while there is anything in it, so that nothing in a match happens at the same time."""

    def __init__(self, match: str) -> None:
        """Nothing to do yet."""
        self._match = match
        self._jobs: deque[Job] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is to be done."""
        return self._task is not None

    def put(self, job: Job) -> None:
        """Do this when all before it is done."""
        self._jobs.append(job)
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def ask(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do this when all before it is done, and wait for it; what goes wrong is the caller's business."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - it is raised where it was asked
                _settle(done, error)
            else:
                _settle(done, None)

        self.put(Job(answered))
        await done

    async def empty(self) -> None:
        """Wait until nothing is left to be done."""
        if self._task:
            await asyncio.wait({self._task})

    async def _work(self) -> None:
        try:
            while self._jobs:
                await self._do(self._jobs.popleft())
        finally:
            self._task = None

    async def _do(self, job: Job) -> None:
        try:
            going = job.work()
            if going is not None:
                await going
        except ElvenholdError as error:
            job.refuse(refused(job.command, error))
        except StoreError as error:
            log.warning("not kept", match=self._match, reason=str(error))
            job.refuse(Refused(job.command, "failed", "this cannot be kept at the moment; try again"))
        except Exception:
            log.exception("a fault", match=self._match, command=job.command)
            job.refuse(Refused(job.command, "failed", "a fault of the server; nothing has changed"))


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Answer somebody, unless he went away."""
    if done.done():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
