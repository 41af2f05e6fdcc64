"""Frames as a client sends them, right or wrong, for tests."""

MASK = b"\x01\x02\x03\x04"


def masked(kind: int, payload: bytes, mask: bytes = MASK, *, last: bool = True, first: int | None = None) -> bytes:
    """`first`: the whole first byte, if it shall be a strange one."""
    head = bytes(((0x80 if last else 0) | kind if first is None else first,))
    length = len(payload)
    if length < 126:
        head += bytes((0x80 | length,))
    elif length < 1 << 16:
        head += bytes((0x80 | 126,)) + length.to_bytes(2, "big")
    else:
        head += bytes((0x80 | 127,)) + length.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
