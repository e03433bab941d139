"""The tables of the store."""

from sqlalchemy import JSON, Column, DateTime, ForeignKey, Integer, MetaData, String, Table

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("ruleset", String, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("players", JSON, nullable=False),
    Column("guest", String, nullable=False, index=True),
    Column("touched", DateTime(timezone=True), nullable=False),
    Column("summary", JSON, nullable=False),
)
"""One line a match: what it is, the guest who sits on s1, and where it stands, for lists."""

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("data", JSON, nullable=False),
)
"""What happened in a match, numbered from 1; only ever added to."""

keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
"""Secrets that this server made for itself."""
