"""The standings of a ladder as one HTML page, with what is needed to play it again."""

import json
import shlex
from html import escape
from importlib import resources

from alcatraz import __version__
from alcatraz.cli.report import svg
from alcatraz.cli.screen.numbers import share
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.ladder.ladder import Ladder

_LEFT, _ROOM, _RIGHT, _ROW, _TOP = 200, 520, 90, 40, 20


def ladder_page(ladder: Ladder, found: Json, words: Texts) -> str:
    say = words.say
    name = say_game(ladder, words)
    title = say("ladder-title", {"game": name, "players": ladder.players, "games": found["games"]})
    style = resources.files("alcatraz.cli.report").joinpath("report.css").read_text(encoding="utf-8")
    own = resources.files("alcatraz.cli.ladder").joinpath("ladder.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}{own}</style></head>\n<body><main>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(say('ladder-reading'))}</p></header>\n"
        f"<section><h2>{escape(say('ladder-column-rating'))}</h2>{_ratings(found, words)}</section>\n"
        f"<section><h2>{escape(say('ladder-against'))}</h2><p>{escape(say('ladder-against-note'))}</p>"
        f"{_against(found, words)}</section>\n"
        f"<section><h2>{escape(say('ladder-make-again'))}</h2><pre>{escape(_command(ladder))}</pre>"
        f"<p>{escape(_origin(ladder, words))}</p></section>\n</main></body></html>\n"
    )


def say_game(ladder: Ladder, words: Texts) -> str:
    return words.say_or(f"game-{ladder.game}", ladder.game)


def _ratings(found: Json, words: Texts) -> str:
    """A row per bot: its rating, and the interval around it."""
    bots = found["bots"]
    low, high = min(bot["low"] for bot in bots), max(bot["high"] for bot in bots)
    wide = max(high - low, 1.0)

    def x(rating: float) -> float:
        return float(_LEFT + _ROOM * (rating - low) / wide)

    shapes = []
    for row, bot in enumerate(bots):
        y = _TOP + row * _ROW
        tip = f"{bot['low']:.0f} – {bot['high']:.0f}"
        shapes.append(svg.words(_LEFT - 14, y + 5, bot["bot"], "ladder-bot", "end"))
        shapes.append(svg.line(x(bot["low"]), y, x(bot["high"]), y, "ladder-span"))
        shapes.append(svg.dot(x(bot["rating"]), y, 6, "ladder-rating", tip))
        shapes.append(svg.words(_LEFT + _ROOM + _RIGHT, y + 5, f"{bot['rating']:.0f}", "ladder-bot", "end"))
    label = words.say("ladder-column-rating")
    return svg.picture(_LEFT + _ROOM + _RIGHT + 10, _TOP + _ROW * len(bots), shapes, label)


def _against(found: Json, words: Texts) -> str:
    """Everybody against everybody."""
    bots = found["bots"]
    head = "".join(f'<th scope="col">{escape(bot["bot"])}</th>' for bot in bots)
    rows = ""
    for bot in bots:
        cells = "".join(f"<td>{_score(bot['against'].get(other['bot']), words)}</td>" for other in bots)
        won = share(bot["won"], bot["seats"], words)
        rows += f'<tr><th scope="row">{escape(bot["bot"])}</th><td>{escape(won)}</td>{cells}</tr>'
    won_name = escape(words.say("ladder-column-won"))
    return (
        f'<div class="ladder-wide"><table class="ladder"><thead><tr><th></th><th scope="col">{won_name}</th>'
        f"{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _score(score: float | None, words: Texts) -> str:
    return "" if score is None else escape(share(score, 1, words, 0))


def _command(ladder: Ladder) -> str:
    """The command line that plays the same ladder."""
    parts = ["alcatraz", "ladder", ladder.game, "--bots", ",".join(ladder.bots), "--players", str(ladder.players)]
    parts += ["--games", str(ladder.games), "--seed", str(ladder.seed)]
    if ladder.iterations is not None:
        parts += ["--budget", f"{ladder.iterations}it"]
    if ladder.milliseconds is not None:
        parts += ["--budget", f"{ladder.milliseconds}ms"]
    for name, value in ladder.options.items():
        parts += ["--option", f"{name}={json.dumps(value)}"]
    return shlex.join(parts)


def _origin(ladder: Ladder, words: Texts) -> str:
    version = BUNDLES[ladder.game].game.rules_version
    return words.say("ladder-origin", {"version": __version__, "rules": version})
