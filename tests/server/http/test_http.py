"""The HTTP part, asked as browsers and as strangers ask it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

import elvenhold as eh
from tests.server.http.serving import FRIENDS, serving, somebody


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Where a server is."""
    async with serving(tmp_path) as place:
        yield place


@pytest.fixture
async def maren(address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody."""
    async with somebody(address) as client:
        yield client


@pytest.fixture
async def liv(address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody else."""
    async with somebody(address) as client:
        yield client


async def opened(client: httpx.AsyncClient, **wish: object) -> str:
    """A match for two friends."""
    said = (await client.post("/api/matches", json={**FRIENDS, **wish})).raise_for_status().json()
    return str(said["match"])


async def test_a_guest_is_known_by_a_sealed_cookie(maren: httpx.AsyncClient, liv: httpx.AsyncClient) -> None:
    """No account is needed; what he is called stays, and no script of a page can read the cookie."""
    first = await maren.get("/api/me")
    assert first.json()["new"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(first.headers["set-cookie"].split("; "))
    assert first.json()["id"] not in first.headers["set-cookie"]
    await maren.put("/api/me", json={"name": "Maren"})
    again = await maren.get("/api/me")
    assert {"id": first.json()["id"], "name": "Maren", "new": False} == again.json()
    assert "set-cookie" not in again.headers
    assert again.json()["id"] != (await liv.get("/api/me")).json()["id"]


async def test_looking_around_makes_nobody_of_a_newcomer(maren: httpx.AsyncClient) -> None:
    """Only asking who one is, or doing something, does: several first requests at once stay one person."""
    assert "set-cookie" not in (await maren.get("/api/lobby")).headers
    assert "set-cookie" in (await maren.post("/api/quick", json={})).headers


async def test_one_click_begins_a_match_against_bots(maren: httpx.AsyncClient) -> None:
    """It stands in the lobby as mine, and it is somebody's turn."""
    match = (await maren.post("/api/quick", json={})).json()["match"]
    (mine,) = (await maren.get("/api/lobby")).json()["mine"]
    assert (match, "running", [0], 4) == (mine["match"], mine["state"], mine["mine"], len(mine["seats"]))


async def test_a_friend_comes_by_the_link_of_a_seat(maren: httpx.AsyncClient, liv: httpx.AsyncClient) -> None:
    """He sees what he is invited to before he sits down."""
    match = await opened(maren, name="Sunday")
    links = (await maren.get(f"/api/matches/{match}/links")).json()
    key = links["seats"][0]["key"]
    seen = (await liv.get(f"/api/invitation/{key}")).json()
    assert ("Sunday", "gathering", []) == (seen["name"], seen["state"], seen["mine"])
    assert match == (await liv.post("/api/join", json={"key": key, "name": "Liv"})).json()["match"]
    seen = (await liv.get(f"/api/matches/{match}")).json()
    assert ("running", [1], "Liv") == (seen["state"], seen["mine"], seen["seats"][1]["name"])


async def test_no_answer_holds_another_persons_id_or_key(maren: httpx.AsyncClient, liv: httpx.AsyncClient) -> None:
    """Ids, seeds and links of seats are told to nobody but whom they belong to."""
    match = await opened(maren, listed=True)
    me = (await maren.get("/api/me")).json()["id"]
    key = (await maren.get(f"/api/matches/{match}/links")).json()["seats"][0]["key"]
    for path in ("/api/lobby", f"/api/matches/{match}", f"/m/{match}"):
        text = (await liv.get(path)).text
        assert match in text or path.startswith("/m/")
        assert me not in text
        assert key not in text
    assert 403 == (await liv.get(f"/api/matches/{match}/links")).status_code


async def test_a_device_link_makes_another_device_me_once(maren: httpx.AsyncClient, liv: httpx.AsyncClient) -> None:
    """The second device that tries stays who it was."""
    await maren.put("/api/me", json={"name": "Maren"})
    key = (await maren.post("/api/device-link")).json()["key"]
    assert "Maren" == (await liv.post("/api/device", json={"key": key})).json()["name"]
    assert "Maren" == (await liv.get("/api/me")).json()["name"]
    assert 403 == (await maren.post("/api/device", json={"key": key})).status_code


async def test_a_running_match_is_recorded_as_it_was_told_to_my_seat(
    maren: httpx.AsyncClient, liv: httpx.AsyncClient
) -> None:
    """Others' cards are question marks; strangers get nothing."""
    match = (await maren.post("/api/quick", json={})).json()["match"]
    record = (await maren.get(f"/api/matches/{match}/record")).text
    assert "told: 0" in record
    assert "deal ?" in record
    assert "seed" not in record
    assert 403 == (await liv.get(f"/api/matches/{match}/record")).status_code
    replay = (await maren.get(f"/api/matches/{match}/replay", params={"seat": 1})).json()
    assert 0 == replay["seat"]
    assert replay["view"]["hand"][1] is None
    assert 403 == (await liv.get(f"/api/matches/{match}/replay")).status_code


async def test_a_record_file_can_be_looked_at(maren: httpx.AsyncClient) -> None:
    """From its first event to its last; a broken one is refused with its line."""
    match = eh.start("elfenland", seats=2, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    replay = (await maren.post("/api/replay", json={"text": match.record()})).json()
    assert len(match.events) == len(replay["events"])
    assert replay["over"]
    assert match.result
    assert match.result.winners == replay["result"]["winners"]
    broken = await maren.post("/api/replay", json={"text": match.record().replace("deal", "steal")})
    assert (400, "malformed") == (broken.status_code, broken.json()["code"])
    assert "line" in broken.json()["reason"] or broken.json()["expected"]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
async def test_another_site_cannot_make_a_browser_ask_for_a_change(address: str, method: str) -> None:
    """Without our header, which only our own pages can set, nothing is done."""
    async with httpx.AsyncClient(base_url=address) as browser:
        answer = await browser.request(method, "/api/quick", json={})
        assert answer.status_code in (403, 405)
        lobby = (await browser.get("/api/lobby")).json()
    assert {"mine": [], "open": [], "running": [], "recent": []} == lobby


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/matches", {"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 400, "malformed"),
        ("/api/matches", {"game": "elfenland"}, 400, "malformed"),
        ("/api/matches", {**FRIENDS, "colour": "red"}, 400, "malformed"),
        ("/api/matches", {**FRIENDS, "seats": [{"kind": "king"}] * 2}, 400, "malformed"),
        ("/api/join", {"key": "nothing"}, 404, "unknown"),
        ("/api/join", {"key": "x" * 100}, 400, "malformed"),
        ("/api/matches/nothing/start", {}, 404, "unknown"),
        ("/api/matches/nothing/stand-in", {"seat": -1}, 400, "malformed"),
        ("/api/nowhere", {}, 404, "unknown"),
    ],
)
async def test_what_cannot_be_is_refused_with_a_code_and_a_reason(
    maren: httpx.AsyncClient, path: str, body: dict[str, object], status: int, code: str
) -> None:
    """Every refusal has the same shape."""
    answer = await maren.post(path, json=body)
    assert (status, code) == (answer.status_code, answer.json()["code"])
    assert answer.json()["reason"]


