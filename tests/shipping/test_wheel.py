"""The wheel: what a fresh machine needs is in it, or is named by it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import venv
import zipfile
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from elvenhold.server.run import free_port

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this working copy, with the client as it is built now."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "ELVENHOLD_SKIP_WEB": "1"}, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


def test_the_client_travels_in_the_wheel(wheel: Path) -> None:
    """With what the server needs beside code: the board, editions, migrations, notices."""
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
    assert "elvenhold/server/static/index.html" in names
    assert "elvenhold/server/static/.vite/manifest.json" in names
    assert "elvenhold/world/data/board.json" in names
    assert "elvenhold/games/elfenland/presets.toml" in names
    assert any(name.startswith("elvenhold/server/store/migrations/versions/r0001") for name in names)
    assert any(name.endswith("NOTICE") for name in names)
    assert not [name for name in names if "node_modules" in name or name.startswith("tests")]


def test_a_machine_with_nothing_but_the_pinned_packages_serves_a_match(wheel: Path, tmp_path: Path) -> None:
    """No Node, no test tools: the server answers, shows its page and deals a match."""
    python = _fresh_python(tmp_path / "machine", wheel)
    port = free_port("127.0.0.1")
    command = [str(python), "-m", "elvenhold", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    alone = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    with subprocess.Popen(command, env=alone, cwd=tmp_path, stderr=subprocess.PIPE) as server:
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"x-elvenhold": "1"}) as client:
                _wait_until_ready(client, server)
                assert "<div id=" in client.get("/").text
                assert client.post("/api/quick", json={}).is_success
        finally:
            server.terminate()


def _fresh_python(place: Path, wheel: Path) -> Path:
    """A Python that knows what the requirements for running name, and nothing else."""
    venv.create(place, with_pip=True)
    python = place / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pinned = ["--require-hashes", "--requirement", str(ROOT / "requirements" / "run.txt")]
    subprocess.run([*install, *pinned], check=True, capture_output=True)
    subprocess.run([*install, "--no-deps", str(wheel)], check=True, capture_output=True)
    return python


def _wait_until_ready(client: httpx.Client, server: subprocess.Popen[bytes]) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        if server.poll() is not None:
            pytest.fail(server.stderr.read().decode() if server.stderr else "the server has gone")
        with suppress(httpx.TransportError):
            if client.get("/readyz").is_success:
                return
        time.sleep(0.05)
    pytest.fail("the server does not answer")
