"""What every request meets first: where it comes from, and how much its address has asked for."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from alcatraz.kernel.notation.fields import echo
from alcatraz.server.http.settings import Settings
from alcatraz.server.runtime.all_tables import AllTables
from alcatraz.server.tables.errors import denied
from alcatraz.server.transport.headers import comes_from_here, names_this_server
from alcatraz.server.transport.limits import AddressBook, Buckets


@dataclass(slots=True)
class RequestContext:
    settings: Settings
    tables: AllTables
    addresses: AddressBook
    # The messages of each owner of a token, over all of their connections.
    messages: Buckets[str] = field(init=False)
    # Worked out once: asking the machine for its own address opens a socket.
    host_names: frozenset[str] = field(init=False)
    # The pages that may connect: ours as the world sees it, and those that were allowed.
    origins: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        parts = urlsplit(self.settings.public_url)
        self.host_names = self.settings.host_names
        self.origins = (f"{parts.scheme}://{parts.netloc}", *self.settings.origins)
        self.messages = Buckets(self.settings.limits.messages, self.tables.services.clock)

    def must_be_welcome(self, connection: HTTPConnection, cost: float = 1) -> None:
        """Raises wrong_host, wrong_origin or too_fast."""
        host = connection.headers.get("host", "")
        if not names_this_server(host, self.host_names):
            raise denied("wrong_host", host=echo(host))
        if not comes_from_here(connection.headers, self.origins):
            raise denied("wrong_origin")
        if not self.addresses.may_request(address_of(connection), cost):
            raise denied("too_fast")

    def base_url(self, connection: HTTPConnection) -> str:
        """How the one who asks has reached this server, unless its operator has said how it is reached."""
        host = connection.headers.get("host", "")
        if self.settings.base_url or not names_this_server(host, self.host_names):
            return self.settings.public_url
        return f"{connection.url.scheme}://{host}"

    def must_not_make_too_many(self, connection: HTTPConnection) -> None:
        if not self.addresses.may_create(address_of(connection)):
            raise denied("too_fast")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
