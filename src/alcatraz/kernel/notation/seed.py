"""Seeds that come from outside: a whole number or a text.

True, None and 7.0 are refused, although Python would hash them: 7.0 equals 7, yet would be another seed.
"""

from typing import TypeGuard

from alcatraz.kernel.chance import Seed
from alcatraz.kernel.errors import malformed
from alcatraz.kernel.notation.fields import echo, is_integer


def is_seed(value: object) -> TypeGuard[Seed]:
    return is_integer(value) or isinstance(value, str)


def checked_seed(value: object, field: str = "seed") -> Seed:
    """The value, if it can be a seed. Raises malformed."""
    if not is_seed(value):
        raise malformed("json-not-a-seed", field=field, got=echo(value))
    return value
