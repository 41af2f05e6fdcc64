"""Tokens of joined tables, kept in a file of the user, so that a seat is found again later."""

import json
import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from alcatraz.cli.files.text_file import write_whole
from alcatraz.client import Address


def remember(address: Address, people: tuple[str, ...], token: str) -> None:
    # A seat that cannot be kept for later is no reason not to play now. The file is made for its owner's eyes only.
    with suppress(OSError):
        write_whole(_path(address, people), json.dumps({"table": address.table, "token": token}) + "\n")


def recall(address: Address, people: tuple[str, ...]) -> str | None:
    try:
        found = json.loads(_path(address, people).read_text("utf-8"))["token"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return found if isinstance(found, str) else None


def _path(address: Address, people: tuple[str, ...]) -> Path:
    """By table and by who sits here, so that two terminals of one computer can be two people."""
    who = "\n".join((address.table, *(name.casefold() for name in people)))
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "alcatraz" / "seats" / f"{sha256(who.encode()).hexdigest()[:32]}.json"
