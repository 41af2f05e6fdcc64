"""For owners of the box: the edition file to start from, and what is wrong with one."""

from importlib import resources

from alcatraz.games.scapegoat.edition import read_edition
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


class ScapegoatComponents:
    def built_in(self) -> str:
        return resources.files("alcatraz.games.scapegoat").joinpath("edition.toml").read_text(encoding="utf-8")

    def problems(self, content: object) -> list[Message]:
        return read_edition(content)[1]

    def summary(self, content: Json) -> Message:
        printed = sum(task["source"] == "printed" for task in content["task"])
        tasks = len(content["task"])
        return Message(
            "edition-summary",
            {"name": content["name"]["en"], "tasks": tasks, "printed": printed, "house": tasks - printed},
        )


COMPONENTS = ScapegoatComponents()
