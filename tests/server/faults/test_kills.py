"""Nothing that was acknowledged is lost when everything ends at once; and whoever breaks that is caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.faults.kill_server import rounds_of
from tests.server.faults.kill_worker import Killer
from tests.server.postgres import fresh_database, postgres_server

__all__ = ["postgres_server"]

FEW = ("--matches", "6")


async def test_a_worker_that_is_killed_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    """Every acknowledged command stands in the log once, and every match goes on."""
    tally = await Killer(tmp_path, None, *FEW).rounds(3)

    assert tally.clean, str(tally)
    assert tally.promised > 0


async def test_a_worker_that_is_killed_loses_nothing_on_postgresql(postgres_server: str, tmp_path: Path) -> None:
    """The same on the other database."""
    tally = await Killer(tmp_path, await fresh_database(postgres_server), *FEW).rounds(3)

    assert tally.clean, str(tally)
    assert tally.promised > 0


async def test_whoever_tells_before_the_commit_is_caught(tmp_path: Path) -> None:
    """With that fault planted the same rounds find promises that were not kept."""
    killer = Killer(tmp_path, None, "--plant", "--matches", "24")
    for _ in range(5):
        await killer.round()
        if killer.tally.lost:
            return
    pytest.fail(f"not caught: {killer.tally}")


async def test_a_whole_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """With real sockets, whose people come back and say once more what was not answered."""
    tally = await rounds_of(2, 2, tmp_path)

    assert tally.clean, str(tally)
    assert tally.promised > 0
