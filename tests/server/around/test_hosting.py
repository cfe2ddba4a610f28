"""Opening matches, inviting to them, and what a host may do."""

from __future__ import annotations

import pytest

from elvenhold.play.errors import Forbidden, Malformed
from elvenhold.server.hosting import Hosting
from elvenhold.server.refusals import Absent
from elvenhold.server.store.memory import MemoryStore
from elvenhold.server.store.rows import BOT, ENDED, HUMAN, MatchChange, Person, SeatRow
from elvenhold.wire.pages import HostWish, Join, NewMatch, SeatWish

ME, FRIEND, STRANGER = (Person(name.lower(), name, 1.0) for name in ("Maren", "Liv", "Oskar"))
FRIENDS = NewMatch("elfenland", (SeatWish("me"), SeatWish("open"), SeatWish("bot", bot="random")))


class Tables:
    """Matches that note what they are told."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.reloaded: list[str] = []

    async def begin(self, match: str) -> None:
        """Note it."""
        self.begun.append(match)

    async def reload(self, match: str) -> None:
        """Note it."""
        self.reloaded.append(match)


@pytest.fixture
def tables() -> Tables:
    """Nothing has begun."""
    return Tables()


@pytest.fixture
def store() -> MemoryStore:
    """An empty store."""
    return MemoryStore()


@pytest.fixture
def hosting(store: MemoryStore, tables: Tables) -> Hosting:
    """A host's house."""
    return Hosting(store, tables, lambda: 5.0)


async def seats_of(store: MemoryStore, match: str) -> tuple[SeatRow, ...]:
    """Who sits there."""
    stored = await store.read(match)
    assert stored
    return stored.seats


async def test_one_click_seats_me_with_three_bots_and_begins(
    hosting: Hosting, store: MemoryStore, tables: Tables
) -> None:
    """Bots have names of their own."""
    match = await hosting.quick(ME)
    seats = await seats_of(store, match)
    assert [HUMAN, BOT, BOT, BOT] == [seat.kind for seat in seats]
    assert 4 == len({seat.name for seat in seats})
    assert [match] == tables.begun


async def test_a_match_waits_for_a_friend_and_begins_when_he_has_come(
    hosting: Hosting, store: MemoryStore, tables: Tables
) -> None:
    """The invitation is for whoever comes first; it leads him back afterwards, and others away."""
    match = await hosting.open(ME, FRIENDS)
    assert [] == tables.begun
    (invitation,) = (await hosting.links(ME, match)).seats
    assert match == await hosting.join(FRIEND, Join(key=invitation.key, name="Liv L."))
    assert [match] == tables.begun
    assert SeatRow(1, HUMAN, "liv", name="Liv L.", token=invitation.key) == (await seats_of(store, match))[1]
    assert match == await hosting.join(FRIEND, Join(key=invitation.key))
    with pytest.raises(Forbidden, match="somebody else has taken"):
        await hosting.join(STRANGER, Join(key=invitation.key))


async def test_the_host_begins_without_waiting_and_bots_fill_the_seats(
    hosting: Hosting, store: MemoryStore, tables: Tables
) -> None:
    """Nobody else may."""
    match = await hosting.open(ME, FRIENDS)
    with pytest.raises(Forbidden, match="host"):
        await hosting.start(FRIEND, match)
    await hosting.start(ME, match)
    assert [HUMAN, BOT, BOT] == [seat.kind for seat in await seats_of(store, match)]
    assert [match] == tables.begun


async def test_links_to_seats_are_for_the_host_and_the_watch_link_for_those_who_play(hosting: Hosting) -> None:
    """Strangers get neither."""
    match = await hosting.open(ME, FRIENDS)
    links = await hosting.links(ME, match)
    await hosting.open(FRIEND, FRIENDS)
    with pytest.raises(Forbidden):
        await hosting.links(STRANGER, match)
    await hosting.join(FRIEND, Join(key=links.seats[0].key))
    seen = await hosting.links(FRIEND, match)
    assert ((), links.watch) == (seen.seats, seen.watch)
    assert match == await hosting.join(STRANGER, Join(key=links.watch))


