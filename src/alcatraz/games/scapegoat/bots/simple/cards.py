"""Blackmail: which card is the best, and what to do with those in hand."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.simple.errand import Errand, best_errand
from alcatraz.games.scapegoat.bots.simple.listed import least, of_type
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition
from alcatraz.games.scapegoat.bots.simple.threat import Threat
from alcatraz.kernel.game import Json

# The best card first.
RANKING: Final = (
    "bad_plan",
    "isolation_cell",
    "body_search",
    "change_of_plans",
    "patrol",
    "escort",
    "lockdown",
    "bullying",
    "assembly",
    "false_alarm",
    "errand_boy",
)
USELESS: Final = 0.0
HELPS_ME: Final = 1.0
STOPS_THEM: Final = 2.0


def choose_best(moves: list[Json]) -> Json:
    return min(moves, key=lambda move: RANKING.index(move["card"]))


def play_card(sight: SeenPosition, feared: list[Threat], moves: list[Json]) -> Json | None:
    """At once, as soon as a card stops a threat or helps; a far goal beats a near one."""
    cards = of_type(moves, "blackmail")
    threat = feared[0] if feared else None
    errand = best_errand(sight, sight.me) if cards else None
    best = least(cards, lambda move: -use_of(sight, threat, errand, move))
    return best if best and use_of(sight, threat, errand, best) > USELESS else None


def use_of(sight: SeenPosition, threat: Threat | None, errand: Errand | None, move: Json) -> float:
    harm = _AGAINST[move["card"]](sight, threat, move) if threat and move["card"] in _AGAINST else USELESS
    return harm or for_myself(errand, move)


def for_myself(errand: Errand | None, move: Json) -> float:
    """Bullying and the errand-boy fetch what the own errand lacks."""
    got = move.get("take", [move.get("item")])
    return HELPS_ME if errand and any(item in errand.missing for item in got) else USELESS


# -- against a threat ------------------------------------------------------------------------------


def _if(useful: bool, more: float = 0.0) -> float:
    return STOPS_THEM + more / 100 if useful else USELESS


def _steals(sight: SeenPosition, threat: Threat, move: Json) -> float:
    return _if(move["target"] in threat.group and move["item"] in threat.task.items)


def _leads_away(sight: SeenPosition, threat: Threat, move: Json) -> float:
    return _if(move["target"] == threat.seat, sight.distance(move["to"], threat.task.place))


def _moves_task(sight: SeenPosition, threat: Threat, move: Json) -> float:
    return _if(move["task_at"] == threat.task.place, sight.distance(move["to"], sight.at(threat.seat)))


def _locks(sight: SeenPosition, threat: Threat, move: Json) -> float:
    outside = any(sight.at(seat) != threat.task.place for seat in threat.group)
    return _if(move["at"] == threat.task.place and outside)


def _searches(sight: SeenPosition, threat: Threat, move: Json) -> float:
    return _if(any(set(sight.held(seat)) & set(threat.task.items) for seat in threat.group))


_AGAINST: Final[dict[str, Callable[[SeenPosition, Threat, Json], float]]] = {
    "assembly": lambda sight, threat, move: _if(True),
    "bad_plan": lambda sight, threat, move: _if(move["task_at"] == threat.task.place),
    "body_search": _searches,
    "bullying": _steals,
    "change_of_plans": _moves_task,
    "escort": _leads_away,
    "false_alarm": lambda sight, threat, move: _if(threat.guards <= 1),
    "isolation_cell": lambda sight, threat, move: _if(move["target"] == threat.seat),
    "lockdown": _locks,
    "patrol": lambda sight, threat, move: _if(move["to"] == threat.task.place and move["count"] >= threat.guards),
}
