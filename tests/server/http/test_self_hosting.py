"""A server as compose.yaml runs it: PostgreSQL behind it, a reverse proxy that speaks HTTPS before it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.http.serving import serving, somebody
from tests.server.postgres import fresh_database

SITE = "https://elfen.example"
BY_PROXY = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}


async def test_a_match_is_played_on_postgresql_behind_a_proxy(postgres_server: str, tmp_path: Path) -> None:
    """Cookies are for HTTPS alone, sockets come from the site's own pages, and a move is kept in the database."""
    database = await fresh_database(postgres_server)
    async with serving(tmp_path, database=database, origins=(SITE,)) as place, somebody(place) as maren:
        maren.headers.update(BY_PROXY)
        cookie = (await maren.get("/api/me")).headers["set-cookie"].split(";")
        assert " Secure" in cookie
        known = {"cookie": cookie[0]}
        opened = await maren.post("/api/quick", json={}, headers=known)
        match = opened.json()["match"]
        moves = await _moves_of(place, match, cookie[0])
        lobby = (await maren.get("/api/lobby", headers=known)).json()
        assert [match] == [each["match"] for each in lobby["mine"]]
        record = (await maren.get(f"/api/matches/{match}/record", headers=known)).text
        assert moves
        assert all(move in record for move in moves)
    assert not [*tmp_path.glob("*.db")]


async def _moves_of(place: str, match: str, cookie: str) -> list[str]:
    """Play the first decision, as the site's own page would."""
    headers = {"cookie": cookie}
    async with connect(
        f"{place.replace('http', 'ws')}/wire", origin=Origin(SITE), additional_headers=headers
    ) as socket:
        await socket.send(json.dumps({"t": "enter", "match": match}))
        played: list[str] = []
        async with asyncio.timeout(20):
            async for line in socket:
                said = json.loads(line)
                if said.get("may") and not played:
                    head, last = next(iter(said["may"].items()))
                    played.append(f"{head} {last[0]}" if last else head)
                    seen = said["seq"] + len(said["events"]) if said["t"] == "table" else said["events"][-1]["seq"]
                    command = {"t": "play", "match": match, "id": "1", "seat": 0, "seen": seen, "moves": played}
                    await socket.send(json.dumps(command))
                if said["t"] == "done":
                    return played
    return []


async def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    """Not even with a cookie that is known."""
    async with serving(tmp_path, origins=(SITE,)) as place:
        with pytest.raises(InvalidStatus):
            await connect(f"{place.replace('http', 'ws')}/wire", origin=Origin("https://elsewhere.example"))
