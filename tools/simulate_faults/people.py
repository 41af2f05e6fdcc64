"""People at a table: they sit down, play, talk, take back, lose their connection and come back, as pages do.

A person has one or two tabs. Each tab folds what it is told into the product's own mirror (client/known_state.py). A
request with an id is sent again, from any tab, until it is answered.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

import msgspec

from alcatraz.client.known_state import Gap, KnownState
from alcatraz.kernel.game import Json
from alcatraz.server.tables.owners import owner_of
from alcatraz.wire import Accepted, Happened, Refused, ToClient, Welcome
from tools.simulate_faults.message_checks import MessageChecks
from tools.simulate_faults.network import Line
from tools.simulate_faults.requests import next_request
from tools.simulate_faults.scheduler import Scheduler
from tools.simulate_faults.truth import Truth

_decode = msgspec.json.Decoder(ToClient).decode
_encode = msgspec.json.encode
_SECONDS_UNTIL_AGAIN = 6.0
_ONCE = ("play", "say", "undo")


class Host(Protocol):
    """What a tab needs of the world."""

    scheduler: Scheduler
    random: Random
    truth: Truth
    # Whether people make mistakes of their own: doubled messages, impatience, tabs that come and go.
    disorder: float

    def dial(self, tab: "Tab") -> Line | None:
        """A socket to the server; None if nobody answers."""
        ...

    def note(self, text: str) -> None: ...

    def fail(self, text: str) -> None: ...


@dataclass(slots=True)
class Person:
    table: str
    name: str
    token: str
    is_host: bool
    # The seat that they take; None for a spectator.
    seat: int | None
    words: bool = False
    guide: bool = False
    # Never decides, and leaves it to the clock.
    sleepy: bool = False
    # Takes so long to decide that the time is often up.
    dreamy: bool = False
    # Has closed every tab and does not come back.
    gone: bool = False
    asked: int = 0
    # Unanswered requests by id.
    open: dict[str, Json] = field(default_factory=dict)
    # Requests that were done and may arrive again.
    done: list[Json] = field(default_factory=list)
    accepted: dict[str, int] = field(default_factory=dict)
    tabs: list["Tab"] = field(default_factory=list)

    @property
    def owner(self) -> str:
        return owner_of(self.token)


class Tab:
    def __init__(self, world: Host, person: Person, checks: MessageChecks) -> None:
        self.world = world
        self.person = person
        self.checks = checks
        self.known = KnownState()
        self.line: Line | None = None
        self.closed = False
        self.guides: dict[str, Json] = {}
        self._said_hello = False
        self._dialled = 0

    # -- the connection ----------------------------------------------------------------------------

    def dial(self) -> None:
        if self.closed or self.line is not None:
            return
        self.line = self.world.dial(self)
        if self.line is None:
            self._dial_later(0.2)
            return
        self._dialled += 1
        last = self.known.number
        hello: Json = {"type": "hello", "token": self.person.token, "words": self.person.words}
        hello["guide"] = self.person.guide
        if last is not None:
            hello["last"] = last
        self.line.say(_encode(hello))
        for request in self.person.open.values():
            self.line.say(_encode(request))

    def hang_up(self) -> None:
        """By accident or not; the tab dials again unless it is closed."""
        if self.line is not None:
            line, self.line = self.line, None
            line.break_off()
            self._dial_later(0.3)

    def ended(self, line: Line | None, reason: str) -> None:
        if line is self.line:
            self.line = None
            self.world.note(f"{self.person.name} hears the end: {reason}")
            if reason == "gone":
                self.world.fail("a table that is on the disk is gone for its players")
            self._dial_later(0.3)

    def _dial_later(self, mean: float) -> None:
        self.world.scheduler.after(self.world.random.expovariate(1 / mean), self.dial)

    # -- what it is told ---------------------------------------------------------------------------

    def hear(self, line: Line, data: bytes) -> None:
        if line is not self.line:
            return
        message = _decode(data)
        before = self.known.number
        try:
            is_new = self.known.hear(message)
        except Gap:
            self.world.fail(f"{self.person.name} knows {before} and hears {getattr(message, 'number', None)} next")
            return
        if not is_new and isinstance(message, Happened):
            self.world.fail(f"{self.person.name} knows {before} and hears {message.number} again")
        if isinstance(message, Welcome | Happened):
            self._compare(message)
        elif isinstance(message, Accepted):
            self._accepted(message)
        elif isinstance(message, Refused):
            self._refused(message)

    def _compare(self, message: Welcome | Happened) -> None:
        """The mirror with what this number looked like, as far as the mirror claims to be up to date."""
        table = self.world.truth.tables[self.person.table]
        for key, guide in message.guides.items():
            self.guides[key] = msgspec.to_builtins(guide)
        for seat, decision in self.known.decisions():
            if self.known.number == table.number and decision not in table.view(table.number, seat)["decisions"]:
                self.world.fail(f"{self.person.name} shows a decision that is not there at {table.number}")

    def _accepted(self, message: Accepted) -> None:
        person = self.person
        if (self.known.number or 0) < message.number:
            self.world.fail(f"{message.id} is acknowledged as {message.number} before that is told")
        known = person.accepted.setdefault(message.id, message.number)
        if known != message.number and message.id[:1] != "f":
            self.world.fail(f"{message.id} is acknowledged as {known} and as {message.number}")
        if (request := person.open.pop(message.id, None)) is not None:
            person.done.append(request)

    def _refused(self, message: Refused) -> None:
        # What failed for no fault of the request, or came too fast, is asked again.
        if message.id and message.kind not in ("internal", "too_fast"):
            self.person.open.pop(message.id, None)

    # -- what it does ------------------------------------------------------------------------------

    def act(self) -> None:
        """Now and then a person does something, if they can."""
        world, person = self.world, self.person
        if self.closed or self.line is None or self.known.number is None:
            return
        chance = world.random.random
        if chance() < 0.04 * world.disorder:
            self.hang_up()
            return
        if chance() < 0.01 * world.disorder:
            self.line.stall(world.scheduler.now + world.random.uniform(1, 40))
        if person.open and chance() < 0.3:
            self._say_again(list(person.open.values()))
            return
        if person.done and chance() < 0.1 * world.disorder:
            self._say_again(person.done)
            return
        if len(person.open) > 2:
            return
        request = next_request(world.random, person, self.known, hasty=world.disorder > 0)
        if request is not None:
            self.ask(request)

    def ask(self, request: Json) -> None:
        person = self.person
        person.asked += 1
        # Only what is done once needs to be known by its id later; the rest is asked and forgotten.
        once = request["type"] in _ONCE
        request = {**request, "id": f"{'m' if once else 'f'}{person.name[-1]}{person.asked}"}
        if once:
            self.world.truth.sent[person.table, request["seat"], request["id"]] = request
            person.open[request["id"]] = request
            self.world.scheduler.after(_SECONDS_UNTIL_AGAIN, lambda: self._give_up_waiting(request["id"]))
        self.world.note(f"{person.name} asks {request}")
        self._send(request)

    def _give_up_waiting(self, request: str) -> None:
        person = self.person
        if request in person.open and not person.gone:
            for tab in person.tabs[::-1]:
                if tab.line is not None:
                    tab._send(person.open[request])
                    break
            self.world.scheduler.after(_SECONDS_UNTIL_AGAIN, lambda: self._give_up_waiting(request))

    def _say_again(self, requests: list[Json]) -> None:
        request = self.world.random.choice(requests)
        tab = self.world.random.choice(self.person.tabs)
        tab._send(request)

    def _send(self, request: Json) -> None:
        if self.line is not None:
            times = 2 if self.world.random.random() < 0.1 * self.world.disorder else 1
            for _ in range(times):
                self.line.say(_encode(request))


Heard = Callable[[Line, bytes], None]
