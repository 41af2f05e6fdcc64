"""Which of the puzzles that were found are shipped: not too many of a kind, the easiest first, without defaults."""

from collections import Counter

from alcatraz.games.registry import GAMES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json

MOST = 90
# Of puzzles whose solution begins with this kind of move. Nothing to do is seldom a nice answer.
FEW = {"end_turn": 5, "move": 45}


def chosen(game: str, found: list[Json]) -> list[Json]:
    kinds: Counter[str] = Counter()
    kept = []
    seen = set()
    for puzzle in sorted(found, key=lambda each: difficulty(game, each)):
        kind = puzzle["solution"][0]["type"]
        key = str(puzzle["position"])
        if key in seen or kinds[kind] >= FEW.get(kind, MOST):
            continue
        seen.add(key)
        kinds[kind] += 1
        kept.append(_written(game, puzzle))
    # Spread over all difficulties if there are too many.
    return kept if len(kept) <= MOST else [kept[index * len(kept) // MOST] for index in range(MOST)]


def difficulty(game: str, puzzle: Json) -> float:
    """The deeper, the more moves, the less obvious."""
    if game == "boat":
        held = 5 if puzzle["theme"] == "hold" else 0
        return float(puzzle["turns"] * 10 + held + puzzle["rank"] + puzzle["moves"] / 10)
    return float(len(puzzle["solution"]) * 2 + puzzle["moves"] / 10 - puzzle["margin"] * 10)


def _written(game: str, puzzle: Json) -> Json:
    facts = {name: value for name, value in puzzle.items() if name not in ("from", "position")}
    facts["difficulty"] = round(difficulty(game, puzzle), 2)
    return {**facts, "position": _short(game, puzzle["position"], puzzle["seat"])}


def _short(game: str, position: Json, seat: int) -> Json:
    """Without the fields that a position has anyway, as far as the seat can see."""
    rules = GAMES[game]
    wanted = rules.view(rules.load(position, "0"), seat)
    for name in list(position):
        without = {key: value for key, value in position.items() if key != name}
        try:
            if name != "game" and rules.view(rules.load(without, "0"), seat) == wanted:
                position = without
        except (ContractError, KeyError):
            continue
    return position
