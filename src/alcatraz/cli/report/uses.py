"""Plot of the things used: how often, and the results of games and players with them."""

from collections.abc import Callable

from alcatraz.cli.report import svg
from alcatraz.cli.screen.numbers import decimal, share
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.arena.intervals import wilson

_WIDTH = 1080
_NAMES = 270
_BARS = 220
_SHARES = 500
_RIGHT = _WIDTH - _SHARES - 20
# So many tables at most have a colour of their own.
TONES = ("first", "second", "third")


def things_of(tables: list[Json], group: str) -> list[str]:
    """What was used at any table, the most used first."""
    uses: dict[str, float] = {}
    for table in tables:
        for thing, entry in table["uses"].get(group, {}).items():
            uses[thing] = uses.get(thing, 0) + entry["uses"] / table["games"]
    return sorted(uses, key=lambda thing: (-uses[thing], thing))


def uses(tables: list[Json], group: str, name: Callable[[str], str], words: Texts) -> str:
    """A row per thing, and in it a line per table."""
    things = things_of(tables, group)
    line, gap = (15, 12) if len(tables) > 1 else (18, 8)
    row, top = line * len(tables) + gap, 46
    height = top + row * len(things) + 6
    most = max(
        table["uses"].get(group, {}).get(thing, {}).get("uses", 0) / table["games"]
        for table in tables
        for thing in things
    )
    shapes = _frame(tables, height, words)
    for index, thing in enumerate(things):
        y = top + index * row
        if index % 2 == 0:
            shapes.append(svg.bar(0, y, _WIDTH, row, "stripe"))
        style = "name notable" if any(is_notable(table, group, thing) for table in tables) else "name"
        shapes.append(svg.words(12, y + row / 2 + 5, name(thing), style))
        for number, table in enumerate(tables):
            entry = table["uses"].get(group, {}).get(thing)
            if entry is not None:
                middle = y + gap / 2 + line * number + line / 2
                shapes += _line(entry, table, middle, most, TONES[number % len(TONES)], name(thing), words)
    return svg.picture(_WIDTH, height, shapes, words.say(f"group-{group.replace('_', '-')}"))


def is_notable(table: Json, group: str, thing: str) -> bool:
    """Whether games with it came out otherwise than games on the whole, by more than chance readily explains."""
    entry = table["uses"].get(group, {}).get(thing)
    if entry is None:
        return False
    low, high = wilson(entry["games_won"], entry["games"])
    return not low <= table["won"] / table["games"] <= high


def _frame(tables: list[Json], height: float, words: Texts) -> list[str]:
    """The headings, the scale of the shares, and where games and players stand on the whole."""
    shapes = [
        svg.words(_NAMES, 14, words.say("report-per-game"), "small"),
        svg.words(_RIGHT, 14, words.say("report-success"), "small"),
        svg.words(_RIGHT + _SHARES, 14, words.say("report-users"), "small", "end"),
        svg.dot(_RIGHT - 12, 9.5, 4.5, "legend"),
        svg.dot(_RIGHT + _SHARES + 12, 9.5, 4.5, "legend ring"),
    ]
    for part in (0, 25, 50, 75, 100):
        x = _RIGHT + _SHARES * part / 100
        shapes += [
            svg.line(x, 38, x, height, "grid"),
            svg.words(x, 33, words.say("percent", {"number": str(part)}), "tiny", "middle"),
        ]
    for number, table in enumerate(tables):
        tone = TONES[number % len(TONES)]
        users = sum(seat["won"] for seat in table["seats"]) / len(table["seats"])
        for part, style in ((table["won"], "base"), (users, "base dashed")):
            x = _RIGHT + _SHARES * part / table["games"]
            shapes.append(svg.line(x, 38, x, height, f"{style} {tone}"))
    return shapes


def _line(entry: Json, table: Json, y: float, most: float, tone: str, name: str, words: Texts) -> list[str]:
    often = entry["uses"] / table["games"]
    low, high = wilson(entry["games_won"], entry["games"])
    label = f"{name}, {words.say('report-players', {'players': table['players']})}"
    won = share(entry["games_won"], entry["games"], words)
    users = share(entry["users_won"], entry["users"], words)
    return [
        svg.bar(
            _NAMES,
            y - 4,
            _BARS * often / most,
            8,
            tone,
            f"{label}: {decimal(often, words, 2)} {words.say('report-per-game')}",
        ),
        svg.words(_NAMES + _BARS * often / most + 6, y + 4, decimal(often, words, 2), "tiny"),
        svg.line(_RIGHT + _SHARES * low, y, _RIGHT + _SHARES * high, y, f"whisker {tone}"),
        svg.dot(
            _RIGHT + _SHARES * entry["users_won"] / entry["users"],
            y,
            4.5,
            f"ring {tone}",
            f"{label}: {words.say('report-users')} {users} ({entry['users_won']}/{entry['users']})",
        ),
        svg.dot(
            _RIGHT + _SHARES * entry["games_won"] / entry["games"],
            y,
            4.5,
            tone,
            f"{label}: {words.say('report-success')} {won} ({entry['games_won']}/{entry['games']})",
        ),
    ]
