"""The server is killed again and again during play: what was acknowledged is there, and nothing is there twice."""

import random
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from alcatraz.games.registry import GAMES
from alcatraz.records.record import replay
from alcatraz.server.store import queries
from alcatraz.server.tables.log_entries import Moved
from tests.server.hosted import Json
from tests.server.process import Process


class Player:
    """One person who plays on whatever happens: reconnects, and sends again what was not acknowledged."""

    def __init__(self, process: Process, table: str, token: str) -> None:
        self._process, self._table, self._token = process, table, token
        self.acknowledged: dict[str, int] = {}
        self.client = process.at.client(table, token)
        self._unanswered: Json | None = None
        self._sent = 0

    def step(self, luck: random.Random) -> bool:
        """Make one move for whichever seat must decide; False when the game is over."""
        try:
            if self.client.table["phase"] == "over":
                return False
            if self._unanswered is None:
                self._sent += 1
                self._unanswered = {"type": "play", "id": f"move-{self._sent}", **self._choice(luck)}
            answer = self.client.ask(**self._unanswered)
            assert answer["type"] == "accepted", answer
            self.acknowledged[answer["id"]] = answer["number"]
            self._unanswered = None
        except (WebSocketException, OSError):
            self._again()
        return True

    def _choice(self, luck: random.Random) -> Json:
        view = next(iter(self.client.views.values()))
        seat = view["decisions"][0]["seat"]
        moves = self.client.views[str(seat)]["decisions"][0]["moves"]
        return {"seat": seat, "move": luck.choice(moves)}

    def _again(self) -> None:
        """The server was killed; somebody starts it anew, until it stays."""
        while True:
            if not self._process.is_running():
                self._process.start()
            with suppress(WebSocketException, OSError):
                self.client = self._process.at.client(self._table, self._token)
                return


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path / "tables.db")
    process.start()
    yield process
    process.close()


@pytest.mark.parametrize("kills", [8, pytest.param(100, marks=pytest.mark.long)])
def test_every_acknowledged_move_survives_and_none_is_there_twice(process: Process, kills: int) -> None:
    luck = random.Random(7)
    seats = [{"kind": "guest", "name": "Ann"}, {"kind": "guest", "name": "Bob"}]
    while process.kills < kills:
        created = process.at.create(game="boat", seats=seats)
        player = Player(process, created["id"], created["token"])
        assert player.client.ask(type="start")["type"] == "accepted"
        going_on = True
        while going_on and process.kills < kills:
            # The kill falls anywhere: before a move arrives, while it is written, before its answer.
            killer = threading.Timer(luck.uniform(0.02, 0.12), process.kill)
            killer.start()
            while killer.is_alive() and (going_on := player.step(luck)):
                pass
            killer.join()
        _check(process, created["id"], player.acknowledged)
        if not process.is_running():
            process.start()


def _check(process: Process, table: str, acknowledged: dict[str, int]) -> None:
    assert isinstance(process.database, Path)
    db = queries.connect(process.database)
    log = queries.read(db, table, 0)
    db.close()
    assert [logged.number for logged in log] == list(range(1, len(log) + 1))
    kept = {logged.entry.id: logged.number for logged in log if isinstance(logged.entry, Moved)}
    times = Counter(logged.entry.id for logged in log if isinstance(logged.entry, Moved))
    assert set(times.values()) <= {1}
    assert {request: kept.get(request) for request in acknowledged} == acknowledged


def test_a_killed_server_goes_on_to_the_end(process: Process) -> None:
    luck = random.Random(3)
    seats = [{"kind": "guest", "name": "Ann"}, {"kind": "guest", "name": "Bob"}, {"kind": "guest", "name": "Cleo"}]
    created = process.at.create(game="boat", seats=seats, options={"turn_limit": 60})
    player = Player(process, created["id"], created["token"])
    player.client.ask(type="start")
    moves = 0
    while player.step(luck):
        moves += 1
        if moves == 25:
            process.kill()
    record = process.at.get(f"/tables/{created['id']}/record").json()
    assert replay(GAMES["boat"], record).game.outcome(replay(GAMES["boat"], record).state) is not None


def test_a_server_that_is_told_to_stop_says_goodbye(process: Process) -> None:
    created = process.at.create(game="boat", seats=[{"kind": "guest", "name": "Ann"}, {"kind": "bot"}])
    client = process.at.client(created["id"], created["token"])
    client.ask(type="start")
    process.stop()
    with pytest.raises(ConnectionClosed) as closed:
        client.wait("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
