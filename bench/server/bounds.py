"""`python -m bench.server.bounds`: what one seat can make a table cost, at its worst.

A move at a table with thousands of promises, in milliseconds and bytes; and what one seat on eight sockets can have
written to the disk within some seconds, with the limits of the server as it ships.
"""

import argparse
import asyncio
import http.client
import json
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from alcatraz.games.registry import BUNDLES
from alcatraz.server.outgoing.broadcast import Broadcaster
from alcatraz.server.runtime.tokens import new_shuffle_secrets
from alcatraz.server.tables.creation import created_entry
from alcatraz.server.tables.folding.fold import fold, open_room
from alcatraz.server.tables.log_entries import Entry, LogEntry, Said
from alcatraz.server.tables.playing import moved
from alcatraz.server.tables.requests import Request, entries_for
from alcatraz.server.tables.room import Room, Step
from alcatraz.talk.ledger import spoken
from alcatraz.wire import CreateTable, Ready, SeatPlan, Sit, Start
from bench.server.line import HOST, Line, Lost
from bench.server.servers import BUILD, port_in, started

_MOVES = 60
_SOCKETS = 8


class Ear:
    """Counts the bytes that it is sent."""

    language = "en"
    words = guide = meanings = True
    together = False
    seats: tuple[int, ...] = ()

    def __init__(self, owner: str, *, promises: bool) -> None:
        self.owner = owner
        self.promises = promises
        self.sizes: list[int] = []

    def send(self, message: bytes) -> None:
        self.sizes.append(len(message))

    def drop(self, reason: str) -> None:
        raise RuntimeError(reason)


def _keep(room: Room, entries: list[Entry]) -> list[Step]:
    return [fold(room, LogEntry(room.number + 1, 0.0, entry)) for entry in entries]


def _table_with(promises: int) -> Room:
    """A Scapegoat table of three people with this many promises: more than the limits of a round allow."""
    wish = CreateTable("scapegoat", [SeatPlan("open")] * 3, seed="bench")
    room = open_room("bench", [LogEntry(1, 0.0, created_entry(wish, BUNDLES, "a", new_shuffle_secrets()))])
    for seat, owner in enumerate("abc"):
        _keep(room, entries_for(room, Request(Sit(owner.upper(), seat), owner)))
        _keep(room, entries_for(room, Request(Ready(seat), owner)))
    _keep(room, entries_for(room, Request(Start(), "a")))
    for _ in range(promises):
        _keep(room, [_promise(room)])
    return room


def _promise(room: Room) -> Entry:
    promise = {"type": "promise", "what": "not_steal_from", "seat": 1}
    after = len(room.match.moves)
    said = spoken(promise, number=room.number + 1, seat=0, round_number=room.round, after=after)
    return Said(0, said, f"p{room.number}")


def _move(room: Room) -> list[Entry]:
    game, state = room.match.game, room.match.state
    seat = game.deciding(state)[0]
    moves = [game.move_json(move) for move in game.legal(state, seat)]
    return moved(room, seat, next((each for each in moves if each["type"] == "end_turn"), moves[0]), "player")


def moves_with(promises: int) -> None:
    for only_changes in (False, True):
        room = _table_with(promises)
        told = Broadcaster(room, "link")
        ear = Ear("b", promises=only_changes)
        told.listeners.add(ear)
        ear.seats = tuple(room.seats_of("b"))
        told.tell(_keep(room, [_promise(room)]), 0.0)
        next_promise = ear.sizes.pop()
        spent = []
        for _ in range(_MOVES):
            start = perf_counter()
            told.tell(_keep(room, _move(room)), 0.0)
            spent.append(perf_counter() - start)
        spent.sort()
        how = "changes only" if only_changes else "whole ledger"
        print(
            f"{promises:5} promises, {how}: the next promise {next_promise} bytes; a move "
            f"{1e3 * spent[len(spent) // 2]:.2f} ms (median), {sorted(ear.sizes)[_MOVES // 2]} bytes (median), "
            f"{max(ear.sizes)} bytes where the round ends and all are decided"
        )


# -- one seat on eight sockets ---------------------------------------------------------------------


def _messages(number: int) -> list[dict[str, Any]]:
    return [
        {"type": "say", "seat": 0, "statement": {"type": "say", "text": "x" * 500}, "id": f"s{number}"},
        {"type": "rename", "seat": 0, "name": f"Ada {number}", "id": f"n{number}"},
        {"type": "ready", "seat": 0, "ready": number % 2 == 0, "id": f"r{number}"},
    ]


async def _writes(port: int, table: dict[str, str], nth: int, seconds: float, sent: Callable[[], None]) -> None:
    end, number = perf_counter() + seconds, nth
    while perf_counter() < end:
        try:
            line = await Line.to(port, f"/ws/{table['id']}")
            line.send(json.dumps({"type": "hello", "token": table["token"]}).encode())
            while perf_counter() < end:
                for message in _messages(number):
                    line.send(json.dumps(message).encode())
                    sent()
                number += _SOCKETS
                await asyncio.sleep(0.005)
                while not line.inbox.empty():
                    told = line.inbox.get_nowait()
                    if isinstance(told, Exception):
                        raise told
            line.close()
        except (Lost, OSError):
            await asyncio.sleep(0.1)


async def _eight(port: int, seconds: float) -> int:
    wish = {"game": "scapegoat", "seats": [{"kind": "guest", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]}
    connection = http.client.HTTPConnection(HOST, port)
    connection.request("POST", "/tables", json.dumps(wish), {"Content-Type": "application/json"})
    table = json.loads(connection.getresponse().read())
    counted = [0]

    def sent() -> None:
        counted[0] += 1

    await asyncio.gather(*(_writes(port, table, nth, seconds, sent) for nth in range(_SOCKETS)))
    return counted[0]


def seat_on_eight_sockets(seconds: float) -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="run-", dir=BUILD) as folder:
        database = Path(folder) / "tables.db"
        code = "from alcatraz.cli.main import run; run()"
        options = ["--port", "0", "--database", str(database), "--log-level", "error"]
        with started([sys.executable, "-c", code, "serve", *options], {}) as (_, first_line):
            asked = asyncio.run(_eight(port_in(first_line), seconds))
        db = sqlite3.connect(database)
        entries, size = db.execute("SELECT count(*), sum(length(entry)) FROM log").fetchone()
        db.close()
    print(f"One seat on {_SOCKETS} sockets, {seconds:.0f} s: {asked} requests sent, {entries} entries, {size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.bounds", description=__doc__)
    parser.add_argument("--promises", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=40)
    asked = parser.parse_args()
    moves_with(asked.promises)
    seat_on_eight_sockets(asked.seconds)


if __name__ == "__main__":
    main()
