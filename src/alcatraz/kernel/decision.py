"""Who must choose what, now, as JSON for the authority or for one viewer."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from alcatraz.kernel.game import AUTHORITY, Game, Json, Move, Viewer

S = TypeVar("S")


def decisions_json(game: Game[S], state: S, viewer: Viewer = AUTHORITY) -> list[Json]:
    """Every pending decision; the moves only of those that are the viewer's to make."""
    decisions = []
    for seat in game.deciding(state):
        decision: Json = {"seat": seat, "kind": game.decision_kind(state, seat)}
        if viewer in (AUTHORITY, seat):
            decision.update(_choices(game, state, seat, game.move_json))
        decisions.append(decision)
    return decisions


def decisions_of_each(
    game: Game[S], state: S, viewers: Sequence[Viewer], move_json: Callable[[Move], Json]
) -> list[list[Json]]:
    """The same for several viewers at once; nobody may change them, because they share what they have in common.

    `move_json` is the game's, or one that remembers what it has written.
    """
    deciding = game.deciding(state)
    known: list[Json] = [{"seat": seat, "kind": game.decision_kind(state, seat)} for seat in deciding]
    seen = []
    for viewer in viewers:
        if viewer in deciding:
            choices = _choices(game, state, viewer, move_json)
            seen.append([{**each, **choices} if each["seat"] == viewer else each for each in known])
        else:
            seen.append(known)
    return seen


def _choices(game: Game[S], state: S, seat: int, move_json: Callable[[Move], Json]) -> Json:
    """`moves`, and if the last of them are templates, how many: `templates`."""
    moves = [move_json(move) for move in game.legal(state, seat)]
    templates = game.templates(state, seat)
    return {"moves": moves + templates, "templates": len(templates)} if templates else {"moves": moves}


def listed_moves(decision: Json) -> list[Json]:
    """The moves of a decision that can be played as they are: all but the templates."""
    moves: list[Json] = decision["moves"]
    return moves[: len(moves) - decision.get("templates", 0)]


def moves_json(game: Game[S], state: S, seat: int) -> list[Json]:
    """Every legal move of a deciding seat; a template stands for the moves that fill it in."""
    return [game.move_json(move) for move in game.legal(state, seat)] + game.templates(state, seat)
