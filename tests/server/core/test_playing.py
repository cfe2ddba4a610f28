"""Playing: a command is carried out wholly or not at all, kept before it is told, and harmless when it is repeated."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from elvenhold.server.store.rows import Append, EventRow, Outcome, StoreError
from tests.server.core.tables import Client, House, human

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.server.owner import Owner


class Table:
    """Two people at a match."""

    def __init__(self, house: House, owner: Owner) -> None:
        """Sit down."""
        self.house, self.owner = house, owner
        self.people = [house.client("anna"), house.client("ben")]

    @property
    def seq(self) -> int:
        """The latest event."""
        assert self.owner.live.standing
        return self.owner.live.standing.seq

    @property
    def turn(self) -> int:
        """The seat to decide."""
        assert self.owner.live.standing
        waiting = self.owner.live.standing.waiting
        assert waiting is not None
        return waiting

    @property
    def legal(self) -> list[str]:
        """What it may play."""
        assert self.owner.live.standing
        return self.owner.live.standing.match.legal_text()

    @property
    def at_turn(self) -> Client:
        """Whoever is to decide."""
        return self.people[self.turn]

    async def play(self, *moves: str) -> dict[str, Any]:
        """The seat to decide plays."""
        return await self.at_turn.play(self.turn, self.seq, *moves)

    async def until_phase(self, phase: str) -> None:
        """Play on, whatever comes first, to a phase."""
        while self.owner.live.standing and self.owner.live.standing.match.phase != phase:
            legal = self.legal
            assert "done" == (await self.play("pass" if "pass" in legal else legal[0]))["t"]


async def sat_down(**options: Any) -> Table:
    """Two people at a match that has just begun."""
    house = House()
    table = Table(house, await house.begun(human("anna"), human("ben"), preset="rio-grande", options=options))
    for person in table.people:
        await person.enter()
    return table


async def test_a_move_is_kept_answered_and_told() -> None:
    """The store holds the event and the command; the mover hears that it is done, everybody what happened."""
    table = await sat_down()
    seat, move, seq = table.turn, table.legal[0], table.seq

    done = await table.play(move)

    stored = await table.house.store.read("m")
    assert stored
    assert (str(seat), move) == (stored.events[seq].who, stored.events[seq].text)
    assert done["seq"] == stored.match.seq == len(stored.events)
    for person in table.people:
        assert seq + 1 == (await person.until("happened"))["events"][0]["seq"]


async def test_nobody_hears_of_a_move_before_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the store writes, nothing is told; whoever comes in meanwhile waits."""
    table = await sat_down()
    written = asyncio.Event()
    append = table.house.store.append

    async def slowly(appends: Sequence[Append]) -> list[Outcome]:
        await written.wait()
        return await append(appends)

    monkeypatch.setattr(table.house.store, "append", slowly)
    playing = asyncio.create_task(table.play(table.legal[0]))
    stranger = table.house.client("anna")
    await asyncio.sleep(0.05)
    await stranger.say("enter")
    await asyncio.sleep(0.05)
    assert not [each for person in (*table.people, stranger) for each in person.told if each["t"] != "players"]
    written.set()

    done = await playing
    assert done["seq"] == (await stranger.until("table"))["events"][-1]["seq"]


async def test_all_moves_of_a_command_are_played_or_none() -> None:
    """A later move that is refused takes back those before it, and nobody hears of them."""
    table = await sat_down()
    await table.until_phase("plan")
    seq, before = table.seq, table.owner.live.standing and table.owner.live.standing.table
    for person in table.people:
        await person.quiet()
        person.told.clear()

    refused = await table.play(next(move for move in table.legal if move.startswith("place")), "pass")

    assert "refused" == refused["t"]
    assert seq == table.seq
    assert table.owner.live.standing
    assert before == table.owner.live.standing.table == table.owner.live.standing.match.table
    assert not [message for person in table.people for message in person.told if message["t"] == "happened"]
    stored = await table.house.store.read("m")
    assert stored
    assert seq == stored.match.seq == len(stored.events)


async def test_the_dealer_cannot_be_sounded_out() -> None:
    """What follows something that the dealer turns up is refused whatever he would turn up."""
    table = await sat_down()
    await table.until_phase("draft")
    seq = table.seq

    answers = [await table.play("take blind", f"take {kind}") for kind in ("dragon", "pig", "cloud", "blind")]

    assert {"forbidden"} == {answer["code"] for answer in answers}
    assert 1 == len(
        {
            answer["reason"].replace(kind, "")
            for answer, kind in zip(answers, ("dragon", "pig", "cloud", "blind"), strict=True)
        }
    )
    assert seq == table.seq


