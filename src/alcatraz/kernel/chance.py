"""Chance as a pure function of a key and a count of draws.

A draw is a hash, so a game in progress needs to carry only two values, a copy of it costs nothing, and
the same seed gives the same game on every Python version. Nobody can work back from what they saw to the key.
"""

from hashlib import sha256
from typing import Final

Seed = int | str

_BYTES: Final = 6
_SPAN: Final = 1 << 48


def key_of(seed: Seed) -> bytes:
    """The key that a seed stands for; the number 7 and the text "7" are different seeds."""
    kind = "int" if isinstance(seed, int) else "str"
    return sha256(f"alcatraz:{kind}:{seed}".encode("utf-8", "surrogatepass")).digest()


def draw(key: bytes, count: int, sides: int) -> int:
    """A fair number in 0..sides-1: the draw number `count` of this key."""
    limit = _SPAN - _SPAN % sides
    attempt = 0
    while True:
        block = sha256(key + b"%d/%d" % (count, attempt)).digest()
        value = int.from_bytes(block[:_BYTES], "big")
        if value < limit:
            return value % sides
        attempt += 1


def chance_text(key: bytes, count: int) -> str:
    return f"{key.hex()}:{count}"


def parse_chance(text: str) -> tuple[bytes, int] | None:
    """The key and the count written by chance_text, or None if this is not such a text."""
    head, colon, tail = text.partition(":")
    hexadecimal = len(head) == 64 and all(c in "0123456789abcdef" for c in head)
    if not (colon and hexadecimal and tail.isascii() and tail.isdigit() and len(tail) <= 12):
        return None
    return bytes.fromhex(head), int(tail)
