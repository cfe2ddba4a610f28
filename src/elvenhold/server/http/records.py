"""Records and replays: a match as text, and a match to look at event by event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from elvenhold.match.reading import read
from elvenhold.play.errors import Forbidden
from elvenhold.play.fields import SPECTATOR
from elvenhold.server.http.guest import TheGuest, TheServices
from elvenhold.server.refusals import Absent
from elvenhold.server.replays import replay_of, replay_of_record
from elvenhold.server.store.rows import ENDED
from elvenhold.wire.pages import RecordText, Replay

if TYPE_CHECKING:
    from elvenhold.server.http.guest import Guest
    from elvenhold.server.services import Services
    from elvenhold.server.store.rows import Stored

PLAIN = "text/plain; charset=utf-8"


@get("/api/matches/{match:str}/record", media_type=PLAIN, summary="The record of a match")
async def record(
    guest: TheGuest,
    services: TheServices,
    match: FromPath[str],
    key: FromQuery[str] = "",
    seat: FromQuery[int | None] = None,
) -> Response[str]:
    """All of it once the match is over; until then as it was told to the asker's seat."""
    stored = await _stored(services, match)
    looker = _looker(stored, guest, key, seat)
    played = await services.matches.played(stored)
    text = played.record() if played.over else played.record(looker)
    name = f'attachment; filename="elvenhold-{match}.txt"'
    return Response(text, media_type=PLAIN, headers={"content-disposition": name})


@get("/api/matches/{match:str}/replay", summary="A match from its first event")
async def replay(
    guest: TheGuest,
    services: TheServices,
    match: FromPath[str],
    key: FromQuery[str] = "",
    seat: FromQuery[int | None] = None,
) -> Replay:
    """The match as it was told to the asker's seat; once it is over, to any seat that he names."""
    stored = await _stored(services, match)
    looker = _looker(stored, guest, key, seat)
    return replay_of(stored, await services.matches.played(stored), looker)


@post("/api/replay", status_code=200, summary="Look at a record file")
async def replay_record(data: JSONBody[RecordText]) -> Replay:
    """A record that somebody brings along; nothing of it is kept."""
    return replay_of_record(read(data.text))


async def _stored(services: Services, match: str) -> Stored:
    stored = await services.store.read(match)
    if stored is None or stored.match.seq == 0:
        raise Absent("there is nothing here (any more)")
    return stored


def _looker(stored: Stored, guest: Guest, key: str, wished: int | None) -> int:
    """Through whose eyes: the asker's own, and any once all secrets lie open."""
    mine = [seat.seat for seat in stored.seats if seat.person == guest.id]
    row = stored.match
    over = row.state == ENDED
    if not mine and not row.listed and key != row.watch and not over:
        raise Forbidden("this match is for those with a link")
    if wished is not None and SPECTATOR <= wished < row.seats and (over or wished in (*mine, SPECTATOR)):
        return wished
    return mine[0] if len(mine) == 1 or (mine and over) else SPECTATOR


HANDLERS = [record, replay, replay_record]
