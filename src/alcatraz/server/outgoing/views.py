"""Builds the views and events of several viewers: what they have in common is made and encoded only once."""

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


class TableViews:
    """The views of several viewers of a room as it is now, as objects and as bytes; empty before the start."""

    def __init__(self, room: Room, viewers: tuple[Viewer, ...]) -> None:
        self._common: Json = {}
        self._own: dict[str, Json] = {}
        self._written: dict[str, Raw] = {}
        self._beginning = b""
        if room.table is None:
            return
        game, state = room.table.game, room.table.state
        together = room.bundle.server_traits.views
        if together is None:
            each = [game.view(state, viewer) for viewer in viewers]
        else:
            self._common, each = together(state, viewers)
        self._own = dict(zip(map(key_of, viewers), each, strict=True))

    def __contains__(self, key: str) -> bool:
        return key in self._own

    def view(self, key: str) -> Json:
        """Nobody may change it, because the views share what they have in common."""
        return {**self._common, **self._own[key]} if self._common else self._own[key]

    def every_view(self) -> dict[str, Json]:
        return {key: self.view(key) for key in self._own}

    def written(self, key: str) -> Raw:
        """The view, ready to be put into messages."""
        if key not in self._written:
            self._written[key] = Raw(self._encoded(self._own[key]))
        return self._written[key]

    def _encoded(self, own: Json) -> bytes:
        if not self._common:
            return _encode(own)
        # Both objects have keys: without the brace at the end of one and at the start of the other they are one object.
        self._beginning = self._beginning or _encode(self._common)[:-1] + b","
        return self._beginning + _encode(own)[1:]
