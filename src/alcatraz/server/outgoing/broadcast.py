"""Sending steps to listeners: each message is written once for all who hear the same."""

from collections import deque
from collections.abc import Sequence
from typing import cast

from msgspec import Struct
from msgspec.json import Encoder

from alcatraz.kernel.game import Json, Viewer
from alcatraz.server.outgoing.guide import guides
from alcatraz.server.outgoing.listener import Listener, words_for
from alcatraz.server.outgoing.messages import happened, put_into_words, table_info, viewers_for, welcome, words_at
from alcatraz.server.outgoing.sentences import promises
from alcatraz.server.outgoing.views import TableViews, events_of_each, key_of
from alcatraz.server.tables import remarks
from alcatraz.server.tables.deadlines import running
from alcatraz.server.tables.room import Room, Step
from alcatraz.server.tables.talk import ledger
from alcatraz.wire import Happened, Running, ToClient

RING = 64
encode = Encoder().encode
# After these somebody's seats may be others than they think.
_RESEATING = {"seated", "left", "seat_set", "removed", "returned"}


class _News(Struct):
    """What steps bring, made once for all who listen."""

    steps: Sequence[Step]
    # Of each step, by seat or `spectator`.
    events: list[dict[str, list[Json]]]
    # None if they are as before.
    views: TableViews | None
    clocks: list[Running] | None
    enough: list[int] | None
    # Whether these look different afterwards.
    table: bool
    ledger: bool
    # The entries of the ledger that are new or have changed; None if all of it must be told.
    promises: list[Json] | None = None


