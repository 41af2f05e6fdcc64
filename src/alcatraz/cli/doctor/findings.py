"""What a check found: fine, worth knowing, or wrong; with what to do about it."""

from dataclasses import dataclass
from typing import Literal

from alcatraz.kernel.message import Arg, Message

State = Literal["fine", "note", "wrong"]


@dataclass(frozen=True, slots=True)
class Finding:
    check: str
    state: State
    message: Message


def fine(check: str, text: str, **args: Arg) -> Finding:
    return Finding(check, "fine", Message(f"doctor-{text}", args))


def note(check: str, text: str, **args: Arg) -> Finding:
    return Finding(check, "note", Message(f"doctor-{text}", args))


def wrong(check: str, text: str, **args: Arg) -> Finding:
    return Finding(check, "wrong", Message(f"doctor-{text}", args))
