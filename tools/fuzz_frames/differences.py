"""Where our WebSocket may differ from another, and why. Anything else is a bug, here or there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tools.fuzz_frames.readers import Outcome
from tools.fuzz_frames.streams import Stream

_TOO_BIG, _BAD_TEXT, _PROTOCOL_ERROR = 1009, 1007, 1002
_CLOSE = 8


@dataclass(frozen=True, slots=True)
class Frame:
    """The head of a frame, and its payload as far as it has come."""

    last: bool
    kind: int
    length: int
    # How many bytes tell the length: 0, 2 or 8.
    told_in: int
    payload: bytes

    @property
    def is_control(self) -> bool:
        return self.kind >= _CLOSE

    @property
    def is_longer_than_needed(self) -> bool:
        return (self.told_in == 2 and self.length < 126) or (self.told_in == 8 and self.length < 1 << 16)


def frames_of(data: bytes) -> Iterator[Frame]:
    """Without any rule: heads one after the other, right or wrong."""
    at = 0
    while len(data) - at >= 2:
        first, length, start = data[at], data[at + 1] & 0x7F, at + 2
        told_in = {126: 2, 127: 8}.get(length, 0)
        if told_in:
            length = int.from_bytes(data[start : start + told_in], "big")
        start += told_in
        mask = data[start : start + 4] if data[at + 1] & 0x80 else b"\0\0\0\0"
        start += 4 if data[at + 1] & 0x80 else 0
        payload = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data[start : start + length]))
        yield Frame(bool(first & 0x80), first & 0x0F, length, told_in, payload)
        at = start + length


@dataclass(frozen=True, slots=True)
class Difference:
    peer: str
    why: str
    explains: Callable[[Stream, Outcome, Outcome], bool]


def _began_alike(short: Outcome, long: Outcome) -> bool:
    """Whatever the one that ended earlier has told, the other has told first, too."""
    messages, pongs = len(short.messages), len(short.pongs)
    return long.messages[:messages] == short.messages and long.pongs[:pongs] == short.pongs


def _close_with_bad_code_and_text(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    return ours.code == _PROTOCOL_ERROR and theirs.code == _BAD_TEXT and _has_close(stream, bad_text=True)


def _close_with_unknown_code_and_text(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    return ours.code == _BAD_TEXT and theirs.code == _PROTOCOL_ERROR and _has_close(stream, bad_text=True)


def _has_close(stream: Stream, *, bad_text: bool) -> bool:
    for frame in frames_of(stream.data):
        if frame.kind == _CLOSE and len(frame.payload) > 2:
            try:
                frame.payload[2:].decode()
            except UnicodeDecodeError:
                return bad_text
    return False


def _control_with_long_length(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    return (
        ours.code == _PROTOCOL_ERROR
        and _began_alike(ours, theirs)
        and any(frame.is_control and frame.told_in for frame in frames_of(stream.data))
    )


def _control_inside_a_message(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    begun = False
    inside = False
    for frame in frames_of(stream.data):
        inside = inside or (begun and frame.is_control)
        if not frame.is_control:
            begun = not frame.last
    return inside and theirs.code == _TOO_BIG and _began_alike(theirs, ours)


def _close_inside_a_message(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    begun = False
    for frame in frames_of(stream.data):
        if frame.kind == _CLOSE and begun:
            return theirs.code == _PROTOCOL_ERROR and ours.messages == theirs.messages
        if not frame.is_control:
            begun = not frame.last
    return False


def _unfinished_head(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    """Only the first bytes of the last frame have come, and they are enough to see that it is wrong."""
    same = ours.messages == theirs.messages and ours.pongs == theirs.pongs
    return same and theirs.code is None and ours.code in (_PROTOCOL_ERROR, _TOO_BIG)


def _wrong_and_too_big(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    same = ours.messages == theirs.messages and ours.pongs == theirs.pongs
    return same and (ours.code, theirs.code) == (_PROTOCOL_ERROR, _TOO_BIG)


def _no_size_limit(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    return ours.code == _TOO_BIG and (_began_alike(ours, theirs) or _began_alike(theirs, ours))


def _text_as_it_comes(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    return theirs.code == _BAD_TEXT and not theirs.asked and _began_alike(theirs, ours)


def _unknown_close_code(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    return ours.code == 1014 and theirs.code == _PROTOCOL_ERROR and ours.messages == theirs.messages


def _longer_than_needed(stream: Stream, ours: Outcome, theirs: Outcome) -> bool:
    longer = any(frame.is_longer_than_needed for frame in frames_of(stream.data))
    return longer and theirs.code == _PROTOCOL_ERROR and _began_alike(theirs, ours)


DIFFERENCES = (
    Difference(
        "websockets",
        "A close frame has a forbidden code and a reason that is not UTF-8: both are wrong, we look at the code first.",
        _close_with_bad_code_and_text,
    ),
    Difference(
        "websockets",
        "A control frame tells its length in more than seven bits: wrong in any case, so we do not wait for it.",
        _control_with_long_length,
    ),
    Difference(
        "websockets",
        "It counts control frames inside a message to the size of the message; RFC 6455 does not.",
        _control_inside_a_message,
    ),
    Difference(
        "websockets",
        "It takes a close frame inside an unfinished message for an error; section 5.4 allows control frames there.",
        _close_inside_a_message,
    ),
    Difference(
        "websockets",
        "A frame is wrong in its first two bytes and too big: we look at those bytes first.",
        _wrong_and_too_big,
    ),
    Difference("websockets", "We refuse a frame as soon as its first two bytes are wrong.", _unfinished_head),
    Difference("wsproto", "It has no limit on the size of messages.", _no_size_limit),
    Difference("wsproto", "It checks text as it comes; we check whole messages.", _text_as_it_comes),
    Difference("wsproto", "It does not know the registered code 1014.", _unknown_close_code),
    Difference(
        "wsproto",
        "A close frame has a code that it does not know and a reason that is not UTF-8: it looks at the code first.",
        _close_with_unknown_code_and_text,
    ),
    Difference(
        "wsproto",
        "It refuses lengths told in more bytes than needed; browsers and proxies are not harmed by our leniency.",
        _longer_than_needed,
    ),
    Difference("wsproto", "We refuse a frame as soon as its first two bytes are wrong.", _unfinished_head),
)


def explanation(peer: str, stream: Stream, ours: Outcome, theirs: Outcome) -> str | None:
    """Why they differ; None if nothing in the table explains it."""
    for difference in DIFFERENCES:
        if difference.peer == peer and difference.explains(stream, ours, theirs):
            return difference.why
    return None
