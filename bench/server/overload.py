"""`make bench-overload`: more bots than the machine can think for, and one scripted person at every table.

Reports how long people wait until their moves are acknowledged, whether every table goes on, and how many thoughts
wait for a worker.
"""

import argparse
import asyncio
import http.client
import json
import os
import statistics
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from alcatraz.kernel.decision import listed_moves
from bench.server.line import HOST, Line
from bench.server.servers import Running, our_server

_SECONDS_BETWEEN_SAMPLES = 0.5
_LEVEL = "boss"
_BOTS = 3


@dataclass(slots=True)
class Watched:
    """One table: a person who plays the first listed move at once, and what was seen from their seat."""

    line: Line
    acknowledged: list[float] = field(default_factory=list)
    moves: int = 0
    over: bool = False
    last_moved: float = 0.0
    longest_silence: float = 0.0
    _asked: float = 0.0
    _number: int = 0

    def heard(self, message: bytes) -> None:
        told: dict[str, Any] = json.loads(message)
        if told["type"] == "accepted":
            self.acknowledged.append(perf_counter() - self._asked)
        elif told["type"] == "refused":
            raise RuntimeError(told["message"])
        elif told["type"] == "happened":
            self._happened(told)

    def _happened(self, told: dict[str, Any]) -> None:
        now = perf_counter()
        if told["what"]["type"] in ("started", "moved"):
            if self.last_moved:
                self.longest_silence = max(self.longest_silence, now - self.last_moved)
            self.last_moved = now
            self.moves += told["what"]["type"] == "moved"
        self.over = self.over or told["what"]["type"] == "finished"
        view = (told.get("views") or {}).get("0")
        mine = next((each for each in view["decisions"] if each["seat"] == 0), None) if view else None
        if mine is not None and not self.over and self._is_new(told, mine):
            self._asked = perf_counter()
            self._number += 1
            move = {"type": "play", "seat": 0, "id": f"m{self._number}", "move": listed_moves(mine)[0]}
            self.line.send(json.dumps(move).encode())

    def _is_new(self, told: dict[str, Any], mine: dict[str, Any]) -> bool:
        """Whether no answer to this decision is on its way: a person decides again only after the last move is in."""
        return len(self.acknowledged) == self._number or told["what"].get("seat") == 0


async def _opened(port: int) -> Watched:
    created = await asyncio.to_thread(_create, port)
    line = await Line.to(port, f"/ws/{created['id']}")
    for request in (
        {"type": "hello", "token": created["token"]},
        {"type": "sit", "name": "Guest", "seat": 0, "id": "sit"},
        {"type": "ready", "seat": 0, "id": "ready"},
    ):
        line.send(json.dumps(request).encode())
        await line.next(b'{"type":"welcome"' if request["type"] == "hello" else b'{"type":"accepted"')
    return Watched(line)


def _create(port: int) -> dict[str, Any]:
    seats = [{"kind": "open"}, *({"kind": "bot", "level": _LEVEL} for _ in range(_BOTS))]
    # The scripted person does not negotiate.
    wish = {"game": "scapegoat", "seats": seats, "clock": {"waits": False}}
    status, text = _asked(port, "POST", "/tables", json.dumps(wish))
    if status != 201:
        raise RuntimeError(text)
    created: dict[str, Any] = json.loads(text)
    return created


def _asked(port: int, method: str, path: str, body: str | None = None) -> tuple[int, str]:
    connection = http.client.HTTPConnection(HOST, port, timeout=60)
    connection.request(method, path, body, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


def _gauge(metrics: str, name: str) -> int:
    line = next(line for line in metrics.splitlines() if line.split(" ")[0].endswith(name))
    return int(float(line.split(" ")[-1]))


async def _sampled(port: int, seconds: float) -> tuple[list[int], list[int]]:
    """Queue lengths and numbers of frozen tables, until the time is over."""
    queue, frozen = [], []
    until = perf_counter() + seconds
    while perf_counter() < until:
        _, metrics = await asyncio.to_thread(_asked, port, "GET", "/metrics")
        queue.append(_gauge(metrics, "bot_queue"))
        frozen.append(_gauge(metrics, "tables_frozen"))
        await asyncio.sleep(_SECONDS_BETWEEN_SAMPLES)
    return queue, frozen


async def _measured(server: Running, tables: int, seconds: float) -> None:
    watched = [await _opened(server.port) for _ in range(tables)]
    for table in watched:
        table.line.heard = table.heard
        table.line.send(b'{"type":"start"}')
    queue, frozen = await _sampled(server.port, seconds)
    _report(watched, queue, frozen, seconds)
    for table in watched:
        table.line.close()


def _report(watched: list[Watched], queue: list[int], frozen: list[int], seconds: float) -> None:
    now = perf_counter()
    waits = sorted(1000 * wait for table in watched for wait in table.acknowledged)
    moves = [table.moves for table in watched]
    silence = [max(table.longest_silence, 0.0 if table.over else now - table.last_moved) for table in watched]
    print(f"{len(watched)} tables with {_BOTS} bots of level {_LEVEL}, {seconds:.0f} s, load {os.getloadavg()[0]:.1f}")
    if waits:
        p50, p99 = waits[len(waits) // 2], waits[min(len(waits) - 1, len(waits) * 99 // 100)]
        print(f"moves of people: {len(waits)}, acknowledged after {p50:.0f} ms (p50), {p99:.0f} ms (p99)")
    print(
        f"moves per table: least {min(moves)}, median {statistics.median(moves):.0f}; longest wait {max(silence):.1f} s"
    )
    print(
        f"thoughts waiting: median {statistics.median(queue):.0f}, most {max(queue)}; frozen tables: most {max(frozen)}"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=50)
    asked.add_argument("--seconds", type=float, default=30)
    given = asked.parse_args()
    with our_server() as server:
        asyncio.run(_measured(server, given.tables, given.seconds))


if __name__ == "__main__":
    main()
