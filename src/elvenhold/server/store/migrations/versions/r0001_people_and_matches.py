"""People, links, matches, seats, events and commands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the first tables."""
    _people()
    _matches()
    _seats()
    _logs()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", KEY, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "links",
        sa.Column("token", KEY, nullable=False),
        sa.Column("person", KEY, nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_links")),
    )


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", KEY, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("host", KEY, nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("watch", KEY, nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("again", sa.Text()),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_host"), "matches", ["host"])
    op.create_index(op.f("ix_matches_watch"), "matches", ["watch"])
    for name, column, state in (
        ("running", "id", "running"),
        ("gathering", "updated", "gathering"),
        ("over", "updated", "over"),
    ):
        only = sa.text(f"state = '{state}'")
        op.create_index(op.f(f"ix_matches_{name}"), "matches", [column], sqlite_where=only, postgresql_where=only)


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("match", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", KEY),
        sa.Column("bot", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("token", KEY, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"])
    op.create_index(op.f("ix_seats_token"), "seats", ["token"])


def _logs() -> None:
    op.create_table(
        "events",
        sa.Column("match", KEY, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_events")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "commands",
        sa.Column("match", KEY, nullable=False),
        sa.Column("id", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match", "id", name=op.f("pk_commands")),
        sqlite_with_rowid=False,
    )
