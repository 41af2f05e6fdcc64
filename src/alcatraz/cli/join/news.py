"""What happens at a table of a server, as lines: around the game, in it, and what people say."""

from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.play.menu import Speech
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message, Term
from alcatraz.locale.texts import NOTHING, Texts
from alcatraz.talk.ledger import sentence
from alcatraz.wire import Happened

# Moves that nobody at the table chose; the others speak for themselves.
_MOVED_BY = ("clock", "stand_in")


def happened_lines(
    happened: Happened, events: list[Json], speech: Speech | None, bundle: GameBundle, words: Texts
) -> list[StyledLine]:
    what = happened.what
    lines: list[StyledLine] = []
    if what["type"] == "said":
        lines.append(statement_line(what["statement"], bundle, words))
    elif what["type"] != "moved" or what["by"] in _MOVED_BY:
        lines.append([("· ", "dim"), (words.tell(_note(what)), "dim")])
    if speech is not None:
        lines += [[("· ", "dim"), (speech.say(speech.words.event(event)), "")] for event in events]
    return lines


def statement_line(statement: Json, bundle: GameBundle, words: Texts) -> StyledLine:
    speaker = statement["seat"]
    told = " ".join(words.tell(sentence(statement, bundle.talk)).split())
    return [(words.say(f"seat-{speaker}") + ": ", f"seat-{speaker}"), (told, ""), (f"  {statement['id']}", "dim")]


def ledger_changes(before: list[Json], after: list[Json], words: Texts) -> list[StyledLine]:
    """Promises that are not open any more."""
    known = {entry["promise"]: entry["status"] for entry in before}
    return [
        [("· ", "dim"), *_verdict(entry, words)]
        for entry in after
        if entry["status"] != "open" and known.get(entry["promise"], "open") == "open"
    ]


def _verdict(entry: Json, words: Texts) -> StyledLine:
    style = {"kept": "safe", "broken": "danger"}.get(entry["status"], "dim")
    who: dict[str, Arg] = {"player": Term(f"seat-{entry['seat']}"), "number": entry["promise"]}
    return [(words.say("join-promise", who) + " ", ""), (status_text(entry, words), style)]


def status_text(entry: Json, words: Texts) -> str:
    told = words.say("talk-status-" + entry["status"])
    return f"{told} ({words.say('talk-void-' + entry['reason'])})" if "reason" in entry else told


def _note(what: Json) -> Message:
    """Every kind of happening has its text; the arguments that one does not use do no harm."""
    kind = what["by"] if what["type"] == "moved" else what["type"]
    args: dict[str, Arg] = {"player": NOTHING, "name": str(what.get("name", NOTHING)), "about": NOTHING}
    for field, name in (("seat", "player"), ("about", "about")):
        if what.get(field) is not None:
            args[name] = Term(f"seat-{what[field]}")
    for field in ("ready", "yes"):
        args[field] = "yes" if what.get(field) else "no"
    args["to"] = str(what.get("to", NOTHING))
    if what["type"] == "proposed":
        kind = f"proposed-{what['what']}"
    return Message("join-what-" + kind.replace("_", "-"), args)
