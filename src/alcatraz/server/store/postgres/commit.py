"""Many appends in one statement and one commit: each is told what became of it.

One statement, so that a node that stops in the middle holds nothing up: the database finishes or forgets it alone.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import asyncpg

from alcatraz.server.store.protocol import Conflict, Summary

# What one notification can carry of ids with 22 characters.
_IDS_PER_NOTICE = 300
_ATTEMPTS = 5
_RACES = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, asyncpg.SerializationError)

# Only onto the entry before it: a table that was deleted meanwhile does not come back as a torso.
_WRITE = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::double precision[], $4::bytea[], $5::integer[])
        AS given(table_id, number, at, entry, first)
), kept AS (
    INSERT INTO alcatraz.log SELECT table_id, number, at, entry FROM given
    WHERE first = 1
        OR EXISTS (SELECT 1 FROM alcatraz.log WHERE log.table_id = given.table_id AND log.number = given.first - 1)
    RETURNING table_id
), summaries AS (
    INSERT INTO alcatraz.tables SELECT * FROM unnest(
        $6::text[], $7::text[], $8::text[], $9::boolean[],
        $10::double precision[], $11::double precision[], $12::bytea[]
    ) AS said(table_id, game, phase, listed, updated, wake, shown)
    WHERE table_id IN (SELECT table_id FROM kept)
    ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, phase = excluded.phase, listed = excluded.listed,
        updated = excluded.updated, wake = excluded.wake, shown = excluded.shown
)
SELECT table_id, '' FROM kept UNION ALL SELECT '', pg_notify('alcatraz_log', ids)::text FROM unnest($13::text[]) AS ids
"""
_TAKEN = """
SELECT log.table_id, at, entry FROM alcatraz.log
JOIN unnest($1::text[], $2::integer[]) AS given(table_id, number) USING (table_id, number)
"""


@dataclass(slots=True)
class Append:
    table: str
    # Number, time and entry of each.
    rows: list[tuple[int, float, bytes]]
    summary: Summary | None
    done: "asyncio.Future[None]"

    @property
    def first(self) -> int:
        return self.rows[0][0]


Outcomes = dict[str, Exception | None]


async def commit(connection: asyncpg.Connection, appends: list[Append], *, again: bool) -> Outcomes:
    """What became of each, by table: None if it is durable. One append per table.

    `again`: the same was tried before and nobody knows whether it was done.
    """
    # In one order at all nodes, so that they do not wait for each other in a circle.
    left = sorted(appends, key=lambda append: append.table)
    outcomes: Outcomes = {}
    if again:
        left = await _without_taken(connection, left, outcomes, again=True)
    for _ in range(_ATTEMPTS):
        if not left:
            return outcomes
        try:
            kept = await _write(connection, left)
        except _RACES:
            left = await _without_taken(connection, left, outcomes, again=again)
            continue
        for append in left:
            outcomes[append.table] = None if append.table in kept else Conflict(append.table)
        return outcomes
    return {**outcomes, **{append.table: Conflict(append.table) for append in left}}


async def _write(connection: asyncpg.Connection, appends: list[Append]) -> set[str]:
    """The tables whose entries are durable now."""
    rows = [(each.table, *row, each.first) for each in appends for row in each.rows]
    said = [(each.table, *_values(each.summary)) for each in appends if each.summary is not None]
    ids = [each.table for each in appends]
    notices = [" ".join(ids[at : at + _IDS_PER_NOTICE]) for at in range(0, len(ids), _IDS_PER_NOTICE)]
    found = await connection.fetch(_WRITE, *_columns(rows, 5), *_columns(said, 7), notices)
    return {table for table, _ in found if table}


async def _without_taken(
    connection: asyncpg.Connection, appends: list[Append], outcomes: Outcomes, *, again: bool
) -> list[Append]:
    """Those whose first number is free. A number that we may have taken ourselves is ours if its entry is."""
    found = await connection.fetch(_TAKEN, [each.table for each in appends], [each.first for each in appends])
    taken = {table: (at, entry) for table, at, entry in found}
    for append in appends:
        if append.table in taken:
            ours = again and taken[append.table] == append.rows[0][1:]
            outcomes[append.table] = None if ours else Conflict(append.table)
    return [append for append in appends if append.table not in taken]


def _values(said: Summary) -> tuple[object, ...]:
    return (said.game, said.phase, said.listed, said.updated, said.wake, said.shown)


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]
