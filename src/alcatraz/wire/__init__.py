"""The messages between a server and its clients, typed: what is not in here is refused.

Every message is a JSON object with a `type`. A client opens one socket per table and starts with `hello`; everything
that happens at a table has a number, so that a client that was away says the last one it knows and gets what it missed.
`docs/wire.md` is the page about it, `docs/wire.schema.json` the same as a JSON Schema.
"""

from alcatraz.extras import require

require("client")

from alcatraz.wire.guide import Doable, Group, Refusable, Undoable, Waiting
from alcatraz.wire.http import CreateTable, Error, ListedTable, SeatPlan, TableCreated, TableList, TablePublic
from alcatraz.wire.lobby import GameList, Language, Level, ListedGame, Option, OptionChoice
from alcatraz.wire.table import (
    SPECTATOR_KEY,
    Clock,
    Json,
    Phase,
    Proposal,
    Running,
    Seat,
    Shuffle,
    TableInfo,
    TableOutcome,
)
from alcatraz.wire.to_client import (
    Accepted,
    Explained,
    Guided,
    Happened,
    Logged,
    LogLine,
    Pong,
    Present,
    Refused,
    ToClient,
    Welcome,
)
from alcatraz.wire.to_server import (
    Agree,
    Explain,
    Guide,
    Hello,
    Leave,
    Log,
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
    "Doable",
    "Error",
    "Explain",
    "Explained",
    "GameList",
    "Group",
    "Guide",
    "Guided",
    "Happened",
    "Hello",
    "Json",
    "Language",
    "Leave",
    "Level",
    "ListedGame",
    "ListedTable",
    "Log",
    "LogLine",
    "Logged",
    "Option",
    "OptionChoice",
    "Phase",
    "Ping",
    "Play",
    "Pong",
    "Present",
    "Proposal",
    "Propose",
    "Ready",
    "Refusable",
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
    "TableOutcome",
    "TablePublic",
    "ToClient",
    "ToServer",
    "Undo",
    "Undoable",
    "Waiting",
    "Welcome",
]
