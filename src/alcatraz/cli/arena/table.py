"""The result of a contest as tables: shares with their intervals, ratings, and what went wrong."""

from rich.table import Table as Grid

from alcatraz.cli.long_runs.outside_notes import outside_notes
from alcatraz.cli.screen.numbers import decimal, share
from alcatraz.cli.screen.screen import Screen
from alcatraz.cli.simulate.table import ending_name
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg
from alcatraz.locale.texts import Texts
from alcatraz.matches.arena.contest import Contest


def show(contest: Contest, summary: Json, words: Texts, screen: Screen) -> None:
    if not summary["games"]:
        screen.say(words.say("simulate-nothing-played"))
        return
    screen.say(title(contest, summary["games"], words), "bold")
    screen.console.print(_grid(summary, words))
    endings = ", ".join(
        f"{ending_name(reason, words)} {share(count, summary['games'], words)}"
        for reason, count in summary["endings"].items()
    )
    screen.say(words.say("arena-endings", {"endings": endings}))
    for policy in summary["policies"]:
        if "without_luck" in policy:
            screen.say(_without_luck(policy, words))
    screen.say(words.say("arena-reading"), "dim")
    for line in _notes(summary, words):
        screen.say(line, "danger")


def _without_luck(policy: Json, words: Texts) -> str:
    found = policy["without_luck"]
    if found is None:
        return words.say("arena-luck-unknown", {"policy": policy["policy"]})
    told: dict[str, Arg] = {"policy": policy["policy"], "worth": decimal(found["worth"], words, 2)}
    told["saved"] = share(1 - 1 / found["worth"], 1, words, 0)
    for name in ("played", "subtracted"):
        for part in ("value", "low", "high"):
            told[f"{name}-{part}"] = decimal(100 * found[name][part], words)
    return words.say("arena-without-luck", told)


def title(contest: Contest, games: int, words: Texts) -> str:
    return words.say(
        "arena-title",
        {
            "game": words.say_or(f"game-{contest.game}", contest.game),
            "seats": ", ".join(contest.seats),
            "games": games,
            "budget": budget_name(contest, words),
            "seed": str(contest.seed),
        },
    )


def budget_name(contest: Contest, words: Texts) -> str:
    if contest.iterations is not None:
        return words.say("arena-iterations", {"count": contest.iterations})
    if contest.milliseconds is not None:
        return words.say("arena-milliseconds", {"count": contest.milliseconds})
    return words.say("arena-no-budget")


def _grid(summary: Json, words: Texts) -> Grid:
    grid = Grid()
    compared = "ratio" in summary["policies"][0]
    columns = ("policy", "won", "left", "neither", *(("ratio", "rating") if compared else ()))
    for name in columns:
        grid.add_column(
            words.say(f"arena-column-{name}"), justify="left" if name == "policy" else "right", overflow="fold"
        )
    for policy in summary["policies"]:
        shares = [_with_interval(policy[name], policy["seats"], words) for name in ("won", "left", "neither")]
        rated = [_ratio(policy["ratio"], words), f"{policy['rating']:.0f}"] if compared else []
        grid.add_row(policy["policy"], *shares, *rated)
    return grid


def _with_interval(found: Json, whole: int, words: Texts) -> str:
    low, high = (decimal(100 * found[end], words) for end in ("low", "high"))
    return f"{share(found['count'], whole, words)}\n{low}–{high}"


def _ratio(found: Json, words: Texts) -> str:
    value, low, high = (_times(found[name], words) for name in ("value", "low", "high"))
    return f"{value}\n{low}–{high}"


def _times(number: float | None, words: Texts) -> str:
    return "∞" if number is None else decimal(number, words, 2)


def _notes(summary: Json, words: Texts) -> list[str]:
    """Warnings below the table: programs that failed, decisions that took too long."""
    policies = summary["policies"]
    notes = outside_notes({found["policy"]: found["outside"] for found in policies if "outside" in found}, words)
    for policy in policies:
        times = policy.get("times", {})
        if times.get("over"):
            args = {name: times[name] for name in ("over", "decisions", "longest")}
            notes.append(words.say("arena-overtime", {"policy": policy["policy"], **args}))
    return notes
