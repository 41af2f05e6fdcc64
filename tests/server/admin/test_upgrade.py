"""A database with tables that began by rules version 1 of The Scapegoat, before S-12.13 was settled, under today's."""

import asyncio
import json
from pathlib import Path

import pytest

from alcatraz.cli.main import obey
from alcatraz.games.registry import GAMES
from alcatraz.records.record import replay
from alcatraz.server.admin.rehearsal import rehearse
from alcatraz.server.store.protocol import Summary
from alcatraz.server.store.sqlite import SqliteStore
from alcatraz.server.tables.folding.fold import open_room
from alcatraz.server.tables.folding.play import LogDiverged
from alcatraz.server.tables.log_entries import LogEntry, Moved, decode_entry
from alcatraz.server.tables.records import record_so_far
from alcatraz.wire import Phase
from tests.server.hosted import hosted

# Written by the program of that time.
OLD = json.loads((Path(__file__).parent / "before_s_12_13.json").read_text())
TOKENS = [f"{'token' * 8}-{seat:02}" for seat in range(3)]


def log_of(table: str) -> list[LogEntry]:
    [rows] = [each["log"] for each in OLD if each["id"] == table]
    return [LogEntry(number, at, decode_entry(json.dumps(entry).encode())) for number, at, entry in rows]


def with_another_check(log: list[LogEntry]) -> list[LogEntry]:
    """As if a rule had changed of which nothing was kept."""
    last = log[-1]
    assert isinstance(last.entry, Moved)
    last.entry.check += 1
    return log


@pytest.fixture
def database(tmp_path: Path) -> Path:
    async def write() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        logs = {each["id"]: log_of(each["id"]) for each in OLD}
        logs["playedOtherwise"] = with_another_check(log_of("nothingPaid"))
        for table, log in logs.items():
            phase: Phase = "lobby" if table == "stillInTheLobby" else "playing"
            await store.append(table, log, Summary("scapegoat", phase, listed=False, updated=log[-1].at))
        await store.close()

    asyncio.run(write())
    return tmp_path / "tables.db"


def test_the_rehearsal_counts_what_would_go_on(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = rehearse(database)
    assert found.go_on == ["stillInTheLobby"]
    assert sorted(found.migrated) == ["nothingPaid", "paidAndTookBack"]
    assert found.closed == ["playedOtherwise"]
    assert obey(["admin", "rehearse", "--database", str(database)]) == 1
    assert "2 tables go on by the rules they began with" in capsys.readouterr().out


def test_a_table_goes_on_by_the_rules_it_began_with(database: Path) -> None:
    """Somebody has paid with an item and taken it back, which S-12.13 forbids today."""
    with hosted(database) as server:
        clients = [server.client("paidAndTookBack", token) for token in TOKENS]
        view = clients[0].views["0"]
        assert view["rulings"] == ["S-12.13"]
        seat = view["decisions"][0]["seat"]
        moves = clients[seat].views[str(seat)]["decisions"][0]["moves"]
        assert clients[seat].ask(type="play", seat=seat, move=moves[0])["type"] == "accepted"


def test_its_record_is_one_of_todays_rules() -> None:
    record = record_so_far(open_room("t", log_of("paidAndTookBack")))
    assert record["rules_version"] == GAMES["scapegoat"].rules_version
    assert len(replay(GAMES["scapegoat"], record).moves) == len(record["moves"])


def test_a_table_that_had_not_started_plays_by_todays_rules(database: Path) -> None:
    with hosted(database) as server:
        client = server.client("stillInTheLobby", TOKENS[0])
        assert client.ask(type="start")["type"] == "accepted"
        assert "rulings" not in client.views["0"]
    # And still does when it is read again.
    with hosted(database) as server:
        assert "rulings" not in server.client("stillInTheLobby", TOKENS[0]).views["0"]


def test_a_table_that_cannot_go_on_is_closed_with_a_sentence(database: Path) -> None:
    with hosted(database) as server:
        client = server.client("playedOtherwise", TOKENS[0])
        assert client.table["phase"] == "closed"
        assert "rules" in client.table["closed"]


def test_a_table_of_a_newer_program_is_not_played(database: Path) -> None:
    log = log_of("nothingPaid")
    log[0].entry.rules_version = 99  # type: ignore[union-attr]
    with pytest.raises(LogDiverged):
        open_room("t", log)
