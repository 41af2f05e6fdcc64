"""The restore drill: a server plays, Litestream copies, both are killed, and the copy has every acknowledged move."""

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

ROOT = Path(__file__).parents[2]
_SEATS = [{"kind": "guest", "name": "Ann"}, {"kind": "guest", "name": "Bob"}]
_MOVES = 12
_PATIENCE = 60.0


def restore_drill(litestream: str | None) -> list[str]:
    if litestream is None:
        return []
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        database, restored = place / "tables.db", place / "restored.db"
        environment = {
            **os.environ,
            "ALCATRAZ_DATABASE": str(database),
            "ALCATRAZ_REPLICA": str(place / "copies"),
            "XDG_DATA_HOME": str(place),
        }
        config = ["-config", str(ROOT / "deploy" / "litestream.yml")]
        alcatraz = [sys.executable, "-m", "alcatraz"]
        with subprocess.Popen(
            [*alcatraz, "serve", "--port", "0", "--log-level", "error"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdout is not None
            url = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
            quiet = subprocess.DEVNULL
            replicate = [litestream, "replicate", *config]
            copying = subprocess.Popen(replicate, env=environment, stdout=quiet, stderr=quiet)
            table, entries = _played(url)
            copied = _wait_for(lambda: _restored_entries(litestream, config, environment, restored, table) == entries)
            server.kill()
            copying.kill()
            copying.wait()
        if not copied:
            return [f"restore drill: the copy did not get all {entries} entries in {_PATIENCE:.0f} s"]
        listed = subprocess.run(
            [*alcatraz, "admin", "list", "--database", str(restored)], capture_output=True, text=True, check=False
        )
    if table not in listed.stdout:
        return [f"restore drill: alcatraz admin does not know the table: {listed.stdout}{listed.stderr}"]
    print(f"right: restore drill, {entries} entries of a table came back from the copy")
    return []


def _played(url: str) -> tuple[str, int]:
    """A table with some moves; its id, and the number of the last acknowledged one."""
    wish = json.dumps({"game": "boat", "seats": _SEATS}).encode()
    request = urllib.request.Request(f"{url}/tables", wish, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        created = json.load(answer)
    with connect(f"{url.replace('http', 'ws', 1)}/ws/{created['id']}") as socket:
        views: dict[str, Any] = {}
        number = 0

        def ask(**message: Any) -> None:
            nonlocal number
            socket.send(json.dumps(message))
            while True:
                heard = json.loads(socket.recv(_PATIENCE))
                views.update(heard.get("views", {}))
                if heard["type"] in ("welcome", "accepted"):
                    number = heard["number"]
                    return
                assert heard["type"] != "refused", heard

        ask(type="hello", token=created["token"])
        ask(type="start", id="start")
        for turn in range(_MOVES):
            decision = next(each for view in views.values() for each in view["decisions"] if each.get("moves"))
            ask(type="play", seat=decision["seat"], move=decision["moves"][0], id=f"m{turn}")
    return created["id"], number


def _restored_entries(
    litestream: str, config: list[str], environment: dict[str, str], target: Path, table: str
) -> int | None:
    for each in target.parent.glob("restored.db*"):
        each.unlink()
    command = [litestream, "restore", *config, "-o", str(target), environment["ALCATRAZ_DATABASE"]]
    if subprocess.run(command, env=environment, capture_output=True, check=False).returncode:
        return None
    with sqlite3.connect(target) as db:
        (number,) = db.execute("SELECT max(number) FROM log WHERE table_id = ?", (table,)).fetchone()
    db.close()
    return None if number is None else int(number)


def _wait_for(reached: Any) -> bool:
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        if reached():
            return True
        time.sleep(0.5)
    return False
