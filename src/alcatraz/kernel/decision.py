"""Who must choose what, now, as JSON for the authority or for one viewer."""

from typing import TypeVar

from alcatraz.kernel.game import AUTHORITY, Game, Json, Viewer

S = TypeVar("S")


def decisions_json(game: Game[S], state: S, viewer: Viewer = AUTHORITY) -> list[Json]:
    """Every pending decision; the moves only of those that are the viewer's to make."""
    decisions = []
    for seat in game.deciding(state):
        decision: Json = {"seat": seat, "kind": game.decision_kind(state, seat)}
        if viewer in (AUTHORITY, seat):
            decision["moves"] = moves_json(game, state, seat)
        decisions.append(decision)
    return decisions


def moves_json(game: Game[S], state: S, seat: int) -> list[Json]:
    """Every legal move of a deciding seat; a template stands for the moves that fill it in."""
    return [game.move_json(move) for move in game.legal(state, seat)] + game.templates(state, seat)
