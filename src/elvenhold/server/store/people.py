"""People and their links in a database."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from elvenhold.server.store.database import Keeper, changed, columns, one
from elvenhold.server.store.rows import (
    Person,
)
from elvenhold.server.store.tables import links, people


class SqlPeople(Keeper):
    """Guests, and the links by which they play on on another device."""

    async def new_person(self, person: Person) -> None:
        """Keep somebody who came for the first time."""
        async with self._writing() as connection:
            await connection.execute(insert(people), [columns(person)])

    async def person(self, person: str) -> Person | None:
        """Who somebody is."""
        async with self._reading() as connection:
            row = await one(connection, select(people).where(people.c.id == person))
        return Person(*row) if row else None

    async def rename_person(self, person: str, name: str) -> bool:
        """Call somebody by another name."""
        async with self._writing() as connection:
            return await changed(connection, update(people).where(people.c.id == person).values(name=name))

    async def new_link(self, token: str, person: str, expires: float) -> None:
        """Keep a link that works once, until a moment."""
        async with self._writing() as connection:
            await connection.execute(insert(links), [{"token": token, "person": person, "expires": expires}])

    async def take_link(self, token: str, at: float) -> str | None:
        """Whose link it is, if it still works; links that do not are swept away."""
        taken = delete(links).where(links.c.token == token).returning(links.c.person, links.c.expires)
        async with self._writing() as connection:
            row = await one(connection, taken)
            await connection.execute(delete(links).where(links.c.expires <= at))
        return row.person if row and row.expires > at else None
