"""`python -m tools.fuzz_frames`: compares WebSockets on generated streams; a stream is made again by its number."""

import argparse
import logging
import sys
from collections import Counter

from tools.fuzz_frames import head_readers
from tools.fuzz_frames.differences import explanation
from tools.fuzz_frames.head_differences import head_explanation
from tools.fuzz_frames.head_readers import OurServer
from tools.fuzz_frames.heads import head_for
from tools.fuzz_frames.readers import Outcome, read_by_ours, read_by_websockets, read_by_wsproto
from tools.fuzz_frames.streams import stream_for

PEERS = {"websockets": read_by_websockets, "wsproto": read_by_wsproto}
HEAD_PEERS = {"websockets": head_readers.read_by_websockets, "wsproto": head_readers.read_by_wsproto}
# One head for so many streams.
_STREAMS_PER_HEAD = 10


def compare(number: int) -> tuple[list[str], list[str]]:
    """The differences that are explained, and those that are not."""
    stream = stream_for(number)
    ours = read_by_ours(stream.chunks)
    explained, unexplained = [], []
    for peer, read in PEERS.items():
        theirs = read(stream.chunks)
        if theirs == ours:
            continue
        why = explanation(peer, stream, ours, theirs)
        if why is None:
            unexplained.append(f"stream {number}, {peer}: ours {_told(ours)}, theirs {_told(theirs)}")
        else:
            explained.append(f"{peer}: {why}")
    return explained, unexplained


def compare_heads(number: int, ours: OurServer) -> tuple[list[str], list[str]]:
    """The same for the head of a request: whether it becomes a WebSocket, and with which proof."""
    head = head_for(number)
    proof = ours(head.data)
    explained, unexplained = [], []
    for peer, read in HEAD_PEERS.items():
        theirs = read(head.data)
        if theirs == proof:
            continue
        why = head_explanation(peer, head)
        if why is None:
            names = ", ".join(sorted(head.peculiar)) or "nothing peculiar"
            unexplained.append(f"head {number} ({names}), {peer}: ours {proof!r}, theirs {theirs!r}")
        else:
            explained.append(f"{peer}: {why}")
    return explained, unexplained


def _told(outcome: Outcome) -> str:
    return f"{len(outcome.messages)} messages, {len(outcome.pongs)} pongs, code {outcome.code}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz_frames", description="Compares WebSockets.")
    parser.add_argument("--streams", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--from", type=int, dest="first", default=0, help="the number of the first (0)")
    asked = parser.parse_args()
    reasons: Counter[str] = Counter()
    failed = 0
    ours = OurServer()
    # What it says about each request that is none.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    for number in range(asked.first, asked.first + asked.streams):
        explained, unexplained = compare(number)
        reasons.update(explained)
        if number % _STREAMS_PER_HEAD == 0:
            more_explained, more_unexplained = compare_heads(number, ours)
            reasons.update(more_explained)
            unexplained += more_unexplained
        for line in unexplained:
            failed += 1
            print(line, flush=True)
        if (number + 1 - asked.first) % 10_000 == 0:
            print(f"{number + 1 - asked.first} streams, {failed} unexplained differences", file=sys.stderr, flush=True)
    for reason, count in reasons.most_common():
        print(f"{count:7}  {reason}")
    print(f"{asked.streams} streams, {failed} unexplained differences")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
