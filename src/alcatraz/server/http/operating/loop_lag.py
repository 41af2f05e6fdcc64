"""How late the event loop wakes: the wait that every message has, whatever it asks for."""

import asyncio

from alcatraz.server.runtime.metrics import Metrics

_EVERY = 0.5


async def watch_loop_lag(metrics: Metrics, every: float = _EVERY) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        metrics.observe("loop_lag_seconds", max(0.0, loop.time() - due))
