"""Positions one move before a great moment, of both games."""

from typing import Any

from tools.screenshots.beats import Beat
from tools.staging import Json

TASKS: Json = {
    "guards_room": {"element": "A", "prisoners": 1, "guards": 4, "items": ["key"]},
    "chapel": {"element": "C", "prisoners": 2, "guards": 1, "items": ["tool", "drug"]},
    "laundry": {"element": "E", "prisoners": 2, "guards": 2, "items": ["clothes"]},
}
END: Json = {"type": "end_turn"}


def _prison(*players: Json, turn: int = 1, **fields: Any) -> Json:
    return {
        "format": 1,
        "game": "scapegoat",
        "round": 4,
        "tasks": TASKS,
        "guards": {"infirmary": 2, "workshop": 3, "visiting_area": 1, "dining_hall": 2, "cell_block": 1},
        "players": list(players),
        "scapegoat": 3,
        "bonus": 1,
        "turn": {"seat": turn, "ap": 3},
        **fields,
    }


FRANK: Json = {"at": "guards_room", "items": ["drug", "knife"], "plan": "BC", "cash": 1}
CLARENCE: Json = {"at": "guards_room", "items": ["key"], "plan": "ABD", "stamina": 1}
ALMA: Json = {"at": "guards_room", "items": ["tool", "clothes"], "plan": "E", "cash": 2}
DOLORES: Json = {"at": "chapel", "plan": "CF", "blackmail": ["body_search", "escort"]}


def _offer(partner: int, give: str, take: str | None) -> Json:
    took = [] if take is None else [take]
    return {"type": "trade", "with": partner, "give": [give], "give_cash": 0, "take": took, "take_cash": 0}


def _yard(*prisoners: list[Any], **fields: Any) -> Json:
    return {
        "format": 1,
        "game": "boat",
        "guards": [9, 8, 7, 3, 8, 2, 9, 1],
        "prisoners": list(prisoners),
        "turn": 1,
        **fields,
    }


CROWD = (FRANK, CLARENCE, ALMA, DOLORES)
NEAR_THE_BOAT = _yard(["cell", "boat", [6, 5], [9, 9]], ["cell", "boat", [1, 5], [4, 7]])
NEARLY_WON = _yard(["cell", "boat", [6, 5], [9, 9]], ["boat", "boat", [1, 5], [4, 7]])
CAUGHT_SOON = _yard(["cell", "boat", [4, 4], [9, 9]], ["cell", "cell", [5, 6], [9, 7]])

BEATS: dict[str, Beat] = {
    "beat-refusal": Beat("refusal", _prison(*CROWD, turn=0), ((0, _offer(1, "drug", "key")),), bots=(1, 2, 3)),
    "beat-refusal-seen": Beat(
        "refusal",
        _prison(*CROWD, turn=1),
        ((1, _offer(2, "key", "tool")), (2, {"type": "decline"})),
        ((2, {"type": "reason", "what": "helps_you"}),),
    ),
    "beat-deal": Beat("deal", _prison(*CROWD, turn=0), ((0, _offer(1, "drug", None)),), bots=(1, 2, 3)),
    "beat-broken": Beat(
        "broken",
        _prison(*CROWD, turn=1),
        ((1, {"type": "steal", "from": 0, "what": "knife"}),),
        ((1, {"type": "promise", "what": "not_steal_from", "seat": 0}),),
    ),
    "beat-theft": Beat("theft", _prison(*CROWD, turn=1), ((1, {"type": "steal", "from": 0, "what": "knife"}),)),
    "beat-guard": Beat("guard", _prison(*CROWD, turn=2), ((2, END),)),
    "beat-task": Beat(
        "task", _prison(*CROWD, turn=1), ((1, {"type": "complete", "pay": [{"seat": 1, "item": "key"}]}),)
    ),
    "beat-reward": Beat(
        "reward", _prison(*CROWD, turn=1), ((1, {"type": "complete", "pay": [{"seat": 1, "item": "key"}]}),)
    ),
    "beat-progress": Beat(
        "progress", _prison(*CROWD, turn=1), ((1, {"type": "complete", "pay": [{"seat": 1, "item": "key"}]}),)
    ),
    "beat-blackmail": Beat("blackmail", _prison(*CROWD, turn=3), ((3, {"type": "blackmail", "card": "body_search"}),)),
    "beat-escort": Beat(
        "escort",
        _prison(*CROWD, turn=3),
        ((3, {"type": "blackmail", "card": "escort", "target": 0, "to": "laundry"}),),
    ),
    "beat-walk": Beat("walk", _prison(*CROWD, turn=1), ((1, {"type": "move", "to": "workshop"}),)),
    "beat-boat-walk": Beat("walk", NEAR_THE_BOAT, ((1, {"type": "walk", "from": [4, 7], "to": [4, 6]}),)),
    "beat-boarding": Beat("boarding", NEAR_THE_BOAT, ((1, {"type": "board", "from": [1, 5]}),)),
    "beat-alarm": Beat("alarm", NEAR_THE_BOAT, ((1, {"type": "board", "from": [1, 5]}),)),
    "beat-last-boarding": Beat("boarding", NEARLY_WON, ((1, {"type": "board", "from": [1, 5]}),)),
    "beat-boat-ending": Beat("ending", NEARLY_WON, ((1, {"type": "board", "from": [1, 5]}),)),
    "beat-capture": Beat("capture", CAUGHT_SOON, ((1, {"type": "walk", "from": [5, 6], "to": [4, 6]}),)),
}
