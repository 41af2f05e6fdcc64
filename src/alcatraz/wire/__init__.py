"""The messages between a server and its clients, typed: what is not in here is refused.

Every message is a JSON object with a `type`. A client opens one socket per table and starts with `hello`; everything
that happens at a table has a number, so that a client that was away says the last one it knows and gets what it missed.
`docs/wire.md` is the page about it, `docs/wire.schema.json` the same as a JSON Schema.
"""

from alcatraz.wire.http import CreateTable, Error, ListedTable, SeatPlan, TableCreated, TableList, TablePublic
from alcatraz.wire.table import SPECTATOR_KEY, Clock, Json, Outcome, Phase, Proposal, Running, Seat, Shuffle, TableInfo
from alcatraz.wire.to_client import Accepted, Explained, Happened, Pong, Present, Refused, ToClient, Welcome
from alcatraz.wire.to_server import (
    Agree,
    Explain,
    Hello,
    Leave,
    Ping,
    Play,
    Propose,
    Ready,
    Rematch,
    Rename,
    Say,
    SetSeat,
    Sit,
    Start,
    ToServer,
    Undo,
)

__all__ = [
    "SPECTATOR_KEY",
    "Accepted",
    "Agree",
    "Clock",
    "CreateTable",
    "Error",
    "Explain",
    "Explained",
    "Happened",
    "Hello",
    "Json",
    "Leave",
    "ListedTable",
    "Outcome",
    "Phase",
    "Ping",
    "Play",
    "Pong",
    "Present",
    "Proposal",
    "Propose",
    "Ready",
    "Refused",
    "Rematch",
    "Rename",
    "Running",
    "Say",
    "Seat",
    "SeatPlan",
    "SetSeat",
    "Shuffle",
    "Sit",
    "Start",
    "TableCreated",
    "TableInfo",
    "TableList",
    "TablePublic",
    "ToClient",
    "ToServer",
    "Undo",
    "Welcome",
]
