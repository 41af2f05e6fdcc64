"""What every HTTP answer carries for the safety of those who read it, and who may connect from where."""

import re
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_POLICY = (
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'; connect-src 'self'"
)
_HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:]+\](:\d+)?")
SAFETY = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class SafetyHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", content_policy(Headers(scope=scope).get("host", "")))
                for name, value in SAFETY.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, sending)


def content_policy(host: str) -> str:
    """Everything from here alone; to some browsers a WebSocket is here only if it is named."""
    return f"{_POLICY} ws://{host} wss://{host}" if _HOST.fullmatch(host) else _POLICY


def comes_from_here(headers: Headers, allowed: Iterable[str]) -> bool:
    """Whether a browser's page may talk to us: ours, or one that was allowed. Other programs name no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


def names_this_server(host: str, known: Iterable[str]) -> bool:
    """Whether the Host of a request is a name of this server or a bare address.

    A page elsewhere can make its own name resolve to this machine (DNS rebinding); it cannot make its name an address.
    """
    name = urlsplit(f"//{host}").hostname or ""
    if name in known:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
