"""What a viewer may know: everything but the draws to come."""

from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.notation.write_position import position_json
from alcatraz.kernel.game import Json, Viewer


def view_json(s: State, viewer: Viewer) -> Json:
    view = position_json(s)
    del view["chance"]
    view["you"] = viewer if viewer >= 0 else None
    return view
