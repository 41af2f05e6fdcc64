"""How much anybody may ask for: messages per connection, connections, requests and new tables per address."""

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from alcatraz.server.runtime.time_source import TimeSource


@dataclass(frozen=True, slots=True)
class Limits:
    message_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    # A burst, and how much of it comes back each second.
    messages: tuple[float, float] = (60, 20)
    requests: tuple[float, float] = (120, 10)
    tables: tuple[float, float] = (30, 30 / 3600)
    # WebSockets, and connections that are none (yet).
    connections: int = 64
    http_connections: int = 64
    # Refused messages in a row before the connection is closed.
    nonsense: int = 50
    per_address: bool = True


# For a server behind one that limits, and for measuring.
UNLIMITED = Limits(messages=(1e9, 1e9), per_address=False)


class Bucket:
    """Holds so many drops and refills steadily; each request takes one."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self._most, self._rate = most, rate
        self._level, self._at = most, now

    def take(self, now: float) -> bool:
        self._level = min(self._most, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self._level + (now - self._at) * self._rate >= self._most


class AddressBook:
    """What each address has asked for lately. Forgets those who asked for nothing in a while."""

    def __init__(self, limits: Limits, clock: TimeSource) -> None:
        self._limits = limits
        self._clock = clock
        self._connections: dict[str, int] = {}
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def may_request(self, address: str) -> bool:
        return self._take("request", address, self._limits.requests)

    def may_create(self, address: str) -> bool:
        return self._take("table", address, self._limits.tables)

    def enter(self, address: str) -> bool:
        """One connection more; False if there are too many."""
        place = network_of(address)
        count = self._connections.get(place, 0)
        if self._limits.per_address and count >= self._limits.connections:
            return False
        self._connections[place] = count + 1
        return True

    def leave(self, address: str) -> None:
        place = network_of(address)
        self._connections[place] -= 1
        if not self._connections[place]:
            del self._connections[place]

    def forget(self) -> None:
        now = self._clock.now()
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}

    def _take(self, what: str, address: str, limit: tuple[float, float]) -> bool:
        if not self._limits.per_address:
            return True
        now = self._clock.now()
        key = (what, network_of(address))
        if key not in self._buckets:
            self._buckets[key] = Bucket(*limit, now)
        return self._buckets[key].take(now)


def network_of(address: str) -> str:
    """Whom limits count: an IPv4 address, or the first half of an IPv6 address, which is one customer's network."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return address
