"""`alcatraz serve`: a table server with nothing to configure."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import typer

from alcatraz.cli.files.text_file import reason
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.locale.texts import Texts


def add_to(app: typer.Typer, words: Texts) -> None:
    def told(name: str) -> str:
        return words.say(f"serve-help-{name}")

    def setting(default: Any, name: str, **more: Any) -> Any:
        """An option, or a variable of the environment."""
        variable = "ALCATRAZ_" + name.upper().replace("-", "_")
        return typer.Option(default, f"--{name}", envvar=variable, help=told(name), **more)

    def serve(
        context: typer.Context,
        host: str = setting("127.0.0.1", "host", metavar="ADDRESS"),
        port: int = setting(8000, "port", min=0, max=65535, metavar="NUMBER"),
        database: Path | None = setting(None, "database", metavar="FILE"),
        base_url: str = setting("", "base-url", metavar="URL"),
        origin: list[str] = setting([], "origin", metavar="URL"),
        retention: float = setting(90, "retention", min=1, metavar="DAYS"),
        workers: int | None = setting(None, "workers", min=1, metavar="NUMBER"),
        no_limits: bool = setting(False, "no-limits"),
        log_level: str = setting("info", "log-level", metavar="LEVEL"),
        open_page: bool = typer.Option(False, "--open", help=told("open")),
    ) -> None:
        from alcatraz.server.http.run import bound, bound_anywhere, prepare_database, run
        from alcatraz.server.http.settings import Retention, Settings
        from alcatraz.server.store.file_lock import DatabaseInUse
        from alcatraz.server.transport.limits import UNLIMITED, Limits

        given: dict[str, Any] = {"database": database, "workers": workers}
        settings = Settings(
            host=host,
            port=port,
            base_url=base_url,
            origins=tuple(origin),
            retention=Retention(finished=retention),
            limits=UNLIMITED if no_limits else Limits(),
            **{name: value for name, value in given.items() if value is not None},
        )
        if log_level.lower() not in LEVELS:
            raise complaint("cli-bad-value", what="--log-level", got=log_level)
        try:
            prepare_database(settings)
        except DatabaseInUse:
            raise complaint("serve-database-in-use", path=str(settings.database)) from None
        except OSError as error:
            raise complaint("serve-no-database", path=str(settings.database), why=reason(error)) from None
        try:
            # Whoever only wants to play does not care which port it is.
            source = context.get_parameter_source("port")
            any_port = open_page and (source is None or source.name == "DEFAULT")
            listening, settings = (bound_anywhere if any_port else bound)(settings)
        except OSError as error:
            raise complaint("serve-cannot-listen", host=host, port=str(port), why=reason(error)) from None
        typer.echo(words.say("serve-started", {"url": settings.public_url, "database": str(settings.database)}))
        if open_page:
            open_in_browser(settings.public_url)
        run(settings, listening, log_level)

    app.command("serve", help=told("command"))(serve)


def open_in_browser(address: str) -> None:
    """The socket listens already, so the browser waits for its answer. Without one, people have the address.

    In a process of its own: some browsers write to the terminal, some do not return before they are closed.
    """
    subprocess.Popen(
        [sys.executable, "-m", "webbrowser", "-t", address],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


LEVELS = ("debug", "info", "warning", "error")
