"""The browser's types of the wire."""

from __future__ import annotations

from tools import write_wire_types


def test_the_browser_knows_the_messages_that_the_server_speaks() -> None:
    """web/src/wire.ts is what tools/write_wire_types.py would write today."""
    assert write_wire_types.page() == write_wire_types.PAGE.read_text(encoding="utf-8")
