"""`alcatraz admin`: the tables in a server's database, looked after while the server runs."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from alcatraz.cli.parsing.command import Command, CommandGroup, Kind, Parameter, Values, argument, option
from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.cli.parsing.value_readers import file_path, text
from alcatraz.locale.texts import Texts

if TYPE_CHECKING:
    from alcatraz.server.store.address import DatabaseAddress

DATABASE = option(
    "--database", "FILE|URL", text, "admin-help-database", None, variable="ALCATRAZ_DATABASE", kind=Kind.FILE
)
TABLE = argument("TABLE", text, "admin-help-table")
TARGET = argument("FILE", file_path, "admin-help-target", kind=Kind.FILE)
SOURCE = argument("FILE", file_path, "admin-help-source", kind=Kind.FILE)
NEW = argument("NEW", text, "admin-help-new", kind=Kind.FILE)
# Some tables would not survive an upgrade: for scripts that ask before they do it.
SOME_WOULD_BE_CLOSED = 1


def list_all(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.tables import list_tables

    with _Complaining():
        for known in list_tables(_database(values)):
            when = datetime.fromtimestamp(known.updated).isoformat(" ", "minutes")
            line = (known.id, known.game, known.phase, "listed" if known.listed else "private")
            print("\t".join([*line, str(known.entries), when]))
    return 0


def close(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.tables import close_table

    table = values[TABLE]
    with _Complaining():
        if not close_table(_database(values), table):
            raise complaint("admin-no-open-table", table=table)
    print(words.say("admin-closed", {"table": table}))
    return 0


def delete(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.tables import delete_table

    table = values[TABLE]
    with _Complaining():
        if not delete_table(_database(values), table):
            raise complaint("admin-no-table", table=table)
    print(words.say("admin-deleted", {"table": table}))
    return 0


def backup(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.copies import back_up

    target = values[TARGET]
    with _Complaining():
        back_up(_database(values), target)
    print(words.say("admin-backed-up", {"path": str(target)}))
    return 0


def restore(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.copies import restore as restore_tables

    target = _database(values)
    with _Complaining():
        tables = restore_tables(values[SOURCE], target)
    print(words.say("admin-restored", {"path": str(target), "tables": tables}))
    return 0


def move(values: Values, words: Texts) -> int:
    from alcatraz.cli.database import named_database
    from alcatraz.server.admin.copies import move as move_tables

    target = named_database(values[NEW])
    with _Complaining():
        copied = move_tables(_database(values), target)
    print(words.say("admin-moved", {"path": str(target), "tables": copied.tables, "entries": copied.entries}))
    return 0


def rehearse(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.rehearsal import rehearse as try_all

    with _Complaining():
        found = try_all(_database(values))
    for line, tables in (
        ("admin-rehearsed-on", found.go_on),
        ("admin-rehearsed-migrated", found.migrated),
        ("admin-rehearsed-closed", found.closed),
        ("admin-rehearsed-past", found.unreadable_past),
    ):
        print(words.say(line, {"tables": len(tables)}))
    for table in found.closed:
        print(f"  {table}")
    return SOME_WOULD_BE_CLOSED if found.closed else 0


class _Complaining:
    """What goes wrong with a database, as a sentence."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        from alcatraz.cli.files.text_file import reason
        from alcatraz.server.admin.opening import NotADatabase, Unreachable
        from alcatraz.server.admin.rows import NotEmpty
        from alcatraz.server.store.file_lock import DatabaseInUse

        if isinstance(error, NotADatabase):
            raise complaint("admin-no-database", path=str(error.args[0])) from None
        if isinstance(error, Unreachable):
            raise complaint("serve-no-database", path=error.args[0], why=error.args[1]) from None
        if isinstance(error, FileExistsError):
            raise complaint("admin-file-exists", path=str(error.args[0])) from None
        if isinstance(error, NotEmpty):
            raise complaint("admin-not-empty", path=error.args[0]) from None
        if isinstance(error, DatabaseInUse):
            raise complaint("admin-in-use", path=str(error.strerror)) from None
        if isinstance(error, OSError) and not isinstance(error, Complaint):
            raise complaint("cli-no-file", path=str(error.filename), why=reason(error)) from None


def _database(values: Values) -> "DatabaseAddress":
    from alcatraz.cli.database import named_database

    return named_database(values[DATABASE])


def _command(name: str, run: Callable[[Values, Texts], int], *arguments: Parameter[Any]) -> Command:
    return Command(name, f"admin-help-{name}", run, arguments, (DATABASE,), needs=("server",))


_COMMANDS = (
    _command("list", list_all),
    _command("close", close, TABLE),
    _command("delete", delete, TABLE),
    _command("backup", backup, TARGET),
    _command("restore", restore, SOURCE),
    _command("move", move, NEW),
    _command("rehearse", rehearse),
)
COMMAND = CommandGroup("admin", "admin-help-command", {command.name: command for command in _COMMANDS})
