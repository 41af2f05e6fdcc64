"""What happens at a table, in words, for clients that asked for them.

Sentences are made from what the client is sent anyway, after it went through the view of its seat.
"""

import re
from collections.abc import Iterable

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message, Term
from alcatraz.locale.texts import NOTHING, Texts
from alcatraz.server.tables.room import Room
from alcatraz.server.tables.talk import ledger
from alcatraz.talk.ledger import sentence

_SPACES = re.compile(r"[ \t\n]+")
# Moves that nobody at the table chose; the others speak for themselves.
# What spectators said, and what is between somebody and whoever runs the server.
_FOR_NOBODY_HERE = ("remarked", "noted")
_MOVED_BY = ("clock", "stand_in")


def event_lines(room: Room, events: Iterable[Json], words: Texts) -> list[str]:
    """A sentence for each event that a seat saw."""
    tell = room.bundle.words.event
    return [words.tell(tell(event)) for event in events]


def meaning_lines(room: Room, events: list[Json], seat: int, words: Texts) -> list[str]:
    """For each event that a seat saw, what it means for this player; "" if its sentence says it all."""
    tell = room.bundle.meanings
    if tell is None:
        return []
    return ["" if meaning is None else words.tell(meaning) for meaning in tell(events, seat)]


def line(room: Room, what: Json, words: Texts) -> str | None:
    """A sentence for what is no move of the game; a statement as its speaker says it."""
    if what["type"] == "said":
        return spoken(room, what["statement"], words)
    if what["type"] in _FOR_NOBODY_HERE or (what["type"] == "moved" and what["by"] not in _MOVED_BY):
        return None
    if what["type"] == "started" and room.created.start is not None:
        return words.say("table-what-started-arranged")
    return words.tell(_note(what))


def spoken(room: Room, statement: Json, words: Texts) -> str:
    # Not all white space: French does not break a line before a mark.
    return _SPACES.sub(" ", words.tell(sentence(statement, room.bundle.talk))).strip()


def promises(room: Room, words: Texts | None, entries: list[Json] | None = None) -> list[Json]:
    """The ledger, or these entries of it; with words, each promise as it was said."""
    if entries is None:
        entries = ledger(room)
    if words is None or not entries:
        return entries
    texts = room.promise_texts.setdefault(words.language, {})
    missing = {entry["promise"] for entry in entries if entry["promise"] not in texts}
    for statement in reversed(room.talk):
        # The newest are asked for most often.
        if not missing:
            break
        if statement["id"] in missing:
            texts[statement["id"]] = spoken(room, statement, words)
            missing.discard(statement["id"])
    return [{**entry, "text": texts[entry["promise"]]} for entry in entries]


def _note(what: Json) -> Message:
    """Every kind of happening has its text; the arguments that one does not use do no harm."""
    kind = what["by"] if what["type"] == "moved" else what["type"]
    if kind == "proposed":
        kind = f"proposed-{what['what']}"
    args: dict[str, Arg] = {"player": NOTHING, "about": NOTHING}
    for field, name in (("seat", "player"), ("about", "about")):
        if what.get(field) is not None:
            args[name] = Term(f"seat-{what[field]}")
    for field in ("ready", "yes", "enough", "waits", "hints", "take_back"):
        args[field] = "yes" if what.get(field) else "no"
    for field in ("name", "to"):
        args[field] = str(what.get(field, NOTHING))
    return Message("table-what-" + kind.replace("_", "-"), args)
