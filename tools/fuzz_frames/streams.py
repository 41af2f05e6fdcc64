"""Generated streams of bytes: mostly right frames of a client, some wrong ones, cut into pieces anywhere."""

from dataclasses import dataclass
from random import Random

# What all three are told is too big; small, so that streams of its size are quick.
MOST_BYTES = 600
_KINDS = (0, 1, 1, 1, 2, 2, 8, 9, 9, 10)
_CLOSE_CODES = (1000, 1001, 1003, 1007, 1011, 1012, 1014, 3000, 4999, 0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000)
_TEXTS = ("", "a", "Grüße", "\U0001f6a2", "x" * 124, "y" * 125, "z" * 126, "é" * 200, "w" * 599, "v" * 600, "u" * 601)


@dataclass(frozen=True, slots=True)
class Stream:
    chunks: tuple[bytes, ...]

    @property
    def data(self) -> bytes:
        return b"".join(self.chunks)


def stream_for(seed: int) -> Stream:
    random = Random(seed)
    data = b"".join(_message(random) for _ in range(random.randint(1, 5)))
    if random.random() < 0.15:
        data = _damaged(random, data)
    if random.random() < 0.15:
        data = data[: random.randint(0, len(data))]
    return Stream(_cut(random, data))


def _message(random: Random) -> bytes:
    luck = random.random()
    if luck < 0.5:
        return _frame(random, random.choice((1, 2)), _payload(random), last=True)
    if luck < 0.75:
        return _fragmented(random)
    if luck < 0.85:
        return _frame(random, 8, _close_payload(random), last=True)
    kind = random.choice(_KINDS)
    return _frame(random, kind, _payload(random)[:130], last=random.random() < 0.8, wild=random.random() < 0.3)


def _fragmented(random: Random) -> bytes:
    """A message in parts, cut anywhere, even inside a character; control frames in between."""
    whole, kind = _payload(random), random.choice((1, 2))
    cuts = sorted(random.randint(0, len(whole)) for _ in range(random.randint(1, 3)))
    parts = [whole[start:end] for start, end in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    frames = []
    for index, part in enumerate(parts):
        frames.append(_frame(random, kind if index == 0 else 0, part, last=index == len(parts) - 1))
        if random.random() < 0.2:
            frames.append(_frame(random, random.choice((9, 10)), b"between", last=True))
    return b"".join(frames)


def _payload(random: Random) -> bytes:
    luck = random.random()
    if luck < 0.1:
        return random.randbytes(random.randint(1, 200))
    data = random.choice(_TEXTS).encode()
    if luck < 0.2 and data:
        return _damaged(random, data)
    return data


def _close_payload(random: Random) -> bytes:
    luck = random.random()
    if luck < 0.2:
        return b""
    if luck < 0.25:
        return b"\x03"
    reason = random.choice((b"", b"bye", "tschüs".encode(), b"\xff", b"r" * 123, b"r" * 124))
    return random.choice(_CLOSE_CODES).to_bytes(2, "big") + reason


def _frame(random: Random, kind: int, payload: bytes, *, last: bool, wild: bool = False) -> bytes:
    first = kind | (0x80 if last else 0)
    masked = not (wild and random.random() < 0.3)
    if wild and random.random() < 0.5:
        first |= random.choice((0x10, 0x20, 0x40, 0x03))
    length, size = len(payload), b""
    short = length
    if length > 125 or (wild and random.random() < 0.3):
        long = length > 65535 or (wild and random.random() < 0.5)
        short, size = (127, length.to_bytes(8, "big")) if long else (126, length.to_bytes(2, "big"))
    if wild and random.random() < 0.1:
        short, size = 127, random.randbytes(8)
    mask = random.choice((random.randbytes(4), b"\0\0\0\0"))
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)) if masked else payload
    return bytes((first, short | (0x80 if masked else 0))) + size + (mask if masked else b"") + body


def _damaged(random: Random, data: bytes) -> bytes:
    damaged = bytearray(data)
    for _ in range(random.randint(1, 3)):
        if damaged:
            damaged[random.randrange(len(damaged))] = random.randrange(256)
    return bytes(damaged)


def _cut(random: Random, data: bytes) -> tuple[bytes, ...]:
    if random.random() < 0.3:
        return (data,)
    if random.random() < 0.1:
        return tuple(data[at : at + 1] for at in range(len(data)))
    cuts = sorted(random.randint(0, len(data)) for _ in range(random.randint(1, 6)))
    return tuple(data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True))
