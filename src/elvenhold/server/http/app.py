"""The HTTP part put together: handlers, guards, headers and errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Router
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig

from elvenhold.server.http import around, health, records
from elvenhold.server.http.errors import HANDLERS
from elvenhold.server.http.guest import from_our_page, hand_out_cookie, provide_guest, provide_services
from elvenhold.server.http.pages import page
from elvenhold.server.http.reference import reference, refusals
from elvenhold.server.http.site import FOR_EVER

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler, Message, Middleware, Scope

    from elvenhold.server.http.site import Site
    from elvenhold.server.services import Services, Settings

LARGEST_BODY = 512 * 1024
SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
        " img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
        " form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
OF_PARTS = {name: SECURITY[name] for name in ("x-content-type-options",)}
"""What a script, a style or a font says: the page that asks for it has said the rest, and they are many."""


def handlers(settings: Settings) -> list[ControllerRouterHandler]:
    """Everything that is asked for over HTTP."""
    asked = [*around.OPENING, *around.REST, *records.HANDLERS]
    for handler in asked:
        handler.responses = refusals()
    openings = Router("/", route_handlers=around.OPENING, middleware=_limit(settings.openings, "openings"))
    api = Router(
        "/",
        route_handlers=[openings, *around.REST, *records.HANDLERS],
        guards=[from_our_page],
        middleware=_limit(settings.requests, "requests"),
        tags=["matches"],
    )
    return [api, *health.HANDLERS, page]


def configuration(services: Services, site: Site) -> dict[str, Any]:
    """What holds for every request, in Litestar's own words."""
    return {
        "dependencies": {"guest": Provide(provide_guest), "services": Provide(provide_services)},
        "exception_handlers": HANDLERS,
        "before_send": [hand_out_cookie, forbid],
        "request_max_body_size": LARGEST_BODY,
        "openapi_config": reference(),
        "logging_config": None,
        "state": State({"services": services, "site": site}),
    }


async def forbid(message: Message, _: Scope) -> None:
    """Every answer says what a page of ours may do, whatever became of the request."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        kept_for_ever = headers.get("cache-control") == FOR_EVER
        for name, value in (OF_PARTS if kept_for_ever else SECURITY).items():
            headers.setdefault(name, value)


def _limit(a_minute: int, name: str) -> list[Middleware]:
    """How often one address may ask; 0 for as often as it likes."""
    return [RateLimitConfig(("minute", a_minute), store=f"limit-{name}").middleware] if a_minute else []
