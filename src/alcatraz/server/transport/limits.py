"""Rate limits: messages per owner of a token, connections, requests and new tables per address."""

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Generic, TypeVar

from alcatraz.server.runtime.time_source import TimeSource
from alcatraz.wire import Advise, Gather, Guide, Hello, Log, Point, ProposeLine, Show, ToServer, Why


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


# What a message costs, in drops of the bucket of messages; one, if it is not here. These have long answers, or are
# told to everybody.
_COSTS: dict[type, float] = {
    Hello: 3,
    Guide: 2,
    Log: 5,
    Advise: 8,
    Why: 5,
    Gather: 3,
    Show: 2,
    Point: 2,
    ProposeLine: 10,
}


def cost_of(message: ToServer | None) -> float:
    return _COSTS.get(type(message), 1)


class Bucket:
    """Token bucket: holds so many drops and refills steadily; each request takes as many as it costs."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self._most, self._rate = most, rate
        self._level, self._at = most, now

    def take(self, now: float, cost: float = 1) -> bool:
        self._level = min(self._most, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._level < cost:
            return False
        self._level -= cost
        return True

    def is_full(self, now: float) -> bool:
        return self._level + (now - self._at) * self._rate >= self._most


Key = TypeVar("Key")


class Buckets(Generic[Key]):
    """A bucket for each key that asked for something lately."""

    def __init__(self, limit: tuple[float, float], clock: TimeSource) -> None:
        self._limit = limit
        self._clock = clock
        self._buckets: dict[Key, Bucket] = {}

    def take(self, key: Key, cost: float = 1) -> bool:
        now = self._clock.now()
        if key not in self._buckets:
            self._buckets[key] = Bucket(*self._limit, now)
        return self._buckets[key].take(now, cost)

    def forget(self) -> None:
        """Drops the buckets that are full again: a new one would say the same."""
        now = self._clock.now()
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}


class AddressBook:
    """Connections, requests and new tables of each network address."""

    def __init__(self, limits: Limits, clock: TimeSource) -> None:
        self._limits = limits
        self._connections: dict[str, int] = {}
        self._requests: Buckets[str] = Buckets(limits.requests, clock)
        self._tables: Buckets[str] = Buckets(limits.tables, clock)

    def may_request(self, address: str, cost: float = 1) -> bool:
        return not self._limits.per_address or self._requests.take(network_of(address), cost)

    def may_create(self, address: str) -> bool:
        return not self._limits.per_address or self._tables.take(network_of(address))

    @property
    def connected(self) -> int:
        return sum(self._connections.values())

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
        self._requests.forget()
        self._tables.forget()


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
