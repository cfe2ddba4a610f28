"""On a disk: what was acknowledged is there when a server starts again."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from elvenhold.server.store import opened
from tests.server.core.tables import House, bot, human, laid

if TYPE_CHECKING:
    from pathlib import Path


async def play(house: House, match: str, seat: int, moves: int) -> None:
    """So many moves of one seat, each as soon as it may."""
    client = house.client(f"person {seat}", match)
    luck = random.Random(seat)
    table = await client.enter()
    may, seq = table["may"], table["events"][-1]["seq"]
    while moves:
        if may:
            head, tails = luck.choice(list(may.items()))
            done = await client.play(seat, seq, f"{head} {luck.choice(tails)}" if tails else head)
            assert done["t"] in ("done", "refused"), done
            moves -= 1
        happened = await client.until("happened")
        may, seq = happened["may"], happened["events"][-1]["seq"]
    client.leave()


async def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    """Three matches at once in a SQLite file; every view is the same afterwards, and bots go on."""
    async with opened(None, tmp_path) as disk:
        house = House(disk=disk)
        for match in "abc":
            await laid(disk, match, [human("person 0"), bot(), bot("greedy")])
            await house.matches.begin(match)
        await asyncio.gather(*(play(house, match, 0, 12) for match in "abc"))
        await house.matches.close()
    async with opened(None, tmp_path) as disk:
        again = House(disk=disk)
        await again.matches.start()
        for match in "abc":
            stored = await disk.read(match)
            assert stored
            owner = await again.matches.open(match)
            assert owner.live.standing
            assert [event.seq for event in stored.events] == [*range(1, stored.match.seq + 1)]
            table = await again.client("person 0", match).enter()
            assert stored.match.seq <= table["events"][-1]["seq"]
        await asyncio.gather(*(play(again, match, 0, 5) for match in "abc"))
        await again.matches.close()
