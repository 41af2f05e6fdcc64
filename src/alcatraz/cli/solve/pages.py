"""The arbiter's answers on the screen."""

from itertools import groupby

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.screen.screen import Screen
from alcatraz.cli.solve.answer import Arbiter
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


def show_judgement(arbiter: Arbiter, judgement: Json, screen: Screen) -> None:
    seat = judgement["seat"]
    asked = {"seat": arbiter.seat_name(seat), "move": arbiter.move_text(seat, judgement["move"])}
    screen.say(arbiter.words.say("solve-move", asked))
    if judgement["allowed"]:
        screen.say(arbiter.words.say("solve-allowed-cost", {"cost": _price(arbiter, judgement["cost"])}), "safe")
        return
    screen.say(arbiter.words.say("solve-refused"), "danger")
    for reason in judgement["reasons"]:
        screen.wrap([[(f"  {reason['rule']}  ", "bold"), (reason.get("title", ""), "bold")]])
        screen.wrap([[("    ", ""), (reason["text"], "")]])
        if "rule_text" in reason:
            screen.wrap([[("    → ", "dim"), (reason["rule_text"], "dim")]])


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
