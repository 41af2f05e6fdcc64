"""Tables on our server: four guests each, every one with a socket of their own, who play what the rules list."""

import asyncio
import http.client
import json
import statistics
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw, Struct

from alcatraz.games.registry import GAMES
from alcatraz.kernel.decision import listed_moves
from alcatraz.kernel.match import Match
from bench.server.line import HOST, Line
from bench.server.scripted_table import Pace, ScriptedTable

GAME = "scapegoat"


class _Decision(Struct):
    seat: int
    # Not there for those who only wait for it.
    moves: list[Raw] = []
    # How many of them, the last ones, are to be filled in and not to be sent.
    templates: int = 0


class _View(Struct):
    decisions: list[_Decision]


class _News(Struct):
    views: dict[str, _View] = {}


_news = msgspec.json.Decoder(_News)


class Over(Exception):
    """A game has ended before the measurement: it asks for too many moves."""


class OurTable(ScriptedTable):
    def __init__(self, lines: list[Line], pace: Pace, started: list[bytes]) -> None:
        super().__init__(lines, pace)
        # The last message with a view, by seat.
        self._told = started
        for seat, line in enumerate(lines):
            line.heard = partial(self.heard, seat)

    def heard(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"happened"'):
            self._told[seat] = message
            self.arrived(seat)
        elif message.startswith(b'{"type":"refused"'):
            raise RuntimeError(message.decode())

    def send_next(self) -> int:
        decisions = self._decisions(0)
        if not decisions:
            raise Over
        seat = decisions[0].seat
        mine = next(decision for decision in self._decisions(seat) if decision.seat == seat)
        # The last one listed: that makes long games with moves of many kinds.
        move = bytes(mine.moves[-1 - mine.templates])
        self.lines[seat].send(b'{"type":"play","seat":%d,"id":"%d","move":%b}' % (seat, self.moves, move))
        return seat

    def _decisions(self, seat: int) -> list[_Decision]:
        return _news.decode(self._told[seat]).views[str(seat)].decisions


async def open_match(port: int, players: int, number: int, pace: Pace, socket_port: int | None = None) -> ScriptedTable:
    created = await asyncio.to_thread(_create, port, players)
    lines = [await Line.to(socket_port or port, f"/ws/{created['id']}") for _ in range(players)]
    for seat, line in enumerate(lines):
        await _sit(line, seat, created["token"] if seat == 0 else None)
    lines[0].send(b'{"type":"start","id":"start"}')
    started = []
    for line in lines:
        while b'"what":{"type":"started"}' not in (message := await line.next(b'{"type":"happened"')):
            pass
        started.append(message)
    return OurTable(lines, pace, started)


def _create(port: int, players: int) -> dict[str, Any]:
    wish = {"game": GAME, "seats": [{"kind": "open"}] * players}
    connection = http.client.HTTPConnection(HOST, port, timeout=60)
    connection.request("POST", "/tables", json.dumps(wish), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    if answer.status != 201:
        raise RuntimeError(text.decode())
    created: dict[str, Any] = json.loads(text)
    return created


async def _sit(line: Line, seat: int, token: str | None) -> None:
    hello = {"type": "hello", **({"token": token} if token else {})}
    for request in (
        hello,
        {"type": "sit", "name": f"Guest {seat}", "seat": seat, "id": "sit"},
        {"type": "ready", "seat": seat, "id": "ready"},
    ):
        line.send(json.dumps(request).encode())
        answer = await line.next(b'{"type":"welcome"', b'{"type":"accepted"', b'{"type":"refused"')
        if answer.startswith(b'{"type":"welcome"') and request is not hello:
            # Told about the seat first.
            answer = await line.next(b'{"type":"accepted"', b'{"type":"refused"')
        if answer.startswith(b'{"type":"refused"'):
            raise RuntimeError(answer.decode())


def mean_view_size(players: int, moves: int) -> int:
    """The bytes of a player's view, on average over a game such as these players play."""
    game = GAMES[GAME]
    table = Match.new(game, players, "view size", {})
    sizes = []
    for _ in range(moves):
        deciding = game.deciding(table.state)
        if not deciding:
            break
        views = [game.view(table.state, seat) for seat in range(players)]
        sizes += [len(msgspec.json.encode(view)) for view in views]
        seat = deciding[0]
        decision = next(each for each in views[seat]["decisions"] if each["seat"] == seat)
        table.play(seat, table.read_move(seat, listed_moves(decision)[-1]))
    return round(statistics.mean(sizes))
