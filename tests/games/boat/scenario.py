"""The scenario language of Alcatraz (1999): the yard drawn as text or told in words, moves by their names.

    table = yard(guards={7: 9}, amber=[[9, 3]], turn="amber")
    table.plays("amber", walk([9, 3], [7, 3])).shows(amber=[[7, 3]], guards={7: 7}, turn="teal")

Unless said otherwise there are two players, amber is to move, guards stand as at the start, and prisoners that are
not named are in the cell. In a drawing G is a guard and A, T, R, V are prisoners of amber, teal, rose and violet.
"""

from typing import Any, Final, Self

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.rules.board import START
from alcatraz.kernel.game import Json
from alcatraz.testing.scenario import Scenario

COLOURS: Final = ("amber", "teal", "rose", "violet")
LETTERS: Final = "ATRV"


class Yard(Scenario[State]):
    names: tuple[str, ...] = COLOURS

    def shows(self, **expected: Any) -> Self:
        """Facts after a move: amber=[[7, 3]] (all who left the cell), guards={7: 6}, turn="teal", any field."""
        position = self.position
        for name, value in expected.items():
            actual: Any = position.get(name)
            if name in COLOURS:
                actual = [at for at in position["prisoners"][COLOURS.index(name)] if at != "cell"]
            elif name == "turn":
                actual = COLOURS[position["turn"]]
            elif name == "guards" and isinstance(value, dict):
                actual = {row: position["guards"][row - 1] for row in value}
            assert actual == value, f"{name} is {actual}, not {value}"
        return self

    def looks(self, drawing: str) -> Self:
        drawn, wanted = _drawn(self.position), [line.split() for line in drawing.strip().splitlines()]
        assert drawn == wanted, "\n".join(" ".join(row) for row in drawn)
        return self


def yard(
    drawing: str = "", *, guards: dict[int, int] | None = None, turn: str = "amber", seed: int = 1, **fields: Any
) -> Yard:
    """A position in words. amber=["boat", [7, 3]]; guards={row: column}; everything else as in a position."""
    told: dict[str, list[Any]] = {colour: list(fields.pop(colour)) for colour in COLOURS if colour in fields}
    columns = {row: column + 1 for row, column in enumerate(START, start=1)} | (guards or {})
    for row, tokens in enumerate((line.split() for line in drawing.strip().splitlines()), start=1):
        for column, token in enumerate(tokens, start=1):
            if token == "G":
                columns[row] = column
            elif token in LETTERS:
                told.setdefault(COLOURS[LETTERS.index(token)], []).append([row, column])
    number = fields.pop("players", max([2, *(COLOURS.index(colour) + 1 for colour in told)]))
    position = {
        "game": "boat",
        "guards": list(columns.values()),
        "prisoners": [_four(told.get(colour, [])) for colour in COLOURS[:number]],
        "turn": COLOURS.index(turn),
    }
    return Yard.load(GAME, {**position, **fields}, seed)


def new_game(players: int = 2, seed: int = 1, **options: Any) -> Yard:
    return Yard.new(GAME, players, seed, options)


def _four(named: list[Any]) -> list[Any]:
    return [*["cell"] * (4 - len(named)), *named]


def _drawn(position: Json) -> list[list[str]]:
    rows = [["."] * 9 for _ in range(9)]
    for row, column in enumerate(position["guards"]):
        rows[row][column - 1] = "G"
    for seat, prisoners in enumerate(position["prisoners"]):
        for at in prisoners:
            if isinstance(at, list):
                rows[at[0] - 1][at[1] - 1] = LETTERS[seat]
    return rows


# -- the moves, by name ----------------------------------------------------------------------------


def enter(to: list[int]) -> Json:
    return {"type": "enter", "to": to}


def walk(origin: list[int], to: list[int]) -> Json:
    return {"type": "walk", "from": origin, "to": to}


def board(origin: list[int]) -> Json:
    return {"type": "board", "from": origin}


def alarm(direction: str) -> Json:
    return {"type": "alarm", "direction": direction}


def passing() -> Json:
    return {"type": "pass"}


def go_back(origin: list[int]) -> Json:
    """B-2.7, by its alternative."""
    return {"type": "return", "from": origin}
