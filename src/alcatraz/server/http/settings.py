"""How a server is set up. Nothing needs to be: every setting has a default that works."""

import os
import socket
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from alcatraz.server.http.network import ANYWHERE, is_loopback, own_addresses
from alcatraz.server.store.address import DatabaseAddress
from alcatraz.server.tables.moderation.words import WordList
from alcatraz.server.transport.limits import Limits
from alcatraz.wire import Network

DAY = 24 * 60 * 60.0
BUILT_PAGE = Path(__file__).parents[1] / "page"


def default_database() -> Path:
    """In the user's data folder, as the XDG convention has it."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "alcatraz" / "tables.db"


@dataclass(frozen=True, slots=True)
class Retention:
    """How many days tables are kept after they were last touched."""

    finished: float = 90
    unstarted: float = 7
    untouched: float = 365


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    # Where /metrics is answered, if not at the port above.
    metrics_port: int | None = None
    database: DatabaseAddress = field(default_factory=default_database)
    # How people reach the server from outside; links are made with it.
    base_url: str = ""
    # Pages elsewhere that may connect, besides the server's own.
    origins: tuple[str, ...] = ()
    retention: Retention = field(default_factory=Retention)
    limits: Limits = field(default_factory=Limits)
    # What nobody is called and nobody says here.
    words: WordList = field(default_factory=WordList)
    # Where the built page lies.
    page: Path = BUILT_PAGE
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))

    @property
    def public_url(self) -> str:
        return self.base_url.rstrip("/") or f"http://{_shown(self.host)}:{self.port}"

    @property
    def network(self) -> Network:
        """How others reach this server. Where its operator has said so themselves, there is nothing to add."""
        if self.base_url:
            return Network(reachable=True, urls=[])
        here_alone = is_loopback(self.host)
        found = own_addresses() if here_alone or self.host in ANYWHERE else [self.host]
        urls = [f"http://{f'[{each}]' if ':' in each else each}:{self.port}" for each in found]
        return Network(reachable=not here_alone, urls=urls)

    @property
    def host_names(self) -> frozenset[str]:
        """The names under which requests may come, besides bare addresses."""
        machine = socket.gethostname().lower()
        named = [urlsplit(url).hostname or "" for url in (self.public_url, *self.origins)]
        return frozenset({"localhost", machine, f"{machine}.local", self.host.lower(), *named})


def _shown(host: str) -> str:
    """An address to type in: that of this machine in its network, for a server that listens everywhere."""
    if host in ANYWHERE:
        return next(iter(own_addresses()), "localhost")
    return f"[{host}]" if ":" in host else host
