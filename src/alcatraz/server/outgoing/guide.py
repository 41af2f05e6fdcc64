"""Builds guides: what a seat can do, what it costs, and why not the rest, in words.

A client that shows a guide needs to know no rules. Everything is made from the seat's view; costs and refusals are
those that `explain` would tell it one by one.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import SPECTATOR, Json, Viewer
from alcatraz.kernel.message import rules_of
from alcatraz.locale.texts import Texts
from alcatraz.server.outgoing.suggestions import sayable
from alcatraz.server.outgoing.views import TableViews, key_of
from alcatraz.server.tables.errors import Denied, denied, error_text
from alcatraz.server.tables.playing import reasons
from alcatraz.server.tables.room import Room
from alcatraz.server.tables.undo import must_be_undoable
from alcatraz.wire import Doable, Group, Guide, Guided, Refusable, Undoable, Waiting


def guide(room: Room, owner: str, message: Guide, words: Texts) -> Guided:
    """The answer to a request: without a seat for anybody, with one for its owner alone."""
    if message.seat is not None:
        room.chair_of(owner, message.seat)
    if room.table is None:
        raise denied("wrong_phase", phase=room.phase)
    return replace(_known_guide(room, message.seat, words, None), id=message.id)


def guides(room: Room, viewers: Iterable[Viewer], words: Texts, seen: TableViews | None) -> dict[str, Guided]:
    """Those to push, with the same keys as views; their moves are in the view already, in the same order.

    `seen` has the views of these viewers as they are now, if they have been made.
    """
    pushed = {}
    for viewer in viewers if room.table is not None else ():
        key, seat = key_of(viewer), None if viewer == SPECTATOR else viewer
        known = _known_guide(room, seat, words, None if seen is None else seen.view(key))
        pushed[key] = replace(known, moves=[replace(each, move={}) for each in known.moves])
    return pushed


def _known_guide(room: Room, seat: int | None, words: Texts, view: Json | None) -> Guided:
    """Worked out once per number, seat and language."""
    if any(known.number != room.number for known in room.guides.values()):
        room.guides.clear()
    key = (seat, words.language)
    if key not in room.guides:
        room.guides[key] = guide_for(room, seat, words, view)
    return room.guides[key]


def guide_for(room: Room, seat: int | None, words: Texts, view: Json | None = None) -> Guided:
    """`view` is that of the seat, or of a spectator, if it has been made."""
    if view is None:
        view = room.match.game.view(room.match.state, SPECTATOR if seat is None else seat)
    bundle = room.bundle
    headings = {heading: _group_id(room, heading) for heading in bundle.words.headings}
    moves, refused = ([], []) if seat is None else _choices(room, seat, view, headings, words)
    return Guided(
        id="",
        number=room.number,
        seat=seat,
        waiting=[
            Waiting(decision["seat"], decision["kind"], words.tell(bundle.words.decision(view, decision)))
            for decision in view["decisions"]
        ],
        moves=moves,
        refused=refused,
        groups=[Group(group, words.say(heading)) for heading, group in headings.items()],
        undo=_undo(room, seat, words),
        facts=bundle.guide.facts(view, words.tell) if bundle.guide is not None else {},
        say=[] if seat is None else sayable(room, seat, view, words),
    )


def _group_id(room: Room, heading: str) -> str:
    return heading.removeprefix(f"{room.created.game}-group-")


def _choices(
    room: Room, seat: int, view: Json, headings: dict[str, str], words: Texts
) -> tuple[list[Doable], list[Refusable]]:
    """What a deciding seat may and may not do; nothing for a seat that does not decide."""
    listed = [decision["moves"] for decision in view["decisions"] if decision["seat"] == seat]
    if not listed:
        return [], []
    return _doable(room, seat, view, listed[0], headings, words), _refused(room, seat, view, headings, words)


def _doable(
    room: Room, seat: int, view: Json, moves: list[Json], headings: dict[str, str], words: Texts
) -> list[Doable]:
    bundle = room.bundle
    previews = bundle.guide.previews(view, moves) if bundle.guide is not None else [None] * len(moves)
    found = []
    for move, preview in zip(moves, previews, strict=True):
        heading = bundle.words.group(view, move)
        path = [words.tell(step) for step in (heading, *bundle.words.path(view, move))]
        text = words.tell(bundle.words.move(view, move))
        found.append(Doable(text, headings[heading.id], path, _cost(room, seat, move), preview, move))
    return found


def _cost(room: Room, seat: int, move: Json) -> int | None:
    table = room.match
    try:
        return table.game.cost(table.state, seat, table.read_move(seat, move))
    except ContractError:
        # A template: what it costs depends on how it is filled in.
        return None


def _refused(room: Room, seat: int, view: Json, headings: dict[str, str], words: Texts) -> list[Refusable]:
    """What the player might think of, as far as the rules are against it."""
    bundle, table = room.bundle, room.match
    found = []
    for move in bundle.words.candidates(view):
        refusals = table.why_not(seat, table.read_move(seat, move))
        if refusals:
            rules = rules_of(refusals)
            found.append(
                Refusable(
                    move,
                    words.tell(bundle.words.move(view, move)),
                    headings[bundle.words.group(view, move).id],
                    rules[0],
                    rules,
                    reasons(refusals, words),
                )
            )
    return found


def _undo(room: Room, seat: int | None, words: Texts) -> Undoable:
    try:
        if seat is None:
            raise denied("cannot_undo")
        must_be_undoable(room, seat)
    except Denied as error:
        return Undoable(allowed=False, message=error_text(error, words))
    return Undoable(allowed=True)
