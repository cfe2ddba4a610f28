"""Framing: text put on a socket as it is, and handed on as it comes, without a task for each message."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from collections.abc import MutableMapping

LINE = "elvenhold"
"""Under this name an application finds the `Framed` among the extensions of its scope."""
TEXT = b"\x81"
"""A whole message of text, in one frame."""


def framed(payload: bytes) -> bytes:
    """A message as a server puts it on the wire."""
    size = len(payload)
    if size < 126:  # noqa: PLR2004 - RFC 6455 5.2: then the size takes this byte alone, or two more, or eight
        return TEXT + size.to_bytes(1, "big") + payload
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + payload
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + payload


class Framed(WebSocketsSansIOProtocol):
    """A websocket that can also be written to at once; uvicorn does all else."""

    listener: Callable[[str], bool] | None = None
    """Hears what comes; answers whether that is done with, or is to wait for whoever awaits `receive`."""
    scope: Any

    def handle_connect(self, event: Any) -> None:
        """Let the application find this line."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][LINE] = self

    def write(self, payload: bytes) -> None:
        """Put a message of text on the socket; what the other side does not take yet waits in the transport."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(framed(payload))

    @property
    def waiting(self) -> int:
        """How many bytes the other side has not taken yet; few are as good as none."""
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """End it without waiting for whoever does not read."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to whoever listens, if nobody awaits one that came before it."""
        if self.listener and self.curr_msg_data_type == "text" and not self.close_sent and self.queue.empty():
            text = _text_of(self.frames)
            if text is not None and self.listener(text):
                self.frames = []
                return
        super().send_receive_event_to_app()


def _text_of(frames: list[bytes]) -> str | None:
    """A message of one frame, if it can be read."""
    try:
        return str(frames[0], "utf-8") if len(frames) == 1 else None
    except UnicodeDecodeError:
        return None


def line_of(scope: MutableMapping[str, Any]) -> Framed | None:
    """The line of a socket, where there is one."""
    line: Framed | None = scope.get("extensions", {}).get(LINE)
    return line
