"""Builds the log of a table for one viewer, in pages. Lines are made once per viewer and language and then kept."""

from bisect import bisect_right

from alcatraz.kernel.game import SPECTATOR, Viewer
from alcatraz.locale.texts import Texts
from alcatraz.server.outgoing.sentences import event_lines, line, meaning_lines
from alcatraz.server.tables.room import Room, Told
from alcatraz.wire import Log, Logged, LogLine


def history(room: Room, owner: str, message: Log, words: Texts) -> Logged:
    """The log of a seat for its owner only; that of a spectator for anybody. Moves taken back are not in it."""
    seat = message.seat
    if seat is not None:
        room.chair_of(owner, seat)
    viewer = SPECTATOR if seat is None else seat
    first = bisect_right(room.told, message.after, key=lambda told: told.number)
    page = room.told[first : first + message.limit]
    known = room.log_lines.setdefault((viewer, words.language, message.meanings), {})
    missing = [told for told in page if told.number not in known]
    lines = _lines(room, missing, viewer, words, with_meanings=message.meanings)
    known.update(zip((told.number for told in missing), lines, strict=True))
    return Logged(message.id, seat, [known[told.number] for told in page], first + len(page) < len(room.told))


def _lines(room: Room, wanted: list[Told], viewer: Viewer, words: Texts, *, with_meanings: bool) -> list[LogLine]:
    lines = []
    for told in wanted:
        at = bisect_right(room.history, told.number, key=lambda brought: brought[0]) - 1
        brought = room.history[at][1] if at >= 0 and room.history[at][0] == told.number else []
        events = room.match.events_json(brought, viewer) if brought else []
        in_words = event_lines(room, events, words)
        meant = meaning_lines(room, events, viewer, words) if with_meanings and viewer != SPECTATOR else []
        spoken = line(room, told.what, words)
        lines.append(LogLine(told.number, told.at, told.what, events, in_words, spoken, meant))
    return lines
