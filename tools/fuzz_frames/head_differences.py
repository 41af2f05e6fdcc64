"""Which peculiar heads our server and another may judge differently, and why. Anything else is a bug, here or there."""

from dataclasses import dataclass

from tools.fuzz_frames.heads import Head

_KEYS = ("empty key", "short key", "long key", "key that is no base64", "key without padding")


@dataclass(frozen=True, slots=True)
class HeadDifference:
    peer: str
    why: str
    heads: tuple[str, ...]


_EMPTY_LINE = ("we skip an empty line before a request, as RFC 9112 asks", ("empty line before",))
_TARGETS = ("we serve paths, and no other form of a target", ("whole address", "target without slash"))
HEAD_DIFFERENCES = (
    HeadDifference("websockets", *_EMPTY_LINE),
    HeadDifference("websockets", *_TARGETS),
    HeadDifference(
        "websockets", "it bounds a line and the number of headers, we the whole head", ("long value", "many headers")
    ),
    HeadDifference("wsproto", *_EMPTY_LINE),
    HeadDifference("wsproto", *_TARGETS),
    HeadDifference("wsproto", "it does not look into the key", _KEYS),
    HeadDifference("wsproto", "it takes one of two headers that may be there once", ("two keys", "two versions")),
    HeadDifference("wsproto", "it does not look at the version of HTTP", ("HTTP/1.0", "HTTP/2.0")),
    HeadDifference(
        "wsproto",
        "it reads headers more generously",
        ("control character", "folded header", "lines end with a line feed"),
    ),
    HeadDifference(
        "wsproto", "it asks for one Host; with us the application compares the first one", ("no host", "two hosts")
    ),
)


def head_explanation(peer: str, head: Head) -> str | None:
    """Why this peer may judge this head differently; None if nothing is known that would."""
    for difference in HEAD_DIFFERENCES:
        if difference.peer == peer and head.peculiar & {*difference.heads}:
            return difference.why
    return None
