"""What every store promises: durable, in order, with the key as the conflict check. Each test runs on each store."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from alcatraz.server.store.address import read_address
from alcatraz.server.store.opened import open_database
from alcatraz.server.store.protocol import Conflict, Forgetting, KnownTable, Store, Summary
from alcatraz.server.tables.log_entries import LogEntry, Renamed

LOBBY = Summary("boat", "lobby", listed=False, updated=5.0)
Run = Callable[[Callable[[Any], Awaitable[None]]], None]


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Acts a scene on a new store."""
    if request.param == "sqlite":
        database = str(tmp_path / "tables.db")
    else:
        database = request.getfixturevalue("postgres").new_database()

    def act(scene: Callable[[Any], Awaitable[None]]) -> None:
        async def whole() -> None:
            opened = await open_database(read_address(database))
            try:
                await scene(opened.store)
            finally:
                await opened.close()

        asyncio.run(whole())

    return act


def entry(number: int) -> LogEntry:
    return LogEntry(number, float(number), Renamed(0, f"name {number}"))


def test_what_is_appended_is_read_in_order(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", [entry(1)], LOBBY)
        await store.append("t", [entry(2), entry(3)], LOBBY)
        assert await store.read("t") == [entry(1), entry(2), entry(3)]
        assert await store.read("t", 2) == [entry(3)]
        assert await store.read("nowhere") == []

    run(scene)


def test_a_number_is_taken_once(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", [entry(1)], LOBBY)
        with pytest.raises(Conflict):
            await store.append("t", [entry(1)], LOBBY)

    run(scene)


def test_a_conflict_spoils_nothing_else_in_the_same_commit(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", [entry(1), entry(2)], LOBBY)
        results = await asyncio.gather(
            *(store.append(f"other {n}", [entry(1)], LOBBY) for n in range(50)),
            store.append("t", [entry(2), entry(3)], LOBBY),
            *(store.append(f"another {n}", [entry(1)], LOBBY) for n in range(50)),
            return_exceptions=True,
        )
        assert [type(result) for result in results if result is not None] == [Conflict]
        assert await store.read("t") == [entry(1), entry(2)]
        assert await store.read("another 49") == [entry(1)]

    run(scene)


def test_a_log_has_no_gap(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", [entry(1)], LOBBY)
        with pytest.raises(Conflict):
            await store.append("t", [entry(3)], LOBBY)
        with pytest.raises(Conflict):
            await store.append("deleted", [entry(7)], LOBBY)

    run(scene)


def test_old_tables_are_forgotten_by_what_they_were(run: Run) -> None:
    async def scene(store: Store) -> None:
        for phase in ("lobby", "playing", "over", "closed"):
            await store.append(phase, [entry(1)], Summary("boat", phase, listed=False, updated=100.0))
        assert await store.forget(Forgetting(50.0, 50.0, 50.0)) == 0
        assert await store.forget(Forgetting(101.0, 50.0, 50.0)) == 2
        assert await store.forget(Forgetting(0.0, 101.0, 50.0)) == 1
        assert await store.read("playing") == [entry(1)]
        assert await store.forget(Forgetting(0.0, 0.0, 101.0)) == 1
        assert await store.read("playing") == []

    run(scene)


def test_a_jump_of_the_clock_deletes_nothing(run: Run) -> None:
    """400 days ahead for an hour, then right again, then ahead again: strikes do not add up over good sweeps."""
    ahead = Forgetting(1e9, 1e9, 1e9, strikes=3)
    right = Forgetting(0.0, 0.0, 0.0, strikes=3)

    async def scene(store: Store) -> None:
        await store.append("t", [entry(1)], LOBBY)
        for sweep in (ahead, ahead, right, ahead, ahead):
            assert await store.forget(sweep) == 0
        assert await store.read("t") == [entry(1)]
        assert await store.forget(ahead) == 1

    run(scene)


def test_an_occupied_table_is_never_deleted(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", [entry(1)], LOBBY)
        assert await store.forget(Forgetting(1e9, 1e9, 1e9, occupied=frozenset({"t"}))) == 0
        assert await store.read("t") == [entry(1)]

    run(scene)


def test_tables_where_time_runs_out_are_found(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.append("slow", [entry(1)], Summary("boat", "playing", listed=False, updated=1.0, wake=50.0))
        await store.append("free", [entry(1)], Summary("boat", "playing", listed=False, updated=1.0))
        assert await store.due(49.0) == []
        assert await store.due(50.0) == ["slow"]

    run(scene)


def test_without_a_summary_the_last_one_stays(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.append("slow", [entry(1)], Summary("boat", "playing", listed=False, updated=1.0, wake=50.0))
        await store.append("slow", [entry(2)], None)
        assert await store.due(50.0) == ["slow"]
        assert len(await store.read("slow")) == 2

    run(scene)


def test_two_appends_of_a_table_at_once_are_kept_in_order(run: Run) -> None:
    async def scene(store: Store) -> None:
        await asyncio.gather(*(store.append("t", [entry(number)], LOBBY) for number in (1, 2, 3)))
        assert await store.read("t") == [entry(1), entry(2), entry(3)]

    run(scene)


def test_hundreds_of_tables_in_one_commit(run: Run) -> None:
    async def scene(store: Store) -> None:
        await asyncio.gather(*(store.append(f"t{n}", [entry(1), entry(2)], LOBBY) for n in range(1500)))
        assert await store.read("t1499") == [entry(1), entry(2)]
        assert len(await store.known()) == 1500

    run(scene)


def test_listed_tables_the_newest_first_and_only_while_they_go_on(run: Run) -> None:
    async def scene(store: Store) -> None:
        for number, phase in enumerate(("lobby", "playing", "over", "paused")):
            shown = Summary("boat", phase, listed=True, updated=float(number), shown=phase.encode())  # type: ignore[arg-type]
            await store.append(phase, [entry(1)], shown)
        await store.append("private", [entry(1)], Summary("boat", "lobby", listed=False, updated=9.0))
        assert await store.listed(10) == [b"paused", b"playing", b"lobby"]
        assert await store.listed(1) == [b"paused"]

    run(scene)


def test_a_wrong_clock_leaves_no_table_asleep(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", [entry(1)], Summary("boat", "playing", listed=False, updated=9e9, wake=9e9 + 50))
        assert await store.due(1000.0) == ["t"]

    run(scene)


def test_a_deleted_table_does_not_come_back_as_a_torso(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", [entry(1), entry(2)], LOBBY)
        assert await store.known() == [KnownTable("t", "boat", "lobby", listed=False, updated=5.0, entries=2)]
        assert await store.delete("t")
        assert not await store.delete("t")
        assert await store.known() == []
        with pytest.raises(Conflict):
            await store.append("t", [entry(3)], LOBBY)
        assert await store.read("t") == []

    run(scene)


@pytest.mark.parametrize("table", ["", "no\x00thing", "Älles", "\ud800", "'; DROP TABLE log --"])
def test_any_text_may_be_asked_for(run: Run, table: str) -> None:
    async def scene(store: Store) -> None:
        if "\ud800" not in table:
            assert await store.read(table) == []
        await store.append("t", [entry(1)], LOBBY)
        assert await store.read("t") == [entry(1)]

    run(scene)


def test_it_says_that_it_writes(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.check()
        await store.check()

    run(scene)
