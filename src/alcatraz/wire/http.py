"""Bodies of HTTP requests and answers: making a table, finding one, errors."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from alcatraz.wire.table import Clock, Json, Phase, PlayerName, Seat, TableInfo


class SeatPlan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a new table: open to whoever comes, a bot, or somebody at the host's own device."""

    kind: Literal["open", "bot", "guest"]
    name: PlayerName = ""
    level: Annotated[str, Meta(max_length=40)] | None = None
    # Of a bot that deals: by which character it keeps its word ("secret": drawn, and shown after the end), and how much
    # it says by itself. Without a character it hears nothing and says nothing.
    character: Annotated[str, Meta(max_length=40)] | None = None
    talkativeness: Annotated[str, Meta(max_length=40)] | None = None


class CreateTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /tables."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(max_length=10)]
    options: Json = {}
    # Shown in the list of tables; else only those who have the link find it.
    listed: bool = False
    clock: Clock | None = None
    # For replaying a deal: the table then says that its seed was chosen, and cannot be listed.
    seed: Annotated[str, Meta(max_length=200)] | None = None
    # A position to play on from, with everything that its table agreed on in it: then there are no options, and the
    # table cannot be listed. Its `chance` is not taken over. The table says to everybody that it was arranged.
    start: Json | None = None
    # What `table` says by the same names; everybody sees it before they sit down.
    hints: bool = False
    take_back: bool = False
    phrases: bool = False
    language: Annotated[str, Meta(max_length=16)] = "en"


class TableCreated(Struct, forbid_unknown_fields=True):
    """The answer: where the table is, and the token that is its host's."""

    id: str
    link: str
    token: str


class ListedTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """GET /tables: one that anybody may join or watch."""

    id: str
    link: str
    game: str
    phase: Phase
    seats: list[Seat]
    clock: Clock
    # The name of the owner's edition that it plays with, by language.
    edition: dict[str, str] | None = None


class TableList(Struct, forbid_unknown_fields=True):
    tables: list[ListedTable]


class TablePublic(Struct, forbid_unknown_fields=True):
    """GET /tables/{id}: what anybody with the link may know."""

    table: TableInfo
    number: int


class Network(Struct, forbid_unknown_fields=True):
    """GET /network, told to this machine alone: whether others can reach the server, and at which addresses.

    If they cannot, these are the addresses it would have if it listened to the network.
    """

    reachable: bool
    urls: list[str]


class FieldProblem(Struct, forbid_unknown_fields=True):
    """One thing that is wrong, and the path of the field it stands in: `players[1].items`; empty if it is in none."""

    field: str
    message: str


class Error(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Any HTTP answer that is not a success."""

    kind: str
    message: str
    # The same one by one, where it is about the fields of a position, a record or options.
    problems: list[FieldProblem] = []
