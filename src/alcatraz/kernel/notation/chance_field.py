"""The state of chance in a position: every game reads it the same way."""

from alcatraz.kernel.chance import Seed, key_of, parse_chance
from alcatraz.kernel.notation.fields import Fields, echo


def read_chance(fields: Fields, seed: Seed) -> tuple[bytes, int]:
    """The key and the count that the position names; a hand-written one takes its key from the seed."""
    text = fields.raw("chance", None)
    if text is None:
        return key_of(seed), 0
    chance = parse_chance(text) if isinstance(text, str) else None
    if chance is None:
        fields.problem("json-not-chance", "chance", got=echo(text))
        return key_of(seed), 0
    return chance
