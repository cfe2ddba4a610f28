"""People: guests as the store knows them, made when they first do something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from elvenhold.play.errors import Forbidden
from elvenhold.server.guests import new_person_id, new_token
from elvenhold.server.names import checked_name, some_name
from elvenhold.server.store.rows import Person
from elvenhold.wire.pages import DeviceLink, Me

if TYPE_CHECKING:
    from elvenhold.server.store import Store

LINK_MINUTES = 10
MINUTE = 60


class People:
    """Who is who."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """Take the store and a clock."""
        self._store, self._clock = store, clock

    async def known(self, person: str | None) -> Person | None:
        """Somebody who has done something here before."""
        return await self._store.person(person) if person else None

    async def somebody(self, person: str | None) -> Person:
        """Whoever this is; a newcomer is given a name and kept."""
        known = await self.known(person)
        if known:
            return known
        guest = Person(person or new_person_id(), some_name(), self._clock())
        await self._store.new_person(guest)
        return guest

    async def rename(self, person: Person, name: str) -> Person:
        """Call a guest as he says."""
        checked = checked_name(name)
        await self._store.rename_person(person.id, checked)
        return Person(person.id, checked, person.created)

    async def device_link(self, person: Person) -> DeviceLink:
        """A link that lets another device be this person, once and soon."""
        token = new_token()
        await self._store.new_link(token, person.id, self._clock() + LINK_MINUTES * MINUTE)
        return DeviceLink(token, LINK_MINUTES)

    async def take_device_link(self, key: str) -> Person:
        """Whom a device link makes of this device; it works once."""
        person = await self.known(await self._store.take_link(key, self._clock()))
        if person is None:
            raise Forbidden("this link has been used, or is too old")
        return person


def me(person: Person | None, person_id: str) -> Me:
    """A guest as he is told about himself."""
    return Me(person.id, person.name, new=False) if person else Me(person_id, "", new=True)
