"""Secrets: tokens of guests, ids of tables that nobody can guess, seeds that nobody chose."""

import hmac
import secrets
import string
from hashlib import sha256

TOKEN_BYTES = 32
TABLE_ID_LENGTH = 22
_LETTERS = string.ascii_letters + string.digits


def new_token() -> str:
    """256 random bits, as 43 characters."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def owner_of(token: str) -> str:
    """What is stored in place of a token; nobody can work back from it."""
    return sha256(token.encode()).hexdigest()


def same_owner(a: str, b: str) -> bool:
    return bool(a) and hmac.compare_digest(a, b)


def new_table_id() -> str:
    """131 random bits: the link to a private table is its only key. Letters and digits, to be typed anywhere."""
    return "".join(secrets.choice(_LETTERS) for _ in range(TABLE_ID_LENGTH))


def new_seed() -> str:
    return secrets.token_hex(32)


def new_salt() -> str:
    return secrets.token_hex(32)
