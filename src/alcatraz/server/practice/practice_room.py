"""A practice table: a room in memory, its one listener, and the replies of those who are no people."""

from msgspec import Raw

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.notation.canonical import digest
from alcatraz.locale.texts import Texts
from alcatraz.server.outgoing.broadcast import Broadcaster, encode
from alcatraz.server.outgoing.guide import guide
from alcatraz.server.outgoing.history import history
from alcatraz.server.outgoing.messages import words_at
from alcatraz.server.outgoing.reasons import advised, because
from alcatraz.server.outgoing.suggestions import suggest
from alcatraz.server.practice.starts import LEARNER, Start
from alcatraz.server.runtime.bot_pool import Thought, iterated_advice
from alcatraz.server.tables.assistance import must_be_advisable
from alcatraz.server.tables.errors import AlreadyDone, Denied, denied, refused
from alcatraz.server.tables.folding.fold import fold, open_room
from alcatraz.server.tables.folding.play import first_position
from alcatraz.server.tables.log_entries import Entry, LogEntry, Started
from alcatraz.server.tables.playing import explain, moved
from alcatraz.server.tables.requests import Request, entries_for
from alcatraz.server.tables.room import Step
from alcatraz.wire import (
    Accepted,
    Advise,
    Advised,
    Enough,
    Explain,
    Guide,
    Hello,
    Log,
    Ping,
    Play,
    Pong,
    Practised,
    Present,
    Say,
    Suggest,
    ToServer,
    Undo,
    Why,
)

_ID = "practice"
# In all, since the beginning: bots that play on among themselves come to an end.
_MOST_REPLIES = 1000


class Learner:
    """The listener of a practice table: keeps what it is told."""

    owner = LEARNER
    words = guide = meanings = promises = True
    together = False

    def __init__(self, language: str) -> None:
        self.language = language
        self.seats: tuple[int, ...] = ()
        self.heard: list[Raw] = []

    def send(self, message: bytes) -> None:
        self.heard.append(Raw(message))

    def drop(self, reason: str) -> None: ...


class PracticeRoom:
    """No time passes in it: the same requests lead to the same room whenever they are made."""

    def __init__(self, start: Start, language: str) -> None:
        self.room = open_room(_ID, [LogEntry(1, 0.0, start.created)])
        self._start = start
        self._replies = 0
        self._listener = Learner(language)
        self._told: Broadcaster | None = None
        self._keep(Started(digest(first_position(self.room).position())))
        self._others_reply()

    def do_again(self, done: list[Practised]) -> None:
        """Everything that was accepted before, in silence. Raises practice_diverged."""
        try:
            for message in done:
                self._does(message)
        except (Denied, ContractError, AlreadyDone):
            raise denied("practice_diverged") from None

    def do(self, message: Practised) -> None:
        """Raises Denied, ContractError or AlreadyDone; then nothing has changed."""
        self._does(message)

    def answers(self, message: ToServer) -> list[Raw]:
        """What a live table would send."""
        self._told = Broadcaster(self.room, "")
        self._told.listeners.add(self._listener)
        self._listener.seats = (self._start.seat,)
        request = "" if isinstance(message, Hello) else message.id
        try:
            self._answer(message, request)
        except (Denied, ContractError) as error:
            self._listener.send(encode(refused(error, words_at(self.room, self._listener.language), request)))
        return self._listener.heard

    def play_out(self) -> None:
        """To the end, also for the learner: as the bots would."""
        while self.room.phase == "playing" and self._replies < _MOST_REPLIES:
            self._reply(next(iter(self.room.asked)))

    def _answer(self, message: ToServer, request: str) -> None:
        room, send = self.room, self._listener.send
        words = words_at(room, self._listener.language)
        match message:
            case Hello():
                assert self._told is not None
                self._told.welcome(self._listener, 0.0)
                send(encode(Present([self._start.seat])))
            case Play() | Undo() | Say() | Enough():
                send(encode(Accepted(request, self._does(message))))
            case Explain():
                send(encode(explain(room, LEARNER, message, words)))
            case Guide():
                send(encode(guide(room, LEARNER, message, words)))
            case Suggest():
                send(encode(suggest(room, LEARNER, message, words)))
            case Advise():
                send(encode(self._advice(message, words)))
            case Why():
                send(encode(because(room, message, words)))
            case Log():
                send(encode(history(room, LEARNER, message, words)))
            case Ping():
                send(encode(Pong(request)))
            case _:
                raise denied("not_in_practice")

    def _advice(self, message: Advise, words: Texts) -> Advised:
        """Thought about here and now, with a fixed number of iterations: the same at every request."""
        room, seat = self.room, message.seat
        must_be_advisable(room, LEARNER, message)
        view = room.match.game.view(room.match.state, seat)
        thought = Thought.asking(room.created.game, view, seat, f"{room.created.seed} {room.number}")
        return advised(room, seat, room.asked[seat].number, iterated_advice(thought), words, message.id)

    def _does(self, message: Practised) -> int:
        number = self.room.number + 1
        for entry in entries_for(self.room, Request(message, LEARNER)):
            self._keep(entry)
        self._others_reply()
        return number

    def _others_reply(self) -> None:
        """Until the learner must decide, or nobody."""
        while self.room.phase == "playing" and self._replies < _MOST_REPLIES:
            seat = next((seat for seat in self.room.asked if seat != self._start.seat), None)
            if seat is None:
                return
            self._reply(seat)

    def _reply(self, seat: int) -> None:
        self._replies += 1
        for entry in moved(self.room, seat, self._start.reply(self.room, seat), "bot"):
            self._keep(entry)

    def _keep(self, entry: Entry) -> Step:
        step = fold(self.room, LogEntry(self.room.number + 1, 0.0, entry))
        if self._told is not None:
            # One by one: each is staged with the view as it was then.
            self._told.tell([step], 0.0)
        return step
