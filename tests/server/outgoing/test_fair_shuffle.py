"""Fair shuffles: bound at the start, shown at the end, checked by `alcatraz verify`."""

import json
from pathlib import Path

import pytest

from alcatraz.cli.main import obey
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.records.fair_shuffle import commitment, game_seed, shuffle_proof
from alcatraz.server.outgoing.messages import shuffle_info
from alcatraz.server.runtime.tokens import new_shuffle_secrets
from alcatraz.server.tables.creation import created_entry
from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.records import record_of
from alcatraz.wire import AddChance, CreateTable, Leave, Ready, SeatPlan, Sit
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
    assert shuffle_proof(record) == "chosen"
    assert verified(record, tmp_path) == 0
    assert "chose the seed" in capsys.readouterr().out


def test_verify_notices_another_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished(None)
    record = record_of(table.room, table.log)
    record["shuffle"]["digest"] = commitment("another seed", record["shuffle"]["salt"])
    assert verified(record, tmp_path) == 1
    assert "does not follow" in capsys.readouterr().out


def test_a_record_from_elsewhere_says_nothing_about_it() -> None:
    assert shuffle_proof({"seed": 7}) is None


# -- bits that the players add -------------------------------------------------------------------


BITS = ("a1" * 32, "b2" * 32)


def lobby(seed: str | None = None) -> TestRoom:
    table = TestRoom("boat", 2, options={"turn_limit": 2}, seed=seed)
    table.does("ann", Sit("Ann", 0))
    table.does("bob", Sit("Bob", 1))
    table.does("bob", Ready(1))
    return table


def test_the_game_is_dealt_from_the_bits_of_all() -> None:
    table = lobby()
    alone = table.room.seed
    table.does("ann", AddChance(0, BITS[0]))
    with_ann = table.room.seed
    table.does("bob", AddChance(1, BITS[1]))
    assert len({alone, with_ann, table.room.seed}) == 3
    assert table.room.seed == game_seed(table.room.created.seed, BITS)


def test_everybody_sees_the_bits_before_the_start_and_the_seed_after_the_end(tmp_path: Path) -> None:
    table = lobby()
    table.does("bob", AddChance(1, BITS[1]))
    before = shuffle_info(table.room)
    assert (before.bits, before.seed) == (["", BITS[1]], None)
    table.started()
    while table.room.outcome is None:
        table.plays_first("enter")
    record = record_of(table.room, table.log)
    assert shuffle_proof(record) == "shared"
    assert record["seed"] == game_seed(record["shuffle"]["seed"], ["", BITS[1]])
    assert verified(record, tmp_path) == 0


@pytest.mark.parametrize("change", [{"bits": ["", ""]}, {"bits": ["", BITS[0]]}, {"bits": "none"}, {"seed": "another"}])
def test_a_changed_proof_is_noticed(change: Json) -> None:
    table = lobby()
    table.does("bob", AddChance(1, BITS[1]))
    table.started()
    while table.room.outcome is None:
        table.plays_first("enter")
    record = record_of(table.room, table.log)
    record["shuffle"] |= change
    assert shuffle_proof(record) == "broken"


def test_bits_are_added_once() -> None:
    table = lobby()
    table.does("ann", AddChance(0, BITS[0]))
    assert table.does("ann", AddChance(0, BITS[0])) == []
    with pytest.raises(Denied, match="chance_added"):
        table.does("ann", AddChance(0, BITS[1]))


def test_only_for_ones_own_seat_and_before_the_start() -> None:
    table = lobby()
    with pytest.raises(Denied, match="not_your_seat"):
        table.does("ann", AddChance(1, BITS[0]))
    table.started()
    with pytest.raises(Denied, match="wrong_phase"):
        table.does("ann", AddChance(0, BITS[0]))


def test_nothing_is_added_to_a_chosen_seed() -> None:
    with pytest.raises(Denied, match="chosen_seed"):
        lobby("my own deal").does("ann", AddChance(0, BITS[0]))


def test_who_leaves_takes_their_bits_along() -> None:
    table = lobby()
    table.does("bob", AddChance(1, BITS[1]))
    table.does("bob", Leave(1))
    assert table.room.seed == table.room.created.seed


def verified(record: Json, folder: Path) -> int:
    path = folder / "record.json"
    path.write_text(json.dumps(record))
    return obey(["verify", str(path)])
