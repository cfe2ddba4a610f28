"""Chaos: people who come, go, play, cheat and repeat themselves at random; what each is told stays true."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from tests.server.core.changing import changed
from tests.server.core.tables import Client, House, bot, human, quiet

if TYPE_CHECKING:
    from elvenhold.server.owner import Owner

STEPS = 800
FAULTS = ("failed", "malformed", "busy", "unknown")
NONSENSE = ("fly", "take raft", "spend pig", "stop", "pass", "reveal", "deal pig", "keep ?", "start 1")


class Person:
    """Somebody with a screen, who follows what he is told and knows nothing else."""

    def __init__(self, house: House, person: str | None, luck: random.Random) -> None:
        """Sit at a device."""
        self.house, self.person, self.luck = house, person, luck
        self.client: Client | None = None
        self.view: dict[str, Any] | None = None
        self.seq, self.seat = 0, -1
        self.may: dict[str, list[str]] | None = None
        self.mine: list[int] = []
        self.faults: list[dict[str, Any]] = []
        self.last: dict[str, Any] | None = None

    def read(self) -> None:
        """Read all that was said."""
        while self.client and self.client.told:
            message = self.client.told.pop(0)
            if message["t"] == "table":
                self.view, self.seq, self.seat = message["view"], message["seq"], message["seat"]
                self.mine = message["players"]["mine"]
            if message["t"] in ("table", "happened"):
                self._follow(message)
            if message["t"] == "refused" and message["code"] in FAULTS and "written" not in message["reason"]:
                self.faults.append(message)

    def _follow(self, message: dict[str, Any]) -> None:
        assert self.seat == message["seat"]
        for event in message["events"]:
            assert self.seq + 1 == event["seq"]
            self.seq = event["seq"]
            self.view = changed(self.view or {}, event.get("set", ()))
        self.may = message["may"]

    async def do_something(self) -> None:
        """Whatever comes to mind."""
        self.read()
        if self.client is None:
            self.client = self.house.client(self.person)
            await self.client.say("enter", **({"after": self.seq} if self.view and self.luck.random() < 0.5 else {}))
            return
        things = [self.play] * 8 + [self.undo] * 2 + [self.sit, self.ask, self.repeat, self.forge, self.go]
        await self.luck.choice(things)()

    async def play(self) -> None:
        """Play what is legal, or once in a while what is not."""
        moves = [
            f"{head} {last}" if last else head for head, tails in (self.may or {}).items() for last in tails or [""]
        ]
        if not moves or self.luck.random() < 0.1:
            moves = list(NONSENSE)
        sent = [self.luck.choice(moves) for _ in range(self.luck.choice((1, 1, 1, 2)))]
        if "pass" in moves and self.luck.random() < 0.4:
            sent = ["pass"]
        await self._send("play", seat=max(self.seat, 0), seen=self.seq, moves=sent)

    async def _send(self, kind: str, **fields: Any) -> None:
        self.last = {"kind": kind, "id": f"{self.person} {self.luck.random()}", **fields}
        await self._say(self.last)

    async def _say(self, said: dict[str, Any]) -> None:
        assert self.client
        await self.client.say(said["kind"], **{key: value for key, value in said.items() if key != "kind"})

    async def sit(self) -> None:
        """Take the device, or put it down."""
        if len(self.mine) > 1 and self.client:
            await self.client.say("sit", seat=self.luck.choice([*self.mine, None]))

    async def undo(self) -> None:
        """Take something back."""
        await self._send("undo", seat=max(self.seat, 0), seen=self.seq)

    async def ask(self) -> None:
        """Ask what would be."""
        after = [self.luck.choice(NONSENSE)] if self.luck.random() < 0.5 else []
        await self._send("ask", seat=max(self.seat, 0), after=after)

    async def repeat(self) -> None:
        """Say the same thing again."""
        if self.last:
            await self._say(self.last)

    async def forge(self) -> None:
        """Speak for somebody else."""
        await self._send("play", seat=self.luck.randrange(6), seen=self.seq, moves=["pass"])

    async def go(self) -> None:
        """Hang up; sometimes with the memory of what was there."""
        if self.client:
            self.client.leave()
        self.client = None
        if self.luck.random() < 0.5 or len(self.mine) > 1:
            self.view = None


async def shuffle(house: House, owner: Owner, luck: random.Random) -> None:
    """A bot takes over for somebody, or gives the seat back."""
    seat = luck.choice([seat for seat in owner.live.seats if seat.kind == "human"])
    await house.store.change_seats("m", [seat], [replace(seat, bot=None if seat.bot else "random")])
    await house.matches.reload("m")


async def give_all_back(house: House, owner: Owner) -> None:
    """No bot stands in any more."""
    for seat in owner.live.seats:
        if seat.kind == "human" and seat.bot:
            await house.store.change_seats("m", [seat], [replace(seat, bot=None)])
    await house.matches.reload("m")


@pytest.mark.parametrize("seed", range(4))
async def test_what_everybody_is_told_stays_true(seed: int) -> None:
    """At the end each screen shows exactly what its seat sees, the store replays, and no command met a fault."""
    luck = random.Random(seed)
    house = House()
    owner = await house.begun(
        human("anna"), human("anna"), human("ben"), bot(), preset="moon", listed=True, options={"rounds": 2}
    )
    people = [Person(house, name, luck) for name in ("anna", "anna", "ben", "ben", "carl", None)]
    for step in range(STEPS):
        await luck.choice(people).do_something()
        if step % 100 == 99:
            await shuffle(house, owner, luck)
        if luck.random() < 0.5:
            await quiet()
    await give_all_back(house, owner)
    for person in people:
        if person.client is None:
            await person.do_something()
    await owner._inbox.empty()
    await quiet()

    standing = owner.live.standing
    assert standing
    for person in people:
        person.read()
        assert [] == person.faults
        assert standing.view(person.seat).to_dict() == person.view
        assert (person.seat == standing.waiting) == (person.may is not None)
    stored = await house.store.read("m")
    assert stored
    assert standing.table == (await house.matches.played(stored)).table
    assert standing.seq == stored.match.seq > 50
