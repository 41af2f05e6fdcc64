"""The coach of The Scapegoat: what is worth a word in the view of a seat, the most important first."""

from alcatraz.bundle.lessons import Occasion
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.guide.scapegoat_guide import limits
from alcatraz.games.scapegoat.rules import guards
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

# So few guards in the box are worth a word.
_FEW_GUARDS = 3


def occasions(view: Json, seat: int) -> list[Occasion]:
    decision = next((each for each in view["decisions"] if each["seat"] == seat), None)
    if decision is None:
        return []
    if decision["kind"] in ("vote", "negotiation"):
        return [_occasion(decision["kind"])]
    if decision["kind"] != "turn":
        return []
    me = view["players"][seat]
    here = {"places": [me["at"]]}
    types = {move["type"] for move in decision["moves"]}
    found = [_occasion("begin")]
    if "complete" in types:
        found.append(_occasion("complete", here))
    if "blackmail" in types:
        found.append(_occasion("blackmail"))
    if view["scapegoat"] == seat:
        found.append(_occasion("scapegoat"))
    if view["stays"]["stays"] == seat:
        found.append(_occasion("danger", {"seats": [seat]}))
    return [*found, *_waste(view, me, types, here), *_company(view, seat, here)]


def _waste(view: Json, me: Json, types: set[str], here: Json) -> list[Occasion]:
    """Something is full, or not to be used here."""
    s = GAME.imagine(view, 0)
    most = limits(s)
    found = []
    if guards.counted(s, view["you"], s.at[view["you"]]) >= guards.STOP_WORK:
        found.append(_occasion("shut", here))
    if me["stamina"] == most["stamina"] and "stamina" in types:
        found.append(_occasion("stamina"))
    if me["cash"] == most["cash"] and "bribe" in types:
        found.append(_occasion("cash"))
    if len(me["items"]) == most["items"]:
        found.append(_occasion("hand"))
    if most["guards"] - sum(view["guards"].values()) <= _FEW_GUARDS:
        found.append(_occasion("guards"))
    return found


def _company(view: Json, seat: int, here: Json) -> list[Occasion]:
    me = view["players"][seat]
    others = [each for other, each in enumerate(view["players"]) if other != seat]
    beside = any(each["at"] == me["at"] and each["items"] for each in others)
    return [_occasion("together", here)] if beside and me["at"] in view["tasks"] else []


def _occasion(name: str, point: Json | None = None) -> Occasion:
    return Occasion(name, Message(f"coach-scapegoat-{name}"), point or {})