async def test_whoever_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    """New matches are counted apart; pages are not counted."""
    async with serving(tmp_path, requests=20, openings=2) as place, somebody(place) as client:
        answers = [(await client.post("/api/quick", json={})).status_code for _ in range(3)]
        assert [201, 201, 429] == answers
        lobbies = [await client.get("/api/lobby") for _ in range(25)]
        assert {200, 429} == {answer.status_code for answer in lobbies}
        assert "busy" == lobbies[-1].json()["code"]
        assert {200} == {(await client.get("/")).status_code for _ in range(30)}


async def test_every_answer_forbids_what_pages_of_ours_do_not_need(maren: httpx.AsyncClient) -> None:
    """No script but our own files, no frame, no guessing at types."""
    for path in ("/", "/m/nothing", "/api/me", "/api/nowhere"):
        headers = (await maren.get(path)).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert "'self'" == policy["script-src"]
        assert "'none'" == policy["frame-ancestors"] == policy["default-src"]
        assert "nosniff" == headers["x-content-type-options"]


async def test_the_server_says_whether_it_is_well(maren: httpx.AsyncClient) -> None:
    """To balancers, to Prometheus on this machine, and to nobody by way of a proxy."""
    assert {"state": "alive"} == (await maren.get("/healthz")).json()
    assert (await maren.get("/readyz")).json()["store"]
    assert "elvenhold_matches_in_use" in (await maren.get("/metrics")).text
    assert 404 == (await maren.get("/metrics", headers={"x-forwarded-for": "8.8.8.8"})).status_code


async def test_the_reference_names_every_request_and_loads_nothing_from_elsewhere(maren: httpx.AsyncClient) -> None:
    """A page for people, a schema for programs."""
    schema = (await maren.get("/api/docs/openapi.json")).json()
    page = (await maren.get("/api/docs")).text
    assert len(schema["paths"]) > 15
    assert all(path in page for path in schema["paths"])
    assert "<script" not in page
    assert "https://" not in page
