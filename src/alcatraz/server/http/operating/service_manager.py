"""What systemd is told: ready, alive, stopping. Its protocol (sd_notify) is one datagram per message."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

READY = "READY=1"
ALIVE = "WATCHDOG=1"
STOPPING = "STOPPING=1"


def notify(state: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether somebody was told. Not being told by anybody to report is no mistake."""
    address = environment.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return False
    # An address that begins with @ is in the abstract namespace, whose names begin with a null.
    name = "\0" + address[1:] if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect(name)
        line.sendall(state.encode())
        return True
    return False


def watchdog_interval(environment: Mapping[str, str] = os.environ, process: int | None = None) -> float | None:
    """Seconds between two signs of life: half of what systemd waits for. None if it does not wait for any."""
    if environment.get("WATCHDOG_PID", str(process or os.getpid())) != str(process or os.getpid()):
        return None
    try:
        limit = int(environment.get("WATCHDOG_USEC", "")) / 1e6
    except ValueError:
        return None
    return limit / 2 if limit > 0 else None


@asynccontextmanager
async def reported_to_systemd(environment: Mapping[str, str] = os.environ) -> AsyncIterator[None]:
    """Ready while the body runs. Signs of life come from the event loop: one that hangs gives none."""
    notify(READY, environment)
    interval = watchdog_interval(environment)
    signs = None if interval is None else asyncio.create_task(_give_signs(interval, environment))
    try:
        yield
    finally:
        if signs is not None:
            signs.cancel()
        notify(STOPPING, environment)


async def _give_signs(interval: float, environment: Mapping[str, str]) -> None:
    while True:
        notify(ALIVE, environment)
        await asyncio.sleep(interval)
