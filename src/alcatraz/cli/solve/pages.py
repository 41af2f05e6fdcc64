"""The arbiter's answers on the screen."""

from itertools import groupby

from alcatraz.arbiter.answers import Arbiter
from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


def show_position(arbiter: Arbiter, answer: Json, screen: Screen) -> None:
    drawing, view, say = arbiter.bundle.drawing, arbiter.view, arbiter.words.tell
    screen.show([drawing.status(view, say)])
    screen.show(drawing.board(view, say, screen.width, {}))
    screen.show(drawing.sheets(view, say, screen.width))
    for decision in answer["decisions"]:
        screen.gap()
        count = say(Message("solve-move-count", {"count": len(decision["moves"])}))
        screen.wrap([[(decision["text"], "bold"), (f" · {count}", "dim")]])
        _show_moves(arbiter, decision["moves"], screen)
    if answer["outcome"] is not None:
        screen.gap()
        screen.say(arbiter.words.say("solve-over"), "bold")
        for step in answer["outcome"]["explanation"]:
            screen.wrap([[(f"{step['rule']:>8}  ", "dim"), (step["text"], "")]])
    screen.gap()
    screen.wrap(drawing.standing(view, say))
    _show_alternatives(arbiter, answer["alternatives"], screen)


def show_judgement(arbiter: Arbiter, judgement: Json, screen: Screen) -> None:
    seat = judgement["seat"]
    asked = {"seat": arbiter.seat_name(seat), "move": arbiter.move_text(seat, judgement["move"])}
    screen.say(arbiter.words.say("solve-move", asked))
    if judgement["allowed"]:
        screen.say(arbiter.words.say("solve-allowed-cost", {"cost": _price(arbiter, judgement["cost"])}), "safe")
    else:
        screen.say(arbiter.words.say("solve-refused"), "danger")
    for reason in judgement.get("reasons", ()):
        screen.wrap([[(f"  {reason['rule']}  ", "bold"), (reason.get("title", ""), "bold")]])
        screen.wrap([[("    ", ""), (reason["text"], "")]])
        if "rule_text" in reason:
            screen.wrap([[("    → ", "dim"), (reason["rule_text"], "dim")]])
    _show_alternatives(arbiter, judgement["alternatives"], screen)


def _show_alternatives(arbiter: Arbiter, alternatives: list[Json], screen: Screen) -> None:
    """The rulings by whose other reading the answer would be another one."""
    if not alternatives:
        return
    say = arbiter.words.say
    screen.gap()
    screen.say(say("solve-alternatives"), "bold")
    for each in alternatives:
        screen.wrap([[(f"  {each['rule']}  ", "bold"), (each["title"], "bold"), (" – " + each["text"], "dim")]])
        screen.wrap([[("    → ", "dim"), (line, "")] for line in _changes(arbiter, each)])


def _changes(arbiter: Arbiter, alternative: Json) -> list[str]:
    say = arbiter.words.say
    lines = [*alternative.get("decisions", ()), *alternative.get("problems", ())]
    if "impossible" in alternative:
        lines.append(say("solve-other-impossible"))
    if "judgement" in alternative:
        judged = alternative["judgement"]
        reasons = [reason["text"] for reason in judged.get("reasons", ())]
        lines.append(
            say("solve-allowed-cost", {"cost": _price(arbiter, judged["cost"])})
            if judged["allowed"]
            else " ".join([say("solve-refused"), *reasons])
        )
    for change in ("added", "gone", "repriced"):
        if change in alternative:
            texts = " · ".join(example["text"] for example in alternative[change]["examples"])
            lines.append(say(f"solve-other-{change}", {"count": alternative[change]["count"], "moves": texts}))
    return [*lines, *alternative.get("standing", ())]


def _show_moves(arbiter: Arbiter, moves: list[Json], screen: Screen) -> None:
    paid = any(entry["cost"] for entry in moves)
    for group, entries in groupby(moves, key=lambda entry: str(entry["group"])):
        screen.say("  " + group, "title")
        screen.wrap(_move_line(arbiter, entry, paid=paid) for entry in entries)


def _move_line(arbiter: Arbiter, entry: Json, *, paid: bool) -> StyledLine:
    if entry["cost"] is None:
        note = " " + arbiter.words.say("solve-template")
    else:
        note = f" ({_price(arbiter, entry['cost'])})" if paid else ""
    return [("    ", ""), (entry["text"], ""), (note, "dim")]


def _price(arbiter: Arbiter, cost: int) -> str:
    return arbiter.words.say("play-cost", {"cost": cost})
