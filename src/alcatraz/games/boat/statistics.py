"""What is worth counting in a match of Alcatraz (1999): turns, captures, boardings, alarms, where people enter."""

from collections.abc import Iterable
from typing import Final

from alcatraz.bundle.statistics import Tally
from alcatraz.games.boat.model.names import column_name
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

_COUNTED: Final = {
    "caught": "captures",
    "boarded": "boardings",
    "alarm_rolled": "alarms",
    "passed": "passes",
}
_TURNS: Final = ("entered", "walked", "returned", "boarded", "passed", "went_out")


class BoatStatistics:
    numbers = ("turns", "captures", "boardings", "alarms", "passes")
    groups = ("deeds", "columns", "caught_in")

    def tally(self, start: Json, events: Iterable[Json]) -> Tally:
        counts = Tally(len(start["prisoners"]), dict.fromkeys(self.numbers, 0))
        for event in events:
            kind = event["type"]
            if kind in _COUNTED:
                counts.add(_COUNTED[kind])
            if kind in _TURNS:
                counts.add("turns")
                counts.use("deeds", kind, event["seat"])
            if kind == "entered":
                counts.use("columns", str(event["to"][1]), event["seat"])
            elif kind == "caught":
                counts.use("caught_in", str(event["at"][0]), event["seat"])
        return counts

    def name(self, group: str, thing: str) -> Message:
        if group == "deeds":
            return Message(f"statistics-deeds-{thing.replace('_', '-')}")
        if group == "columns":
            return Message("statistics-columns", {"column": column_name(int(thing) - 1)})
        return Message("statistics-caught-in", {"number": thing})


STATISTICS = BoatStatistics()
