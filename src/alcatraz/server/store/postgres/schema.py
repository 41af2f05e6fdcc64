"""The tables in PostgreSQL, in a schema of their own, and how they are made."""

from asyncpg import Connection

SCHEMA_VERSION = 1
# Any number that nothing else in the database locks: nodes that start together make the tables one after the other.
_LOCK = 4_051_934_112

_TABLES = """
CREATE SCHEMA IF NOT EXISTS alcatraz;
CREATE TABLE IF NOT EXISTS alcatraz.version (version integer NOT NULL);
CREATE TABLE IF NOT EXISTS alcatraz.log (
    table_id text NOT NULL,
    number integer NOT NULL,
    at double precision NOT NULL,
    entry bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS alcatraz.tables (
    table_id text PRIMARY KEY,
    game text NOT NULL,
    phase text NOT NULL,
    listed boolean NOT NULL,
    updated double precision NOT NULL,
    wake double precision,
    shown bytea NOT NULL
);
-- Tables that are due for deletion, and how many times in a row they were found so.
CREATE TABLE IF NOT EXISTS alcatraz.doomed (table_id text PRIMARY KEY, strikes integer NOT NULL);
-- One row, written to find out whether the disk still takes anything.
CREATE TABLE IF NOT EXISTS alcatraz.health (id integer PRIMARY KEY, checks bigint NOT NULL);
-- The nodes that live, until when each does unless it says so again; by the clock of the database alone.
CREATE TABLE IF NOT EXISTS alcatraz.nodes (node text PRIMARY KEY, until timestamptz NOT NULL);
-- Which node runs the bots and clocks of a table; counts as long as the node lives.
CREATE TABLE IF NOT EXISTS alcatraz.leases (
    table_id text PRIMARY KEY,
    node text NOT NULL REFERENCES alcatraz.nodes ON DELETE CASCADE
);
-- Who is connected to a table at which node, by the digests of their tokens.
CREATE TABLE IF NOT EXISTS alcatraz.presence (
    table_id text NOT NULL,
    node text NOT NULL REFERENCES alcatraz.nodes ON DELETE CASCADE,
    owners text[] NOT NULL,
    PRIMARY KEY (table_id, node)
);
CREATE INDEX IF NOT EXISTS tables_listed ON alcatraz.tables (updated) WHERE listed;
CREATE INDEX IF NOT EXISTS tables_wake ON alcatraz.tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX IF NOT EXISTS leases_node ON alcatraz.leases (node);
CREATE INDEX IF NOT EXISTS presence_node ON alcatraz.presence (node);
-- Deletes tables whole. The lock makes appends wait: what was deleted does not come back as a torso.
-- A function, so that no node can stop in the middle of it and keep the lock.
CREATE OR REPLACE FUNCTION alcatraz.delete_tables(ids text[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE gone integer;
BEGIN
    LOCK TABLE alcatraz.log IN SHARE ROW EXCLUSIVE MODE;
    WITH deleted AS (DELETE FROM alcatraz.log WHERE table_id = ANY(ids) RETURNING table_id)
        SELECT count(DISTINCT table_id) INTO gone FROM deleted;
    DELETE FROM alcatraz.tables WHERE table_id = ANY(ids);
    PERFORM pg_notify('alcatraz_log', id) FROM unnest(ids) AS id;
    RETURN gone;
END $$;
"""


class WrongVersion(Exception):
    """The database was written by a newer program."""


async def prepare(connection: Connection) -> None:
    """Make what is not there. Raises WrongVersion."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        version = await _version(connection)
        if version > SCHEMA_VERSION:
            raise WrongVersion(f"version {version}")
        if version < SCHEMA_VERSION:
            await connection.execute(_TABLES)
            await connection.execute("DELETE FROM alcatraz.version")
            await connection.execute("INSERT INTO alcatraz.version VALUES ($1)", SCHEMA_VERSION)


async def _version(connection: Connection) -> int:
    """0 if there is nothing of ours."""
    if await connection.fetchval("SELECT to_regclass('alcatraz.version')") is None:
        return 0
    return int(await connection.fetchval("SELECT coalesce(max(version), 0) FROM alcatraz.version"))
