"""What the events of a step mean for one player, from what that player saw of them."""

from collections.abc import Sequence

from alcatraz.games.boat.rules.board import TO_WIN
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message, Term


def meanings(events: Sequence[Json], seat: int) -> list[Message | None]:
    return [_meaning(event, seat) for event in events]


def _meaning(event: Json, seat: int) -> Message | None:
    mine = event.get("seat") == seat
    match event["type"]:
        case "caught" if mine:
            return _message("caught")
        case "boarded":
            return _boarded(event, mine=mine)
        case "alarm_rolled" if mine:
            return _message("alarm", row=event["row"])
        case "passed" if mine:
            return _message("passed")
        case "returned" if mine:
            return _message("returned")
        case "went_out" if mine:
            return _message("went-out")
        case "alarm_ignored" if mine:
            return _message("alarm-ignored", row=event["row"])
        case "game_ended":
            if "winner" not in event:
                return _message("drawn")
            return _message("won" if event["winner"] == seat else "lost")
    return None


def _boarded(event: Json, *, mine: bool) -> Message | None:
    missing = TO_WIN - event["in_boat"]
    if missing == 0:
        return None
    if mine:
        return _message("boarded", missing=missing)
    return _message("one-missing", player=Term(f"seat-{event['seat']}")) if missing == 1 else None


def _message(name: str, **args: Arg) -> Message:
    return Message("boat-meaning-" + name, args)