async def test_a_repeated_command_is_answered_once_more_and_does_nothing() -> None:
    """Whoever did not hear the answer asks again with the same id."""
    table = await sat_down()
    mover, seat, seen, moves = table.at_turn, table.turn, table.seq, [table.legal[0]]
    await mover.say("play", id="again", seat=seat, seen=seen, moves=moves)
    first = await mover.answer()
    seq = table.seq

    for _ in range(3):
        await mover.say("play", id="again", seat=seat, seen=seen, moves=moves)
        assert first == await mover.answer()
    assert seq == table.seq


async def test_a_repeated_last_move_is_answered_although_the_match_is_over() -> None:
    """The end makes no difference to whoever did not hear the answer."""
    table = await sat_down(rounds=1)
    while table.owner.live.running:
        mover, seat, seen = table.at_turn, table.turn, table.seq
        move = "pass" if "pass" in table.legal else table.legal[0]
        await mover.say("play", id=f"c{seen}", seat=seat, seen=seen, moves=[move])
        done = await mover.answer()

    await mover.say("play", id=f"c{seen}", seat=seat, seen=seen, moves=[move])

    assert done == await mover.answer()
    await mover.say("play", id="another", seat=seat, seen=table.seq, moves=["stop"])
    assert "forbidden" == (await mover.answer())["code"]


async def test_of_two_commands_at_the_same_moment_one_is_carried_out() -> None:
    """Two windows of one seat play at once: the second is told that it came too late."""
    table = await sat_down()
    seat, seq = table.turn, table.seq
    other = table.house.client(["anna", "ben"][seat])
    await other.enter()
    windows = [table.at_turn, other]
    for number, window in enumerate(windows):
        await window.say("play", id=f"w{number}", seat=seat, seen=seq, moves=[table.legal[-1]])

    answers = [await window.answer() for window in windows]

    assert [("done", None), ("refused", "stale")] == [(each["t"], each.get("code")) for each in answers]


async def test_an_id_that_another_seat_has_used_is_refused() -> None:
    """Nobody learns anything by guessing the ids of others."""
    table = await sat_down()
    first = table.at_turn
    await first.say("play", id="same", seat=table.turn, seen=table.seq, moves=[table.legal[0]])
    assert "done" == (await first.answer())["t"]
    while table.at_turn is first:
        await table.play(table.legal[0])
    seq = table.seq
    await table.at_turn.say("play", id="same", seat=table.turn, seen=seq, moves=[table.legal[0]])

    assert "forbidden" == (await table.at_turn.answer())["code"]
    assert seq == table.seq


async def test_who_has_not_seen_the_latest_event_is_told_which_it_is() -> None:
    """A command meant for an earlier moment is refused as stale."""
    table = await sat_down()

    refused = await table.at_turn.play(table.turn, table.seq - 1, table.legal[0])

    assert ("stale", table.seq) == (refused["code"], refused["seq"])


async def test_nobody_plays_for_another_seat() -> None:
    """A forged seat, another one's turn and a match that was not entered are forbidden."""
    table = await sat_down()
    other = table.people[1 - table.turn]

    assert "forbidden" == (await other.play(table.turn, table.seq, table.legal[0]))["code"]
    assert "forbidden" == (await other.play(1 - table.turn, table.seq, table.legal[0]))["code"]
    assert "forbidden" == (await table.house.client("anna").play(0, table.seq, table.legal[0]))["code"]
    assert "forbidden" == (await other.play(15, table.seq, table.legal[0]))["code"]


async def test_an_illegal_move_names_its_clause_and_what_would_be_legal() -> None:
    """The clause of the rules comes along, so that the screen can show it."""
    table = await sat_down()
    await table.until_phase("plan")

    refused = await table.play("stop")

    assert "illegal" == refused["code"]
    assert refused["clause"]
    assert "pass" in refused["legal"]


