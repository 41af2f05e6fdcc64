"""What a legal move would do, before it is made: nothing is hidden in this game, so the rules themselves can tell."""

from alcatraz.games.boat.game import GAME
from alcatraz.kernel.game import AUTHORITY, Json


def preview(view: Json, move: Json) -> list[Json]:
    """The events of the move in a state imagined from the view."""
    state = GAME.imagine(view, 0)
    events = GAME.apply(state, view["turn"], GAME.read_move(state, move))
    return [GAME.event_json(state, event, AUTHORITY) for event in events]
