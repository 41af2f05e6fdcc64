"""Links to tables: what people paste, and where the socket behind it is."""

from dataclasses import dataclass
from urllib.parse import quote, urlsplit

_SOCKET = {"http": "ws", "https": "wss"}


@dataclass(frozen=True, slots=True)
class Address:
    """A server and a table of it; without a table, the server itself."""

    server: str
    table: str = ""

    @classmethod
    def of(cls, link: str) -> "Address":
        """Reads http(s)://server/t/table, or a server's own address. Raises ValueError."""
        link = link.strip()
        parts = urlsplit(link if "://" in link else f"http://{link}")
        # Asking for the port checks that it is one.
        if parts.scheme not in _SOCKET or not parts.hostname or parts.port == 0:
            raise ValueError(f"not a link: {link}")
        # A server may live below a path of its host.
        before, found, table = parts.path.rstrip("/").rpartition("/t/")
        if found and ("/" in table or not table):
            raise ValueError(f"not a link: {link}")
        path = before if found else parts.path.rstrip("/")
        return cls(f"{parts.scheme}://{parts.netloc}{path}", table if found else "")

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        scheme, _, rest = self.server.partition("://")
        return f"{_SOCKET[scheme]}://{rest}/ws/{quote(self.table, safe='')}"
