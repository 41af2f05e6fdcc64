"""A table before the start: who sits where, who is ready, what can be done."""

from alcatraz.bundle.drawing import StyledLine
from alcatraz.client import KnownState
from alcatraz.locale.texts import Texts
from alcatraz.wire import Seat


def lobby_lines(known: KnownState, words: Texts) -> list[StyledLine]:
    lines: list[StyledLine] = [[(words.say("join-lobby"), "bold"), ("  " + known.table.link, "you")]]
    lines += [_seat_line(number, known, words) for number in range(len(known.table.seats))]
    orders = ["start", "bot", "open"] if known.host else []
    orders += ["ready", "name", "say", "leave"] if known.seats else []
    forms = [words.say(f"join-form-{order}") for order in (*orders, "quit")]
    return [*lines, [(" · ".join(forms), "dim")]]


def must_act(known: KnownState) -> bool:
    """Whether nothing goes on until this client does something."""
    mine = [known.table.seats[seat] for seat in known.seats]
    if known.host:
        return all(
            seat.kind != "open" and (seat.kind == "bot" or seat.ready or seat in mine) for seat in known.table.seats
        )
    return any(not seat.ready for seat in mine)


def _seat_line(number: int, known: KnownState, words: Texts) -> StyledLine:
    seat = known.table.seats[number]
    marks = [words.say("join-mark-you")] if number in known.seats else []
    marks += [words.say("join-mark-host")] if number == known.table.host else []
    marks += _state(seat, words)
    return [
        (f"{number:>3} ", "you"),
        (f"{_name(number, seat, words):<24} ", f"seat-{number}"),
        (" · ".join(marks), "dim"),
    ]


def _name(number: int, seat: Seat, words: Texts) -> str:
    return "–" if seat.kind == "open" else words.say(f"seat-{number}")


def _state(seat: Seat, words: Texts) -> list[str]:
    if seat.kind == "open":
        return [words.say("join-mark-open")]
    if seat.kind == "bot":
        dealing = [each for each in (seat.character, seat.talkativeness) if each is not None]
        return [words.say("join-mark-bot", {"level": ":".join([seat.level or "–", *dealing])})]
    states = [words.say("join-mark-ready" if seat.ready else "join-mark-not-ready")]
    return states if seat.connected else [*states, words.say("join-mark-away")]
