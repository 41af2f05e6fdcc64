"""`alcatraz admin`: the tables in a server's database, looked after while the server runs."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from alcatraz.cli.admin.database import DATABASE, chosen_database, complaining
from alcatraz.cli.admin.people import COMMANDS as PEOPLE_COMMANDS
from alcatraz.cli.parsing.command import Command, CommandGroup, Kind, Parameter, Values, argument
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.parsing.value_readers import file_path, text
from alcatraz.locale.texts import Texts

TABLE = argument("TABLE", text, "admin-help-table")
TARGET = argument("FILE", file_path, "admin-help-target", kind=Kind.FILE)
SOURCE = argument("FILE", file_path, "admin-help-source", kind=Kind.FILE)
NEW = argument("NEW", text, "admin-help-new", kind=Kind.FILE)
# Some tables would not survive an upgrade: for scripts that ask before they do it.
SOME_WOULD_BE_CLOSED = 1


def list_all(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.tables import list_tables

    with complaining():
        for known in list_tables(chosen_database(values)):
            when = datetime.fromtimestamp(known.updated).isoformat(" ", "minutes")
            line = (known.id, known.game, known.phase, "listed" if known.listed else "private")
            print("\t".join([*line, str(known.entries), when]))
    return 0


def close(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.tables import close_table

    table = values[TABLE]
    with complaining():
        if not close_table(chosen_database(values), table):
            raise complaint("admin-no-open-table", table=table)
    print(words.say("admin-closed", {"table": table}))
    return 0


def delete(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.tables import delete_table

    table = values[TABLE]
    with complaining():
        if not delete_table(chosen_database(values), table):
            raise complaint("admin-no-table", table=table)
    print(words.say("admin-deleted", {"table": table}))
    return 0


def backup(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.copies import back_up

    target = values[TARGET]
    with complaining():
        back_up(chosen_database(values), target)
    print(words.say("admin-backed-up", {"path": str(target)}))
    return 0


def restore(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.copies import restore as restore_tables

    target = chosen_database(values)
    with complaining():
        tables = restore_tables(values[SOURCE], target)
    print(words.say("admin-restored", {"path": str(target), "tables": tables}))
    return 0


def move(values: Values, words: Texts) -> int:
    from alcatraz.cli.database import named_database
    from alcatraz.server.admin.copies import move as move_tables

    target = named_database(values[NEW])
    with complaining():
        copied = move_tables(chosen_database(values), target)
    print(words.say("admin-moved", {"path": str(target), "tables": copied.tables, "entries": copied.entries}))
    return 0


def rehearse(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.rehearsal import rehearse as try_all

    with complaining():
        found = try_all(chosen_database(values))
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
    *PEOPLE_COMMANDS,
)
COMMAND = CommandGroup("admin", "admin-help-command", {command.name: command for command in _COMMANDS})
