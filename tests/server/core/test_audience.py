"""The audience: who is told what, from where people look on, and who is at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from elvenhold.server.standing import REMEMBERED
from elvenhold.server.store.rows import MatchChange, SeatRow
from tests.server.core.changing import changed
from tests.server.core.tables import Client, House, bot, free, human, laid

if TYPE_CHECKING:
    from elvenhold.server.owner import Owner


async def play_on(owner: Owner, people: list[Client], moves: int) -> None:
    """So many moves, whatever is legal first."""
    for _ in range(moves):
        standing = owner.live.standing
        assert standing
        assert standing.waiting is not None
        legal = standing.match.legal_text()
        move = "pass" if "pass" in legal else legal[0]
        assert "done" == (await people[standing.waiting].play(standing.waiting, standing.seq, move))["t"]


async def test_what_each_is_told_leads_from_his_table_to_what_he_sees() -> None:
    """A seat, another seat and a spectator follow the match by what they are told, to the very end."""
    house = House()
    owner = await house.begun(human("anna"), human("ben"), preset="moon", listed=True, options={"rounds": 1})
    people = [house.client("anna"), house.client("ben"), house.client()]
    views = []
    for person in people:
        table = await person.enter()
        views.append(changed(table["view"], [path for event in table["events"] for path in event["set"]]))
        person.told.clear()
    while owner.live.running:
        await play_on(owner, people, 1)
    standing = owner.live.standing
    assert standing
    for seat, person, view in zip((0, 1, -1), people, views, strict=True):
        await person.quiet()
        happened = [each for each in person.told if each["t"] == "happened"]
        told = [event for each in happened for event in each["events"]]
        now = changed(view, [path for event in told for path in event.get("set", ())])
        assert standing.view(seat).to_dict() == now
        assert [*range(told[0]["seq"], standing.seq + 1)] == [event["seq"] for event in told]
        assert standing.result
        assert standing.result["winners"] == happened[-1]["result"]["winners"]


async def test_only_the_seat_to_decide_is_told_what_it_may_do() -> None:
    """The others, and spectators, are told whom the match waits for."""
    house = House()
    owner = await house.begun(human("anna"), human("ben"), listed=True)
    people = [house.client("anna"), house.client("ben"), house.client()]
    tables = [await person.enter() for person in people]
    assert owner.live.standing
    waiting = owner.live.standing.waiting

    assert [seat == waiting for seat in (0, 1, -1)] == [table["may"] is not None for table in tables]
    assert {(waiting,)} == {tuple(table["waits"]["seats"]) for table in tables}
    legal = owner.live.standing.match.legal_text()
    may = tables[waiting or 0]["may"]
    assert sorted(legal) == sorted(
        f"{head} {last}" for head, tails in may.items() for last in tails or [""] if last
    ) + sorted(head for head, tails in may.items() if not tails)


async def test_a_table_comes_with_the_latest_events() -> None:
    """The view is that of some events ago, so that the log beside the table can be told."""
    house = House()
    owner = await house.begun(human("anna"), human("ben"))
    people = [house.client("anna"), house.client("ben")]
    for person in people:
        await person.enter()
    await play_on(owner, people, 30)
    again = house.client("anna")

    table = await again.enter()

    assert owner.live.standing
    assert 40 == len(table["events"])
    assert table["seq"] + 1 == table["events"][0]["seq"]
    now = changed(table["view"], [path for event in table["events"] for path in event.get("set", ())])
    assert owner.live.standing.view(0).to_dict() == now


async def test_whoever_was_away_for_a_moment_is_told_what_he_missed() -> None:
    """From the number that he knows on; if that was too long ago, he gets the whole table."""
    house = House()
    owner = await house.begun(human("anna"), human("ben"))
    people = [house.client("anna"), house.client("ben")]
    for person in people:
        await person.enter()
    assert owner.live.standing
    known = owner.live.standing.seq
    await play_on(owner, people, 5)
    again = house.client("anna")
    await again.say("enter", after=known)

    missed = await again.until("happened")

    assert [*range(known + 1, owner.live.standing.seq + 1)] == [event["seq"] for event in missed["events"]]
    await again.until("players")
    await again.say("enter", after=owner.live.standing.seq)
    assert [] == (await again.until("happened"))["events"]
    await play_on(owner, people, REMEMBERED)
    for after in (known, owner.live.standing.seq + 9):
        await again.say("enter", after=after)
        await again.until("table")


async def test_a_match_that_gathers_players_shows_no_view() -> None:
    """When it begins, everybody is told his table."""
    house = House()
    await laid(house.store, "m", [human("anna"), human("ben")])
    anna = house.client("anna")
    table = await anna.enter()
    assert (None, "gathering", [0]) == (table["view"], table["players"]["state"], table["players"]["mine"])

    await house.matches.begin("m")

    table = await anna.until("table")
    assert ("running", 0) == (table["players"]["state"], table["seat"])
    assert table["view"]


async def test_strangers_see_what_is_listed_or_what_they_have_a_link_to() -> None:
    """A private match is for its people, and for whoever has the link to watch."""
    house = House()
    await house.begun(human("anna"), human("ben"))
    stranger = house.client("carl")
    await stranger.say("enter")
    assert "forbidden" == (await stranger.answer())["code"]
    await stranger.say("enter", key="guessed")
    assert "forbidden" == (await stranger.answer())["code"]

    table = await stranger.enter(key="watch")

    assert (-1, []) == (table["seat"], table["players"]["mine"])
    assert [None] * 6 == table["view"]["hand"]
    nobody = house.client("carl", match="nowhere")
    await nobody.say("enter")
    assert "unknown" == (await nobody.answer())["code"]


async def test_several_people_at_one_device_are_told_as_the_one_who_has_it() -> None:
    """Nobody until somebody sits down; then that seat, and no other."""
    house = House()
    owner = await house.begun(human("anna"), human("anna"), human("ben"))
    device = house.client("anna")

    table = await device.enter()

    assert (-1, [0, 1], [None] * 6) == (table["seat"], table["players"]["mine"], table["view"]["hand"])
    assert None is table["may"]
    for seat in (0, 1):
        await device.say("sit", seat=seat)
        table = await device.until("table")
        assert seat == table["seat"]
        shown = [row is not None for row in table["view"]["hand"]]
        assert [each == seat for each in range(6)] == shown
    assert "forbidden" == (await device.play(0, owner.live.row.seq, "pass"))["code"]
    await device.say("sit", seat=2)
    assert "forbidden" == (await device.answer())["code"]
    await device.say("sit", seat=None)
    assert [None] * 6 == (await device.until("table"))["view"]["hand"]


async def test_two_windows_of_one_seat_both_live() -> None:
    """Both are told, both may play, and the seat is here until both are gone."""
    house = House()
    owner = await house.begun(human("anna"), human("ben"))
    first, second, ben = house.client("anna"), house.client("anna"), house.client("ben")
    for person in (first, second, ben):
        await person.enter()
    standing = owner.live.standing
    assert standing
    mover = [second, ben][standing.waiting or 0]
    await mover.play(standing.waiting or 0, standing.seq, standing.match.legal_text()[0])
    assert (await first.until("happened"))["events"] == (await second.until("happened"))["events"]
    first.leave()
    assert {0, 1} == house.matches.here("m")
    second.leave()
    assert {1} == house.matches.here("m")


async def test_everybody_hears_who_comes_and_goes() -> None:
    """Who is here, and how long the others have been away."""
    house = House()
    now = [1000.0]
    owner = await house.begun(human("anna"), human("ben"))
    owner.audience._clock = lambda: now[0]
    anna, ben = house.client("anna"), house.client("ben")
    await anna.enter()
    await ben.enter()
    assert [True, True] == [seat.get("here", False) for seat in (await anna.until("players"))["seats"]]
    anna.told.clear()
    ben.leave()
    assert [True, False] == [seat.get("here", False) for seat in (await anna.until("players"))["seats"]]
    now[0] += 90
    again = house.client("anna")
    seats = (await again.enter())["players"]["seats"]
    assert 90 == seats[1]["away"]
    assert "away" not in seats[0]


async def test_a_change_of_names_and_seats_is_told_at_once() -> None:
    """The store says who sits where; whoever has lost his seat looks on from outside."""
    house = House()
    await house.begun(human("anna"), human("ben"), listed=True)
    ben = house.client("ben")
    assert 1 == (await ben.enter())["seat"]
    [seat] = [seat for seat in (await _seats(house)) if seat.seat == 1]
    await house.store.change_match("m", MatchChange(name="A fine evening"), 5.0)
    await house.store.change_seats("m", [seat], [replace(seat, person="carl", name="Carl")])

    await house.matches.reload("m")

    table = await ben.until("table")
    assert (-1, [], "A fine evening") == (table["seat"], table["players"]["mine"], table["players"]["name"])
    assert "Carl" == (await ben.until("players"))["seats"][1]["name"]


async def _seats(house: House) -> tuple[SeatRow, ...]:
    stored = await house.store.read("m")
    assert stored
    return stored.seats


async def test_an_invitation_takes_its_seat_while_it_is_free() -> None:
    """Without a cookie too: so come bots. With the last seat taken the match begins."""
    house = House()
    await laid(house.store, "m", [human("anna"), free(), free()])
    bots = [house.client(), house.client()]
    assert [1] == (await bots[0].enter(key="token1"))["players"]["mine"]
    table = await bots[1].enter(key="token2")
    assert ("running", [2]) == (table["players"]["state"], table["players"]["mine"])
    again = house.client()
    assert [1] == (await again.enter(key="token1"))["players"]["mine"]
    stored = await house.store.read("m")
    assert stored
    assert ["anna", None, None] == [seat.person for seat in stored.seats]
    thief = house.client("thief")
    await thief.say("enter", key="token0")
    assert "forbidden" == (await thief.answer())["code"]


async def test_whoever_sits_already_takes_no_second_seat() -> None:
    """A host who tries his own invitation stays on his seat."""
    house = House()
    await laid(house.store, "m", [human("anna"), free()])

    table = await house.client("anna").enter(key="token1")

    assert ([0], "open") == (table["players"]["mine"], table["players"]["seats"][1]["kind"])


async def test_whoever_enters_another_match_leaves_the_first() -> None:
    """One at a time is enough."""
    house = House()
    await house.begun(human("anna"), bot(), match="m")
    await house.begun(human("anna"), bot(), match="n")
    anna = house.client("anna")
    await anna.enter()
    anna.match = "n"
    await anna.enter()

    assert frozenset() == house.matches.here("m")
    assert {0} == house.matches.here("n")
    anna.match = "m"
    await anna.say("sit", seat=0)
    assert "forbidden" == (await anna.answer())["code"]
    anna.match = "n"
    await anna.say("leave")
    await anna.quiet()
    assert frozenset() == house.matches.here("n")


async def test_whoever_had_a_device_in_one_match_has_it_in_no_other() -> None:
    """In the next match nobody has sat down yet, so no secrets are shown."""
    house = House()
    await house.begun(human("anna"), human("anna"), match="m")
    await house.begun(human("anna"), human("anna"), match="n")
    device = house.client("anna")
    await device.enter()
    await device.say("sit", seat=1)
    assert 1 == (await device.until("table"))["seat"]
    device.match = "n"

    table = await device.enter()

    assert (-1, [None] * 6) == (table["seat"], table["view"]["hand"])


async def test_a_match_that_nobody_uses_is_dropped_and_comes_back() -> None:
    """Only what is idle goes; everything of it is read again."""
    house = House()
    owner = await house.begun(human("anna"), human("ben"))
    anna = house.client("anna")
    before = await anna.enter()
    house.matches.sweep(idle=0)
    assert 1 == house.matches.live_count
    anna.leave()
    house.matches.sweep(idle=0)
    assert 0 == house.matches.live_count
    again = house.client("anna")
    after = await again.enter()
    assert {**before, "players": 0} == {**after, "players": 0}
    assert owner is not await house.matches.open("m")
