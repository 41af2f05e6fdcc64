"""The table server with a WebSocket by name: `python -m bench.server.sockets.serve ours|websockets|picows DATABASE`.

Its first line says where it listens: "port HTTP SOCKETS".
"""

import asyncio
import sys
from pathlib import Path
from typing import Literal

import uvicorn

from alcatraz.server.http.app import make_app
from alcatraz.server.http.run import bound
from alcatraz.server.http.settings import Settings
from alcatraz.server.transport.limits import UNLIMITED
from alcatraz.server.transport.websocket import TableSocket


async def serve(name: str, database: Path) -> None:
    listening, settings = bound(Settings(port=0, database=database, limits=UNLIMITED))
    app = make_app(settings)
    library: Literal["websockets-sansio"] = "websockets-sansio"
    config = uvicorn.Config(
        app,
        ws=TableSocket if name == "ours" else library,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        http="httptools",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    server = uvicorn.Server(config)
    serving = asyncio.get_running_loop().create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    sockets = settings.port
    if name == "picows":
        from bench.server.sockets.picows_socket import listen

        sockets = await listen(app.state.context)
    print("port", settings.port, sockets, flush=True)
    await serving


if __name__ == "__main__":
    import uvloop

    uvloop.run(serve(sys.argv[1], Path(sys.argv[2])))
