"""Our handshake beside those of websockets and wsproto: accepted or refused alike, or for a named reason."""

import logging
from collections.abc import Iterator

import pytest

from tools.fuzz_frames.__main__ import compare_heads
from tools.fuzz_frames.head_differences import HEAD_DIFFERENCES, head_explanation
from tools.fuzz_frames.head_readers import OurServer, read_by_websockets, read_by_wsproto
from tools.fuzz_frames.heads import PECULIARITIES, Head, head_for

HEADS = 1500
_KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
PLAIN = (
    b"GET /ws/t HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: " + _KEY + b"\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def ours() -> Iterator[OurServer]:
    log = logging.getLogger("uvicorn.error")
    before = log.level
    log.setLevel(logging.CRITICAL)
    server = OurServer()
    yield server
    server.close()
    log.setLevel(before)


def test_the_example_of_the_standard_has_the_proof_of_the_standard(ours: OurServer) -> None:
    proof = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert ours(PLAIN) == read_by_websockets(PLAIN) == read_by_wsproto(PLAIN) == proof


@pytest.mark.parametrize("version", [b" HTTP/1.0", b" HTTP/2.0", b""])
def test_a_handshake_is_http_1_1(ours: OurServer, version: bytes) -> None:
    assert ours(PLAIN.replace(b" HTTP/1.1", version)) is None


def test_three_servers_judge_heads_alike_and_every_allowed_difference_is_needed(ours: OurServer) -> None:
    compared = [compare_heads(number, ours) for number in range(HEADS)]
    assert [line for _, unexplained in compared for line in unexplained] == []
    seen = {reason for explained, _ in compared for reason in explained}
    assert seen == {f"{difference.peer}: {difference.why}" for difference in HEAD_DIFFERENCES}


def test_every_peculiarity_is_generated_and_every_difference_names_one() -> None:
    assert set().union(*(head_for(number).peculiar for number in range(HEADS))) == set(PECULIARITIES)
    assert {name for difference in HEAD_DIFFERENCES for name in difference.heads} <= set(PECULIARITIES)


def test_a_plain_head_is_explained_by_nothing() -> None:
    assert head_explanation("websockets", Head(PLAIN, frozenset())) is None
    assert head_explanation("wsproto", Head(PLAIN, frozenset({"origin"}))) is None
