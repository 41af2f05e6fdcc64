"""Random secrets: tokens of guests, ids of tables, seeds and salts, the luck of bots.

The source is the operating system's; a simulation brings its own.
"""

import string
from base64 import urlsafe_b64encode
from random import Random, SystemRandom

from alcatraz.server.tables.creation import ShuffleSecrets

TOKEN_BYTES = 32
TABLE_ID_LENGTH = 22
_LETTERS = string.ascii_letters + string.digits
_SYSTEM = SystemRandom()


def new_token(source: Random = _SYSTEM) -> str:
    """256 random bits, as 43 characters."""
    return urlsafe_b64encode(source.randbytes(TOKEN_BYTES)).rstrip(b"=").decode()


def new_table_id(source: Random = _SYSTEM) -> str:
    """131 random bits: the link to a private table is its only key. Letters and digits, to be typed anywhere."""
    return "".join(source.choice(_LETTERS) for _ in range(TABLE_ID_LENGTH))


def new_shuffle_secrets(source: Random = _SYSTEM) -> ShuffleSecrets:
    return ShuffleSecrets(seed=source.randbytes(32).hex(), salt=source.randbytes(32).hex())


def new_bot_seed(source: Random = _SYSTEM) -> str:
    """Never the table's: a bot's luck must tell nothing about the cards."""
    return source.randbytes(16).hex()
