"""Many appends in one commit: each is told what became of it, and a conflict is nobody's problem but its own."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from alcatraz.server.store import queries
from alcatraz.server.store.protocol import Conflict, Summary


@dataclass(slots=True)
class Append:
    table: str
    rows: list[queries.Row]
    summary: Summary | None
    done: "asyncio.Future[None]"

    def settle(self, outcome: Exception | None) -> None:
        """Whoever waits goes on. Only in their loop."""
        if self.done.cancelled():
            return
        if outcome is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(outcome)


# Writes all appends of a batch; what became of each.
Commit = Callable[[sqlite3.Connection, list[Append]], list[Exception | None]]


def commit(db: sqlite3.Connection, appends: list[Append]) -> list[Exception | None]:
    """What became of each: None if it is durable."""
    try:
        rows = [row for append in appends for row in append.rows]
        summaries = [(append.table, append.summary) for append in appends if append.summary is not None]
        # One statement alone is its own transaction.
        if summaries or len(rows) > queries.MOST_ROWS:
            db.execute("BEGIN IMMEDIATE")
        queries.append_all(db, rows)
        queries.summarise_all(db, summaries)
        if db.in_transaction:
            db.execute("COMMIT")
    except sqlite3.IntegrityError:
        return _commit_one_by_one(db, appends)
    except sqlite3.Error as error:
        return [error] * len(appends)
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
    return [None] * len(appends)


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
                    queries.summarise_all(db, [(append.table, append.summary)])
                outcomes.append(None)
            except sqlite3.IntegrityError:
                outcomes.append(Conflict(append.table))
        db.execute("COMMIT")
    except sqlite3.Error as error:
        return [error] * len(appends)
    return outcomes
