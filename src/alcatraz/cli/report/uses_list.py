"""The things used as a list of numbers, for phones: the plot of them is too wide to be read there."""

from collections.abc import Callable
from html import escape

from alcatraz.cli.report.uses import TONES, is_notable, things_of
from alcatraz.cli.screen.numbers import decimal, share
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.arena.intervals import wilson


def uses_list(tables: list[Json], group: str, name: Callable[[str], str], words: Texts) -> str:
    """A block per thing, and in it a line per table: how often, games won when used, its users win."""
    heads = "".join(f"<th>{escape(words.say(f'report-{head}'))}</th>" for head in ("per-game", "success", "users"))
    rows = []
    for thing in things_of(tables, group):
        notable = ' class="notable"' if any(is_notable(table, group, thing) for table in tables) else ""
        rows.append(f'<tr class="thing"><th colspan="3"{notable}>{escape(name(thing))}</th></tr>')
        rows += [_row(index, table, group, thing, words) for index, table in enumerate(tables)]
    return f'<table class="uses"><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _row(index: int, table: Json, group: str, thing: str, words: Texts) -> str:
    entry = table["uses"].get(group, {}).get(thing)
    if entry is None:
        return ""
    low, high = wilson(entry["games_won"], entry["games"])
    interval = words.say("report-interval", {"low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"})
    tone = f'<span class="key {TONES[index % len(TONES)]}"></span>'
    cells = (
        tone + escape(decimal(entry["uses"] / table["games"], words, 2)),
        f"{escape(share(entry['games_won'], entry['games'], words))} <small>{escape(interval)}</small>",
        escape(share(entry["users_won"], entry["users"], words)),
    )
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
