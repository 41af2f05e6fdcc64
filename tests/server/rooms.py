"""A room for tests, without server, socket or store: people send messages, the room is folded on."""

from typing import Any

import msgspec

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.server.runtime.tokens import new_shuffle_secrets
from alcatraz.server.tables.creation import created_entry
from alcatraz.server.tables.folding.fold import fold, open_room
from alcatraz.server.tables.log_entries import Entry, LogEntry, decode_entry, encode_entry
from alcatraz.server.tables.playing import moved
from alcatraz.server.tables.requests import Request, entries_for
from alcatraz.server.tables.room import Room, Step
from alcatraz.wire import CreateTable, Play, Ready, SeatPlan, Sit, Start, ToServer

PEOPLE = ("ann", "bob", "cleo", "dan")


class TestRoom:
    """Seat n belongs to PEOPLE[n]; ann is the host."""

    __test__ = False

    def __init__(self, game: str = "scapegoat", players: int = 3, **wish: Any) -> None:
        wish.setdefault("seed", "a test")
        wish.setdefault("seats", [SeatPlan("open")] * players)
        created = created_entry(CreateTable(game, **wish), BUNDLES, "ann", new_shuffle_secrets())
        self.time = 1000.0
        self.log = [LogEntry(1, self.time, created)]
        self.room: Room = open_room("table", self.log)
        self._ids = 0

    def does(self, who: str, message: ToServer, present: frozenset[int] = frozenset(range(4))) -> list[Step]:
        return self.keep(entries_for(self.room, Request(message, who, present)))

    def keep(self, entries: list[Entry]) -> list[Step]:
        steps = []
        for entry in entries:
            logged = LogEntry(self.room.number + 1, self.time, entry)
            self.log.append(logged)
            steps.append(fold(self.room, logged))
        return steps

    def started(self) -> "TestRoom":
        for seat, name in enumerate(PEOPLE[: self.room.players]):
            if self.room.chairs[seat].kind == "open":
                self.does(name, Sit(name.title(), seat))
                self.does(name, Ready(seat))
        self.does("ann", Start())
        return self

    def plays(self, seat: int, move: Json, request: str = "") -> list[Step]:
        self._ids += 1
        return self.does(PEOPLE[seat], Play(seat, move, request or f"m{self._ids}"))

    def plays_first(self, *types: str) -> int:
        """Whoever must decide first makes the first listed move of one of these types; the seat."""
        seat = self.room.match.game.deciding(self.room.match.state)[0]
        self.plays(seat, next(move for move in self.moves(seat) if move["type"] in types))
        return seat

    def bot_plays(self, seat: int, move: Json) -> list[Step]:
        return self.keep(moved(self.room, seat, move, "bot"))

    def moves(self, seat: int) -> list[Json]:
        game, state = self.room.match.game, self.room.match.state
        return [game.move_json(move) for move in game.legal(state, seat)]

    def deciding(self) -> list[int]:
        return self.room.match.game.deciding(self.room.match.state)

    def until(self, kind: str) -> "TestRoom":
        """Play the dullest moves until this kind of decision comes up."""
        while True:
            seat = self.deciding()[0]
            if self.room.asked[seat].kind == kind:
                return self
            self.plays(seat, next((m for m in self.moves(seat) if m["type"] == "end_turn"), self.moves(seat)[0]))

    def again(self) -> Room:
        """The room that the log rebuilds, through the bytes of the store."""
        log = [LogEntry(each.number, each.at, decode_entry(encode_entry(each.entry))) for each in self.log]
        return open_room("table", log)


def text_of(message: object) -> str:
    return msgspec.json.encode(message).decode()
