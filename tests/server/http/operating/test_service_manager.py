"""What systemd hears of the server, at a socket that stands for it."""

import asyncio
import socket
from pathlib import Path

import pytest

from alcatraz.server.http.operating.service_manager import notify, reported_to_systemd, watchdog_interval


@pytest.fixture
def manager(tmp_path: Path) -> socket.socket:
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listening.bind(str(tmp_path / "notify"))
    listening.settimeout(10)
    return listening


def test_it_hears_ready_then_signs_of_life_then_stopping(manager: socket.socket) -> None:
    environment = {"NOTIFY_SOCKET": manager.getsockname(), "WATCHDOG_USEC": "20000"}

    async def scene() -> list[str]:
        heard: list[str] = []
        async with reported_to_systemd(environment):
            while heard.count("WATCHDOG=1") < 2:
                heard.append((await asyncio.to_thread(manager.recv, 100)).decode())
        while heard[-1] != "STOPPING=1":
            heard.append(manager.recv(100).decode())
        return heard

    heard = asyncio.run(scene())
    assert heard[0] == "READY=1"
    assert heard[1:3] == ["WATCHDOG=1", "WATCHDOG=1"]
    assert heard[-1] == "STOPPING=1"
    manager.close()


def test_without_systemd_nobody_is_told() -> None:
    assert not notify("READY=1", {})
    assert not notify("READY=1", {"NOTIFY_SOCKET": "/nowhere/at/all"})
    assert watchdog_interval({}) is None


def test_signs_are_given_twice_as_often_as_asked_for_and_only_by_the_process_that_is_meant() -> None:
    assert watchdog_interval({"WATCHDOG_USEC": "30000000"}) == 15
    assert watchdog_interval({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "7"}, process=7) == 15
    assert watchdog_interval({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "8"}, process=7) is None
    assert watchdog_interval({"WATCHDOG_USEC": "soon"}) is None
