"""The scenario language of The Scapegoat: positions by the players' colours, moves by their names.

    table = scenario(guards={"infirmary": 3}, amber="infirmary", turn="amber")
    table.refuses("amber", use(take=["drug"]), because="S-8.3")
    table.plays("amber", move("dining_hall")).shows(amber="dining_hall", ap=2)

Unless said otherwise there are three players, violet joins as the fourth when named, amber is the Scapegoat
with bonus 1, it is teal's turn with 3 AP, and the tiles lie in the order of their ids:

    chapel         radio_room     dining_hall  infirmary
    exercise_yard  visiting_area  workshop     recreation_room
    cell_block     laundry        guards_room  wardens_office
"""

import copy
from typing import Any, Self

from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.games.scapegoat.model.state import State
from alcatraz.kernel.game import Json
from alcatraz.testing.scenario import Scenario

COLOURS = ("amber", "teal", "rose", "violet")


class Prison(Scenario[State]):
    names: tuple[str, ...] = COLOURS

    def sheet(self, who: int | str) -> Json:
        found: Json = self.position["players"][self.seat(who)]
        return found

    def shows(self, **expected: object) -> Self:
        """Facts after a move: amber="chapel" (where) or amber={"cash": 1}, ap=2, turn="teal", any field."""
        position = self.position
        for name, value in expected.items():
            actual: Any = position.get(name)
            if name in COLOURS:
                actual = self.sheet(name)["at"] if isinstance(value, str) else self._part(self.sheet(name), value)
            elif name == "turn":
                actual = COLOURS[position["turn"]["seat"]]
            elif name == "scapegoat":
                actual = COLOURS[position["scapegoat"]]
            elif name in ("ap", "offers", "used", "stolen", "stamina_used", "bribes"):
                actual = position["turn"][name]
            elif isinstance(value, dict) and isinstance(actual, dict):
                actual = self._part(actual, value)
            assert actual == value, f"{name} is {actual}, not {value}"
        return self

    @staticmethod
    def _part(whole: Json, part: object) -> Json:
        """Only what the test speaks of."""
        assert isinstance(part, dict)
        return {key: whole[key] for key in part}


def scenario(
    *, seed: int = 1, players: int | None = None, turn: str | Json | None = "teal", ap: int | None = None, **fields: Any
) -> Prison:
    """A position in words. amber="chapel" or amber={"at": "chapel", "cash": 2, …}; everything else as in a position.

    `turn` is a colour, or a whole turn as JSON with a colour or a number as its seat.
    """
    sheets = {colour: fields.pop(colour) for colour in COLOURS if colour in fields}
    number = players or max([3, *(COLOURS.index(colour) + 1 for colour in sheets)])
    position: Json = {"game": "scapegoat", "players": [_sheet(sheets.get(COLOURS[seat])) for seat in range(number)]}
    if fields.get("phase", "actions") == "actions":
        turned: Json = dict(turn) if isinstance(turn, dict) else {"seat": turn}
        turned["seat"] = _seat(turned["seat"])
        if ap is not None:
            turned["ap"] = ap
        position["turn"] = turned
    position["scapegoat"] = _seat(fields.pop("scapegoat", "amber"))
    return Prison.load(GAME, {**position, **fields}, seed)


def _sheet(said: str | Json | None) -> Json:
    """Players of whom nothing is said stand in the warden's office, out of the way."""
    if isinstance(said, str):
        return {"at": said}
    return {"at": "wardens_office", **(said or {})}


def _seat(who: Any) -> int:
    return COLOURS.index(who) if isinstance(who, str) else int(who)


def box_with(**limits: int) -> Json:
    """The edition of an owner whose prisoner sheets have these limits: hand=1, stamina=9."""
    edition = copy.deepcopy(built_in_edition().content)
    for name, most in limits.items():
        edition["sheet"][name]["value"] = most
    return edition


def new_game(players: int = 4, seed: int = 1, **options: Any) -> Prison:
    return Prison.new(GAME, players, seed, options)


# -- the moves, by name ----------------------------------------------------------------------------


def call_vote() -> Json:
    return {"type": "call_vote"}


def vote(who: int | str) -> Json:
    return {"type": "vote", "for": _seat(who)}


def move(to: str) -> Json:
    return {"type": "move", "to": to}


def use(**fields: Any) -> Json:
    return {"type": "use", **_with_seats(fields)}


def move_guard(origin: str, to: str) -> Json:
    return {"type": "move_guard", "from": origin, "to": to}


def done() -> Json:
    return {"type": "done"}


def keep(card: str) -> Json:
    return {"type": "keep", "card": card}


def steal(victim: int | str, what: str | None = None) -> Json:
    """`what` is left out where the victim chooses (S-6.3)."""
    return {"type": "steal", "from": _seat(victim), **({} if what is None else {"what": what})}


def hand_over(what: str) -> Json:
    return {"type": "hand_over", "what": what}


def riot(origin: str) -> Json:
    return {"type": "riot", "from": origin}


def complete(*tokens: tuple[int | str, str]) -> Json:
    """complete(("teal", "key"), ("rose", "clothes"))"""
    return {"type": "complete", "pay": [{"seat": _seat(who), "item": item} for who, item in tokens]}


def drop(item: str) -> Json:
    return {"type": "drop", "item": item}


def blackmail(card: str, **fields: Any) -> Json:
    """`from_` stands for `from`."""
    return {"type": "blackmail", "card": card, **_with_seats(fields)}


def trade(partner: int | str, *, give: Any = (), give_cash: int = 0, take: Any = (), take_cash: int = 0) -> Json:
    return {
        "type": "trade",
        "with": _seat(partner),
        "give": list(give),
        "give_cash": give_cash,
        "take": list(take),
        "take_cash": take_cash,
    }


def trade_template(partner: int | str) -> Json:
    return {"type": "trade", "with": _seat(partner)}


def accept() -> Json:
    return {"type": "accept"}


def decline() -> Json:
    return {"type": "decline"}


def bribe() -> Json:
    return {"type": "bribe"}


def stamina() -> Json:
    return {"type": "stamina"}


def end_turn() -> Json:
    return {"type": "end_turn"}


def leave_behind(who: int | str) -> Json:
    return {"type": "leave_behind", "player": _seat(who)}


def _with_seats(fields: dict[str, Any]) -> dict[str, Any]:
    named = {name.rstrip("_"): value for name, value in fields.items()}
    if "target" in named:
        named["target"] = _seat(named["target"])
    return named
