"""For owners of the box: the edition file to start from, and what is wrong with one, as its writer would say it."""

import re
from importlib import resources
from typing import Any, Final

from alcatraz.games.scapegoat.model.edition import read_edition
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message

_ENTRY: Final = re.compile(r"edition\.(task|location)\[(\d+)\](?:\.(.*))?")


class ScapegoatEditionFile:
    def built_in(self) -> str:
        return resources.files("alcatraz.games.scapegoat").joinpath("edition.toml").read_text(encoding="utf-8")

    def problems(self, content: object) -> list[Message]:
        return [_in_the_file(problem, content) for problem in read_edition(content)[1]]

    def summary(self, content: Json) -> Message:
        tasks = content["task"]
        printed = sum(task["source"] == "printed" for task in tasks)
        return Message("edition-summary", {"name": content["name"]["en"], "tasks": len(tasks), "printed": printed})


EDITION_FILE = ScapegoatEditionFile()


def _in_the_file(problem: Message, content: Any) -> Message:
    """The same problem with its place named as the file has it: the task's number and id, then the field."""
    place: Arg = problem.args["field"]
    found = _ENTRY.fullmatch(place) if isinstance(place, str) else None
    if found is None:
        place = str(place).removeprefix("edition.")
    else:
        kind, number, field = found[1], int(found[2]), found[3] or "none"
        entry = content[kind][number - 1]
        name = entry.get("id", "?") if isinstance(entry, dict) else "?"
        place = Message(f"edition-{kind}-at", {"number": number, "id": str(name), "where": field})
    return Message(problem.id, {**problem.args, "field": place})
