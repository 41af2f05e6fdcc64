"""What a table costs a server: memory, processor and disk, for the table in docs/how-to/host.md.

    nice -n 19 python -m bench.server.sizing

Every table is one of the race for two people on one connection, started, with some moves. The server is a process of
its own; its processor time and memory come from the system, so that what else the machine does matters less to them.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect

_SEATS = [{"kind": "guest", "name": "Ann"}, {"kind": "guest", "name": "Bob"}]
_MOVES = 10
_SIZES = (100, 400)


class Player:
    """One connection that plays the first legal move of whoever must decide."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._views: dict[str, Any] = {}

    async def ask(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))
        while True:
            heard = json.loads(await self._socket.recv())
            self._views.update(heard.get("views", {}))
            if heard["type"] in ("accepted", "welcome"):
                return
            assert heard["type"] != "refused", heard

    async def move(self, number: int) -> None:
        waiting = (each for view in self._views.values() for each in view["decisions"] if each.get("moves"))
        decision = next(waiting, None)
        if decision is not None:
            await self.ask(type="play", seat=decision["seat"], move=decision["moves"][0], id=f"m{number}")


async def seated(client: httpx.AsyncClient, url: str) -> Player:
    created = (await client.post(f"{url}/tables", json={"game": "boat", "seats": _SEATS})).json()
    player = Player(await connect(f"{url.replace('http', 'ws', 1)}/ws/{created['id']}", compression=None))
    await player.ask(type="hello", token=created["token"])
    await player.ask(type="start", id="start")
    return player


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def measure(tables: int, process: int, url: str, database: Path) -> str:
    async with httpx.AsyncClient(timeout=60) as client:
        empty, size = memory(process), database.stat().st_size
        players = [await seated(client, url) for _ in range(tables)]
        full, begun = memory(process), processor_seconds(process)
        for number in range(_MOVES):
            for player in players:
                await player.move(number)
        spent = processor_seconds(process) - begun
    moves = tables * _MOVES
    written = sum(path.stat().st_size for path in database.parent.glob("tables.db*")) - size
    return (
        f"{tables} tables: {empty / 2**20:.0f} MB empty, {full / 2**20:.0f} MB with them, "
        f"{(full - empty) / tables / 1024:.0f} kB a table; {spent / moves * 1e6:.0f} µs of processor a move; "
        f"{written / moves:.0f} bytes of disk a move with everything"
    )


def main(sizes: Sequence[int] = _SIZES) -> None:
    for tables in sizes:
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "tables.db"
            command = [sys.executable, "-m", "alcatraz", "serve", "--port", "0", "--no-limits", "--log-level", "error"]
            command += ["--database", str(database), "--workers", "1"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
                assert server.stdout is not None
                url = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
                print(asyncio.run(measure(tables, server.pid, url, database)), flush=True)
                server.terminate()


if __name__ == "__main__":
    main()
