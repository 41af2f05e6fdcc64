"""Views and events of everybody at a table: what they have in common is made, and views written, only once."""

from collections.abc import Iterable

from msgspec import Raw
from msgspec.json import Encoder

from alcatraz.kernel.game import SPECTATOR, Json, Viewer
from alcatraz.server.tables.room import Room, Step
from alcatraz.wire import SPECTATOR_KEY

_encode = Encoder().encode


def key_of(viewer: Viewer) -> str:
    return SPECTATOR_KEY if viewer == SPECTATOR else str(viewer)


def events_of_each(room: Room, step: Step, viewers: Iterable[Viewer]) -> dict[str, list[Json]]:
    """What each of these saw of a step. Nobody may change it, because they share what they have in common."""
    if not step.events:
        return {}
    game, alike = room.match.game, room.bundle.server_traits.open_events
    seen: dict[Viewer, list[Json]] = {viewer: [] for viewer in viewers}
    for event in step.events:
        everybody = game.event_json(step.state, event, SPECTATOR) if event[0] in alike else None
        for viewer, events in seen.items():
            told = everybody or game.event_json(step.state, event, viewer)
            if told is not None:
                events.append(told)
    return {key_of(viewer): events for viewer, events in seen.items()}


def views(room: Room, viewers: tuple[Viewer, ...]) -> dict[str, Json]:
    if room.table is None:
        return {}
    game, state = room.table.game, room.table.state
    together = room.bundle.server_traits.views
    if together is None:
        return {key_of(viewer): game.view(state, viewer) for viewer in viewers}
    common, each = together(state, viewers)
    return {key_of(viewer): {**common, **own} for viewer, own in zip(viewers, each, strict=True)}


def written_views(room: Room, viewers: tuple[Viewer, ...]) -> dict[str, Raw]:
    """The same, ready to be put into messages."""
    together = room.bundle.server_traits.views
    if room.table is None or together is None:
        return {key: Raw(_encode(view)) for key, view in views(room, viewers).items()}
    common, each = together(room.table.state, viewers)
    # Both objects have keys: without the brace at the end of one and at the start of the other they are one object.
    beginning = _encode(common)[:-1] + b","
    return {key_of(viewer): Raw(beginning + _encode(own)[1:]) for viewer, own in zip(viewers, each, strict=True)}
