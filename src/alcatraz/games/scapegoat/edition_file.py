"""For owners of the box: the edition file to start from, and what is wrong with one, as its writer would say it."""

import re
from importlib import resources
from typing import Any, Final

from alcatraz.bundle.edition_file import Mistake
from alcatraz.games.scapegoat.model.bag import count
from alcatraz.games.scapegoat.model.components import ITEMS, KINDS, PLACES
from alcatraz.games.scapegoat.model.edition import Edition, read_edition
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message, Term

ALL_GOLD: Final = (1 << PLACES) - 1
_NUMBER: Final = re.compile(r"^(task|location)\[(\d+)\]")
_ENTRY: Final = re.compile(r"edition\.(task|location)\[(\d+)\](?:\.(.*))?")


class ScapegoatEditionFile:
    def built_in(self) -> str:
        return resources.files("alcatraz.games.scapegoat").joinpath("edition.toml").read_text(encoding="utf-8")

    def mistakes(self, content: object) -> list[Mistake]:
        return [Mistake(_path(problem), _in_the_file(problem, content)) for problem in read_edition(content)[1]]

    def summary(self, content: Json) -> Message:
        tasks = content["task"]
        printed = sum(task["source"] == "printed" for task in tasks)
        edition, _ = read_edition(content)
        args: dict[str, Arg] = {"name": content["name"]["en"], "tasks": len(tasks), "printed": printed}
        sides: dict[str, Arg] = {"silver": _left_over(edition, 0), "gold": _left_over(edition, ALL_GOLD)}
        return Message("edition-summary", {**args, **sides})

    def names(self, content: Json) -> dict[str, str]:
        return dict(content["name"])


EDITION_FILE = ScapegoatEditionFile()


def _left_over(edition: Edition, gold: int) -> tuple[Arg, ...] | str:
    """S-1.7: by kind, the tokens that find no space and the spaces that no token fills, with these sides up."""
    spaces = edition.spaces_up(gold)
    found: list[Arg] = []
    for kind in range(KINDS):
        more = count(edition.tokens, kind) - sum([count(bag, kind) for bag in spaces])
        if more:
            text = "edition-in-the-box" if more > 0 else "edition-empty-spaces"
            found.append(Message(text, {"item": Term(f"item-{ITEMS[kind]}"), "count": abs(more)}))
    return tuple(found) or "none"


def _path(problem: Message) -> str:
    """Where it is in the content. The sentences count cards and tiles from 1, as people do."""
    field = str(problem.args["field"]).removeprefix("edition").removeprefix(".")
    return _NUMBER.sub(lambda found: f"{found[1]}[{int(found[2]) - 1}]", field)


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
