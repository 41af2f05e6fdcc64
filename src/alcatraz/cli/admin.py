"""`alcatraz admin`: the tables in a server's database, looked after while the server runs."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from alcatraz.cli.parsing.command import Command, CommandGroup, Kind, Parameter, Values, argument, option
from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.cli.parsing.value_readers import file_path, text
from alcatraz.cli.people.command import COMMANDS as PEOPLE_COMMANDS
from alcatraz.locale.texts import Texts

DATABASE = option(
    "--database", "FILE", file_path, "admin-help-database", None, variable="ALCATRAZ_DATABASE", kind=Kind.FILE
)
TABLE = argument("TABLE", text, "admin-help-table")
TARGET = argument("FILE", file_path, "admin-help-target", kind=Kind.FILE)
SOURCE = argument("FILE", file_path, "admin-help-source", kind=Kind.FILE)


def list_all(values: Values, words: Texts) -> int:
    from alcatraz.server.runtime.admin import list_tables

    with _Complaining():
        for known in list_tables(_path(values)):
            when = datetime.fromtimestamp(known.updated).isoformat(" ", "minutes")
            line = (known.id, known.game, known.phase, "listed" if known.listed else "private")
            print("\t".join([*line, str(known.entries), when]))
    return 0


def close(values: Values, words: Texts) -> int:
    from alcatraz.server.runtime.admin import close_table

    table = values[TABLE]
    with _Complaining():
        if not close_table(_path(values), table):
            raise complaint("admin-no-open-table", table=table)
    print(words.say("admin-closed", {"table": table}))
    return 0


def delete(values: Values, words: Texts) -> int:
    from alcatraz.server.runtime.admin import delete_table

    table = values[TABLE]
    with _Complaining():
        if not delete_table(_path(values), table):
            raise complaint("admin-no-table", table=table)
    print(words.say("admin-deleted", {"table": table}))
    return 0


def backup(values: Values, words: Texts) -> int:
    from alcatraz.server.runtime.admin import back_up

    target = values[TARGET]
    with _Complaining():
        back_up(_path(values), target)
    print(words.say("admin-backed-up", {"path": str(target)}))
    return 0


def restore(values: Values, words: Texts) -> int:
    from alcatraz.server.runtime.admin import restore as restore_tables

    with _Complaining():
        tables = restore_tables(values[SOURCE], _path(values))
    print(words.say("admin-restored", {"path": str(_path(values)), "tables": tables}))
    return 0


class _Complaining:
    """What goes wrong with a file, as a sentence."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        from alcatraz.cli.files.text_file import reason
        from alcatraz.server.runtime.admin import NotADatabase

        if isinstance(error, NotADatabase):
            raise complaint("admin-no-database", path=str(error.args[0])) from None
        if isinstance(error, FileExistsError):
            raise complaint("admin-file-exists", path=str(error.args[0])) from None
        if isinstance(error, OSError) and not isinstance(error, Complaint):
            raise complaint("cli-no-file", path=str(error.filename), why=reason(error)) from None


def _path(values: Values) -> Path:
    from alcatraz.server.http.settings import default_database

    return values[DATABASE] or default_database()


def _command(name: str, run: Callable[[Values, Texts], int], *arguments: Parameter[Any]) -> Command:
    return Command(name, f"admin-help-{name}", run, arguments, (DATABASE,), needs=("server",))


_COMMANDS = (
    _command("list", list_all),
    _command("close", close, TABLE),
    _command("delete", delete, TABLE),
    _command("backup", backup, TARGET),
    _command("restore", restore, SOURCE),
    *PEOPLE_COMMANDS,
)
COMMAND = CommandGroup("admin", "admin-help-command", {command.name: command for command in _COMMANDS})
