"""Plots over all games: endings, lengths, winners."""

from collections.abc import Mapping

from alcatraz.cli.report import svg
from alcatraz.cli.screen.numbers import share
from alcatraz.cli.simulate.table import ending_name
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.arena.intervals import wilson

# Of a plot beside another, of one that has the page to itself, and of any on a phone.
HALF, WHOLE, NARROW = 520, 1080, 300
_SEAT_SIGNS = ("▲", "●", "■", "◆")
# Endings by how they are drawn: with winners, with none but losers, with neither.
_ENDINGS = ("good", "bad", "even")


def ending_styles(tables: list[Json]) -> dict[str, str]:
    """A colour per ending: green with a winner, red where everybody lost, grey for a draw; in this order."""
    found = {reason: tone for table in tables for reason, tone in table["tones"].items()}
    return dict(sorted(found.items(), key=lambda entry: _ENDINGS.index(entry[1])))


def endings(table: Json, width: int, words: Texts) -> str:
    """One bar, cut into the endings."""
    shapes, x, whole = [], 0.0, table["games"]
    for reason, count in sorted(table["endings"].items(), key=lambda entry: _ENDINGS.index(table["tones"][entry[0]])):
        part_width = width * count / whole
        name, part = ending_name(reason, words), share(count, whole, words)
        shapes.append(svg.bar(x, 4, part_width - 2, 34, table["tones"][reason], f"{name}: {part} ({count})"))
        if part_width > 60:
            shapes.append(svg.words(x + 10, 26, part, "on-bar"))
        # On a phone the list below names them.
        if width > NARROW and part_width > len(name) * 7:
            shapes.append(svg.words(x, 58, name, "small"))
        x += part_width
    return svg.picture(width, 66 if width > NARROW else 40, shapes, words.say("report-endings"))


def lengths(table: Json, span: tuple[int, int], width: int, words: Texts) -> str:
    """A column per length, with the endings on top of one another; long games are put together in steps."""
    least, most = span
    step = -(-(most - least + 1) // 26)
    columns = _stacked(table["lengths"], least, step)
    tallest = max(sum(stack.values()) for stack in columns.values())
    count, base, top = (most - least) // step + 1, 168, 18
    slot = width / max(count, 8)
    shapes = [svg.line(0, base + 0.5, width, base + 0.5, "axis")]
    for index in range(count):
        low = least + index * step
        x, y = index * slot, float(base)
        stack = columns.get(index, {})
        for reason in sorted(stack, key=lambda reason: -_ENDINGS.index(table["tones"][reason])):
            height = (base - top) * stack[reason] / tallest
            y -= height
            tip = f"{_label(low, step)}: {ending_name(reason, words)} {share(stack[reason], table['games'], words)}"
            shapes.append(svg.bar(x + 1, y, slot - 3, height, table["tones"][reason], tip))
        if slot > 30 and sum(stack.values()) * 200 >= table["games"]:
            shapes.append(
                svg.words(
                    x + slot / 2 - 0.5, y - 5, share(sum(stack.values()), table["games"], words, 0), "tiny", "middle"
                )
            )
        if index % max(1, round(34 / slot)) == 0:
            shapes.append(svg.words(x + slot / 2 - 0.5, base + 17, _label(low, step), "small", "middle"))
    return svg.picture(width, base + 24, shapes, words.say("report-length"))


def _stacked(by_ending: Mapping[str, Mapping[str, int]], least: int, step: int) -> dict[int, dict[str, int]]:
    columns: dict[int, dict[str, int]] = {}
    for reason, counts in by_ending.items():
        for value, times in counts.items():
            stack = columns.setdefault((int(value) - least) // step, {})
            stack[reason] = stack.get(reason, 0) + times
    return columns


def _label(low: int, step: int) -> str:
    return str(low) if step == 1 else f"{low}–{low + step - 1}"


def seats(table: Json, width: int, words: Texts) -> str:
    """A bar per seat: wins, then staying behind; an upright line where even shares of the wins would end."""
    narrow = width <= NARROW
    left, right, row = (104, 80, 40) if narrow else (150, 116, 34)
    room, games = width - left - right, table["games"]
    even = sum(seat["won"] for seat in table["seats"]) / len(table["seats"]) / games
    shapes: list[str] = []
    for index, seat in enumerate(table["seats"]):
        y = index * row + 6
        shapes += _seat_name(seat, y, left, words, narrow=narrow)
        shapes += _seat_bars(seat, y, left, room, games, words)
    height = len(table["seats"]) * row + 6
    shapes.append(svg.line(left + room * even, 2, left + room * even, height - 4, "mark"))
    return svg.picture(width, height, shapes, words.say("report-seats"))


def _seat_name(seat: Json, y: float, left: float, words: Texts, *, narrow: bool) -> list[str]:
    number = seat["seat"]
    policy = (
        svg.words(22, y + 30, seat["policy"], "tiny")
        if narrow
        else svg.words(left - 10, y + 16, seat["policy"], "small", "end")
    )
    return [
        svg.words(0, y + 16, _SEAT_SIGNS[number % 4], f"seat-{number % 4}"),
        svg.words(22, y + 16, words.say(f"seat-{number}"), "name"),
        policy,
    ]


def _seat_bars(seat: Json, y: float, left: float, room: float, games: int, words: Texts) -> list[str]:
    """The shares, and the interval in which the true share of wins lies."""
    number, won, stayed = seat["seat"], room * seat["won"] / games, room * seat["stayed"] / games
    name, shared = words.say(f"seat-{number}"), share(seat["won"], games, words)
    low, high = wilson(seat["won"], games)
    interval = words.say("report-interval", {"low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"})
    tip = f"{name}: {words.say('report-won-short')} {shared} ({interval})"
    left_behind = f"{name}: {words.say('report-stayed-short')} {share(seat['stayed'], games, words)}"
    return [
        svg.bar(left, y + 2, won, 18, f"seat-{number % 4}", tip),
        svg.bar(left + won + 2, y + 2, stayed - 2, 18, "stayed", left_behind),
        svg.line(left + room * low, y + 11, left + room * high, y + 11, "interval-edge"),
        svg.line(left + room * low, y + 11, left + room * high, y + 11, "interval"),
        svg.words(left + room + 8, y + 9, shared, "small"),
        svg.words(left + room + 8, y + 23, interval, "tiny"),
    ]
