"""The page on the bot protocol says what is so: its conversation can be had, and no message or field is missing."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from elvenhold.wire import from_client, to_client
from tests.server.core.tables import House, bot, free, laid

PAGE = Path(__file__).resolve().parents[3] / "docs" / "bot-protocol.md"
MATCH = "kq7xw2mdab"


def spoken() -> list[tuple[str, str]]:
    """Who says what, line by line."""
    [block] = re.findall(r"^```text\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [(line[0], line[2:]) for line in block.splitlines()]


def is_said(pattern: str, line: str) -> bool:
    """Whether a line is what the page says, where `…` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("…"))), line) is not None


async def test_the_conversation_of_the_page_can_be_had() -> None:
    """Word for word, with a server and a bot that knows no better."""
    house = House()
    await laid(house.store, MATCH, [free(), bot()], preset="rio-grande", seed=1)
    program = house.client(None, MATCH)
    for who, line in spoken():
        if who == "C":
            assert [] == program.told
            await house.sockets.hear(program.connection, line)
        else:
            heard = msgspec.json.encode(await program.next()).decode()
            assert is_said(line, heard), f"\n{line}\n{heard}"


def test_every_message_and_every_field_is_explained() -> None:
    """Whoever adds one tells programs of it."""
    text = PAGE.read_text(encoding="utf-8")
    messages = [*from_client.Message.__args__, *to_client.Message.__args__]
    parts = [to_client.Event, to_client.Way, to_client.SeatSeen, to_client.Waits]
    named = {f"`{message.__struct_config__.tag}`" for message in messages}
    named |= {f"`{field}`" for struct in [*messages, *parts] for field in struct.__struct_fields__}

    assert set() == {name for name in named if name not in text}


def test_a_line_that_differs_is_noticed() -> None:
    """The check of the conversation is none that always passes."""
    assert is_said('{"a":…,"b":2}', '{"a":[1],"b":2}')
    assert not is_said('{"a":…,"b":2}', '{"a":[1],"b":3}')
