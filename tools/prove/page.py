"""The page docs/measurements/ending.md."""

from collections.abc import Mapping, Sequence
from typing import Any

_HEAD = """# The ending, proven

Made by `make prove`. S-10 as the rules play it (`src/alcatraz/games/scapegoat/rules/ending.py`) compared with a second
reading of the rule text (`tests/games/scapegoat/ending_oracle.py`): every distribution of the six letters over the
sheets, with every seat as the Scapegoat. Cash, items and Stamina are 0 here, so players with as many letters are tied;
a test compares the two readings with those measures too, on drawn positions. Nothing is left out for symmetry.

| sheets | rulings | cases | the game goes on | the Scapegoat stays | another player stays | tied | judged differently |
|---|---|---|---|---|---|---|---|
"""
_COLUMNS = ("cases", "going_on", "scapegoat_stays", "another_stays", "tied", "differing")


def page(runs: Sequence[tuple[tuple[int, str], Sequence[Mapping[str, Any]]]]) -> str:
    rows = []
    for (sheets, rulings), chunks in runs:
        sums = [f"{sum(chunk[column] for chunk in chunks):,}".replace(",", " ") for column in _COLUMNS]
        rows.append(f"| {sheets} | {rulings or 'as ruled'} | {' | '.join(sums)} |")
    return _HEAD + "\n".join(rows) + "\n"
