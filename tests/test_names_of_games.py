"""Nothing outside games/ names a game, a type of move, a policy or a thing to talk about: it asks the bundle."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.decision import moves_json
from alcatraz.kernel.match import Match
from alcatraz.testing.walks import walk

SOURCE = Path(__file__).parent.parent / "src" / "alcatraz"
# Words that games also use, with the meaning that they have outside games.
ELSEWHERE = {
    "accept": "a header of HTTP",
    "board": "a command of the terminal that draws the table again",
    "move": "the field of wire messages and records that holds any move",
}


@cache
def names_of_games() -> set[str]:
    """The ids of all games, their policies, what they talk about, and every type of move that random games bring up."""
    names = set(BUNDLES)
    for bundle in BUNDLES.values():
        names.update(bundle.policies)
        if bundle.talk is not None:
            vocabulary = bundle.talk.vocabulary
            names.update(
                vocabulary.proposals, vocabulary.promises, vocabulary.asks, vocabulary.threats, vocabulary.reasons
            )
            names.update(vocabulary.values)
        for seed in range(4):
            table = Match.new(bundle.game, bundle.game.seats[-1], seed, {})
            for step in walk(bundle, table.state, seed):
                names.update(move["type"] for move in moves_json(bundle.game, step.state, step.seat))
    return names


def literals() -> Iterator[tuple[str, int, str]]:
    """Every string in the code outside games/: file, line, text. A docstring is no name."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.is_relative_to(SOURCE / "games"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield str(path.relative_to(SOURCE)), node.lineno, node.value


def test_games_are_named_nowhere_else() -> None:
    names = names_of_games()
    assert {"scapegoat", "boat", "simple", "trade", "vote", "walk", "propose_vote", "cash"} <= names
    found = [(file, line, text) for file, line, text in literals() if text in names - set(ELSEWHERE)]
    assert found == []


def test_every_exception_is_still_needed() -> None:
    assert set(ELSEWHERE) <= names_of_games() & {text for _, _, text in literals()}
