"""What a seat sees, by the public names of places and items; the rules are asked about a state made from the view."""

from dataclasses import dataclass
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import board_tables_of
from alcatraz.games.scapegoat.bots.knowledge.position_cache import points_of
from alcatraz.games.scapegoat.bots.knowledge.theft import least_missed
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.model.bag import contents, count
from alcatraz.games.scapegoat.model.components import ELEMENTS, GOODS, ITEMS, LOCATIONS, PLACES
from alcatraz.games.scapegoat.model.state import NO_TASK, State
from alcatraz.games.scapegoat.rules.functions import ANY_KIND, TAKE_ITEMS, Function
from alcatraz.games.scapegoat.rules.guards import STOP_WORK, counted, hands_tied, work_price
from alcatraz.games.scapegoat.rules.plan import prisoners_needed
from alcatraz.kernel.game import Json

SEATS: Final = range(3, 5)
# Nothing is asked about what the view hides, so any draw of it will do.
ANY_SEED: Final = 0
_PLACE: Final = {name: number for number, name in enumerate(LOCATIONS)}
_KIND: Final = {name: number for number, name in enumerate(ITEMS)}


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
        self.state = imagine(view, ANY_SEED, SEATS)
        edition = self.state.prison.edition
        self.most_items = edition.most_items
        self.most_cash = edition.most_cash
        self.most_cards = edition.most_cards
        self.tasks = [_task(self.state, place) for place in range(PLACES) if self.state.task_at[place] != NO_TASK]
        self._tables = board_tables_of(self.state)

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
        return 0 if self.state.prison.limit_ignores_bribes else self.cash(seat)

    def theft_brings(self, move: Json) -> str:
        """S-6.3: what a theft brings; where the victim chooses, what they will probably hand over."""
        named: str | None = move.get("what")
        return GOODS[least_missed(self.state, self.me, move["from"])] if named is None else named

    def plan(self, seat: int) -> set[str]:
        return set(self.players[seat]["plan"])

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def present(self, place: str) -> list[int]:
        return [seat for seat in self.seats if self.at(seat) == place]

    def distance(self, a: str, b: str) -> int:
        """In steps; places that cannot be entered now are not walked around."""
        return self._tables.distance[_PLACE[a]][_PLACE[b]]

    def guards(self, place: str, seat: int) -> int:
        """S-8: the guards that count for a seat."""
        return counted(self.state, seat, _PLACE[place])

    def guards_after_bribes(self, bribes: int) -> int:
        """S-8, S-7.2: the guards that count for this seat here, in its turn, once it has bribed so many more."""
        place = _PLACE[self.here]
        s = self.state.copy()
        s.bribes += bribes << 4 * place
        return counted(s, self.me, place)

    def guards_around(self, place: str) -> int:
        """The guards on the places next to this one."""
        return sum(self.state.guards[other] for other in self.state.prison.neighbours[_PLACE[place]])

    def points(self, seat: int) -> int:
        """The action points that a seat has in a turn of this round, a Stamina point included."""
        return points_of(self.state, seat)

    def function(self, place: str) -> Function:
        """S-12: the function of the side that is up."""
        return self._tables.functions[_PLACE[place]]

    def sources(self, item: str) -> list[str]:
        """S-12: the places whose functions can give this item now."""
        kind = _KIND[item]
        return [
            LOCATIONS[place]
            for place, function in enumerate(self._tables.functions)
            if function.effect == TAKE_ITEMS
            and function.item in (kind, ANY_KIND)
            and count(self.state.stock[place], kind)
        ]

    def work(self, place: str, seat: int) -> int | None:
        """S-8: the points that the function of a place costs a seat; None where guards stop it."""
        guards = self.guards(place, seat)
        if self.function(place).free:
            return None if hands_tied(self.state, guards) else 0
        return work_price(guards) if guards < STOP_WORK else None


def _task(s: State, place: int) -> SeenTask:
    task = s.prison.tasks[s.task_at[place]]
    items = tuple(ITEMS[kind] for kind in contents(task.items))
    return SeenTask(LOCATIONS[place], ELEMENTS[task.element], prisoners_needed(s, task), task.guards, items)


def lacking(plans: list[set[str]]) -> list[str]:
    """The elements that are in none of these plans."""
    owned = set().union(*plans)
    return [element for element in ELEMENTS if element not in owned]
