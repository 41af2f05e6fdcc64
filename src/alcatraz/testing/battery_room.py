"""A room of the server for any game, registered or not: one person per seat, and listeners that keep what they hear."""

from collections.abc import Iterator

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.chance import Seed, draw, key_of
from alcatraz.kernel.decision import listed_moves
from alcatraz.kernel.game import Json
from alcatraz.server.outgoing.broadcast import Broadcaster
from alcatraz.server.tables.creation import ShuffleSecrets, created_entry
from alcatraz.server.tables.folding.fold import fold, open_room
from alcatraz.server.tables.log_entries import LogEntry, decode_entry, encode_entry
from alcatraz.server.tables.requests import Request, entries_for
from alcatraz.server.tables.room import Room
from alcatraz.wire import CreateTable, Play, SeatPlan, Sit, Start, ToServer

_TIME = 1000.0


class BatteryListener:
    """Wants words and guides, and keeps every message."""

    words = True
    guide = True
    meanings = True
    promises = False
    together = False

    def __init__(self, owner: str, language: str) -> None:
        self.owner = owner
        self.language = language
        self.seats: tuple[int, ...] = ()
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def drop(self, reason: str) -> None:
        raise AssertionError(reason)


class BatteryRoom:
    """Seat n belongs to owner `owner_of(n)`; seat 0 is the host's. `log` is what the store would keep."""

    def __init__(self, bundle: GameBundle, players: int, seed: Seed, options: Json) -> None:
        self.bundle = bundle
        self._bundles = {bundle.game.id: bundle}
        wish = CreateTable(bundle.game.id, [SeatPlan("open")] * players, options=options, seed=str(seed))
        created = created_entry(wish, self._bundles, owner_of(0), ShuffleSecrets("unused", "salt"))
        self.log = [encode_entry(created)]
        self.room = self.rebuilt()
        self.broadcaster = Broadcaster(self.room, "link")
        for seat in range(players):
            self.does(owner_of(seat), Sit(f"Player {seat}", seat))

    def started(self) -> "BatteryRoom":
        for seat in range(1, self.room.players):
            self.room.chairs[seat].ready = True
        self.does(owner_of(0), Start())
        return self

    def does(self, owner: str, message: ToServer) -> None:
        """Raises what the room raises; then nothing has changed."""
        entries = entries_for(self.room, Request(message, owner))
        steps = []
        for entry in entries:
            self.log.append(encode_entry(entry))
            steps.append(fold(self.room, LogEntry(self.room.number + 1, _TIME, entry)))
        self.broadcaster.tell(steps, _TIME)

    def plays(self, seat: int, move: Json) -> None:
        self.does(owner_of(seat), Play(seat, move, f"move {self.room.number}"))

    def rebuilt(self) -> Room:
        """The room that the log describes, read from its bytes."""
        log = [LogEntry(number, _TIME, decode_entry(entry)) for number, entry in enumerate(self.log, start=1)]
        return open_room("battery", log, self._bundles)

    def view(self, seat: int) -> Json:
        match = self.room.match
        return match.game.view(match.state, seat)

    def decision(self, seat: int) -> Json:
        found: Json = next(each for each in self.view(seat)["decisions"] if each["seat"] == seat)
        return found

    def chosen(self, seed: Seed, number: int) -> tuple[int, Json]:
        """A random listed move of a random deciding seat."""
        key = key_of(f"{seed}/room")
        deciding = self.room.match.game.deciding(self.room.match.state)
        seat = deciding[draw(key, 2 * number, len(deciding))]
        moves = listed_moves(self.decision(seat))
        return seat, moves[draw(key, 2 * number + 1, len(moves))]

    def walk(self, seed: Seed, most: int) -> Iterator[tuple[int, Json]]:
        """Random moves, each yielded with its seat before it is played; until the end or for `most` moves."""
        for number in range(most):
            if self.room.phase != "playing":
                return
            seat, move = self.chosen(seed, number)
            yield seat, move
            self.plays(seat, move)


def owner_of(seat: int) -> str:
    return f"owner {seat}"
