"""Either of two nodes is killed again and again, stopped, or told to end: nothing acknowledged is lost or doubled."""

import asyncio
import signal

from alcatraz.client import join
from alcatraz.client.remote_table import RemoteTable
from tests.server.nodes.balancer import Balancer
from tests.server.nodes.killing import Killing
from tests.server.process import Process
from tools.postgres.server import PostgresServer

# Seconds for which a node that does not answer keeps its bots.
LEASE = 2.0


def test_kills_and_a_standstill_lose_and_double_nothing(postgres: PostgresServer) -> None:
    """A node stands still for longer than its lease: the other one has taken over its bots when it goes on."""
    killing = Killing(postgres.new_database(), people=4, pause=0.02, seed=1, lease=LEASE)
    result = asyncio.run(killing.run(6, 1.5 * LEASE))
    assert result.kills >= 6
    assert result.acknowledged > 0
    assert result.bot_moves > 0


def test_people_come_back_to_another_node_when_theirs_is_told_to_stop(postgres: PostgresServer) -> None:
    database = postgres.new_database()
    first, second = Process(database), Process(database)
    balancer = Balancer(first.port, second.port)

    async def scene() -> None:
        created = balancer.at.create(
            game="boat", seats=[{"kind": "guest", "name": "Ann"}, {"kind": "guest", "name": "Bob"}]
        )
        table = await join(f"{balancer.at.url}/t/{created['id']}", created["token"])
        async with table:
            await table.start()
            await _moves(table)
            await _told_to_stop(table, first, second)
            first.start()
            await _told_to_stop(table, second, first)

    async def _told_to_stop(table: RemoteTable, goes: Process, stays: Process) -> None:
        """Wherever Ann is connected, she is at the one that stays afterwards, and plays on."""
        before = table.known.number or 0
        balancer.ports[:] = [stays.port]
        how = signal.SIGTERM if goes is first else signal.SIGHUP
        await asyncio.to_thread(goes.stop, how)
        assert not goes.is_running()
        await _moves(table)
        assert table.known.number == before + 1

    try:
        first.start()
        second.start()
        asyncio.run(scene())
    finally:
        first.close()
        second.close()
        balancer.close()


async def _moves(table: RemoteTable) -> None:
    """Once, with an answer; what was sent when the connection broke is sent again and done once."""
    while not table.known.decisions():
        await table.changed()
    seat, decision = table.known.decisions()[0]
    await table.play(seat, decision["moves"][0])
