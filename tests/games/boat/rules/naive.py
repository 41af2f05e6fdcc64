"""A second reading of the rules, as slow and literal as possible: no tables, no masks, nothing shared with the game.

It works on positions as JSON. Whatever it and the game disagree about is a bug in one of them.
"""

from typing import Any

Square = list[int]
Json = dict[str, Any]

MARKED = [[1, 3], [1, 4], [1, 5], [1, 6], [1, 7], [2, 4], [2, 5], [2, 6], [3, 5]]
SQUARES = [[row, column] for row in range(1, 10) for column in range(1, 10)]


def every_move() -> list[Json]:
    """All that can be written down, sensible or not."""
    return [
        *({"type": "enter", "to": to} for to in SQUARES),
        *({"type": "walk", "from": at, "to": to} for at in SQUARES for to in SQUARES),
        *({"type": "board", "from": at} for at in SQUARES),
        {"type": "alarm", "direction": "left"},
        {"type": "alarm", "direction": "right"},
        {"type": "pass"},
    ]


def legal_moves(position: Json) -> list[Json]:
    if position["outcome"] is not None:
        return []
    if position["alarm_row"] is not None:
        return [{"type": "alarm", "direction": "left"}, {"type": "alarm", "direction": "right"}]
    mine = position["prisoners"][position["turn"]]
    found: list[Json] = []
    if "cell" in mine:
        found += [{"type": "enter", "to": to} for to in SQUARES if _may_go(position, [10, to[1]], to)]
    for at in mine:
        if isinstance(at, list):
            found += [{"type": "walk", "from": at, "to": to} for to in SQUARES if _may_go(position, at, to)]
            if at in MARKED and not any([row, at[1]] in _guards(position) for row in range(1, at[0])):
                found.append({"type": "board", "from": at})
    return found or [{"type": "pass"}]


def _guards(position: Json) -> list[Square]:
    return [[row, column] for row, column in enumerate(position["guards"], start=1)]


def _standing(position: Json) -> list[Square]:
    return [at for seat in position["prisoners"] for at in seat if isinstance(at, list)]


def _line(at: Square, to: Square) -> list[Square]:
    """The squares from one to the other, the end included; none if there is no straight line."""
    if at[0] != to[0] and at[1] != to[1]:
        return []
    line = []
    here = list(at)
    while here != to:
        for axis in (0, 1):
            if here[axis] < to[axis]:
                here[axis] += 1
            elif here[axis] > to[axis]:
                here[axis] -= 1
        line.append(list(here))
    return line


def _may_go(position: Json, at: Square, to: Square) -> bool:
    line = _line(at, to)
    if not line or to in _standing(position) or any(square in _guards(position) for square in line):
        return False
    way = _guard_way(position, to, len(line))
    if way is None or to in way:
        return False
    mine = [prisoner for prisoner in position["prisoners"][position["turn"]] if prisoner != at]
    return position["options"]["own_capture"] or not any(square in mine for square in way)


def _guard_way(position: Json, to: Square, squares: int) -> list[Square] | None:
    """Square by square towards the prisoner; None if the wall comes first."""
    row, column = to
    if row == 9:
        return []
    here = position["guards"][row - 1]
    step = 1 if column > here else -1
    way = [[row, here + step * number] for number in range(1, squares + 1)]
    return way if all(1 <= square[1] <= 9 for square in way) else None


def after(position: Json, move: Json) -> Json:
    """The position after a legal move. Knows no die: a boarding rings no alarm here."""
    seat = position["turn"]
    guards = list(position["guards"])
    prisoners = [list(of_seat) for of_seat in position["prisoners"]]
    way: list[Square] = []
    if move["type"] == "alarm":
        row = position["alarm_row"]
        end = 1 if move["direction"] == "left" else 9
        way = _line([row, guards[row - 1]], [row, end])
    elif move["type"] == "board":
        prisoners[seat][prisoners[seat].index(move["from"])] = "boat"
    elif move["type"] in ("enter", "walk"):
        at, to = move.get("from", "cell"), move["to"]
        way = _guard_way(position, to, len(_line([10, to[1]] if at == "cell" else at, to))) or []
        prisoners[seat][prisoners[seat].index(at)] = to
    prisoners = [["cell" if prisoner in way else prisoner for prisoner in of_seat] for of_seat in prisoners]
    for row, column in way:
        guards[row - 1] = column
    return {
        **position,
        "guards": guards,
        "prisoners": [_sorted(of_seat) for of_seat in prisoners],
        **_next(position, move, prisoners[seat]),
    }


def _sorted(prisoners: list[Any]) -> list[Any]:
    """The cell, the board by row and column, the boat."""
    standing = sorted(at for at in prisoners if isinstance(at, list))
    return ["cell"] * prisoners.count("cell") + standing + ["boat"] * prisoners.count("boat")


def _next(position: Json, move: Json, mine: list[Any]) -> Json:
    """Whose turn it is then, and whether it all ended."""
    if move["type"] == "alarm":
        return {"alarm_row": None}
    seat, number = position["turn"], len(position["prisoners"])
    turns = position["turns_played"] + 1
    if mine.count("boat") == 3:
        losers = [other for other in range(number) if other != seat]
        return {"turns_played": turns, "outcome": {"reason": "boat", "winners": [seat], "losers": losers}}
    if turns == position["options"]["turn_limit"]:
        return {"turns_played": turns, "outcome": {"reason": "turn_limit", "winners": [], "losers": []}}
    return {"turns_played": turns, "turn": (seat + 1) % number}


def naive_perft(position: Json, depth: int) -> int:
    moves = legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(naive_perft(after(position, move), depth - 1) for move in moves)
