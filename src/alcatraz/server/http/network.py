"""The addresses of this machine in its network, found without sending anything."""

import socket
from ipaddress import ip_address

# Nobody is asked: connecting a datagram socket only chooses the interface that would be used. The first is the way out,
# the others are found where a network has none.
_DIRECTIONS = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
ANYWHERE = ("0.0.0.0", "::", "")


def own_addresses() -> list[str]:
    """Those that other machines can use, the most likely first; empty without a network."""
    found = dict.fromkeys(_address_towards(direction) for direction in _DIRECTIONS)
    return [address for address in found if address is not None and not is_loopback(address)]


def _address_towards(direction: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((direction, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def is_loopback(host: str) -> bool:
    """Whether only this machine itself can use it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
