"""WebSocket frames: however the network cuts them, the same messages; whatever is no WebSocket ends with its code."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcatraz.server.transport.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    TEXT,
    FrameReader,
    Violation,
    closing,
    frame,
    text_of,
    unmasked,
    why_closed,
)
from tests.server.transport.raw_frames import MASK, masked

MOST = 1000


def read(pieces: Iterable[bytes], most: int = MOST) -> tuple[list[tuple[int, bytes]], int | None]:
    """The messages in these pieces, and the code of the violation that ended them."""
    reader, messages = FrameReader(most), []
    try:
        for piece in pieces:
            for message in reader.read(piece):
                messages.append(message)  # noqa: PERF402 (what comes before a violation counts)
    except Violation as violation:
        return messages, violation.code
    return messages, None


@st.composite
def conversations(draw: st.DrawFn) -> tuple[bytes, list[tuple[int, bytes]]]:
    """What a client sends, and the messages in it: some in parts, with control frames between the parts."""
    sent, messages = b"", []
    for _ in range(draw(st.integers(0, 5))):
        kind = draw(st.sampled_from((TEXT, BINARY)))
        parts = draw(st.lists(st.binary(max_size=300), min_size=1, max_size=3))
        for index, part in enumerate(parts):
            last = index == len(parts) - 1
            sent += masked(kind if index == 0 else 0, part, draw(st.binary(min_size=4, max_size=4)), last=last)
            if not last and draw(st.booleans()):
                control = draw(st.sampled_from((PING, PONG)))
                payload = draw(st.binary(max_size=125))
                sent += masked(control, payload)
                messages.append((control, payload))
        messages.append((kind, b"".join(parts)))
    return sent, messages


@given(conversations(), st.lists(st.integers(1, 400)))
def test_any_cut_gives_the_same_messages(said: tuple[bytes, list[tuple[int, bytes]]], cuts: list[int]) -> None:
    sent, messages = said
    pieces = []
    for cut in cuts:
        pieces.append(sent[:cut])
        sent = sent[cut:]
    assert read([*pieces, sent]) == (messages, None)


@given(conversations(), st.binary(max_size=50))
def test_whatever_comes_every_cut_ends_alike(said: tuple[bytes, list[tuple[int, bytes]]], noise: bytes) -> None:
    sent = said[0] + noise
    assert read([sent]) == read(sent[at : at + 1] for at in range(len(sent)))


@given(st.binary(max_size=70_000), st.binary(min_size=4, max_size=4))
def test_what_is_masked_twice_is_as_before(payload: bytes, mask: bytes) -> None:
    assert unmasked(mask, unmasked(mask, payload)) == payload


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_lengths_are_written_in_the_fewest_bytes(size: int) -> None:
    written = frame(TEXT, b"x" * size)
    head = {0: 2, 125: 2, 126: 4, 65_535: 4, 65_536: 10}[size]
    assert len(written) == head + size
    assert written[0] == 0x81


@pytest.mark.parametrize("size", [125, 126, 65_536])
def test_long_messages_are_read(size: int) -> None:
    assert read([masked(BINARY, b"x" * size)], most=100_000) == ([(BINARY, b"x" * size)], None)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"not masked"), 1002),
        (masked(TEXT, b"x", first=0xC1), 1002),  # a reserved bit
        (masked(3, b"x"), 1002),  # an unknown kind of data
        (masked(11, b"x"), 1002),  # an unknown kind of control
        (masked(0, b"x"), 1002),  # nothing to continue
        (masked(TEXT, b"x", last=False) + masked(TEXT, b"x"), 1002),  # a message within a message
        (masked(PING, b"x", last=False), 1002),  # a ping in parts
        (masked(PING, b"x" * 126), 1002),  # a long ping
        (masked(TEXT, b"x" * (MOST + 1)), 1009),
        (masked(TEXT, b"x" * (MOST + 1))[:8], 1009),  # before it has come
        (bytes((0x81, 0xFF)) + b"\xff" * 8, 1009),
        (masked(TEXT, b"x" * MOST, last=False) + masked(0, b"x"), 1009),  # too big in parts
    ],
)
def test_what_is_no_websocket_ends_with_its_code(sent: bytes, code: int) -> None:
    assert read([masked(TEXT, b"before") + sent]) == ([(TEXT, b"before")], code)


def test_a_control_frame_passes_while_a_big_message_comes() -> None:
    sent = masked(BINARY, b"x" * MOST, last=False) + masked(PING, b"y" * 125) + masked(0, b"")
    assert read([sent]) == ([(PING, b"y" * 125), (BINARY, b"x" * MOST)], None)


def test_endless_empty_parts_take_no_memory() -> None:
    reader = FrameReader(MOST)
    assert not list(reader.read(masked(TEXT, b"", last=False) + masked(0, b"", last=False) * 10_000))
    assert list(reader.read(masked(0, b"end"))) == [(TEXT, b"end")]


def test_the_reason_of_a_close_is_read() -> None:
    assert why_closed(b"") == (1005, "")
    assert why_closed(b"\x03\xe8bye") == (1000, "bye")
    assert closing(1000, "bye") == bytes((0x80 | CLOSE, 5)) + b"\x03\xe8bye"
    assert closing(1005) == bytes((0x80 | CLOSE, 0))


@pytest.mark.parametrize(
    ("payload", "code"), [(b"x", 1002), (b"\x03\xed", 1002), (b"\x00\x00", 1002), (b"\x03\xe8\xff", 1007)]
)
def test_a_strange_close_is_a_violation(payload: bytes, code: int) -> None:
    with pytest.raises(Violation) as found:
        why_closed(payload)
    assert found.value.code == code


def test_text_is_utf_8() -> None:
    assert text_of("échappée".encode()) == "échappée"
    with pytest.raises(Violation) as found:
        text_of(b"\xc3\x28")
    assert found.value.code == 1007


def test_a_mask_of_zeros_changes_nothing() -> None:
    assert unmasked(b"\0\0\0\0", b"abc") == b"abc"
    assert unmasked(MASK, b"") == b""
