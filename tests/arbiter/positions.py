"""Random positions of both games: stations of random games, and the same with something rearranged by hand."""

from collections.abc import Iterator
from random import Random
from typing import Any

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.testing.walks import walk

OPTIONS: dict[str, list[Json]] = {
    "scapegoat": [{}, {"sides": "random"}, {"rulings": ["S-9.4", "S-10.2", "S-12.14"]}],
    "boat": [{}, {"own_capture": True}, {"alarm": False, "guards": "random"}],
}


def random_positions(game: str, number: int, seed: int) -> Iterator[Json]:
    """So many positions that load."""
    luck, made, bundle = Random(f"{game} {seed}"), 0, BUNDLES[game]
    while made < number:
        options = luck.choice(OPTIONS[game])
        table = Match.new(bundle.game, luck.choice(list(bundle.game.seats)), luck.randrange(10**6), options)
        steps = walk(bundle, table.state, luck.randrange(10**6), 200)
        for position in [bundle.game.position(step.state) for step in steps if luck.random() < 0.05]:
            changed = _rearranged(position, luck)
            if made < number and _loads(game, changed):
                made += 1
                yield changed


def _rearranged(position: Json, luck: Random) -> Json:
    position = {name: value for name, value in position.items() if name != "chance"}
    if luck.random() < 0.5:
        change = luck.choice(_CHANGES[position["game"]])
        change(position, luck)
    return position


def _guard(position: Json, luck: Random) -> None:
    position["guards"][luck.choice(list(position["guards"]))] = luck.randrange(5)


def _pawn(position: Json, luck: Random) -> None:
    luck.choice(position["players"])["at"] = luck.choice(list(position["guards"]))


def _plan(position: Json, luck: Random) -> None:
    luck.choice(position["players"])["plan"] = "".join(letter for letter in "ABCDEF" if luck.random() < 0.6)


def _track(position: Json, luck: Random) -> None:
    luck.choice(position["players"])[luck.choice(["cash", "stamina"])] = luck.randrange(4)


def _rulings(position: Json, luck: Random) -> None:
    known = [each.rule for each in BUNDLES["scapegoat"].alternatives]
    position["rulings"] = [rule for rule in known if luck.random() < 0.5]


def _prisoner(position: Json, luck: Random) -> None:
    places: list[Any] = luck.choice(position["prisoners"])
    places[luck.randrange(4)] = luck.choice(["cell", "boat", [luck.randrange(1, 10), luck.randrange(1, 10)]])


def _column(position: Json, luck: Random) -> None:
    position["guards"][luck.randrange(8)] = luck.randrange(1, 10)


_CHANGES = {"scapegoat": [_guard, _pawn, _plan, _track, _rulings], "boat": [_prisoner, _column]}


def _loads(game: str, position: Json) -> bool:
    try:
        BUNDLES[game].game.load(position, "0")
    except ContractError:
        return False
    return True
