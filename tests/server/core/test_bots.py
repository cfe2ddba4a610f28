"""Bots at the table: they play like everybody else, see what their seat sees, and never stop a match."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, ClassVar

import pytest
from msgspec.structs import replace

from elvenhold import bots
from elvenhold.bots.random_bot import RandomBot
from elvenhold.server import bots_at_table
from elvenhold.server.store.rows import Outcome, StoreError
from tests.server.core.tables import House, bot, human, until

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.server.owner import Owner
    from elvenhold.server.store.rows import Append
    from elvenhold.sight import View

SHORT = {"rounds": 1}


async def until_over(owner: Owner) -> None:
    """Wait for the end."""
    await until(lambda: not owner.live.running)


async def until_stuck(owner: Owner) -> None:
    """Wait until no bot is to decide."""
    await until(lambda: not (owner.live.deciding and owner.live.deciding.bot))


async def test_bots_play_a_match_to_its_end() -> None:
    """Everything they did stands in the store, with the result, and replays."""
    house = House()
    owner = await house.begun(bot("greedy"), bot("random"), bot("greedy"), options=SHORT)
    await until_over(owner)
    stored = await house.store.read("m")
    assert stored
    played = await house.matches.played(stored)
    assert played.over
    assert played.result
    assert '"winners"' in stored.match.result
    assert "over" == stored.match.state


async def test_the_same_match_is_played_the_same_way_whatever_the_dealers_seed_is_called() -> None:
    """The luck of a bot follows from the match and its seat, and from nothing secret."""
    made: list[str] = []
    make = bots.make

    def noted(name: str, seed: int | str) -> object:
        made.append(str(seed))
        return make(name, seed)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "make", noted)
        house = House()
        await until_over(await house.begun(bot(), bot(), seed="top-secret", options=SHORT))

    assert ["m 0", "m 1"] == sorted(made)


async def test_a_bot_waits_so_that_people_can_follow() -> None:
    """Between two decisions lies the pace of the server."""
    house = House(pace=0.05)
    owner = await house.begun(bot(), bot(), options=SHORT)
    begun = time.monotonic()
    standing = owner.live.standing
    assert standing
    seq = standing.seq
    await until(lambda: standing.seq >= seq + 10)
    assert time.monotonic() - begun > 0.05 * bots_at_table.FORCED * 4
    await house.matches.close()


class Broken(RandomBot):
    """A bot that fails, or cheats, or never answers."""

    way: ClassVar[str] = ""

    def choose(self, view: View, legal: Sequence[int], budget: int) -> int:  # noqa: ARG002 - it looks at nothing
        """Go wrong."""
        if self.way == "raise":
            raise ZeroDivisionError
        if self.way == "sleep":
            time.sleep(0.5)
        return -1


@pytest.mark.parametrize("way", ["raise", "cheat", "sleep"])
async def test_a_bot_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """Whatever goes wrong with it, the match goes on."""
    monkeypatch.setitem(bots.BOTS, "broken", Broken)
    monkeypatch.setattr(Broken, "way", way)
    monkeypatch.setattr(bots_at_table, "PATIENCE", 0.1)
    house = House()
    await until_over(await house.begun(bot("broken"), bot("random"), options=SHORT))


async def test_a_bot_tries_again_what_the_store_could_not_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk stops a match for as long as the disk is full."""
    monkeypatch.setattr("elvenhold.server.owner.RETRY", 0.05)
    house = House()
    owner = await house.begun(human("anna"), bot("random"), options=SHORT)
    await until_stuck(owner)
    append = house.store.append
    failures: list[Sequence[Append]] = []

    async def fails(appends: Sequence[Append]) -> list[Outcome]:
        if len(failures) < 3 and any(event.who == "1" for each in appends for event in each.events):
            failures.append(appends)
            raise StoreError("full")
        return await append(appends)

    monkeypatch.setattr(house.store, "append", fails)
    anna = house.client("anna")
    await anna.enter()
    assert owner.live.standing
    while len(failures) < 3:
        standing = owner.live.standing
        await anna.play(0, standing.seq, standing.match.legal_text()[0])
        await asyncio.sleep(0.2)
    await until_stuck(owner)
    assert owner.live.running


async def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    """While it plays, its human may look on and not play; then he plays on."""
    house = House()
    owner = await house.begun(human("anna"), human("ben"))
    people = [house.client("anna"), house.client("ben")]
    for person in people:
        await person.enter()
    standing = owner.live.standing
    assert standing
    seat = standing.waiting or 0
    row = owner.live.seats[seat]
    await house.store.change_seats("m", [row], [replace(row, bot="random")])
    await house.matches.reload("m")
    table = await people[seat].until("table")
    assert (None, True) == (table["may"], table["players"]["seats"][seat]["stand_in"])
    assert "forbidden" == (await people[seat].play(seat, standing.seq, "pass"))["code"]
    await until_stuck(owner)
    assert 1 - seat == standing.waiting
    seq = standing.seq
    await people[1 - seat].play(1 - seat, seq, standing.match.legal_text()[0])
    await until_stuck(owner)
    assert {str(seat)} & {str(moment.entry.seat) for moment in standing.moments if moment.entry.seq > seq}

    row = owner.live.seats[seat]
    await house.store.change_seats("m", [row], [replace(row, bot=None)])
    await house.matches.reload("m")
    while standing.waiting != seat:
        await people[1 - seat].play(1 - seat, standing.seq, standing.match.legal_text()[0])
    assert not owner._bots.busy
    assert "done" == (await people[seat].play(seat, standing.seq, standing.match.legal_text()[0]))["t"]


async def test_bots_go_on_when_the_server_starts_again() -> None:
    """Only matches in which a bot is to decide are taken up; the others wait for their people."""
    house = House()
    waits = await house.begun(human("anna"), human("ben"), match="waits")
    goes_on = await house.begun(bot(), bot(), match="goes-on", options={"rounds": 2})
    await house.matches.close()
    assert waits.live.running
    assert goes_on.live.running
    again = House(store=house.store)

    await again.matches.start()

    await until(lambda: again.store._matches["goes-on"].state == "over")
    assert 1 == again.matches.live_count
    await again.matches.close()