async def test_a_stranger_takes_a_seat_of_a_listed_match_only(hosting: Hosting, store: MemoryStore) -> None:
    """Those with links stay among friends."""
    match = await hosting.open(ME, FRIENDS)
    with pytest.raises(Forbidden, match="invitation"):
        await hosting.join(STRANGER, Join(match=match))
    listed = await hosting.open(ME, NewMatch("elfenland", FRIENDS.seats, listed=True))
    await hosting.join(STRANGER, Join(match=listed))
    assert "oskar" == (await seats_of(store, listed))[1].person
    with pytest.raises(Forbidden, match="taken"):
        await hosting.join(FRIEND, Join(match=listed))


async def test_a_bot_stands_in_until_the_seat_is_given_back(hosting: Hosting, store: MemoryStore) -> None:
    """The seat stays his who sat there; he or the host gives it back, nobody else."""
    match = await hosting.open(ME, FRIENDS)
    await hosting.join(FRIEND, Join(key=(await hosting.links(ME, match)).seats[0].key))
    await hosting.stand_in(ME, match, HostWish(1, "greedy"))
    held = (await seats_of(store, match))[1]
    assert (HUMAN, "liv", "greedy") == (held.kind, held.person, held.bot)
    with pytest.raises(Forbidden):
        await hosting.give_back(STRANGER, match, HostWish(1))
    await hosting.give_back(FRIEND, match, HostWish(1))
    assert (await seats_of(store, match))[1].bot is None
    with pytest.raises(Forbidden, match="no bot"):
        await hosting.give_back(ME, match, HostWish(1))
    with pytest.raises(Malformed, match="no seat 9"):
        await hosting.stand_in(ME, match, HostWish(9))


async def test_the_next_match_seats_the_same_people_once(hosting: Hosting, store: MemoryStore, tables: Tables) -> None:
    """Asked twice it is the same match, dealt from other luck; a stand-in's seat is its owner's again."""
    match = await hosting.open(ME, FRIENDS)
    await hosting.join(FRIEND, Join(key=(await hosting.links(ME, match)).seats[0].key))
    await hosting.stand_in(ME, match, HostWish(1))
    with pytest.raises(Forbidden, match="not over"):
        await hosting.again(FRIEND, match)
    await store.change_match(match, MatchChange(state=ENDED), 6.0)
    following = await hosting.again(FRIEND, match)
    assert following == await hosting.again(ME, match)
    assert [match, following] == tables.begun
    old, new = await store.read(match), await store.read(following)
    assert old
    assert new
    assert [seat.person for seat in old.seats] == [seat.person for seat in new.seats]
    assert new.seats[1].bot is None
    assert old.match.seed != new.match.seed
    with pytest.raises(Forbidden, match="played"):
        await hosting.again(STRANGER, match)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (NewMatch("elfenland", (SeatWish("me"),)), "seats"),
        (NewMatch("chess", FRIENDS.seats), "chess"),
        (NewMatch("elfenland", FRIENDS.seats, preset="nine"), "preset"),
        (NewMatch("elfenland", FRIENDS.seats, options={"rounds": 99}), "rounds"),
        (NewMatch("elfenland", FRIENDS.seats, options={"wishes": 3}), "option"),
        (NewMatch("elfenland", FRIENDS.seats, name="\u202e"), "name"),
        (NewMatch("elfenland", (SeatWish("bot"), SeatWish("bot"))), "human"),
        (NewMatch("elfenland", (SeatWish("me"), SeatWish("bot", bot="deep"))), "deep"),
        (NewMatch("elfenland", (SeatWish("me"), SeatWish("here", name="\n"))), "name"),
    ],
)
async def test_a_match_that_cannot_be_is_refused_and_nothing_is_kept(
    hosting: Hosting, store: MemoryStore, wish: NewMatch, reason: str
) -> None:
    """The refusal names what is wrong."""
    with pytest.raises(Malformed, match=reason):
        await hosting.open(ME, wish)
    assert () == await store.mine(ME.id, 9)


async def test_what_there_is_not_is_absent(hosting: Hosting) -> None:
    """Matches and links alike."""
    for ask in (hosting.start(ME, "nothing"), hosting.join(ME, Join(key="nothing")), hosting.join(ME, Join())):
        with pytest.raises(Absent):
            await ask
