"""Readers of values: a text of the command line becomes a typed value. They raise NotExpected where it does not fit."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from alcatraz.kernel.message import Arg, Message

text = str
file_path = Path


class NotExpected(ValueError):
    """`expected` is what should stand there, as a part of a sentence."""

    def __init__(self, expected: Message) -> None:
        super().__init__(expected.id)
        self.expected = expected


def integer(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    bounds: dict[str, Arg] = {} if least is None else {"least": str(least)}
    bounds |= {} if most is None else {"most": str(most)}
    expected = Message(
        "cli-expected-integer" + ("-least" if bounds else "") + ("-most" if "most" in bounds else ""), bounds
    )

    def read(given: str) -> int:
        try:
            value = int(given)
        except ValueError:
            raise NotExpected(expected) from None
        if (least is not None and value < least) or (most is not None and value > most):
            raise NotExpected(expected)
        return value

    return read


def number(least: float) -> Callable[[str], float]:
    expected = Message("cli-expected-number", {"least": f"{least:g}"})

    def read(given: str) -> float:
        try:
            value = float(given)
        except ValueError:
            raise NotExpected(expected) from None
        if not value >= least:  # nor is "nan" a number here
            raise NotExpected(expected)
        return value

    return read


def one_of(*words: str) -> Callable[[str], str]:
    """One of the words, in capitals or not."""

    def read(given: str) -> str:
        if given.lower() not in words:
            raise NotExpected(Message("cli-expected-one-of", {"known": words}))
        return given.lower()

    return read


_USUAL_PORTS = {"http": 80, "https": 443}


def web_origin(given: str) -> str:
    """The address of a web site without a path, as browsers write it in `Origin`: https://play.example."""
    expected = Message("cli-expected-origin")
    if not given.isprintable() or " " in given:
        raise NotExpected(expected)
    try:
        parts = urlsplit(given)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise NotExpected(expected) from None
    if parts.scheme not in _USUAL_PORTS or not host or parts.username is not None:
        raise NotExpected(expected)
    if parts.path not in ("", "/") or parts.query or parts.fragment or "?" in given or "#" in given:
        raise NotExpected(expected)
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port in (None, _USUAL_PORTS[parts.scheme]) else f":{port}")
