"""Bodies of HTTP requests and answers: making a table, finding one, errors."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from alcatraz.wire.table import Clock, Json, Phase, PlayerName, Seat, TableInfo


class SeatPlan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a new table: open to whoever comes, a bot, or somebody at the host's own device."""

    kind: Literal["open", "bot", "guest"]
    name: PlayerName = ""
    level: Annotated[str, Meta(max_length=40)] | None = None


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
    language: Annotated[str, Meta(max_length=16)] = "en"


class TableCreated(Struct, forbid_unknown_fields=True):
    """The answer: where the table is, and the token that is its host's."""

    id: str
    link: str
    token: str


class ListedTable(Struct, forbid_unknown_fields=True):
    """GET /tables: one that anybody may join or watch."""

    id: str
    link: str
    game: str
    phase: Phase
    seats: list[Seat]
    clock: Clock


class TableList(Struct, forbid_unknown_fields=True):
    tables: list[ListedTable]


class TablePublic(Struct, forbid_unknown_fields=True):
    """GET /tables/{id}: what anybody with the link may know."""

    table: TableInfo
    number: int


class Error(Struct, forbid_unknown_fields=True):
    """Any HTTP answer that is not a success."""

    kind: str
    message: str
