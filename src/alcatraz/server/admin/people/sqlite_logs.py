"""The logs in a file of SQLite."""

from collections.abc import Callable
from pathlib import Path

from alcatraz.server.admin.opening import opened_file
from alcatraz.server.admin.people.logs import Change, numbered, summary_after
from alcatraz.server.store import queries
from alcatraz.server.tables.log_entries import LogEntry, encode_entry


class SqliteLogs:
    def __init__(self, path: Path) -> None:
        """Raises NotADatabase."""
        self._db = opened_file(path)
        # What is written over is not to be found in the file any more.
        self._db.execute("PRAGMA secure_delete = ON")

    def close(self) -> None:
        self._db.close()

    def tables(self) -> list[str]:
        return [table for (table,) in self._db.execute("SELECT table_id FROM tables ORDER BY updated DESC")]

    def read(self, log: str) -> list[LogEntry]:
        return queries.read(self._db, log, 0)

    def change(self, log: str, worked_out: Callable[[list[LogEntry]], Change | None]) -> bool:
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            entries = self.read(log)
            change = worked_out(entries)
            if change is not None:
                self._write(log, entries, change)
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise
        return change is not None

    def _write(self, log: str, entries: list[LogEntry], change: Change) -> None:
        for logged in change.rewritten:
            where = (encode_entry(logged.entry), log, logged.number)
            self._db.execute("UPDATE log SET entry = ? WHERE table_id = ? AND number = ?", where)
        added = numbered(entries, change)
        queries.append_all(self._db, [(log, each.number, each.at, encode_entry(each.entry)) for each in added])
        shown = self._db.execute("SELECT shown FROM tables WHERE table_id = ?", (log,)).fetchone()
        if shown is not None:
            queries.summarise_all(self._db, [(log, summary_after(log, self.read(log), shown[0]))])