async def test_a_store_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mover is told that it failed; when the store works again, the same command is carried out."""
    table = await sat_down()
    mover, seat, seq, move = table.at_turn, table.turn, table.seq, table.legal[0]
    append = table.house.store.append

    async def fails(_: Sequence[Append]) -> list[Outcome]:
        raise StoreError("the disk is full")

    monkeypatch.setattr(table.house.store, "append", fails)
    await mover.say("play", id="once", seat=seat, seen=seq, moves=[move])
    assert "failed" == (await mover.answer())["code"]
    assert seq == table.seq
    monkeypatch.setattr(table.house.store, "append", append)
    await mover.say("play", id="once", seat=seat, seen=seq, moves=[move])

    assert "done" == (await mover.answer())["t"]


async def test_a_move_that_was_kept_although_the_store_failed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told when the store can be read again, and the repeated command is answered as done."""
    table = await sat_down()
    mover, seat, seq, move = table.at_turn, table.turn, table.seq, table.legal[0]
    append = table.house.store.append

    async def fails_late(appends: Sequence[Append]) -> list[Outcome]:
        await append(appends)
        raise StoreError("the line broke")

    monkeypatch.setattr(table.house.store, "append", fails_late)
    await mover.say("play", id="once", seat=seat, seen=seq, moves=[move])
    assert "failed" == (await mover.answer())["code"]
    monkeypatch.setattr(table.house.store, "append", append)
    await mover.say("play", id="once", seat=seat, seen=seq, moves=[move])

    assert "done" == (await mover.answer())["t"]
    stored = await table.house.store.read("m")
    assert stored
    assert table.seq == stored.match.seq
    assert 1 == [event.text for event in stored.events[seq:]].count(move)


async def test_what_another_node_has_written_is_taken_up_first() -> None:
    """The command clashes, the missing events are told, and it is judged once more."""
    table = await sat_down()
    seat, seq, move = table.turn, table.seq, table.legal[0]
    other = House(store=table.house.store)
    elsewhere = other.client(["anna", "ben"][seat])
    await elsewhere.enter()
    assert "done" == (await elsewhere.play(seat, seq, move))["t"]

    refused = await table.at_turn.play(seat, seq, move)

    assert "stale" == refused["code"]
    assert move == (await table.people[0].until("happened"))["events"][0]["text"]
    assert refused["seq"] == table.seq


async def test_the_latest_move_can_be_taken_back() -> None:
    """Everybody is told how far back it goes; the log keeps it, and the match goes on from there."""
    table = await sat_down()
    await table.until_phase("plan")
    mover, seat, before = table.at_turn, table.turn, table.owner.live.standing and table.owner.live.standing.table
    placing = next(move for move in table.legal if move.startswith("place"))
    await table.play(placing)
    for person in table.people:
        await person.quiet()
        person.told.clear()
    seq = table.seq

    await mover.say("undo", id="back", seat=seat, seen=seq)

    assert {"t": "done", "id": "back", "seq": seq + 1} == await mover.answer()
    event = (await table.people[1 - seat].until("happened"))["events"][0]
    assert (f"back to {seq - 1}", str(seat)) == (event["text"], event["who"])
    assert table.owner.live.standing
    assert before == table.owner.live.standing.table
    assert seat == table.turn
    assert "done" == (await table.play(placing))["t"]
    stored = await table.house.store.read("m")
    assert stored
    played = await table.house.matches.played(stored)
    assert table.owner.live.standing.table == played.table


@pytest.mark.parametrize("damage", ["text", "who", "lost", "rules", "game"])
async def test_a_match_that_no_longer_replays_is_set_aside(damage: str) -> None:
    """It stays readable as far as it goes, says why, and nobody plays on; other matches are not disturbed."""
    table = await sat_down()
    store = table.house.store
    for _ in range(5):
        await table.play(table.legal[0])
    events = store._events["m"]
    if damage == "game":
        store._matches["m"] = replace(store._matches["m"], game="chess")
    elif damage == "lost":
        events.pop()
    else:
        row = events[20]
        told = {"text": "deal nonsense", "who": row.text, "rules": "stop"}
        events[20] = EventRow("m", row.seq, "9" if damage == "who" else row.who, told[damage], row.at)
    again = House(store=store)
    person = again.client("anna")

    seen = await person.enter()

    assert "aside" == seen["players"]["state"]
    assert seen["players"]["note"]
    assert (damage == "game") == (seen["view"] is None)
    assert None is seen["may"]
    assert "forbidden" == (await person.play(0, seen["seq"], "pass"))["code"]
    stored = await store.read("m")
    assert stored
    assert "aside" == stored.match.state
    other = await again.begun(human("anna"), human("ben"), match="other")
    assert other.live.running
