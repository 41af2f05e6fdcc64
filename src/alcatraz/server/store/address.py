"""Where a database is: a file for SQLite, an address for PostgreSQL."""

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

SCHEMES = ("postgresql", "postgres")


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    url: str

    def __str__(self) -> str:
        """Without its password: logs and terminals have readers."""
        parts = urlsplit(self.url)
        if parts.password is None:
            return self.url
        user, _, host = parts.netloc.rpartition("@")
        return urlunsplit(parts._replace(netloc=f"{user.partition(':')[0]}:…@{host}"))


DatabaseAddress = Path | PostgresAddress


class WrongAddress(ValueError):
    """Neither a file nor the address of a PostgreSQL database."""


def read_address(text: str) -> DatabaseAddress:
    """Raises WrongAddress."""
    scheme, found, _ = text.partition("://")
    if not found:
        if text.partition(":")[0] in SCHEMES:
            raise WrongAddress(text)
        return Path(text)
    try:
        parts = urlsplit(text)
        wrong = scheme not in SCHEMES or parts.port == 0 or not parts.path.strip("/")
    except ValueError:
        wrong = True
    if wrong:
        raise WrongAddress(text)
    return PostgresAddress(text)
