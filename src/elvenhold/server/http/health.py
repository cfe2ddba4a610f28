"""Health: whether this server lives, whether it can take moves, and what it counts."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from elvenhold.server.http.guest import Asker, TheServices
from elvenhold.server.refusals import Absent

UNAVAILABLE = 503
NEAR = ("127.0.0.1", "::1", "testclient")


@get("/healthz", summary="Is the server alive", tags=["health"])
async def healthz() -> dict[str, str]:
    """The process answers."""
    return {"state": "alive"}


@get("/readyz", summary="Can the server take moves", tags=["health"])
async def readyz(services: TheServices) -> Response[dict[str, Any]]:
    """Whether moves can be kept."""
    writable = await services.store.health()
    state = {"state": "ready" if writable else "not ready", "store": writable, "matches": services.matches.live_count}
    return Response(state, status_code=200 if writable else UNAVAILABLE)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asker, services: TheServices) -> Response[bytes]:
    """What is counted, for Prometheus; for this machine alone, or for whoever has the key."""
    key = services.settings.metrics_key
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    near = request.client is not None and request.client.host in NEAR and "x-forwarded-for" not in request.headers
    if not (near and not key) and not (key and hmac.compare_digest(given, key)):
        raise Absent("there is nothing here (any more)")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [healthz, readyz, metrics]
