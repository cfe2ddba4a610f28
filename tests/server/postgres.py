"""A real PostgreSQL server for tests: one that is given, or one started here for as long as the tests run."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

GIVEN = "ELVENHOLD_TEST_POSTGRES"
MAY_INSTALL = "ELVENHOLD_MAY_INSTALL"
PLACES = "/usr/lib/postgresql"
PATIENCE = 30.0
MADE: list[str] = []
"""The databases that tests have made."""
SETTINGS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "40",
}


class Missing(Exception):
    """There is no PostgreSQL here, and none may be installed."""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server for all tests of a session; under CI there has to be one."""
    try:
        with postgres() as address:
            yield address
    except Missing as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {missing}")


@contextmanager
def postgres(**settings: str) -> Iterator[str]:
    """The address of a server that answers; settings go to one that is started here."""
    if given := os.environ.get(GIVEN):
        try:
            yield given
        finally:
            asyncio.run(drop_databases(given))
        return
    # Short, because the path of a socket may have a hundred letters only.
    folder = Path(tempfile.mkdtemp(prefix="elvenhold-pg-", dir="/tmp"))
    try:
        with started(programs(), folder, SETTINGS | settings):
            yield f"postgresql://elvenhold@/postgres?host={quote(str(folder))}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def started(programs: Path, folder: Path, settings: dict[str, str]) -> Iterator[None]:
    """A server of its own in a folder, reached by a socket in there; stopped in the end."""
    prefix = as_somebody_else(folder)
    make = ["initdb", "--auth=trust", "--username=elvenhold", "--encoding=UTF8", "--no-sync", "--no-instructions"]
    made = run([*prefix, str(programs / make[0]), *make[1:], f"--pgdata={folder / 'pg'}"], folder)
    assert made.returncode == 0, made.stdout
    arguments = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
    serve = [*prefix, str(programs / "postgres"), "-D", str(folder / "pg"), "-k", str(folder), *arguments]
    with (folder / "log").open("w") as log, subprocess.Popen(serve, cwd=folder, stdout=log, stderr=log) as server:
        try:
            wait_until_ready(server, folder)
            yield
        finally:
            server.send_signal(signal.SIGINT)  # a fast shutdown: nobody is waited for
            server.wait(PATIENCE)


def wait_until_ready(server: subprocess.Popen[bytes], folder: Path) -> None:
    """Return when the server answers; say what it wrote when it does not."""
    end = time.monotonic() + PATIENCE
    state = folder / "pg" / "postmaster.pid"
    while server.poll() is None and time.monotonic() < end:
        # The last line of its own notes says how far it is.
        with suppress(OSError, IndexError):
            if state.read_text().splitlines()[7].strip() == "ready":
                return
        time.sleep(0.02)
    raise AssertionError((folder / "log").read_text())


def as_somebody_else(folder: Path) -> list[str]:
    """What to put before a command: PostgreSQL refuses to run as root, and is to end when the tests are killed."""
    setpriv = shutil.which("setpriv")
    until_we_end = [setpriv, "--pdeathsig=INT"] if setpriv else []
    if os.geteuid():
        return until_we_end
    name = "postgres" if any(each.pw_name == "postgres" for each in pwd.getpwall()) else "nobody"
    other = pwd.getpwnam(name)
    os.chown(folder, other.pw_uid, other.pw_gid)
    if until_we_end:
        return [*until_we_end, f"--reuid={other.pw_uid}", f"--regid={other.pw_gid}", "--clear-groups"]
    return [shutil.which("runuser") or "runuser", "-u", name, "--"]


def programs() -> Path:
    """The folder of `initdb` and `postgres`; installed first where that is wanted."""
    if (found := find_programs()) is None and (os.environ.get("CI") or os.environ.get(MAY_INSTALL) == "1"):
        install()
        found = find_programs()
    if found is None:
        raise Missing(f"no PostgreSQL: install Debian's package, or give a server's address in {GIVEN}")
    return found


def find_programs() -> Path | None:
    """The newest PostgreSQL of this machine."""
    versions = sorted(Path(PLACES).glob("*/bin"), key=lambda path: int(path.parent.name.partition(".")[0]))
    on_path = shutil.which("postgres")
    places = [*reversed(versions), *([Path(on_path).resolve().parent] if on_path else [])]
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def install() -> None:
    """Debian's own package. Its server is not started: it would take the usual port."""
    sudo = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", "postgresql"]):
        with suppress(OSError):
            run([*sudo, "apt-get", *command], Path.cwd(), quiet)


def run(
    command: list[str], folder: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end and keep what it says."""
    return subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


async def fresh_database(server: str) -> str:
    """The address of a new, empty database of a server."""
    MADE.append(name := f"elvenhold_{uuid4().hex}")
    await order(server, f"CREATE DATABASE {name}")
    return make_url(server).set(database=name).render_as_string(hide_password=False)


async def drop_databases(server: str) -> None:
    """Leave a server as it was given."""
    while MADE:
        await order(server, f"DROP DATABASE IF EXISTS {MADE.pop()} WITH (FORCE)")


async def order(server: str, statement: str) -> None:
    """Carry out what no transaction may hold."""
    engine = create_async_engine(make_url(server).set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()
