"""Matches that were played yesterday go on today; one that cannot is set aside, stays readable and disturbs nobody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from elvenhold.games.registry import titles
from elvenhold.server.loading import load
from elvenhold.server.lobby import Lobby
from elvenhold.server.replays import replay_of, result_of
from elvenhold.server.store.memory import MemoryStore
from elvenhold.server.store.rows import ASIDE, RUNNING
from tests.server.core.tables import House, human
from tests.server.faults.kept import Kept, read_all

KEPT = read_all()


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.match.id)
def test_what_was_kept_replays_for_ever(kept: Kept) -> None:
    """Every line follows from the lines before it, to the same end."""
    standing = load(kept.stored)

    assert kept.log == [str(entry) for entry in standing.match.log]
    assert msgspec.json.decode(kept.match.result) == msgspec.to_builtins(result_of(standing.match))


def test_every_edition_was_kept() -> None:
    """With its fewest and with its most seats; a new edition is written down when it comes."""
    editions = {(title.name, preset) for title in titles().values() for preset in title.presets()}

    assert editions == {(kept.match.game, kept.match.preset) for kept in KEPT}
    assert any(" back to " in line for kept in KEPT for line in kept.log)


async def spoiled(store: MemoryStore) -> tuple[str, int]:
    """A running match in a store, with one event that the rules do not know; answers its number."""
    stored = KEPT[0].stored
    middle = len(stored.events) // 2
    events = [
        *stored.events[:middle],
        replace(stored.events[middle], text="fly dagamura"),
        *stored.events[middle + 1 :],
    ]
    row = replace(stored.match, state=RUNNING, result="", listed=True)
    await store.create(row, stored.seats, events)
    return row.id, middle + 1


async def test_a_match_that_does_not_replay_is_set_aside_and_stays_readable() -> None:
    """Whoever comes is told why; the lobby lists it so; it can be looked at as far as it goes, and nobody plays on."""
    house = House()
    match, seq = await spoiled(house.store)
    person = house.client("person 0", match)

    table = await person.enter()
    answer = await person.play(0, table["events"][-1]["seq"], "pass")

    assert "aside" == table["players"]["state"]
    assert f"event {seq}: " in table["players"]["note"]
    assert seq - 1 == table["events"][-1]["seq"]
    assert (None, []) == (table["may"], [*table["waits"].get("seats", [])])
    assert ("refused", "forbidden") == (answer["t"], answer["code"])
    stored = await house.store.read(match)
    assert stored
    assert ASIDE == stored.match.state
    assert len(KEPT[0].log) == len(stored.events), "nothing of it is thrown away"
    [seen] = (await Lobby(house.store, house.matches).lists("person 0")).mine
    assert ("aside", table["players"]["note"]) == (seen.state, seen.note)
    replay = replay_of(stored, await house.matches.played(stored), 0)
    assert (1, seq - 1) == (replay.events[0].seq, replay.events[-1].seq)


async def test_a_match_that_is_set_aside_disturbs_nobody() -> None:
    """A server starts with it, and others play on."""
    store = MemoryStore()
    match, _ = await spoiled(store)
    house = House(store=store)
    await house.matches.start()
    try:
        await house.begun(human("anna"), human("ben"), match="other")
        anna, ben = house.client("anna", "other"), house.client("ben", "other")
        tables: list[dict[str, Any]] = [await anna.enter(), await ben.enter()]
        broken = await house.client("person 1", match).enter()
        at, seat = (anna, 0) if tables[0]["may"] else (ben, 1)
        head, last = next(iter(tables[seat]["may"].items()))
        answer = await at.play(seat, tables[seat]["events"][-1]["seq"], f"{head} {last[0]}" if last else head)
    finally:
        await house.matches.close()

    assert "aside" == broken["players"]["state"]
    assert "done" == answer["t"]
