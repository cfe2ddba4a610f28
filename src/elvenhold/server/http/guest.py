"""Who asks: the guest behind a request, and the cookie that a newcomer is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from elvenhold.play.errors import Forbidden
from elvenhold.server.guests import COOKIE, YEAR, new_person_id
from elvenhold.server.people import People
from elvenhold.server.services import Services
from elvenhold.server.store.rows import Person

if TYPE_CHECKING:
    from litestar.handlers import BaseRouteHandler
    from litestar.types import Message, Scope

HEADER = "x-elvenhold"
WHO_AM_I = "/api/me"
NEW_COOKIE = "elvenhold_cookie"
Asker = Request[Any, Any, Any]


class Guest(msgspec.Struct, frozen=True):
    """Somebody who asks for something, known or not."""

    id: str
    people: People

    async def known(self) -> Person | None:
        """The person, if he has done something here before."""
        return await self.people.known(self.id)

    async def somebody(self) -> Person:
        """The person; a newcomer is kept from now on."""
        return await self.people.somebody(self.id)


TheGuest = NamedDependency[SkipValidation[Guest]]
TheServices = NamedDependency[SkipValidation[Services]]


async def provide_services(request: Asker) -> Services:
    """The parts of this server."""
    return services_of(request)


async def provide_guest(request: Asker) -> Guest:
    """Whoever asks; a newcomer is given a cookie when he asks who he is, or does something.

    Not whenever he looks: of several first requests at once each would make him somebody else.
    """
    services = services_of(request)
    person = person_of(request)
    if person is None:
        person = new_person_id()
        if request.method != "GET" or request.url.path == WHO_AM_I:
            remember(request, person)
    return Guest(person, services.people)


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The parts of the server that this connection came to."""
    services: Services = connection.app.state.services
    return services


def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The id in the cookie, if it is one of ours."""
    return services_of(connection).seal.person(connection.cookies.get(COOKIE))


def remember(connection: ASGIConnection[Any, Any, Any, Any], person: str) -> None:
    """Let the answer carry a cookie for this person."""
    secure = "; Secure" if connection.url.scheme == "https" else ""
    cookie = services_of(connection).seal.cookie(person)
    connection.scope["state"][NEW_COOKIE] = f"{COOKIE}={cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}"


async def hand_out_cookie(message: Message, scope: Scope) -> None:
    """Add the cookie to the answer, if there is one to hand out."""
    cookie = scope["state"].get(NEW_COOKIE) if message["type"] == "http.response.start" else None
    if cookie:
        MutableScopeHeaders.from_message(message).add("set-cookie", cookie)


def from_our_page(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what another site makes a browser send: it cannot set our header."""
    if connection.scope.get("method") not in ("GET", "HEAD") and connection.headers.get(HEADER) != "1":
        raise Forbidden(f"requests that change something carry the header {HEADER}: 1")
