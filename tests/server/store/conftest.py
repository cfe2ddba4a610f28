"""Stores of every kind, empty at first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from elvenhold.server.store import Store, open_store
from tests.server.postgres import fresh_database, postgres_server

__all__ = ["postgres_server"]

Maker = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'a.db'}"
    return asyncio.run(fresh_database(request.getfixturevalue("postgres_server")))


@pytest.fixture
def make_store(address: str, tmp_path: Path) -> Maker:
    """Makes stores, not yet opened, that share a database: one for each node."""
    return lambda: open_store(address, tmp_path)
