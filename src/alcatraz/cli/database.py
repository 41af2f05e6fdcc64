"""The option --database of `serve` and `admin`: a file for SQLite, or the address of a PostgreSQL database."""

from typing import TYPE_CHECKING

from alcatraz.cli.parsing.complaint import complaint
from alcatraz.extras import MissingExtra, pip_command, require

if TYPE_CHECKING:
    from alcatraz.server.store.address import DatabaseAddress


def named_database(given: str | None) -> "DatabaseAddress":
    """The database that somebody named, or the file in their data folder. Raises Complaint."""
    from alcatraz.server.http.settings import default_database
    from alcatraz.server.store.address import PostgresAddress, WrongAddress, read_address

    if given is None:
        return default_database()
    try:
        address = read_address(given)
    except WrongAddress:
        raise complaint("cli-wrong-database", got=given) from None
    if isinstance(address, PostgresAddress):
        try:
            require("postgres")
        except MissingExtra as missing:
            pip = pip_command(missing.extra)
            raise complaint("cli-extra-missing", name="PostgreSQL", package=missing.package, pip=pip) from None
    return address
