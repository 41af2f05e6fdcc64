"""Fair shuffles that can be checked: a digest that binds the table to a seed before any card is seen.

The salt prevents trying seeds against the digest; seed and salt are published at the end.
"""

from hashlib import sha256

from alcatraz.kernel.game import Json


def commitment(seed: str, salt: str) -> str:
    return "sha256:" + sha256(f"{salt}:{seed}".encode()).hexdigest()


def shuffle_is_fair(record: Json) -> bool | None:
    """Whether a record's seed is the one that its table was bound to at the start, and was not chosen by a player.

    None if the record says nothing about it: it does not come from a table of a server.
    """
    shuffle = record.get("shuffle")
    if shuffle is None:
        return None
    if not isinstance(shuffle, dict) or shuffle.get("chosen"):
        return False
    salt, seed = shuffle.get("salt"), record.get("seed")
    return isinstance(salt, str) and isinstance(seed, str) and shuffle.get("digest") == commitment(seed, salt)
