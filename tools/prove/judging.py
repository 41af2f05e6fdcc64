"""Runs in the environment of the compiled rules: python judging.py FOLDER CHUNKS writes one line of JSON per chunk."""

import json
import sys
from importlib import import_module
from typing import Any

from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.games.scapegoat.model.state import Prison, State


def table(sheets: int, rulings: str) -> State:
    """A table at which nothing but the plans and the Scapegoat will differ."""
    edition = built_in_edition()
    mask = 1 << ALTERNATIVES.index(rulings) if rulings else 0
    prison = Prison(edition, list(range(12)), 0, list(edition.tasks), mask)
    return State(prison, sheets, b"", 0).clear()


def main(folder: str, chunks: list[list[Any]]) -> None:
    sys.path.insert(0, folder)
    cases, oracle = import_module("ending_cases"), import_module("ending_oracle")
    for module in (cases, oracle, import_module("alcatraz.games.scapegoat.rules.ending")):
        assert not str(module.__file__).endswith(".py"), f"{module.__name__} is not compiled"
    for sheets, rulings, first in chunks:
        tally = cases.judge_chunk(table(sheets, rulings), oracle.staying, first)
        found = {name: getattr(tally, name) for name in (*COUNTED, "differing", "example")}
        print(json.dumps({"sheets": sheets, "rulings": rulings, "first": first, **found}), flush=True)


COUNTED = ("cases", "going_on", "scapegoat_stays", "another_stays", "tied")

if __name__ == "__main__":
    main(sys.argv[1], json.loads(sys.argv[2]))
