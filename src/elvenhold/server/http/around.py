"""Around matches: who I am, what there is, opening, joining, hosting."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from elvenhold.server.catalogue import catalogue as whole_catalogue
from elvenhold.server.http.guest import Asker, TheGuest, TheServices, remember
from elvenhold.server.people import me as seen_by_himself
from elvenhold.server.refusals import Absent
from elvenhold.server.store.rows import Listing
from elvenhold.wire.pages import (
    Catalogue,
    DeviceLink,
    HostWish,
    Join,
    Links,
    Lobby,
    MatchSeen,
    Me,
    NewMatch,
    Opened,
    Quick,
    Rename,
    TakeDevice,
)


@get("/api/me", summary="Who I am here")
async def me(guest: TheGuest) -> Me:
    """Tell a guest who he is; a newcomer is given a cookie."""
    return seen_by_himself(await guest.known(), guest.id)


@put("/api/me", summary="Call me so")
async def call_me(guest: TheGuest, services: TheServices, data: JSONBody[Rename]) -> Me:
    """Rename a guest; matches that he sits at keep the name he sat down with."""
    person = await services.people.rename(await guest.somebody(), data.name)
    return seen_by_himself(person, person.id)


@get("/api/catalogue", summary="What can be played here")
async def catalogue() -> Catalogue:
    """Every game with its editions and options, and the bots."""
    return whole_catalogue()


@get("/api/lobby", summary="Which matches there are")
async def lobby(guest: TheGuest, services: TheServices) -> Lobby:
    """My matches, those that wait for players, those that may be watched, and those that ended lately."""
    return await services.lobby.lists(guest.id)


@post("/api/matches", summary="Open a match")
async def open_match(guest: TheGuest, services: TheServices, data: JSONBody[NewMatch]) -> Opened:
    """Open a match; it begins at once if nobody is missing."""
    return Opened(await services.hosting.open(await guest.somebody(), data))


@post("/api/quick", summary="Play against bots now")
async def quick(guest: TheGuest, services: TheServices, data: JSONBody[Quick]) -> Opened:
    """One click: me against bots in the usual edition."""
    return Opened(await services.hosting.quick(await guest.somebody(), data.game))


@post("/api/join", summary="Take a seat")
async def join(guest: TheGuest, services: TheServices, data: JSONBody[Join]) -> Opened:
    """Take the seat of an invitation, or a free one of a listed match."""
    return Opened(await services.hosting.join(await guest.somebody(), data))


@get("/api/invitation/{key:str}", summary="What an invitation leads to")
async def invitation(guest: TheGuest, services: TheServices, key: FromPath[str]) -> MatchSeen:
    """The match of an invitation or a watch link, before anybody sits down."""
    found = await services.store.find_by_token(key)
    if found is None:
        raise Absent("there is nothing here (any more)")
    return await _seen(services, found.match, guest.id)


@get("/api/matches/{match:str}", summary="A match in short")
async def match_seen(guest: TheGuest, services: TheServices, match: FromPath[str]) -> MatchSeen:
    """A match as lists show it."""
    return await _seen(services, match, guest.id)


async def _seen(services: TheServices, match: str, person: str) -> MatchSeen:
    stored = await services.store.read(match)
    if stored is None:
        raise Absent("there is nothing here (any more)")
    return services.lobby.seen(Listing(stored.match, stored.seats), person)


@get("/api/matches/{match:str}/links", summary="The links of a match")
async def links(guest: TheGuest, services: TheServices, match: FromPath[str]) -> Links:
    """Links to free seats, for the host; the one for spectators, for everybody who plays."""
    return await services.hosting.links(await guest.somebody(), match)


@post("/api/matches/{match:str}/start", summary="Begin")
async def start(guest: TheGuest, services: TheServices, match: FromPath[str]) -> Opened:
    """The host begins; bots take the seats that are free."""
    await services.hosting.start(await guest.somebody(), match)
    return Opened(match)


@put("/api/matches/{match:str}/name", summary="Name a match")
async def rename(guest: TheGuest, services: TheServices, match: FromPath[str], data: JSONBody[Rename]) -> Opened:
    """The host calls the match so."""
    await services.hosting.rename(await guest.somebody(), match, data.name)
    return Opened(match)


@post("/api/matches/{match:str}/stand-in", summary="Let a bot play a seat")
async def stand_in(guest: TheGuest, services: TheServices, match: FromPath[str], data: JSONBody[HostWish]) -> Opened:
    """A bot takes a free seat, or plays for somebody who is away."""
    await services.hosting.stand_in(await guest.somebody(), match, data)
    return Opened(match)


@post("/api/matches/{match:str}/give-back", summary="Give a seat back")
async def give_back(guest: TheGuest, services: TheServices, match: FromPath[str], data: JSONBody[HostWish]) -> Opened:
    """Whoever has returned plays on himself."""
    await services.hosting.give_back(await guest.somebody(), match, data)
    return Opened(match)


@post("/api/matches/{match:str}/again", summary="Play again")
async def again(guest: TheGuest, services: TheServices, match: FromPath[str]) -> Opened:
    """The next match with the same people."""
    return Opened(await services.hosting.again(await guest.somebody(), match))


@post("/api/device-link", summary="Play on on another device")
async def device_link(guest: TheGuest, services: TheServices) -> DeviceLink:
    """A link that makes another device me; it works once and for a few minutes."""
    return await services.people.device_link(await guest.somebody())


@post("/api/device", summary="Be me on this device")
async def take_device(request: Asker, services: TheServices, data: JSONBody[TakeDevice]) -> Me:
    """Take a device link: from now on this device is that guest."""
    person = await services.people.take_device_link(data.key)
    remember(request, person.id)
    return seen_by_himself(person, person.id)


OPENING = [open_match, quick, join, again]
"""What makes matches or people; asked for less often than the rest."""
REST = [
    me, call_me, catalogue, lobby, invitation, match_seen, links, start, rename, stand_in, give_back, device_link,
    take_device,
]  # fmt: skip
