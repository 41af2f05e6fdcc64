"""What a seat sees, in the terms the rules of thumb speak in: distances, guards, tasks, the functions of places."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from alcatraz.games.scapegoat.model.components import ELEMENTS, ITEMS, LOCATIONS, MOST_GUARDS, PRIMARY
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.kernel.game import Json

# S-8.2, S-8.3: two guards make work dear, three stop it.
HINDERED: Final = 2
STOPPED: Final = 3
# S-12: the functions that cost no action points, by the side that is up.
FREE_SILVER: Final = ("exercise_yard",)
FREE_GOLD: Final = ("radio_room", "dining_hall", "recreation_room")
# Where an item may lie (S-1.7); the gun is at home in the visiting area.
SOURCES: Final = {
    item: sorted({LOCATIONS[place], "exercise_yard", "visiting_area"})
    for item, place in zip(ITEMS, PRIMARY, strict=True)
}


@dataclass(frozen=True, slots=True)
class SeenTask:
    place: str
    element: str
    prisoners: int
    guards: int
    items: tuple[str, ...]


class SeenPosition:
    """The view of one seat. `me` is that seat; every question may be asked about any seat."""

    def __init__(self, view: Json) -> None:
        self.view = view
        self.me: int = view["you"]
        self.players: list[Json] = view["players"]
        self.scapegoat: int = view["scapegoat"]
        self.turn: Json = view["turn"] or {}
        self.gold: list[str] = view["gold"]
        self.stock: dict[str, list[str]] = view["items"]
        edition = view.get("edition") or built_in_edition().content
        self.most_items: int = edition["sheet"]["items"]["value"]
        self.most_cash: int = edition["sheet"]["cash"]["value"]
        self.most_cards: int = edition["sheet"]["hand"]["value"]
        self.tasks = _tasks(view)
        alarms = view["effects"]["false_alarm"]
        self._watched: dict[str, int] = {place: number + alarms for place, number in view["guards"].items()}
        self._bribes: dict[str, int] = self.turn.get("bribes", {})
        self._steps = _steps(tuple(tuple(line) for line in view["layout"]))

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def here(self) -> str:
        return self.at(self.me)

    @property
    def ap(self) -> int:
        return int(self.turn.get("ap", 0))

    def at(self, seat: int) -> str:
        place: str = self.players[seat]["at"]
        return place

    def held(self, seat: int) -> list[str]:
        items: list[str] = self.players[seat]["items"]
        return items

    def cash(self, seat: int) -> int:
        return int(self.players[seat]["cash"])

    def bribes_for_task(self, seat: int) -> int:
        """S-7.2: how many guards too many a seat can pay to overlook; none if the table plays the alternative."""
        return 0 if "S-7.2" in self.view.get("rulings", ()) else self.cash(seat)

    def plan(self, seat: int) -> set[str]:
        return set(self.players[seat]["plan"])

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def present(self, place: str) -> list[int]:
        return [seat for seat in self.seats if self.at(seat) == place]

    def distance(self, a: str, b: str) -> int:
        """In steps; places that cannot be entered now are not walked around."""
        return self._steps[a][b]

    def guards(self, place: str, seat: int) -> int:
        """S-8: the guards that count for a seat."""
        number = self._watched[place]
        if self._bribes and seat == self.turn["seat"]:
            number -= self._bribes.get(place, 0)
        return max(0, min(MOST_GUARDS, number))

    def points(self, seat: int) -> int:
        """The action points that a seat other than the Scapegoat has in a turn, a Stamina point included."""
        if seat in self.view["effects"]["isolated"]:
            return 0
        points = max(0, 6 - len(self.players) - int(self.view["effects"]["assembly"]))
        return points + (1 if self.players[seat]["stamina"] else 0)

    def offers(self, place: str, item: str) -> bool:
        """Whether the function of a place can give this item now (S-12)."""
        if item not in self.stock[place]:
            return False
        return place != "visiting_area" or place not in self.gold or item == "gun"

    def asks_payment(self, place: str) -> bool:
        """S-12: taking items asks for a payment on the gold sides, and in the yard always."""
        return place in self.gold or place == "exercise_yard"

    def work(self, place: str, seat: int) -> int | None:
        """S-8, S-12: the points that the function of a place costs a seat; None where guards stop it."""
        guards = self.guards(place, seat)
        if place in FREE_GOLD if place in self.gold else place in FREE_SILVER:
            return 0 if guards < MOST_GUARDS else None
        return work_price(guards) if guards < STOPPED else None


def work_price(guards: int) -> int:
    """S-8.1, S-8.2."""
    return 2 if guards >= HINDERED else 1


@lru_cache(maxsize=16)
def _steps(layout: tuple[tuple[str, ...], ...]) -> dict[str, dict[str, int]]:
    """S-6.1: diagonals count, so the longer side of the rectangle between two places."""
    cells = {place: (row, column) for row, line in enumerate(layout) for column, place in enumerate(line)}
    return {
        place: {other: max(abs(row - cells[other][0]), abs(column - cells[other][1])) for other in cells}
        for place, (row, column) in cells.items()
    }


def _tasks(view: Json) -> list[SeenTask]:
    cards = _edition_tasks(view)
    found = []
    for place, said in view["tasks"].items():
        card = cards[said] if isinstance(said, str) else said
        # S-9.2: never more than the number of players less one.
        prisoners = min(card["prisoners"], len(view["players"]) - 1)
        found.append(SeenTask(place, card["element"], prisoners, card["guards"], tuple(card["items"])))
    return found


def _edition_tasks(view: Json) -> dict[str, Json]:
    if "edition" in view:
        return {card["id"]: card for card in view["edition"]["task"]}
    return _built_in_tasks()


@cache
def _built_in_tasks() -> dict[str, Json]:
    return {card["id"]: card for card in built_in_edition().content["task"]}


def lacking(plans: list[set[str]]) -> list[str]:
    """The elements that nobody of a group owns."""
    owned = set().union(*plans)
    return [element for element in ELEMENTS if element not in owned]
