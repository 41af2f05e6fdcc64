"""Fair shuffles that nobody chose and everybody can check.

A table is bound to the server's seed by a digest before any card is seen; the salt prevents trying seeds against it.
Knowing only the digest, the players add random bits of their own, and the seed of the game is made from all of them.
Everything is published at the end.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

from alcatraz.kernel.game import Json

# What a record proves about its shuffles: nobody chose them, nobody but the server did, a person chose the seed, or the
# record was changed.
Proof = Literal["shared", "fair", "chosen", "broken"]


def commitment(seed: str, salt: str) -> str:
    return "sha256:" + sha256(f"{salt}:{seed}".encode()).hexdigest()


def game_seed(seed: str, bits: Sequence[str]) -> str:
    """The seed of the game: the server's own, unless a player has added bits to it. Seats without any count as ""."""
    return sha256(":".join([seed, *bits]).encode()).hexdigest() if any(bits) else seed


def shuffle_proof(record: Json) -> Proof | None:
    """None if the record says nothing about it: it does not come from a table of a server."""
    shuffle, seed = record.get("shuffle"), record.get("seed")
    if shuffle is None:
        return None
    if not isinstance(shuffle, dict):
        return "broken"
    if shuffle.get("chosen"):
        return "chosen"
    own, salt, bits = shuffle.get("seed", seed), shuffle.get("salt"), shuffle.get("bits", [])
    if not (isinstance(own, str) and isinstance(salt, str) and _texts(bits)):
        return "broken"
    if shuffle.get("digest") != commitment(own, salt) or seed != game_seed(own, bits):
        return "broken"
    return "shared" if any(bits) else "fair"


def _texts(bits: object) -> bool:
    return isinstance(bits, list) and all(isinstance(each, str) for each in bits)
