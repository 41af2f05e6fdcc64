"""The result of a contest as a picture: a row per policy, its share of wins with the interval around it."""

from html import escape

from alcatraz.cli.arena.table import title
from alcatraz.cli.report import svg
from alcatraz.cli.screen.numbers import share
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.arena.contest import Contest

_LEFT, _ROOM, _RIGHT, _ROW, _TOP = 210, 520, 130, 54, 64
_WIDTH = _LEFT + _ROOM + _RIGHT
# In the file itself, so that the picture is whole wherever it is shown.
_STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1f2a33 } .title { font-weight: 600; font-size: 15px }
.small { font-size: 12px; fill: #5a6b7a } .paper { fill: #fbf8f1 } .grid { stroke: #d8d2c4 } .even { stroke: #5a6b7a;
stroke-dasharray: 4 3 } .won { fill: #3f7f6f } .left { fill: #c9654f } .span { stroke: #1f2a33; stroke-width: 2 }
"""


def picture(contest: Contest, summary: Json, words: Texts) -> str:
    policies = summary["policies"]
    height = _TOP + _ROW * len(policies) + 50
    shapes = [f"<style>{_STYLE}</style>", svg.bar(0, 0, _WIDTH, height, "paper")]
    shapes.append(svg.words(16, 26, title(contest, summary["games"], words), "title"))
    shapes.append(svg.words(16, 46, words.say("arena-plot-key"), "small"))
    shapes += _scale(_TOP + _ROW * len(policies), words)
    even = sum(policy["won"]["count"] for policy in policies) / (summary["games"] * len(contest.seats))
    shapes.append(svg.line(_x(even), _TOP - 6, _x(even), height - 44, "even"))
    for index, policy in enumerate(policies):
        shapes += _row(policy, _TOP + index * _ROW, words)
    drawn = svg.picture(_WIDTH, height, shapes, title(contest, summary["games"], words))
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) + "\n"


def page(contest: Contest, drawn: str, words: Texts) -> str:
    name = escape(words.say("arena-plot-title", {"game": words.say_or(f"game-{contest.game}", contest.game)}))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8"><title>{name}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<style>body { margin: 2rem auto; max-width: 60rem; background: #fbf8f1 }</style></head>\n"
        f"<body><h1>{name}</h1>\n{drawn}</body></html>\n"
    )


def _x(part: float) -> float:
    return _LEFT + _ROOM * part


def _scale(bottom: float, words: Texts) -> list[str]:
    shapes = []
    for quarter in range(5):
        x = _x(quarter / 4)
        shapes.append(svg.line(x, _TOP - 6, x, bottom, "grid"))
        shapes.append(svg.words(x, bottom + 20, share(quarter, 4, words, 0), "small", "middle"))
    return shapes


def _row(policy: Json, y: float, words: Texts) -> list[str]:
    """Wins above, being left behind below, each with its interval."""
    shapes = [svg.words(_LEFT - 12, y + 24, policy["policy"], "", "end")]
    if "rating" in policy:
        shapes.append(svg.words(_WIDTH - 16, y + 24, f"{policy['rating']:.0f}", "", "end"))
    for name, top, tall in (("won", y + 4, 22), ("left", y + 29, 10)):
        found = policy[name]
        middle = top + tall / 2
        tip = f"{words.say(f'arena-column-{name}')}: {share(found['count'], policy['seats'], words)}"
        shapes.append(svg.bar(_LEFT, top, _ROOM * (found["share"] or 0), tall, name, tip))
        shapes.append(svg.line(_x(found["low"]), middle, _x(found["high"]), middle, "span"))
        if name == "won":
            told = share(found["count"], policy["seats"], words)
            shapes.append(svg.words(_x(found["high"]) + 8, middle + 5, told, "small"))
    return shapes
