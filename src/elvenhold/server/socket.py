"""The socket: reads what one client says, hands it to the match that it has entered, and answers all else itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import structlog

from elvenhold.play.errors import ElvenholdError, Forbidden
from elvenhold.server.framing import line_of
from elvenhold.server.hub import (
    ENCODER,
    FLOOD,
    GARBAGE,
    GOING_AWAY,
    MOST_GARBAGE,
    TOO_SLOW,
    USUAL,
    Connection,
    Limits,
)
from elvenhold.server.metrics import DROPPED
from elvenhold.server.refusals import Busy, refused
from elvenhold.server.store.rows import StoreError
from elvenhold.wire import from_client as said
from elvenhold.wire.to_client import Pong, Refused

if TYPE_CHECKING:
    from elvenhold.server.matches import Matches

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

WRONG_ORIGIN = 4403
LAST_WORDS = 1.0
"""Seconds for which a socket is given the chance to hear why it is closed."""
PONG = ENCODER.encode(Pong())
READER = msgspec.json.Decoder(said.Message)
log = structlog.get_logger("elvenhold.socket")


class _Named(msgspec.Struct):
    id: str = ""


NAMED = msgspec.json.Decoder(_Named)


def address_of(scope: Scope) -> str:
    """Where a socket comes from."""
    client = scope.get("client")
    return client[0] if client else ""


class Sockets:
    """Takes every socket of a server; a plain ASGI application."""

    def __init__(
        self,
        matches: Matches,
        person_of: Callable[[str], str | None] = lambda _: None,
        origins: tuple[str, ...] = (),
        limits: Limits = USUAL,
    ) -> None:
        """`person_of` reads the cookie header; `origins`: other addresses under which our pages are opened."""
        self._matches, self._person_of, self._origins, self._limits = matches, person_of, origins, limits
        self._of_address: Counter[str] = Counter()
        self.open: set[Connection] = set()
        self.gone = 0
        """How many sockets were open once."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its first message to its last."""
        await receive()
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not self._may_come(headers):
            await send({"type": "websocket.close", "code": WRONG_ORIGIN, "reason": "this page belongs to another site"})
            return
        with self._one_more_of(address_of(scope)) as few:
            if few:
                await self._attend(scope, headers, receive, send)
            else:
                DROPPED.labels("crowd").inc()
                await send({"type": "websocket.close", "code": FLOOD, "reason": "your address has too many sockets"})

    @contextmanager
    def _one_more_of(self, address: str) -> Iterator[bool]:
        """Count a socket of an address while it is open; False if that has too many already."""
        few = self._of_address[address] < self._limits.sockets
        self._of_address[address] += 1
        try:
            yield few
        finally:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    async def _attend(self, scope: Scope, headers: dict[str, str], receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        # Without an origin it is no browser: whoever else sends a cookie has taken it from one.
        person = self._person_of(headers.get("cookie", "")) if "origin" in headers else None
        line = line_of(scope)
        connection = Connection(
            lambda line: send({"type": "websocket.send", "text": line.decode()}), person, self._limits, line
        )
        if line:
            line.listener = lambda text: self.hear_at_once(connection, text)
        self.open.add(connection)
        try:
            await self._serve(connection, receive)
        finally:
            self.open.discard(connection)
            self.gone += 1
            code = connection.closing
            connection.close(GOING_AWAY)
            if connection.owner:
                connection.owner.leave(connection)
        if code is not None:
            with suppress(Exception):
                await asyncio.wait_for(send({"type": "websocket.close", "code": code}), LAST_WORDS)
            if line and code == TOO_SLOW:
                line.abort()

    def _may_come(self, headers: dict[str, str]) -> bool:
        origin = headers.get("origin")
        return origin is None or origin in self._origins or urlsplit(origin).netloc == headers.get("host")

    async def _serve(self, connection: Connection, receive: Receive) -> None:
        """Read and send at the same time, until either ends or the connection is to be closed."""
        work = [self._read(connection, receive), connection.gone.wait()]
        if not connection.sends_at_once:
            work.append(connection.send_all())
        tasks = [asyncio.create_task(each) for each in work]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self, connection: Connection, receive: Receive) -> None:
        while connection.closing is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            connection.hearing = True
            await self.hear(connection, message.get("bytes") or b"" if text is None else text)
            connection.hearing = False

    def hear_at_once(self, connection: Connection, line: str) -> bool:
        """Pass a message on to the match that was entered; False, and nothing done, where one would have to wait."""
        if connection.owner is None or connection.hearing or connection.closing is not None:
            return False
        try:
            message = READER.decode(line)
        except msgspec.DecodeError:
            return False
        if isinstance(message, said.Ping) or message.match != connection.owner.id:
            return False
        if connection.bucket.take():
            connection.owner.hear(connection, message)
        else:
            self._too_much(connection, line)
        return True

    async def hear(self, connection: Connection, line: str | bytes) -> None:
        """Answer one message, or hand it on to whoever will."""
        if not connection.bucket.take():
            self._too_much(connection, line)
            return
        try:
            message = READER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._garbage(connection, line, str(error))
            return
        if isinstance(message, said.Ping):
            connection.post(PONG)
            return
        try:
            await self._pass_on(connection, message)
        except ElvenholdError as error:
            connection.refuse(refused(_id_of(line), error))
        except StoreError:
            connection.refuse(Refused(_id_of(line), "failed", "matches cannot be read at the moment; try again"))
        except Exception:
            log.exception("a fault")
            connection.refuse(Refused(_id_of(line), "failed", "a fault of the server; nothing has changed"))

    async def _pass_on(self, connection: Connection, message: Any) -> None:
        owner = connection.owner
        if isinstance(message, said.Enter) and (owner is None or owner.id != message.match):
            if owner is not None:
                owner.leave(connection)
            owner = connection.owner = await self._matches.open(message.match)
        if owner is None or owner.id != message.match:
            raise Forbidden("you have not entered this match")
        owner.hear(connection, message)

    def _too_much(self, connection: Connection, line: str | bytes) -> None:
        connection.refuse(refused(_id_of(line), Busy("you say too much at once; wait a little")))
        if not connection.patience.take():
            connection.close(FLOOD)

    def _garbage(self, connection: Connection, line: str | bytes, why: str) -> None:
        connection.garbage += 1
        connection.refuse(Refused(_id_of(line), "malformed", why[:300]))
        if connection.garbage >= MOST_GARBAGE:
            connection.close(GARBAGE)


def _id_of(line: str | bytes) -> str:
    """Which command this is, as far as that can be read."""
    try:
        return NAMED.decode(line).id[:40]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
