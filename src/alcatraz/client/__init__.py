"""The Python client of a table server: for bots and for programs that people sit at.

    from alcatraz.client import join, play_out

    async with await join("http://localhost:8000/t/…") as table:
        seat = await table.sit("My bot")
        await table.ready(seat)
        outcome = await play_out(table, lambda view, decision: decision["moves"][0])

A `Table` stays connected by itself: after a lost connection it says the last number it knows, gets what it missed, and
sends again what was not answered. Moves and statements have an id, so that nothing is done twice.
"""

from alcatraz.client.desk import Happening
from alcatraz.client.errors import Gone, Interrupted, RequestRefused, TableError, Unreachable
from alcatraz.client.line import Back, Lost
from alcatraz.client.links import Address
from alcatraz.client.making import create_table
from alcatraz.client.mirror import Mirror
from alcatraz.client.playing import Decide, play_out
from alcatraz.client.table import Table, join

__all__ = [
    "Address",
    "Back",
    "Decide",
    "Gone",
    "Happening",
    "Interrupted",
    "Lost",
    "Mirror",
    "RequestRefused",
    "Table",
    "TableError",
    "Unreachable",
    "create_table",
    "join",
    "play_out",
]
