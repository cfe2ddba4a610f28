"""The tables that people and matches are kept in: one for each kind of row, with its fields in its order.

Nothing refers to another table by a foreign key: rows of a match are written only in a transaction that holds the
match's own row, and none is ever deleted.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Index, Integer, MetaData, PrimaryKeyConstraint, Table, Text
from sqlalchemy.sql.elements import ColumnElement

from elvenhold.server.store.rows import ENDED, GATHERING, RUNNING

NEWEST = "0001"
"""The revision of these tables: the latest one under migrations/versions."""

KEY = Text().with_variant(Text(collation="C"), "postgresql")
"""Ids and tokens: compared byte by byte on every database, which is also faster."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token", KEY, primary_key=True),
    Column("person", KEY, nullable=False),
    Column("expires", Double, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("host", KEY, nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("watch", KEY, nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("again", Text),
    Column("note", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", KEY, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", KEY, index=True),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("token", KEY, nullable=False, index=True),
    PrimaryKeyConstraint("match", "seat"),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    Column("match", KEY, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("who", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
    sqlite_with_rowid=False,
)

commands = Table(
    "commands",
    metadata,
    Column("match", KEY, nullable=False),
    Column("id", KEY, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    PrimaryKeyConstraint("match", "id"),
    sqlite_with_rowid=False,
)


def _index(name: str, column: Column[object], only: ColumnElement[bool]) -> Index:
    """An index of some rows: an append to a running match touches none of the lists for the lobby."""
    return Index(name, column, sqlite_where=only, postgresql_where=only)


_index("ix_matches_running", matches.c.id, matches.c.state == RUNNING)
_index("ix_matches_gathering", matches.c.updated, matches.c.state == GATHERING)
_index("ix_matches_over", matches.c.updated, matches.c.state == ENDED)
