"""WebSocket frames (RFC 6455), without a socket: bytes in, messages out, and what a server writes.

Our own, because a move costs five or six frames and the library's objects cost as much as the rules of the game.
"""

from collections.abc import Iterator

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
NORMAL, GOING_AWAY, PROTOCOL_ERROR, NO_CODE, BAD_TEXT, TOO_BIG = 1000, 1001, 1002, 1005, 1007, 1009
_CONTINUATION = 0
_LAST, _RESERVED, _KIND, _MASKED, _LENGTH = 0x80, 0x70, 0x0F, 0x80, 0x7F
_LENGTH_IN_2, _LENGTH_IN_8 = 126, 127
_MOST_IN_CONTROL = 125


class Violation(Exception):
    """What the other side sent is no WebSocket; the connection ends with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class FrameReader:
    """Puts together the frames of a client, however the network has cut them."""

    __slots__ = ("_begun", "_most", "_parts", "_rest", "_size")

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._rest = b""
        # A message in several frames: its kind (0: there is none), what has come of it, how much that is.
        self._begun = 0
        self._parts: list[bytes] = []
        self._size = 0

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Every whole message with its kind. Raises Violation after those that came before it."""
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        try:
            while end - at >= 2:
                first, length, start = data[at], data[at + 1], at + 2
                self._check(first, length)
                length &= _LENGTH
                if length == _LENGTH_IN_2:
                    start += 2
                    if end < start:
                        break
                    length = int.from_bytes(data[start - 2 : start], "big")
                elif length == _LENGTH_IN_8:
                    start += 8
                    if end < start:
                        break
                    length = int.from_bytes(data[start - 8 : start], "big")
                # Said before it is here, so that nobody has to keep it.
                if length + self._size > self._most and not first & CLOSE:
                    raise Violation(TOO_BIG, "too big")
                start += 4
                if end < start + length:
                    break
                payload = unmasked(data[start - 4 : start], data[start : start + length])
                at = start + length
                if first == _LAST | TEXT or first == _LAST | BINARY or first & CLOSE:
                    yield first & _KIND, payload
                else:
                    yield from self._continued(first, payload)
        finally:
            self._rest = data[at:] if at else data

    def _check(self, first: int, length: int) -> None:
        kind = first & _KIND
        if first & _RESERVED:
            raise Violation(PROTOCOL_ERROR, "reserved bits")
        if not length & _MASKED:
            raise Violation(PROTOCOL_ERROR, "not masked")
        if kind & CLOSE:
            if kind > PONG:
                raise Violation(PROTOCOL_ERROR, "unknown kind")
            if not first & _LAST or length & _LENGTH > _MOST_IN_CONTROL:
                raise Violation(PROTOCOL_ERROR, "bad control frame")
        elif kind > BINARY:
            raise Violation(PROTOCOL_ERROR, "unknown kind")
        elif (kind == _CONTINUATION) != bool(self._begun):
            raise Violation(PROTOCOL_ERROR, "bad continuation")

    def _continued(self, first: int, payload: bytes) -> Iterator[tuple[int, bytes]]:
        self._begun = first & _KIND or self._begun
        if payload:
            # Endless empty parts take no memory.
            self._parts.append(payload)
            self._size += len(payload)
        if first & _LAST:
            kind, whole = self._begun, b"".join(self._parts)
            self._begun, self._parts, self._size = 0, [], 0
            yield kind, whole


def unmasked(mask: bytes, payload: bytes) -> bytes:
    """As one long number: far faster than byte by byte."""
    length = len(payload)
    if mask == b"\0\0\0\0":
        return payload
    key = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(length, "little")


def frame(kind: int, payload: bytes) -> bytes:
    """A whole message of a server, which does not mask."""
    length = len(payload)
    if length < _LENGTH_IN_2:
        return bytes((_LAST | kind, length)) + payload
    if length < 1 << 16:
        return bytes((_LAST | kind, _LENGTH_IN_2, length >> 8, length & 0xFF)) + payload
    return bytes((_LAST | kind, _LENGTH_IN_8)) + length.to_bytes(8, "big") + payload


def closing(code: int, reason: str = "") -> bytes:
    payload = b"" if code == NO_CODE else code.to_bytes(2, "big") + reason.encode()[: _MOST_IN_CONTROL - 2]
    return frame(CLOSE, payload)


def why_closed(payload: bytes) -> tuple[int, str]:
    """The code and the reason in a close frame. Raises Violation."""
    if not payload:
        return NO_CODE, ""
    if len(payload) == 1:
        raise Violation(PROTOCOL_ERROR, "half a code")
    code = int.from_bytes(payload[:2], "big")
    if not (1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999):
        raise Violation(PROTOCOL_ERROR, "bad close code")
    return code, text_of(payload[2:])


def text_of(payload: bytes) -> str:
    """Raises Violation."""
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise Violation(BAD_TEXT, "not UTF-8") from None
