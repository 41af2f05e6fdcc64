"""The summary of a simulation as a table: a column per number of players."""

from rich.table import Table as Grid

from alcatraz.cli.long_runs.outside_notes import outside_notes
from alcatraz.cli.screen.numbers import decimal, share
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.simulation.plan import SimulationPlan


def show(plan: SimulationPlan, summary: Json, seconds: float, words: Texts, screen: Screen) -> None:
    tables = summary["tables"]
    if not tables:
        screen.say(words.say("simulate-nothing-played"))
        return
    screen.say(title(plan, words), "bold")
    grid = Grid()
    grid.add_column("")
    for table in tables:
        grid.add_column(
            words.say("simulate-column", {"players": table["players"], "games": table["games"]}), justify="right"
        )
    for rows in (_endings(tables, words), _numbers(tables, words), _seats(tables, words)):
        for label, cells in rows:
            grid.add_row(label, *cells)
        grid.add_section()
    screen.console.print(grid)
    for note in outside_notes(summary.get("outside", {}), words):
        screen.say(note, "danger")
    games = sum(table["games"] for table in tables)
    screen.say(words.say("simulate-took", {"games": games, "seconds": decimal(seconds, words)}), "dim")


def title(plan: SimulationPlan, words: Texts) -> str:
    policies = ", ".join(plan.policies)
    return words.say(
        "simulate-title",
        {"game": words.say_or(f"game-{plan.game}", plan.game), "policies": policies, "seed": str(plan.seed)},
    )


def ending_name(reason: str, words: Texts) -> str:
    return words.say("ending-" + reason.replace("_", "-"))


def count_name(number: str, words: Texts) -> str:
    return words.say("count-" + number.replace("_", "-"))


Row = tuple[str, list[str]]


def _endings(tables: list[Json], words: Texts) -> list[Row]:
    reasons = dict.fromkeys(reason for table in tables for reason in table["endings"])
    return [
        (
            ending_name(reason, words),
            [_counted(table["endings"].get(reason, 0), table["games"], words) for table in tables],
        )
        for reason in reasons
    ]


def _numbers(tables: list[Json], words: Texts) -> list[Row]:
    names = list(tables[0]["numbers"])
    rows = [(count_name(name, words), [_spread(table["numbers"][name], words) for table in tables]) for name in names]
    return [*rows, (words.say("count-decisions"), [_spread(table["decisions"], words) for table in tables])]


def _seats(tables: list[Json], words: Texts) -> list[Row]:
    largest = max(tables, key=lambda table: int(table["players"]))
    return [
        (
            words.say("simulate-seat", {"seat": words.say(f"seat-{found['seat']}"), "policy": found["policy"]}),
            [_seat(table, found["seat"], words) for table in tables],
        )
        for found in largest["seats"]
    ]


def _seat(table: Json, seat: int, words: Texts) -> str:
    if seat >= table["players"]:
        return "–"
    found, games = table["seats"][seat], table["games"]
    return f"{share(found['won'], games, words)} / {share(found['stayed'], games, words)}"


def _counted(part: int, whole: int, words: Texts) -> str:
    return f"{share(part, whole, words)} ({part})"


def _spread(spread: Json, words: Texts) -> str:
    mean = decimal(spread["mean"], words)
    if spread["least"] == spread["most"]:
        return mean
    return words.say("simulate-spread", {"mean": mean, "least": spread["least"], "most": spread["most"]})
