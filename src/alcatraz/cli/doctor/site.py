"""Checks of a site as its visitors reach it: through the proxy, with TLS, over HTTP and WebSocket."""

import json
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from alcatraz.cli.doctor.findings import Finding, fine, note, wrong
from alcatraz.games.registry import DEFAULT_GAME, GAMES

Json = dict[str, Any]
_PATIENCE = 10.0
# More than this and clocks on the page are visibly wrong.
_MOST_SKEW = 5.0
_ELSEWHERE = "https://elsewhere.example"
# A private table that nobody sits at: the server deletes it after a week.
_TABLE = {"game": DEFAULT_GAME, "seats": [{"kind": "open"}] * GAMES[DEFAULT_GAME].seats.start}


@dataclass(frozen=True, slots=True)
class _Answer:
    status: int
    text: str


def check_site(url: str) -> list[Finding]:
    """`url` as browsers write an origin."""
    health = _asked(url + "/health")
    if isinstance(health, Finding):
        return [health]
    if health.status != 200 or health.text != "ok\n":
        return [wrong("site", "not-alcatraz", url=url, status=str(health.status))]
    found = [fine("site", "site-fine", url=url), _encryption(url), *_ready(url), *_figures(url)]
    made = _asked(url + "/tables", json.dumps(_TABLE).encode(), origin=url)
    if isinstance(made, Finding):
        return [*found, made]
    if made.status != 201:
        return [*found, wrong("origin", "no-table", why=_message(made))]
    created = json.loads(made.text)
    return [*found, _base_url(url, created["link"]), _stranger(url), *_socket(url, created)]


def _asked(url: str, body: bytes | None = None, origin: str | None = None) -> "_Answer | Finding":
    headers = {"Content-Type": "application/json", **({"Origin": origin} if origin else {})}
    request = urllib.request.Request(url, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
            return _Answer(answer.status, answer.read(100_000).decode("utf-8", "replace"))
    except urllib.error.HTTPError as error:
        return _Answer(error.code, error.read(100_000).decode("utf-8", "replace"))
    except (OSError, ValueError) as error:
        return wrong("site", "unreachable", url=url, why=str(getattr(error, "reason", error)))


def _message(answer: _Answer) -> str:
    try:
        return str(json.loads(answer.text)["message"])
    except (ValueError, KeyError, TypeError):
        return str(answer.status)


def _encryption(url: str) -> Finding:
    parts = urlsplit(url)
    if parts.scheme == "https":
        return fine("tls", "tls-fine")
    return note("tls", "tls-none") if _is_here(parts.hostname or "") else wrong("tls", "tls-missing", url=url)


def _is_here(host: str) -> bool:
    """In one's own network nobody has a certificate."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return host == "localhost" or host.endswith(".local")


def _ready(url: str) -> list[Finding]:
    ready = _asked(url + "/ready")
    if isinstance(ready, Finding) or ready.status == 404:
        # The proxy keeps it to itself.
        return []
    return [fine("disk", "ready") if ready.status == 200 else wrong("disk", "not-ready")]


def _figures(url: str) -> list[Finding]:
    figures = _asked(url + "/metrics")
    shown = isinstance(figures, _Answer) and "alcatraz_" in figures.text
    return [note("metrics", "metrics-shown")] if shown and not _is_here(urlsplit(url).hostname or "") else []


def _base_url(url: str, link: str) -> Finding:
    parts = urlsplit(link)
    told = f"{parts.scheme}://{parts.netloc}"
    if told == url:
        return fine("base-url", "base-url-fine", link=told)
    return wrong("base-url", "base-url-wrong", link=told, url=url)


def _stranger(url: str) -> Finding:
    """A page of somebody else must not be able to make tables in a visitor's name."""
    answer = _asked(url + "/tables", json.dumps(_TABLE).encode(), origin=_ELSEWHERE)
    refused = isinstance(answer, _Answer) and answer.status in (400, 403)
    return fine("origin", "origin-fine") if refused else wrong("origin", "origin-open")


def _socket(url: str, created: Json) -> list[Finding]:
    address = f"{url.replace('http', 'ws', 1)}/ws/{created['id']}"
    try:
        with connect(address, origin=Origin(url), open_timeout=_PATIENCE, close_timeout=1) as socket:
            sent = time.time()
            socket.send(json.dumps({"type": "hello", "token": created["token"]}))
            welcome = json.loads(socket.recv(_PATIENCE))
            took = time.time() - sent
            if welcome.get("type") != "welcome":
                return [wrong("websocket", "websocket-silent")]
    except (InvalidHandshake, WebSocketException, OSError, ValueError, TimeoutError) as error:
        return [wrong("websocket", "websocket-broken", why=str(error) or type(error).__name__)]
    skew = welcome["now"] - (sent + took / 2)
    clock = (
        wrong("clock", "clock-skew", seconds=str(round(skew)))
        if abs(skew) > _MOST_SKEW + took
        else fine("clock", "clock-fine")
    )
    return [fine("websocket", "websocket-fine", milliseconds=str(round(took * 1000))), clock]
