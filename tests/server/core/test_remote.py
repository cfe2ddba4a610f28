"""Bots over the wire: a program of somebody else's plays a seat by its invitation."""

from __future__ import annotations

import asyncio
import json
import random
import runpy
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from elvenhold.bots.remote import follow, moves, play_seat
from elvenhold.play.errors import Forbidden, Illegal
from elvenhold.server.app import server_of
from elvenhold.server.run import application
from elvenhold.server.services import Settings
from tests.server.core.served import served
from tests.server.core.tables import bot, free, laid, until

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[3]
SHORT = {"rounds": 1}


def at_random(seed: int) -> Callable[[dict[str, Any], list[str]], str]:
    """Somebody who plays anything, and checks that he is the one to decide."""
    luck = random.Random(seed)

    def choose(view: dict[str, Any], legal: list[str]) -> str:
        assert view["seat"] in "012"
        return luck.choice(legal)

    return choose


async def test_two_programs_and_a_bot_play_a_match() -> None:
    """With the last invitation taken the match begins; both programs are told the same result."""
    async with served() as house:
        await laid(house.store, "m", [free(), free(), bot()], options=SHORT)

        results = await asyncio.gather(
            *(play_seat(house.wire, "m", f"token{seat}", at_random(seat)) for seat in (0, 1))
        )

        assert results[0] == results[1]
        assert 3 == len(results[0]["seats"])


async def test_a_program_comes_back_after_its_connection_broke(monkeypatch: pytest.MonkeyPatch) -> None:
    """It enters again after the latest event that it knows, and plays on."""
    monkeypatch.setattr("elvenhold.bots.remote.PAUSE", 0.01)
    async with served() as house:
        await laid(house.store, "m", [free(), bot()], options=SHORT)
        asked: list[str] = []
        loop = asyncio.get_running_loop()
        choose = at_random(1)

        def cut(view: dict[str, Any], legal: list[str]) -> str:
            asked.append(view["phase"])
            if len(asked) % 3 == 1:
                for connection in list(house.sockets.open):
                    loop.call_soon_threadsafe(connection.close, 1012)
            return choose(view, legal)

        result = await play_seat(house.wire, "m", "token0", cut)

        assert result["winners"]
        assert len(asked) > 4


async def test_a_program_that_cheats_is_told_so() -> None:
    """What it chose is not legal; nothing has happened."""
    async with served() as house:
        await laid(house.store, "m", [free(), bot()])

        with pytest.raises(Illegal):
            await play_seat(house.wire, "m", "token0", lambda _view, _legal: "stop")


async def test_a_wrong_invitation_is_refused() -> None:
    """There is nothing to play."""
    async with served() as house:
        await laid(house.store, "m", [free(), bot()])
        with pytest.raises(Forbidden):
            await play_seat(house.wire, "m", "guessed", at_random(1))


def test_changes_and_moves_are_read_as_they_are_told() -> None:
    """As docs/bot-protocol.md has them."""
    view = {"hand": [{"pig": 1}, None], "road": {"a-b-plain": "none"}}

    follow(view, [["hand", 0, "pig", 2], ["road", "a-b-plain", "dragon"], ["over", 1]])

    assert {"hand": [{"pig": 2}, None], "road": {"a-b-plain": "dragon"}, "over": 1} == view
    assert ["pass", "take pig", "take blind"] == moves({"pass": [], "take": ["pig", "blind"]})


async def test_the_example_plays_a_match_on_a_whole_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`python examples/remote_bot.py` with an invitation plays to the end and prints the result."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        app = application(Settings(folder=tmp_path, port=port, database="memory:", pace=0))
        server = server_of(app, "127.0.0.1", port, log_level="warning")
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        await until(lambda: server.started)
        try:
            store = app.state.services.store
            await laid(store, "m", [free(), bot()], options=SHORT)
            monkeypatch.setattr(sys, "argv", ["remote_bot.py", f"http://127.0.0.1:{port}/join/token0"])
            await asyncio.to_thread(runpy.run_path, str(ROOT / "examples" / "remote_bot.py"), run_name="__main__")
        finally:
            server.should_exit = True
            await serving

    assert json.loads(capsys.readouterr().out.splitlines()[-1].replace("'", '"'))["winners"]
