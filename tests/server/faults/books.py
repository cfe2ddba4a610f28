"""Books: what was promised, held against what a store has kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import select

from elvenhold.server.loading import Broken, load
from elvenhold.server.store.tables import commands

if TYPE_CHECKING:
    from elvenhold.server.store.rows import Stored
    from elvenhold.server.store.sql import SqlStore
    from tests.server.faults.players import Promise


class Tally:
    """What came out of all rounds."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.promised = self.lost = self.twice = self.again = self.kept = self.matches = 0
        self.broken: list[str] = []

    @property
    def clean(self) -> bool:
        """Whether every promise was kept, once, and every match goes on."""
        return not (self.lost or self.twice or self.broken)

    def __str__(self) -> str:
        """One line for a note."""
        return (
            f"{self.promised} acknowledged commands, {self.lost} lost, {self.twice} twice;"
            f" {self.again} sent again, {self.kept} of them had been kept and not acknowledged;"
            f" {self.matches} matches looked through, {len(self.broken)} do not resume"
        )


async def audit(store: SqlStore, promises: Iterable[Promise], matches: Iterable[str], tally: Tally) -> None:
    """Look through these matches: every promise kept, once, the log without a gap, and it replays."""
    kept = await commands_of(store, matches := [*matches])
    due: dict[str, list[Promise]] = {}
    for promise in promises:
        due.setdefault(promise.match, []).append(promise)
    for match in matches:
        compare(match, await store.read(match), due.pop(match, []), kept.get(match, {}), tally)
    assert not due, f"promised in matches that nobody looks at: {[*due]}"


def compare(match: str, stored: Stored | None, promises: list[Promise], kept: dict[str, int], tally: Tally) -> None:
    """Every promise is kept once, the log has no gap, and it replays."""
    tally.matches += 1
    tally.promised += len(promises)
    events = {event.seq: event for event in stored.events} if stored else {}
    for promise in promises:
        tally.lost += kept.get(promise.command) != promise.seq or promise.seq not in events
    decided = sum(not event.who.startswith("*") for event in events.values())
    tally.twice += max(0, decided - len(kept))
    if stored is None or [*events] != [*range(1, len(events) + 1)]:
        tally.broken.append(f"{match}: {[*events]}")
        return
    try:
        load(stored)
    except Broken as error:
        tally.broken.append(f"{match}: {error}")


async def commands_of(store: SqlStore, matches: Iterable[str]) -> dict[str, dict[str, int]]:
    """Every command that the database remembers of these matches, with its last event."""
    found: dict[str, dict[str, int]] = {}
    wanted = select(commands.c.match, commands.c.id, commands.c.last).where(commands.c.match.in_([*matches]))
    async with store._reading() as connection:
        for match, command, last in await connection.execute(wanted):
            found.setdefault(match, {})[command] = last
    return found
