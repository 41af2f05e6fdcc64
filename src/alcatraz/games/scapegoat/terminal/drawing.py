"""The prison in characters: where the game stands, the tiles, the sheets, who would stay."""

from collections.abc import Mapping

from alcatraz.bundle.drawing import Span, StyledLine
from alcatraz.bundle.words import Say
from alcatraz.games.scapegoat.model.components import ELEMENTS
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.games.scapegoat.terminal.compact import compact_room, compact_sheets
from alcatraz.games.scapegoat.terminal.rooms import RoomDrawing, room_lines
from alcatraz.games.scapegoat.terminal.sheets import sheet_lines
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message

# From this width on, the sheets have a place beside the prison.
_WIDE = 112
_BESIDE = 80


class ScapegoatDrawing:
    def status(self, view: Json, say: Say) -> StyledLine:
        guards, most = sum(view["guards"].values()), _last_guard(view)
        line: StyledLine = [
            (say(Message("scapegoat-status-round", {"round": view["round"]})), "title"),
            (" · ", "dim"),
            (say(Message("scapegoat-status-guards", {"guards": guards, "most": most})), "guard"),
            (" " + "▮" * guards, "guard"),
            ("▯" * (most - guards), "dim"),
            (" · ", "dim"),
            (say(Message("scapegoat-status-phase", {"phase": view["phase"]})), "bold"),
        ]
        if view["turn"] is not None:
            seat, ap = view["turn"]["seat"], view["turn"]["ap"]
            player = Message("scapegoat-status-turn", {"player": terms.seat(seat), "ap": ap})
            line += [(" · ", "dim"), (say(player), f"seat-{seat}")]
        return line

    def board(self, view: Json, say: Say, width: int, offered: Mapping[int, Json]) -> list[StyledLine]:
        rows = _rooms(view, offered)
        widths = _column_widths(rows, _BESIDE if width >= _WIDE else width, say)
        lines: list[StyledLine] = [_wall("┌┬┐", widths)]
        for index, row in enumerate(rows):
            lines += _row_of_tiles([room_lines(room, say, inner) for room, inner in zip(row, widths, strict=True)])
            lines.append(_wall("├┼┤" if index < len(rows) - 1 else "└┴┘", widths))
        return lines + _effects(view, say)

    def compact_board(self, view: Json, say: Say, width: int, offered: Mapping[int, Json]) -> list[StyledLine]:
        """Two lines per tile, and walls only between the tiles."""
        rows = _rooms(view, offered)
        widths = _column_widths(rows, width, say)
        lines: list[StyledLine] = []
        for row in rows:
            lines += [_wall("├┼┤", widths)] if lines else []
            lines += _row_of_tiles([compact_room(room, say, inner) for room, inner in zip(row, widths, strict=True)])
        return lines + _effects(view, say)

    def compact_sheets(self, view: Json, say: Say, width: int) -> list[StyledLine]:
        return compact_sheets(view, say, width)

    def sheets(self, view: Json, say: Say, width: int) -> list[StyledLine]:
        return sheet_lines(view, say, width)

    def standing(self, view: Json, say: Say) -> list[StyledLine]:
        """S-10, as the view tells it: what the others would lack without each, and who would stay."""
        stays = view["stays"]
        seats = range(len(view["players"]))
        lines: list[StyledLine] = [[(say(_without(view, seat)), f"seat-{seat}")] for seat in seats]
        if stays["tied"]:
            tied = tuple(terms.seat(seat) for seat in stays["tied"])
            lines.append([(say(Message(_tie_text(view), {"players": tied})), "danger")])
        elif stays["stays"] is not None:
            player = terms.seat(stays["stays"])
            lines.append([(say(Message("scapegoat-stays-now", {"player": player})), "danger")])
        else:
            lines.append([(say(Message("scapegoat-stays-nobody-yet")), "")])
        return lines


DRAWING = ScapegoatDrawing()


def _tie_text(view: Json) -> str:
    """S-10.5: the Scapegoat chooses; all who are not tied, by its alternative or if the Scapegoat is tied."""
    together = "S-10.5" in view.get("rulings", ()) or view["scapegoat"] in view["stays"]["tied"]
    return "scapegoat-stays-tied-together" if together else "scapegoat-stays-tied"


def _last_guard(view: Json) -> int:
    """S-3.4: as many guards as can stand on the board; the next one ends the game."""
    content = view["edition"] if "edition" in view else built_in_edition().content
    total: int = content["guards"]["total"]["value"]
    return total - 1


def _rooms(view: Json, offered: Mapping[int, Json]) -> list[list[RoomDrawing]]:
    numbers = {move["to"]: number for number, move in offered.items() if _leads_to_a_room(move)}
    return [[RoomDrawing(view, name, numbers.get(name)) for name in row] for row in view["layout"]]


def _row_of_tiles(tiles: list[list[StyledLine]]) -> list[StyledLine]:
    wall: Span = ("│", "wall")
    return [[wall, *(span for part in parts for span in (*part, wall))] for parts in zip(*tiles, strict=True)]


def _leads_to_a_room(move: Json) -> bool:
    """Several patrols of different strength lead to the same room, so no number could stand for them."""
    return "to" in move and move.get("card") != "patrol"


def _column_widths(rows: list[list[RoomDrawing]], width: int, say: Say) -> list[int]:
    """All the width there is; if it cannot be shared evenly, the columns with the longest names get more."""
    columns = len(rows[0])
    share, left_over = divmod(width - columns - 1, columns)
    longest = [max(len(say(row[column].title)) for row in rows) for column in range(columns)]
    favoured = sorted(range(columns), key=lambda column: -longest[column])[:left_over]
    return [share + (column in favoured) for column in range(columns)]


def _wall(corners: str, widths: list[int]) -> StyledLine:
    return [(corners[0] + corners[1].join("─" * width for width in widths) + corners[2], "wall")]


def _effects(view: Json, say: Say) -> list[StyledLine]:
    """Blackmail that works until the end of the round; a lockdown is shown in its room."""
    effects = view["effects"]
    return [
        [(say(Message(f"scapegoat-effect-{name.replace('_', '-')}", {"count": effects[name]})), "danger")]
        for name in ("assembly", "false_alarm")
        if effects[name]
    ]


def _without(view: Json, seat: int) -> Message:
    owned = {element for other, sheet in enumerate(view["players"]) if other != seat for element in sheet["plan"]}
    missing = "".join(element for element in ELEMENTS if element not in owned)
    args: dict[str, Arg] = {"player": terms.seat(seat), "owned": "".join(sorted(owned)) or "–", "missing": missing}
    return Message("scapegoat-stays-missing" if missing else "scapegoat-stays-complete", args)