class Broadcaster:
    def __init__(self, room: Room, link: str) -> None:
        self.room = room
        self.link = link
        self.listeners: set[Listener] = set()
        # Who is connected to the same table at other nodes.
        self.elsewhere: frozenset[str] = frozenset()
        self._recent: deque[Step] = deque(maxlen=RING)
        # The ledger that every listener knows, and the names that are in its texts.
        self._ledger, self._names = ledger(room), _names(room)

    def begin_again(self, room: Room, now: float) -> None:
        """Another room in place of the one that was told about so far: everybody gets a welcome to it."""
        self.room = room
        self._recent.clear()
        self._ledger, self._names = ledger(room), _names(room)
        for listener in list(self.listeners):
            self.welcome(listener, now)

    def present(self) -> frozenset[int]:
        """The seats whose owners are connected."""
        owners = {listener.owner for listener in self.listeners} | self.elsewhere
        return frozenset(
            seat for seat, chair in enumerate(self.room.chairs) if chair.kind == "guest" and chair.owner in owners
        )

    def tell(self, steps: Sequence[Step], now: float) -> None:
        """New steps, to everybody; a full welcome to those whose seats they changed."""
        self._recent.extend(steps)
        # By seats, whether they are a player's, language, and what is wanted: words, guides, meanings, promises.
        written: dict[tuple[tuple[int, ...], bool, str, bool, bool, bool, bool], list[bytes]] = {}
        eyes = tuple({viewer: None for listener in self.listeners for viewer in viewers_for(listener.seats)})
        news = self._news(steps, eyes)
        before, names = self._ledger, self._names
        self._ledger, self._names = ledger(self.room), _names(self.room)
        renamed = bool(self._ledger) and names != self._names
        news.ledger = renamed or self._ledger != before
        # Names are in the texts of all of them.
        news.promises = None if renamed else _changed(before, self._ledger)
        reseated = any(step.what["type"] in _RESEATING for step in steps)
        for listener in list(self.listeners):
            if reseated and tuple(self.room.seats_of(listener.owner)) != listener.seats:
                self.welcome(listener, now)
                continue
            plays = self.room.is_player(listener.owner)
            wanted = (listener.words, listener.guide, listener.meanings, listener.promises)
            key = (listener.seats, plays, listener.language, *wanted)
            if key not in written:
                written[key] = self._written(news, listener)
            for message in written[key]:
                listener.send(message)

    def welcome(self, listener: Listener, now: float, token: str | None = None) -> None:
        listener.seats = tuple(self.room.seats_of(listener.owner))
        words = words_for(listener.language)
        present = self.present()
        told = welcome(
            self.room,
            listener.owner,
            self.link,
            words,
            now,
            present,
            token,
            in_words=listener.words,
            with_guides=listener.guide,
        )
        listener.send(encode(told))

    def catch_up(self, listener: Listener, last: int) -> bool:
        """What this listener missed since a number; False if that is not known any more."""
        missed = [step for step in self._recent if step.number > last]
        complete = last == self.room.number or (bool(missed) and missed[0].number == last + 1)
        if not complete or any(step.what["type"] in _RESEATING for step in missed):
            return False
        listener.seats = tuple(self.room.seats_of(listener.owner))
        if missed:
            for message in self._written(self._news(missed, viewers_for(listener.seats), whole=True), listener):
                listener.send(message)
        return True

    def say(self, message: ToClient) -> None:
        """To everybody; nothing that has a number."""
        data = encode(message)
        for listener in list(self.listeners):
            listener.send(data)

    def _news(self, steps: Sequence[Step], eyes: tuple[Viewer, ...], *, whole: bool = False) -> _News:
        """What these eyes see of the steps, made together; `whole` after several, of which not all are remembered."""
        room = self.room
        table, views, ledger, enough = whole, whole, whole, whole
        for step in steps:
            table, views, ledger = table or step.table, views or step.views, ledger or step.ledger
            enough = enough or step.enough
        return _News(
            steps,
            [events_of_each(room, step, eyes) for step in steps],
            TableViews(room, eyes) if views else None,
            running(room) if table or views or enough else None,
            sorted(room.enough) if enough else None,
            table,
            ledger and bool(room.talk),
        )

    def _written(self, news: _News, listener: Listener) -> list[bytes]:
        """The last message also tells how everything is now, as far as it has changed.

        Views and promises come with the last step that changed them: who shows a step shows the position after it, also
        if the game ended with it.
        """
        room, viewers = self.room, viewers_for(listener.seats)
        messages = [happened(room, step, viewers, seen) for step, seen in zip(news.steps, news.events, strict=True)]
        named = words_at(room, listener.language) if listener.words or listener.guide else None
        if named is not None and listener.words:
            for message in messages:
                put_into_words(room, message, named, with_meanings=listener.meanings)
        last = messages[-1]
        if named is not None and listener.guide and (news.views is not None or news.table):
            # Talk changes nothing that can be done.
            last.guides = guides(room, viewers, named, news.views)
        if news.table:
            last.table = table_info(room, self.link, words_for(listener.language), self.present())
        if news.views is not None and room.table is not None:
            # Encoded already: the encoder of the message puts them in as they are.
            seen_after = _last_of(messages, [step.views for step in news.steps])
            seen_after.views = cast(dict[str, Json], {key: news.views.written(key) for key in map(key_of, viewers)})
        if news.ledger:
            decided = _last_of(messages, [step.ledger for step in news.steps])
            spoken = named if listener.words else None
            if listener.promises and news.promises is not None:
                decided.promises = promises(room, spoken, news.promises)
            else:
                decided.ledger = promises(room, spoken)
        last.clocks, last.enough = news.clocks, news.enough
        last.remarks = remarks.news(room, listener.owner, [(step.number, step.what["type"]) for step in news.steps])
        return [encode(message) for message in messages]


def _last_of(messages: list[Happened], fitting: list[bool]) -> Happened:
    """The last fitting message; without any, the last one."""
    return next((each for each, fits in zip(messages[::-1], fitting[::-1], strict=True) if fits), messages[-1])


def _changed(before: list[Json], now: list[Json]) -> list[Json] | None:
    """What is new or different now; None if something is gone, which a list of changes cannot tell."""
    known = {entry["promise"]: entry for entry in before}
    changed = [entry for entry in now if known.pop(entry["promise"], None) != entry]
    return None if known else changed


def _names(room: Room) -> list[str]:
    return [chair.name for chair in room.chairs]
