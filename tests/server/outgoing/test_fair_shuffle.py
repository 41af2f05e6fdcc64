"""Fair shuffles: bound at the start, shown at the end, checked by `alcatraz verify`."""

import json
from pathlib import Path

import pytest

from alcatraz.cli.main import obey
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.records.fair_shuffle import commitment, shuffle_is_fair
from alcatraz.server.outgoing.messages import shuffle_info
from alcatraz.server.runtime.tokens import new_shuffle_secrets
from alcatraz.server.tables.creation import created_entry
from alcatraz.server.tables.records import record_of
from alcatraz.wire import CreateTable, SeatPlan
from tests.server.rooms import TestRoom


def finished(seed: str | None) -> TestRoom:
    table = TestRoom("boat", 2, options={"turn_limit": 2}, seed=seed).started()
    while table.room.outcome is None:
        table.plays_first("enter")
    return table


def test_seeds_are_256_random_bits() -> None:
    wish = CreateTable("boat", [SeatPlan("bot")] * 2)
    seeds = {created_entry(wish, BUNDLES, "ann", new_shuffle_secrets()).seed for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {64}


def test_the_digest_binds_from_the_start_and_the_end_opens_it() -> None:
    table = TestRoom("boat", 2, options={"turn_limit": 2}, seed=None).started()
    before = shuffle_info(table.room)
    assert (before.seed, before.salt) == (None, None)
    while table.room.outcome is None:
        table.plays_first("enter")
    after = shuffle_info(table.room)
    assert after.digest == before.digest
    assert after.seed is not None
    assert after.salt is not None
    assert commitment(after.seed, after.salt) == before.digest


def test_verify_confirms_a_fair_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished(None)
    assert verified(record_of(table.room, table.log), tmp_path) == 0
    assert "shuffles are fair" in capsys.readouterr().out


def test_verify_says_when_somebody_chose(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished("my own deal")
    record = record_of(table.room, table.log)
    assert shuffle_is_fair(record) is False
    assert verified(record, tmp_path) == 0
    assert "chose the seed" in capsys.readouterr().out


def test_verify_notices_another_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished(None)
    record = record_of(table.room, table.log)
    record["shuffle"]["digest"] = commitment("another seed", record["shuffle"]["salt"])
    assert verified(record, tmp_path) == 1
    assert "not the one" in capsys.readouterr().out


def test_a_record_from_elsewhere_says_nothing_about_it() -> None:
    assert shuffle_is_fair({"seed": 7}) is None


def verified(record: Json, folder: Path) -> int:
    path = folder / "record.json"
    path.write_text(json.dumps(record))
    return obey(["verify", str(path)])
