"""`alcatraz admin`: the tables in a server's database, looked after while the server runs."""

from datetime import datetime
from pathlib import Path
from typing import Any

import typer

from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.locale.texts import Texts


def add_to(app: typer.Typer, words: Texts) -> None:
    admin = typer.Typer(help=_told(words, "command"), rich_markup_mode=None)

    def database_option() -> Any:
        return typer.Option(
            None, "--database", metavar="FILE", envvar="ALCATRAZ_DATABASE", help=_told(words, "database")
        )

    def list_(database: Path | None = database_option()) -> None:
        from alcatraz.server.runtime.admin import list_tables

        with _Complaining():
            for known in list_tables(_path(database)):
                when = datetime.fromtimestamp(known.updated).isoformat(" ", "minutes")
                line = (known.id, known.game, known.phase, "listed" if known.listed else "private")
                typer.echo("\t".join([*line, str(known.entries), when]))

    def close(
        table: str = typer.Argument(..., metavar="TABLE", help=_told(words, "table")),
        database: Path | None = database_option(),
    ) -> None:
        from alcatraz.server.runtime.admin import close_table

        with _Complaining():
            if not close_table(_path(database), table):
                raise complaint("admin-no-open-table", table=table)
        typer.echo(words.say("admin-closed", {"table": table}))

    def delete(
        table: str = typer.Argument(..., metavar="TABLE", help=_told(words, "table")),
        database: Path | None = database_option(),
    ) -> None:
        from alcatraz.server.runtime.admin import delete_table

        with _Complaining():
            if not delete_table(_path(database), table):
                raise complaint("admin-no-table", table=table)
        typer.echo(words.say("admin-deleted", {"table": table}))

    def backup(
        target: Path = typer.Argument(..., metavar="FILE", help=_told(words, "target")),
        database: Path | None = database_option(),
    ) -> None:
        from alcatraz.server.runtime.admin import back_up

        with _Complaining():
            back_up(_path(database), target)
        typer.echo(words.say("admin-backed-up", {"path": str(target)}))

    def restore(
        source: Path = typer.Argument(..., metavar="FILE", help=_told(words, "source")),
        database: Path | None = database_option(),
    ) -> None:
        from alcatraz.server.runtime.admin import restore as restore_tables

        with _Complaining():
            tables = restore_tables(source, _path(database))
        typer.echo(words.say("admin-restored", {"path": str(_path(database)), "tables": tables}))

    for name, command in (("list", list_), ("close", close), ("delete", delete), ("backup", backup)):
        admin.command(name, help=_told(words, name))(command)
    admin.command("restore", help=_told(words, "restore"))(restore)
    app.add_typer(admin, name="admin")


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


def _told(words: Texts, name: str) -> str:
    return words.say(f"admin-help-{name}")


def _path(database: Path | None) -> Path:
    from alcatraz.server.http.settings import default_database

    return database or default_database()
