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


# Events whose `seat` did something that is a figure of its own.
_OWN: Final = {"boarded": "boardings", "passed": "passes", "alarm_rolled": "alarms", "caught": "caught"}
_MOVERS: Final = ("entered", "walked", "guard_ran", "guard_stayed", "passed", "boarded")


class BoatStatistics:
    numbers = ("turns", "captures", "boardings", "alarms", "passes")
    groups = ("deeds", "columns", "caught_in")

    figures = ("boardings", "captures", "caught", "squares", "alarms", "passes")

    def of_players(self, start: Json, events: Iterable[Json]) -> dict[str, list[int]]:
        counts = {figure: [0] * len(start["prisoners"]) for figure in self.figures}
        mover = 0
        for event in events:
            kind = event["type"]
            if kind in _MOVERS:
                mover = event["seat"]
            if kind in _OWN:
                counts[_OWN[kind]][event["seat"]] += 1
            if kind == "walked":
                counts["squares"][event["seat"]] += _distance(event["from"], event["to"])
            elif kind == "caught" and event["seat"] != mover:
                counts["captures"][mover] += 1
        return counts

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


def _distance(start: list[int], end: list[int]) -> int:
    return max(abs(start[0] - end[0]), abs(start[1] - end[1]))
