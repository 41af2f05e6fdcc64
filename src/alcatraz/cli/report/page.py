"""The report of a simulation as one HTML page."""

from collections.abc import Callable
from functools import partial
from html import escape
from importlib import resources

from alcatraz.cli.report import plots
from alcatraz.cli.report.origin import how_it_was_made
from alcatraz.cli.report.uses import TONES, things_of, uses
from alcatraz.cli.report.uses_list import uses_list
from alcatraz.cli.screen.numbers import decimal, share
from alcatraz.cli.simulate.table import count_name, ending_name
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.simulation.plan import SimulationPlan, open_table


def report_page(plan: SimulationPlan, summary: Json, words: Texts) -> str:
    words = _table_words(plan, words)
    tables = [{**table, "tones": _tones(table)} for table in summary["tables"]]
    say, width = words.say, _width(tables)
    games = sum(table["games"] for table in tables)
    title = say("report-title", {"game": say(f"game-{plan.game}"), "games": games})
    args = {"policies": ", ".join(plan.policies), "seed": str(plan.seed), "players": ", ".join(map(str, plan.players))}
    parts = [
        f"<header><h1>{escape(title)}</h1><p>{escape(say('report-plan', args))}</p>",
        f"{how_it_was_made(plan, words)}</header>",
        _side_by_side(tables, lambda table: _facts(table, words), words),
        _section(say("report-endings"), _side_by_side(tables, lambda table: _endings(table, width, words), words)),
        _lengths(tables, words),
        _section(
            say("report-seats"),
            _side_by_side(tables, lambda table: _sizes(partial(plots.seats, table, words=words), width), words),
            say("report-seats-note"),
        ),
        *_groups(plan, tables, words),
        _section(say("report-numbers"), _numbers(tables, words)),
        f"<footer>{escape(say('report-made'))}</footer>",
    ]
    style = resources.files("alcatraz.cli.report").joinpath("report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n<body><main>\n"
        + "\n".join(part for part in parts if part)
        + "\n</main></body></html>\n"
    )


def _table_words(plan: SimulationPlan, words: Texts) -> Texts:
    """The names that a table of this plan brings, such as the titles of its cards."""
    bundle = BUNDLES[plan.game]
    view = bundle.game.view(open_table(plan, plan.players[0], 0).state, SPECTATOR)
    return words.named(bundle.words.names(view, words.language))


def _width(tables: list[Json]) -> int:
    return plots.HALF if len(tables) > 1 else plots.WHOLE


def _tones(table: Json) -> dict[str, str]:
    return {reason: _tone(found) for reason, found in table["results"].items()}


def _tone(found: Json) -> str:
    if found["won"]:
        return "good"
    return "bad" if found["lost"] else "even"


def _section(title: str, content: str, note: str = "") -> str:
    below = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{content}{below}</section>"


def _side_by_side(tables: list[Json], show: Callable[[Json], str], words: Texts) -> str:
    """A panel per number of players; a single one has the whole width."""
    panels = []
    for index, table in enumerate(tables):
        head = words.say("report-players", {"players": table["players"]})
        tone = TONES[index % len(TONES)] if len(tables) > 1 else "only"
        panels.append(f'<div class="panel"><h3 class="{tone}">{escape(head)}</h3>{show(table)}</div>')
    return f'<div class="panels">{"".join(panels)}</div>'


def _sizes(draw: Callable[[int], str], width: int) -> str:
    """The same plot twice: as wide as there is room, and for a phone, where a scaled one could not be read."""
    return f'<div class="roomy">{draw(width)}</div><div class="narrow">{draw(plots.NARROW)}</div>'


def _endings(table: Json, width: int, words: Texts) -> str:
    """The bar, and on a phone the names beside their shares below it."""
    names = "".join(
        f'<li><span class="key {table["tones"][reason]}">{escape(ending_name(reason, words))}</span>'
        f"{escape(share(count, table['games'], words))}</li>"
        for reason, count in table["endings"].items()
    )
    drawn = _sizes(partial(plots.endings, table, words=words), width)
    return f'{drawn}<ul class="narrow shares">{names}</ul>'


def _facts(table: Json, words: Texts) -> str:
    shown = [
        (share(table["won"], table["games"], words), words.say("report-won")),
        *(
            (decimal(table["numbers"][name]["mean"], words), count_name(name, words))
            for name in list(table["numbers"])[:2]
        ),
        (str(table["games"]), words.say("report-games-word")),
    ]
    facts = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for value, name in shown)
    return f'<dl class="facts">{facts}</dl>'


def _lengths(tables: list[Json], words: Texts) -> str:
    if not all(table["lengths"] for table in tables):
        return ""
    values = [int(value) for table in tables for counts in table["lengths"].values() for value in counts]
    span = min(values), max(values)
    unit = count_name(next(iter(tables[0]["numbers"])), words)
    legend = "".join(
        f'<span class="key {tone}">{escape(ending_name(reason, words))}</span>'
        for reason, tone in plots.ending_styles(tables).items()
    )
    width = _width(tables)
    plotted = _side_by_side(
        tables, lambda table: _sizes(partial(plots.lengths, table, span, words=words), width), words
    )
    title = f"{words.say('report-length')} · {unit}"
    return _section(title, f'<p class="legend">{legend}</p>{plotted}')


def _groups(plan: SimulationPlan, tables: list[Json], words: Texts) -> list[str]:
    statistics = BUNDLES[plan.game].statistics
    sections = []
    for group in statistics.groups if statistics else ():
        title = words.say(f"group-{group.replace('_', '-')}")
        if statistics is None or not things_of(tables, group):
            continue

        def name(thing: str, group: str = group) -> str:
            return words.tell(statistics.name(group, thing))

        drawn = f'<div class="wide roomy">{uses(tables, group, name, words)}</div>'
        listed = f'<div class="narrow">{uses_list(tables, group, name, words)}</div>'
        sections.append(_section(title, drawn + listed))
    caution = escape(words.say("report-caution"))
    reading = "".join(
        f'<p class="note {size}">{escape(words.say(text))} {caution}</p>'
        for size, text in (("roomy", "report-reading"), ("narrow", "report-reading-list"))
    )
    return [f'<div class="reading">{_key(tables, words)}{reading}</div>', *sections] if sections else []


def _key(tables: list[Json], words: Texts) -> str:
    keys = (
        f'<span class="key {TONES[index % len(TONES)]}">'
        f"{escape(words.say('report-players', {'players': table['players']}))}</span>"
        for index, table in enumerate(tables)
    )
    return f'<p class="legend">{"".join(keys)}</p>' if len(tables) > 1 else ""


def _numbers(tables: list[Json], words: Texts) -> str:
    heads = "".join(
        f"<th>{escape(words.say('report-players', {'players': table['players']}))}</th>" for table in tables
    )
    names = [*tables[0]["numbers"], "decisions"]
    rows = "".join(
        f"<tr><th>{escape(count_name(name, words))}</th>{''.join(_cell(table, name, words) for table in tables)}</tr>"
        for name in names
    )
    return f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _cell(table: Json, name: str, words: Texts) -> str:
    spread = table["decisions"] if name == "decisions" else table["numbers"][name]
    mean = decimal(spread["mean"], words, 2)
    return f"<td>{mean} <small>{spread['least']}–{spread['most']}</small></td>"
