"""Random secrets: tokens of guests, ids of tables, seeds and salts."""

import secrets
import string

from alcatraz.server.tables.creation import ShuffleSecrets

TOKEN_BYTES = 32
TABLE_ID_LENGTH = 22
_LETTERS = string.ascii_letters + string.digits


def new_token() -> str:
    """256 random bits, as 43 characters."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """131 random bits: the link to a private table is its only key. Letters and digits, to be typed anywhere."""
    return "".join(secrets.choice(_LETTERS) for _ in range(TABLE_ID_LENGTH))


def new_shuffle_secrets() -> ShuffleSecrets:
    return ShuffleSecrets(seed=secrets.token_hex(32), salt=secrets.token_hex(32))
