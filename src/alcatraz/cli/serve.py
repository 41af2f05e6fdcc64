"""`alcatraz serve`: a table server with nothing to configure."""

import subprocess
import sys
from typing import Any

from alcatraz.cli.parsing.command import Command, Kind, Values, flag, option, repeated_option
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.parsing.value_readers import file_path, integer, number, one_of, text, web_origin
from alcatraz.locale.texts import Texts

LEVELS = ("debug", "info", "warning", "error")
# Each of these can also be set by the environment.
HOST = option("--host", "ADDRESS", text, "serve-help-host", "127.0.0.1", variable="ALCATRAZ_HOST")
PORT = option("--port", "NUMBER", integer(0, 65535), "serve-help-port", 8000, variable="ALCATRAZ_PORT")
METRICS_PORT = option(
    "--metrics-port", "NUMBER", integer(1, 65535), "serve-help-metrics-port", None, variable="ALCATRAZ_METRICS_PORT"
)
DATABASE = option(
    "--database", "FILE|URL", text, "serve-help-database", None, variable="ALCATRAZ_DATABASE", kind=Kind.FILE
)
BASE_URL = option("--base-url", "URL", web_origin, "serve-help-base-url", "", variable="ALCATRAZ_BASE_URL")
ORIGIN = repeated_option("--origin", "URL", web_origin, "serve-help-origin", variable="ALCATRAZ_ORIGIN")
RETENTION = option("--retention", "DAYS", number(1), "serve-help-retention", 90.0, variable="ALCATRAZ_RETENTION")
WORDS = option("--words", "FILE", file_path, "serve-help-words", None, variable="ALCATRAZ_WORDS", kind=Kind.FILE)
WORKERS = option("--workers", "NUMBER", integer(1), "serve-help-workers", None, variable="ALCATRAZ_WORKERS")
NO_LIMITS = flag("--no-limits", "serve-help-no-limits", variable="ALCATRAZ_NO_LIMITS")
LOG_LEVEL = option(
    "--log-level",
    "LEVEL",
    one_of(*LEVELS),
    "serve-help-log-level",
    "info",
    choices=lambda: LEVELS,
    variable="ALCATRAZ_LOG_LEVEL",
)
OPEN = flag("--open", "serve-help-open")


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.database import named_database
    from alcatraz.cli.files.text_file import reason
    from alcatraz.cli.files.word_list import word_list
    from alcatraz.server.http.run import bound, bound_anywhere, bound_for_metrics, prepare_database
    from alcatraz.server.http.run import run as run_server
    from alcatraz.server.http.settings import Retention, Settings
    from alcatraz.server.store.file_lock import DatabaseInUse
    from alcatraz.server.transport.limits import UNLIMITED, Limits

    given: dict[str, Any] = {"workers": values[WORKERS], "words": word_list(values[WORDS])}
    settings = Settings(
        host=values[HOST],
        port=values[PORT],
        metrics_port=values[METRICS_PORT],
        base_url=values[BASE_URL],
        origins=values[ORIGIN],
        retention=Retention(finished=values[RETENTION]),
        limits=UNLIMITED if values[NO_LIMITS] else Limits(),
        database=named_database(values[DATABASE]),
        **{name: value for name, value in given.items() if value is not None},
    )
    try:
        prepare_database(settings)
    except DatabaseInUse:
        raise complaint("serve-database-in-use", path=str(settings.database)) from None
    except OSError as error:
        raise complaint("serve-no-database", path=str(settings.database), why=reason(error)) from None
    try:
        # A person who only wants to play does not care which port it is.
        any_port = values[OPEN] and not values.was_given(PORT)
        listening, settings = (bound_anywhere if any_port else bound)(settings)
    except OSError as error:
        raise complaint("serve-cannot-listen", host=settings.host, port=str(settings.port), why=reason(error)) from None
    try:
        metrics = bound_for_metrics(settings)
    except OSError as error:
        port = str(settings.metrics_port)
        raise complaint("serve-cannot-listen", host=settings.host, port=port, why=reason(error)) from None
    started = {"url": settings.public_url, "database": str(settings.database)}
    print(words.say("serve-started", started), flush=True)
    if values[OPEN]:
        open_in_browser(settings.public_url)
    run_server(settings, listening, values[LOG_LEVEL], metrics)
    return 0


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


COMMAND = Command(
    "serve",
    "serve-help-command",
    run,
    options=(
        *(HOST, PORT, METRICS_PORT, DATABASE, BASE_URL, ORIGIN),
        *(RETENTION, WORDS, WORKERS, NO_LIMITS, LOG_LEVEL, OPEN),
    ),
    needs=("server",),
)
