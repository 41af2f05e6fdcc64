"""What happens at a table of a server, as styled lines. The sentences are the server's."""

from alcatraz.bundle.drawing import StyledLine
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Term
from alcatraz.locale.texts import Texts
from alcatraz.wire import Happened


def happened_lines(happened: Happened, events: list[str], words: Texts) -> list[StyledLine]:
    """What happened around the game, then these sentences about events of the game."""
    what, line = happened.what, happened.line
    lines: list[StyledLine] = []
    if what["type"] == "said":
        speaker, number = what["statement"]["seat"], what["statement"]["id"]
        lines.append(
            [(words.say(f"seat-{speaker}") + ": ", f"seat-{speaker}"), (line or "", ""), (f"  {number}", "dim")]
        )
    elif line is not None:
        lines.append([("· ", "dim"), (line, "dim")])
    if what["type"] == "proposed":
        lines.append([("  ", "dim"), (words.say("join-yes-or-no"), "dim")])
    return [*lines, *([("· ", "dim"), (event, "")] for event in events if event)]


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
