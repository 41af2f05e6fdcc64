"""Where the golden playthroughs start, and the text of one as the rules play it now."""

from pathlib import Path
from typing import Any, NamedTuple

from alcatraz.games.registry import BUNDLES
from alcatraz.testing.playthrough import playthrough
from tests.games.scapegoat.bots.middles import middle

CELL = ["cell"] * 4
FOLDER = Path(__file__).parent / "playthroughs"


class Start(NamedTuple):
    game: str
    seed: int
    players: int = 0
    options: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    most: int = 250


PLAYTHROUGHS = {
    "scapegoat-three-players": Start("scapegoat", 1, 3, {"sides": "random"}),
    "scapegoat-four-players-gold": Start("scapegoat", 2, 4, {"sides": "gold"}),
    "scapegoat-late-escape": Start("scapegoat", 396, position={**middle(396), "rulings": ["S-9.4"]}),
    "scapegoat-alternatives": Start(
        "scapegoat", 576, position={**middle(576), "rulings": ["S-7.2", "S-8.4", "S-12.14"]}, most=300
    ),
    "boat-two-players": Start("boat", 1, 2, {"turn_limit": 60}),
    "boat-boarding-and-alarm": Start(
        "boat",
        2,
        position={
            "players": 3,
            "prisoners": [[[2, 5], [1, 3], "boat", "cell"], [[3, 5], *CELL[:3]], [[9, 1], [4, 4], *CELL[:2]]],
        },
    ),
}


def written(name: str) -> str:
    start = PLAYTHROUGHS[name]
    bundle = BUNDLES[start.game]
    if start.position is not None:
        state = bundle.game.load(start.position, start.seed)
    else:
        state = bundle.game.new(start.players, start.seed, start.options or {})
    return playthrough(bundle, state, start.seed, start.most)


def differing() -> list[str]:
    """The names of the playthroughs that the rules play in another way than their files say."""
    return [name for name in PLAYTHROUGHS if written(name) != (FOLDER / f"{name}.txt").read_text(encoding="utf-8")]
