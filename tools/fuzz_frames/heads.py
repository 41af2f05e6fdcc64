"""Generated heads of requests: a right handshake with some peculiarities, each with a name."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

_KEY = b"AAECAwQFBgcICQoLDA0ODw=="


@dataclass(slots=True)
class Draft:
    """A head while it is being written."""

    method: bytes = b"GET"
    target: bytes = b"/ws/t?x=1"
    version: bytes = b" HTTP/1.1"
    lines: list[bytes] = field(default_factory=list)
    line_end: bytes = b"\r\n"
    before: bytes = b""
    after: bytes = b""

    def replace(self, name: bytes, *values: bytes) -> None:
        """The header with these values instead, once for each; without any it is left out."""
        at = next(index for index, line in enumerate(self.lines) if line.startswith(name + b":"))
        self.lines[at : at + 1] = [name + b": " + value for value in values]

    def written(self) -> bytes:
        first = self.method + b" " + self.target + self.version
        return self.before + self.line_end.join([first, *self.lines, b"", b""]) + self.after


@dataclass(frozen=True, slots=True)
class Head:
    data: bytes
    # The names of what is peculiar about it.
    peculiar: frozenset[str]


def _header(name: bytes, *values: bytes) -> Callable[[Draft], None]:
    return lambda draft: draft.replace(name, *values)


def _line(line: bytes) -> Callable[[Draft], None]:
    return lambda draft: draft.lines.append(line)


def _set(name: str, value: bytes) -> Callable[[Draft], None]:
    return lambda draft: setattr(draft, name, value)


def _upper(draft: Draft) -> None:
    draft.lines[:] = [line.partition(b":")[0].upper() + b":" + line.partition(b":")[2] for line in draft.lines]


def _many(draft: Draft) -> None:
    draft.lines += [b"X-%d: y" % number for number in range(150)]


_KEY_NAME, _VERSION, _UPGRADE, _CONNECTION = b"Sec-WebSocket-Key", b"Sec-WebSocket-Version", b"Upgrade", b"Connection"
PECULIARITIES: dict[str, Callable[[Draft], None]] = {
    "no host": _header(b"Host"),
    "two hosts": _header(b"Host", b"localhost", b"elsewhere"),
    "no upgrade": _header(_UPGRADE),
    "another upgrade": _header(_UPGRADE, b"h2c"),
    "upgrade in capitals": _header(_UPGRADE, b"WebSocket"),
    "several upgrades": _header(_UPGRADE, b"h2c, websocket"),
    "no connection": _header(_CONNECTION),
    "connection with more": _header(_CONNECTION, b"keep-alive, Upgrade"),
    "connection in small letters": _header(_CONNECTION, b"upgrade"),
    "another connection": _header(_CONNECTION, b"keep-alive"),
    "no key": _header(_KEY_NAME),
    "empty key": _header(_KEY_NAME, b""),
    "short key": _header(_KEY_NAME, b"AAECAw=="),
    "long key": _header(_KEY_NAME, _KEY[:-2] + b"AAAA"),
    "key that is no base64": _header(_KEY_NAME, b"????????????????????????"),
    "key without padding": _header(_KEY_NAME, _KEY.rstrip(b"=")),
    "key with spaces around": _header(_KEY_NAME, b"  " + _KEY + b" \t"),
    "two keys": _header(_KEY_NAME, _KEY, _KEY),
    "no version": _header(_VERSION),
    "old version": _header(_VERSION, b"8"),
    "two versions": _header(_VERSION, b"13", b"13"),
    "version in a list": _header(_VERSION, b"13, 8"),
    "version with a zero": _header(_VERSION, b"013"),
    "post": _set("method", b"POST"),
    "method in small letters": _set("method", b"get"),
    "unknown method": _set("method", b"FETCH"),
    "HTTP/1.0": _set("version", b" HTTP/1.0"),
    "HTTP/2.0": _set("version", b" HTTP/2.0"),
    "no HTTP version": _set("version", b""),
    "whole address": _set("target", b"http://localhost/ws/t"),
    "target without slash": _set("target", b"ws"),
    "space in the target": _set("target", b"/ws/ t"),
    "high bytes in the target": _set("target", b"/ws/\xc3\xa9"),
    "lines end with a line feed": _set("line_end", b"\n"),
    "empty line before": _set("before", b"\r\n"),
    "line without colon": _line(b"nonsense"),
    "header without name": _line(b": nothing"),
    "space before colon": _line(b"X-A : 1"),
    "bracket in a name": _line(b"X(A): 1"),
    "folded header": _line(b"X-A: 1\r\n  2"),
    "control character": _line(b"X-A: \x01"),
    "null": _line(b"X-A: \x00"),
    "high bytes in a value": _line(b"X-A: \xe9"),
    "long value": _line(b"X-A: " + b"y" * 9_000),
    "many headers": _many,
    "names in capitals": _upper,
    "body": _line(b"Content-Length: 0"),
    "origin": _line(b"Origin: http://localhost"),
    "extensions": _line(b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"),
    "broken extensions": _line(b"Sec-WebSocket-Extensions: ;;"),
    "subprotocol": _line(b"Sec-WebSocket-Protocol: chat, superchat"),
}


def head_for(seed: int) -> Head:
    random = Random(seed)
    draft = Draft(
        lines=[
            b"Host: localhost",
            b"Upgrade: websocket",
            b"Connection: Upgrade",
            b"Sec-WebSocket-Key: " + _KEY,
            b"Sec-WebSocket-Version: 13",
        ]
    )
    random.shuffle(draft.lines)
    names = random.sample(list(PECULIARITIES), k=random.choice((0, 1, 1, 1, 2)))
    for name in names:
        try:
            PECULIARITIES[name](draft)
        except StopIteration:
            # The other one has taken that header out, or written it otherwise.
            continue
    return Head(draft.written(), frozenset(names))
