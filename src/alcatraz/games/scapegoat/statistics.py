"""What is worth counting in a match of The Scapegoat: tasks, rooms, cards, elements, elections."""

from collections.abc import Iterable
from typing import Final

from alcatraz.bundle.statistics import Tally
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

_COUNTED: Final = {
    "round_started": "rounds",
    "task_completed": "tasks",
    "blackmail_played": "cards",
    "stolen": "thefts",
    "trade_accepted": "trades",
    "bribed": "bribes",
}
_DEEDS: Final = ("stolen", "trade_accepted", "bribed", "stamina_spent", "item_dropped")


# Events whose `seat` did something that is a figure of its own.
_OWN: Final = {
    "elected": "elected",
    "task_completed": "tasks",
    "stolen": "thefts",
    "trade_accepted": "trades",
    "blackmail_played": "cards",
    "bribed": "bribes",
}


class ScapegoatStatistics:
    numbers = ("rounds", "tasks", "cards", "thefts", "trades", "bribes", "scapegoat_stayed")
    groups = ("tasks", "rooms", "cards", "elements", "elections", "deeds")

    figures = ("elected", "tasks", "letters_own", "letters_reward", "thefts", "robbed", "trades", "cards", "bribes")

    def of_players(self, start: Json, events: Iterable[Json]) -> dict[str, list[int]]:
        counts = {figure: [0] * len(start["players"]) for figure in self.figures}
        # A letter is marked for one's own work, or after the reward is shown as a share in another's.
        letters = "letters_own"
        for event in events:
            kind = event["type"]
            if kind in _OWN:
                counts[_OWN[kind]][event["seat"]] += 1
            if kind == "task_completed":
                letters = "letters_own"
            elif kind == "reward_revealed":
                letters = "letters_reward"
            elif kind == "element_marked":
                counts[letters][event["seat"]] += 1
            elif kind == "stolen":
                counts["robbed"][event["from"]] += 1
            elif kind == "trade_accepted":
                counts["trades"][event["with"]] += 1
        return counts

    def tally(self, start: Json, events: Iterable[Json]) -> Tally:
        counts = Tally(len(start["players"]), dict.fromkeys(self.numbers, 0))
        counts.numbers["rounds"] = start["round"]
        gold = set(start["gold"])
        scapegoat = start["scapegoat"]
        for event in events:
            kind = event["type"]
            if kind in _COUNTED:
                counts.add(_COUNTED[kind])
            if kind == "task_completed":
                counts.use("tasks", _task(event["task"]), event["seat"])
            elif kind == "element_marked":
                counts.use("elements", event["element"], event["seat"])
            elif kind == "function_used":
                side = "gold" if event["at"] in gold else "silver"
                counts.use("rooms", f"{event['at']}/{side}", event["seat"])
            elif kind == "blackmail_played":
                counts.use("cards", event["card"], event["seat"])
            elif kind == "elected":
                counts.use("elections", "again" if event["seat"] == scapegoat else "elected", event["seat"])
                scapegoat = event["seat"]
            elif kind in _DEEDS:
                counts.use("deeds", kind, event["seat"])
            elif kind == "game_ended":
                counts.numbers["scapegoat_stayed"] = int(event.get("left_behind") == scapegoat)
        return counts

    def name(self, group: str, thing: str) -> Message:
        if group == "tasks":
            return Message(terms.task_text(thing)) if not thing.startswith("?") else _untitled(thing)
        if group == "rooms":
            room, _, side = thing.partition("/")
            return Message("statistics-room", {"room": terms.place(room), "side": side})
        if group == "cards":
            return Message(str(terms.card(thing)))
        if group == "elements":
            return Message("statistics-element", {"element": thing})
        return Message(f"statistics-{group}-{thing.replace('_', '-')}")


STATISTICS = ScapegoatStatistics()


def _task(task: str | Json) -> str:
    """A card by its id; one that a position describes by hand has only its element."""
    return task if isinstance(task, str) else "?" + str(task["element"])


def _untitled(thing: str) -> Message:
    return Message("scapegoat-task-untitled", {"element": thing[1:]})
