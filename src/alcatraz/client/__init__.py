"""The Python client of a table server: for bots and for programs that people sit at.

    from alcatraz.client import join, play_out

    async with await join("http://localhost:8000/t/…") as table:
        seat = await table.sit("My bot")
        await table.ready(seat)
        outcome = await play_out(table, lambda view, decision: decision["moves"][0])

A `RemoteTable` stays connected by itself: after a lost connection it says the last number it knows, gets what it
missed, and sends again what was not answered. Moves and statements have an id, so that nothing is done twice.
"""

from alcatraz.client.create_table import create_table
from alcatraz.client.errors import Gone, Interrupted, RequestRefused, TableError, Unreachable
from alcatraz.client.known_state import KnownState
from alcatraz.client.links import Address
from alcatraz.client.play_out import Decide, play_out
from alcatraz.client.remote_table import RemoteTable, join
from alcatraz.client.session import Happening
from alcatraz.client.socket import Back, Lost

__all__ = [
    "Address",
    "Back",
    "Decide",
    "Gone",
    "Happening",
    "Interrupted",
    "KnownState",
    "Lost",
    "RemoteTable",
    "RequestRefused",
    "TableError",
    "Unreachable",
    "create_table",
    "join",
    "play_out",
]
