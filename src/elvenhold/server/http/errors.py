"""Errors: every refused request is answered with what was wrong and what would do."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from elvenhold.play.errors import ElvenholdError, Forbidden, Illegal, Malformed, Stale
from elvenhold.server.http.guest import Asker
from elvenhold.server.refusals import Absent, Busy
from elvenhold.server.store import StoreError
from elvenhold.wire.pages import Trouble

STATUS = {Malformed: 400, Illegal: 409, Stale: 409, Forbidden: 403, Absent: 404, Busy: 429}
TOO_MANY, UNAVAILABLE, FAULT = 429, 503, 500
CODES = {400: "malformed", 401: "forbidden", 403: "forbidden", 404: "unknown", 405: "malformed", 413: "malformed"}
log = structlog.get_logger("elvenhold.http")


def refused(_: Asker, error: ElvenholdError) -> Response[Trouble]:
    """One of the four errors."""
    expected = error.expected if isinstance(error, Malformed) else ""
    clause = error.clause if isinstance(error, Illegal) else ""
    reason = getattr(error, "reason", str(error))
    return Response(Trouble(error.code, reason, expected, clause), status_code=STATUS[type(error)])


def unreadable(_: Asker, error: HTTPException) -> Response[Trouble]:
    """What Litestar could not read, find or allow."""
    code = CODES.get(error.status_code, "busy" if error.status_code == TOO_MANY else "failed")
    extra: Any = error.extra
    details = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra] if isinstance(extra, list) else []
    reason = "; ".join([error.detail, *details])
    return Response(Trouble(code, reason), status_code=error.status_code, headers=dict(error.headers or {}))


def not_kept(_: Asker, error: StoreError) -> Response[Trouble]:
    """The store cannot do it now."""
    log.error("store failed", reason=str(error))
    return Response(Trouble("failed", "this cannot be kept at the moment; try again"), status_code=UNAVAILABLE)


def fault(request: Asker, error: Exception) -> Response[Trouble]:
    """A fault of ours: logged in full, told in short."""
    log.error("fault", path=request.url.path, exc_info=error)
    return Response(Trouble("failed", "a fault of the server; nothing has changed"), status_code=FAULT)


HANDLERS: ExceptionHandlersMap = {
    ElvenholdError: refused,
    HTTPException: unreadable,
    StoreError: not_kept,
    Exception: fault,
}
