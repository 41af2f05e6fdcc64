"""Which database `alcatraz admin` looks after, and what is wrong with it, as sentences."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from alcatraz.cli.parsing.command import Kind, Values, option
from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.cli.parsing.value_readers import text

if TYPE_CHECKING:
    from alcatraz.server.store.address import DatabaseAddress

DATABASE = option(
    "--database", "FILE|URL", text, "admin-help-database", None, variable="ALCATRAZ_DATABASE", kind=Kind.FILE
)


def chosen_database(values: Values) -> "DatabaseAddress":
    from alcatraz.cli.database import named_database

    return named_database(values[DATABASE])


@contextmanager
def complaining() -> Iterator[None]:
    from alcatraz.cli.files.text_file import reason
    from alcatraz.server.admin.opening import NotADatabase, Unreachable
    from alcatraz.server.admin.rows import NotEmpty
    from alcatraz.server.store.file_lock import DatabaseInUse

    try:
        yield
    except Complaint:
        raise
    except NotADatabase as error:
        raise complaint("admin-no-database", path=str(error.args[0])) from None
    except Unreachable as error:
        raise complaint("serve-no-database", path=error.args[0], why=error.args[1]) from None
    except FileExistsError as error:
        raise complaint("admin-file-exists", path=str(error.args[0])) from None
    except NotEmpty as error:
        raise complaint("admin-not-empty", path=error.args[0]) from None
    except DatabaseInUse as error:
        raise complaint("admin-in-use", path=str(error.strerror)) from None
    except OSError as error:
        raise complaint("cli-no-file", path=str(error.filename), why=reason(error)) from None
