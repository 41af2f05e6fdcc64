"""How an HTTP request becomes a WebSocket (RFC 6455, section 4): read, answered, or refused."""

import binascii
from base64 import b64decode, b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha1
from http import HTTPStatus

Headers = list[tuple[bytes, bytes]]
_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_VERSION = b"13"


class NoWebSocket(Exception):
    """The request asks for something else; this is the answer."""

    def __init__(self, answer: bytes) -> None:
        super().__init__()
        self.answer = answer


@dataclass(frozen=True, slots=True)
class Handshake:
    path: str
    query: bytes
    headers: Headers
    key: bytes

    def accepted(self, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
        proof = b64encode(sha1(self.key + _MAGIC, usedforsecurity=False).digest())
        return _answer(
            HTTPStatus.SWITCHING_PROTOCOLS,
            [(b"upgrade", b"websocket"), (b"connection", b"Upgrade"), (b"sec-websocket-accept", proof), *headers],
        )


def read_handshake(request: bytes) -> Handshake:
    """The whole head of a request, as it was sent. Raises NoWebSocket."""
    first, _, rest = request.partition(b"\r\n")
    parts = first.split(b" ")
    if len(parts) != 3 or parts[0] != b"GET" or not parts[1].startswith(b"/") or not parts[1].isascii():
        raise NoWebSocket(refusal(HTTPStatus.BAD_REQUEST))
    headers = _headers(rest)
    if _only(headers, b"sec-websocket-version") != _VERSION:
        raise NoWebSocket(refusal(HTTPStatus.UPGRADE_REQUIRED, [(b"sec-websocket-version", _VERSION)]))
    key = _only(headers, b"sec-websocket-key")
    try:
        is_key = len(b64decode(key, validate=True)) == 16
    except binascii.Error:
        is_key = False
    if not is_key:
        raise NoWebSocket(refusal(HTTPStatus.BAD_REQUEST))
    path, _, query = parts[1].partition(b"?")
    return Handshake(path.decode(), query, headers, key)


def refusal(status: HTTPStatus, headers: Iterable[tuple[bytes, bytes]] = ()) -> bytes:
    return _answer(status, [*headers, (b"content-length", b"0"), (b"connection", b"close")])


def _answer(status: HTTPStatus, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    lines = [b"HTTP/1.1 %d %b" % (status, status.phrase.encode()), *(b"%b: %b" % header for header in headers)]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def _headers(lines: bytes) -> Headers:
    headers = []
    for line in lines.split(b"\r\n"):
        name, colon, value = line.partition(b":")
        if colon:
            headers.append((name.strip().lower(), value.strip()))
    return headers


def _only(headers: Headers, name: bytes) -> bytes:
    """The value of a header that may be there once."""
    values = [value for each, value in headers if each == name]
    return values[0] if len(values) == 1 else b""
