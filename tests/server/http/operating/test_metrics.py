"""The figures for Prometheus: histograms add up, and they have a port of their own if that is wished."""

import asyncio
import socket
from pathlib import Path

import httpx2 as httpx

from alcatraz.server.http.operating.loop_lag import watch_loop_lag
from alcatraz.server.http.operating.metrics_port import metrics_at
from alcatraz.server.runtime.metrics import NAMES, Metrics
from tests.server.hosted import hosted

BOTS = [{"kind": "guest", "name": "Ann"}, {"kind": "bot", "level": "random"}]


def value_of(line_begin: str, text: str) -> float:
    return float(next(line for line in text.splitlines() if line.startswith(line_begin)).split(" ")[-1])


def test_a_histogram_counts_everything_up_to_each_bound() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.01, 0.0100001, 99.0):
        metrics.observe("move_seconds", seconds, 'until="told"')
    text = metrics.text({})
    assert 'alcatraz_move_seconds_bucket{until="told",le="0.001"} 1' in text
    assert 'alcatraz_move_seconds_bucket{until="told",le="0.01"} 2' in text
    assert 'alcatraz_move_seconds_bucket{until="told",le="0.025"} 3' in text
    assert 'alcatraz_move_seconds_bucket{until="told",le="+Inf"} 4' in text
    assert 'alcatraz_move_seconds_count{until="told"} 4' in text


def test_every_name_is_told_from_the_start() -> None:
    """A dashboard of a new server shows zeros, not gaps."""
    told = {line.split(" ")[0].split("{")[0] for line in Metrics().text({}).splitlines() if line[0] != "#"}
    assert {name for name in NAMES if name.endswith(("_total", "_count"))} <= told


def test_a_move_is_seen_accepted_durable_and_told(tmp_path: Path) -> None:
    with hosted(tmp_path / "tables.db") as server:
        created = server.create(game="boat", seats=BOTS, options={"first": 0})
        client = server.client(created["id"], created["token"])
        client.ask(type="start")
        move = client.views["0"]["decisions"][0]["moves"][0]
        assert client.ask(type="play", seat=0, move=move)["type"] == "accepted"
        text = server.get("/metrics").text
    assert value_of('alcatraz_move_seconds_count{until="durable"}', text) >= 1
    assert value_of('alcatraz_move_seconds_sum{until="told"}', text) >= value_of(
        'alcatraz_move_seconds_sum{until="durable"}', text
    )
    assert value_of("alcatraz_sockets", text) == 1
    assert value_of("alcatraz_append_queue", text) == 0


def test_a_loop_that_was_kept_busy_is_late() -> None:
    async def scene() -> str:
        metrics = Metrics()
        watching = asyncio.create_task(watch_loop_lag(metrics, every=0.001))
        await asyncio.sleep(0)
        busy_until = asyncio.get_running_loop().time() + 0.06
        while asyncio.get_running_loop().time() < busy_until:
            pass
        await asyncio.sleep(0.005)
        watching.cancel()
        return metrics.text({})

    text = asyncio.run(scene())
    assert value_of('alcatraz_loop_lag_seconds_bucket{le="+Inf"}', text) > value_of(
        'alcatraz_loop_lag_seconds_bucket{le="0.05"}', text
    )


def test_the_port_for_metrics_answers_that_and_nothing_else() -> None:
    async def scene() -> tuple[list[httpx.Response], bytes]:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            address = f"http://127.0.0.1:{listening.getsockname()[1]}"
            async with metrics_at(listening, lambda: "alcatraz_sockets 3\n"), httpx.AsyncClient() as client:
                answers = [await client.get(address + "/metrics"), await client.get(address + "/tables")]
                answers.append(await client.post(address + "/metrics"))
                reader, writer = await asyncio.open_connection(*listening.getsockname())
                writer.write(b"GET /metrics HTTP/1.1\r\nX: " + b"x" * 20_000)
                nothing = await reader.read()
                writer.close()
                return answers, nothing

    answers, nothing = asyncio.run(scene())
    assert [answer.status_code for answer in answers] == [200, 404, 405]
    assert answers[0].text == "alcatraz_sockets 3\n"
    assert nothing == b""
