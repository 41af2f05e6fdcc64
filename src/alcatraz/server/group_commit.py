"""Many appends in one commit: each is told what became of it, and a conflict is nobody's problem but its own."""

import asyncio
import sqlite3
from dataclasses import dataclass

from alcatraz.server import sqlite_queries as queries
from alcatraz.server.store import Conflict, Summary


@dataclass(slots=True)
class Append:
    table: str
    rows: list[tuple[str, int, float, bytes]]
    summary: Summary | None
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


def commit(db: sqlite3.Connection, appends: list[Append]) -> None:
    outcomes: list[Exception | None] = [None] * len(appends)
    summaries = [(append.table, append.summary) for append in appends if append.summary is not None]
    try:
        rows = [row for append in appends for row in append.rows]
        # One statement alone is its own transaction.
        if summaries or len(rows) > queries.MOST_ROWS:
            db.execute("BEGIN IMMEDIATE")
        for table, summary in summaries:
            queries.summarise(db, table, summary)
        queries.append_all(db, rows)
        if db.in_transaction:
            db.execute("COMMIT")
    except sqlite3.IntegrityError:
        outcomes = _commit_one_by_one(db, appends)
    except sqlite3.Error as error:
        outcomes = [error] * len(appends)
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
    # Wake each loop once, not once per append.
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
    for append, outcome in zip(appends, outcomes, strict=True):
        by_loop.setdefault(append.loop, []).append((append.done, outcome))
    for loop, settled in by_loop.items():
        loop.call_soon_threadsafe(_settle, settled)


def _commit_one_by_one(db: sqlite3.Connection, appends: list[Append]) -> list[Exception | None]:
    """After a conflict, which is rare: whose it was, and all the others all the same."""
    outcomes: list[Exception | None] = []
    try:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.execute("BEGIN IMMEDIATE")
        for append in appends:
            try:
                queries.append_all(db, append.rows)
                if append.summary is not None:
                    queries.summarise(db, append.table, append.summary)
                outcomes.append(None)
            except sqlite3.IntegrityError:
                outcomes.append(Conflict(append.table))
        db.execute("COMMIT")
    except sqlite3.Error as error:
        return [error] * len(appends)
    return outcomes


def _settle(settled: list[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    for done, outcome in settled:
        if done.cancelled():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
