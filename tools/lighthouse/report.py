"""docs/measurements/lighthouse.md, from what was measured."""

from collections.abc import Mapping

from tools.lighthouse.audit import CATEGORIES, FIGURES, Audited

ENOUGH = {"performance": 90, "accessibility": 100, "best-practices": 100}


def report(found: Mapping[str, Audited], runs: int) -> str:
    versions = next(iter(found.values())).versions
    least = ", ".join(f"{name.replace('-', ' ')} {score}" for name, score in ENOUGH.items())
    head = ["screen", *(name.replace("-", " ") for name in (*CATEGORIES, *FIGURES))]
    rows = [
        [name, *(str(each.scores[kind]) for kind in CATEGORIES), *(each.figures[kind] for kind in FIGURES)]
        for name, each in found.items()
    ]
    lines = [
        "# Lighthouse",
        "",
        f"`make lighthouse`, {versions}: its phone with a slow network and a slow processor, the page as it is served,",
        f"the middle one of {runs} runs. To reach: {least}.",
        "",
        _row(head),
        _row(["---"] * len(head)),
        *map(_row, rows),
        "",
        "Performance depends on how busy the machine is that measures; the other two do not.",
    ]
    return "\n".join(lines) + "\n"


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"
