"""The hub: whoever is connected, each with a bounded queue of its own, so that nobody waits for another."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from elvenhold.play.fields import SPECTATOR
from elvenhold.server.metrics import DROPPED, REFUSED
from elvenhold.wire.to_client import Refused

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

MOST_MESSAGES = 256
MOST_BYTES = 1 << 20
"""What may wait for one connection; whoever reads so slowly is dropped and comes back."""
TOO_SLOW = 4408
GARBAGE = 4400
FLOOD = 4429
GOING_AWAY = 1012
WHY = {TOO_SLOW: "slow", GARBAGE: "garbage", FLOOD: "flood"}
MOST_GARBAGE = 20

ENCODER = msgspec.json.Encoder()


class Limits(msgspec.Struct, frozen=True):
    """How much one connection may say, and how many of them one address may have."""

    rate: float = 20
    """Messages a second, in the long run."""
    burst: float = 60
    sockets: int = 250


USUAL = Limits()
PATIENCE = Limits(rate=1, burst=200)
"""So often somebody is told that he says too much, before he is closed."""


class Bucket:
    """Counts what somebody says against what he may say."""

    def __init__(self, limits: Limits) -> None:
        """A full bucket."""
        self._limits = limits
        self._level = limits.burst
        self._at = monotonic()

    def take(self) -> bool:
        """Whether one more message is within the limits."""
        now = monotonic()
        self._level = min(self._limits.burst, self._level + (now - self._at) * self._limits.rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Hosts(Protocol):
    """What a connection asks of the match that it has entered."""

    @property
    def id(self) -> str:
        """Which match this is."""

    def leave(self, connection: Connection) -> None:
        """Let it go."""

    def hear(self, connection: Connection, message: Any) -> None:
        """Do what it says when its turn comes."""


class Line(Protocol):
    """A socket that takes a message at once, and keeps what the other side has not taken yet."""

    @property
    def waiting(self) -> int:
        """How many bytes wait there."""

    def write(self, payload: bytes, /) -> None:
        """Put a message on it."""

    def abort(self) -> None:
        """End it without waiting for whoever does not read."""


class Connection:
    """One socket: who it is, what it looks at, and what waits to be sent to it."""

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        person: str | None,
        limits: Limits,
        line: Line | None = None,
    ) -> None:
        """`send` puts one message on the socket, and so does `line` without waiting, where there is one."""
        self.person = person
        self.key = ""
        self.owner: Hosts | None = None
        self.mine: tuple[int, ...] = ()
        self.eyes = SPECTATOR
        self.closing: int | None = None
        """The code with which it is being closed."""
        self.garbage = 0
        self.bucket = Bucket(limits)
        self.patience = Bucket(PATIENCE)
        self.gone = asyncio.Event()
        self.hearing = False
        """Whether something that it said is being dealt with, so that what it says next has to wait."""
        self._send, self._line = send, line
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._wake: asyncio.Future[None] | None = None

    @classmethod
    def of(cls, person: str | None, key: str) -> Connection:
        """Somebody who only has a look: nothing is sent to him."""
        connection = cls(_nowhere, person, Limits())
        connection.key = key
        return connection

    @property
    def sends_at_once(self) -> bool:
        """Whether nobody has to send what is queued."""
        return self._line is not None

    def tell(self, message: Any) -> None:
        """Queue one message."""
        self.post(ENCODER.encode(message))

    def post(self, line: bytes) -> None:
        """Queue one encoded message; a connection whose queue is full is dropped."""
        if self.closing is not None:
            return
        if self._line is not None:
            self._write(self._line, line)
            return
        if len(self._queue) >= MOST_MESSAGES or self._bytes + len(line) > MOST_BYTES:
            self.close(TOO_SLOW)
            return
        self._queue.append(line)
        self._bytes += len(line)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _write(self, to: Line, line: bytes) -> None:
        if to.waiting + len(line) > MOST_BYTES:
            self.close(TOO_SLOW)
        else:
            to.write(line)

    def refuse(self, refusal: Refused) -> None:
        """Tell that something was refused, and count it."""
        REFUSED.labels(refusal.code).inc()
        self.tell(refusal)

    def close(self, code: int) -> None:
        """Send nothing more, and close it."""
        if self.closing is None:
            self.closing = code
            self.gone.set()
            if code in WHY:
                DROPPED.labels(WHY[code]).inc()

    async def send_all(self) -> None:
        """Send what is queued, one message after the other, for as long as the connection lasts."""
        loop = asyncio.get_running_loop()
        while True:
            while self._queue:
                line = self._queue.popleft()
                self._bytes -= len(line)
                await self._send(line)
            self._wake = loop.create_future()
            await self._wake


async def _nowhere(_: bytes) -> None:
    """Nobody is there."""
