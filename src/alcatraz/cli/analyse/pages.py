"""The result of an analysis on a terminal: curves as a table, who moved whose chances, turning points."""

from rich.table import Table as Grid

from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.result import by_round
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg
from alcatraz.locale.texts import Texts


def show(match: RecordedMatch, result: Json, name: str, words: Texts, screen: Screen) -> None:
    game = words.say_or("game-" + result["game"], result["game"])
    counts: dict[str, Arg] = {"game": game, "players": match.players, "moves": len(match.moves)}
    screen.say(words.say("analyse-title", counts), "title")
    screen.say(result["text"])
    screen.gap()
    screen.say(words.say("analyse-curve"), "bold")
    screen.console.print(_curve(result, words))
    screen.say(words.say("analyse-curve-note"), "dim")
    screen.gap()
    screen.say(words.say("analyse-table"), "bold")
    screen.console.print(_table(result, words))
    screen.say(words.say("analyse-table-note"), "dim")
    if result["turning_points"]:
        screen.gap()
        screen.say(words.say("analyse-points"), "bold")
    for number, point in enumerate(result["turning_points"], start=1):
        _card(number, point, name, words, screen)


def _curve(result: Json, words: Texts) -> Grid:
    grid = _grid(words.say("analyse-round"), result)
    points = by_round(result["curve"])
    for index, point in enumerate(points):
        last = index == len(points) - 1 and result["over"]
        label = words.say("analyse-end") if last else str(point["round"])
        grid.add_row(label, *(f"{100 * value:.0f}" for value in point["values"]))
    return grid


def _table(result: Json, words: Texts) -> Grid:
    grid = _grid(words.say("analyse-row"), result)
    for name, row in zip(result["names"], result["decisions"], strict=True):
        grid.add_row(name, *map(_signed, row))
    grid.add_row(words.say("analyse-luck"), *map(_signed, result["luck"]), end_section=True)
    moved = [end - start for start, end in zip(result["start"], result["end"], strict=True)]
    grid.add_row(words.say("analyse-sum"), *map(_signed, moved))
    return grid


def _grid(first: str, result: Json) -> Grid:
    grid = Grid()
    grid.add_column(first, overflow="fold")
    for seat, name in enumerate(result["names"]):
        grid.add_column(name, justify="right", style=f"seat-{seat}", overflow="fold")
    return grid


def _signed(value: float) -> str:
    """In hundredths; a true minus, and no sign before nothing."""
    number = round(100 * value)
    return f"{number:+d}".replace("-", "−") if number else "0"


def _card(number: int, point: Json, name: str, words: Texts, screen: Screen) -> None:
    text = point["text"]
    screen.wrap([[(f"{number}. ", "dim"), (text["title"], "bold")]])
    details = [*text["what"], text["change"], text["judgement"], *text["promises"]]
    screen.wrap([[("   ", ""), (line, "")] for line in details if line])
    rule = text["rule"]
    notes = [] if rule is None else [words.say("analyse-rule", {"rule": rule["id"], "title": rule["title"]})]
    notes.append(words.say("analyse-look", {"file": name, "move": point["move"]}))
    screen.wrap([[("   ", ""), (line, "dim")] for line in notes])
