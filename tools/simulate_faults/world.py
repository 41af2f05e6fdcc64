"""One simulation: people, network, server, disk and clocks on one seed, with faults for a while and then without.

While things go wrong, everything that is sent is checked (message_checks.py) and everything that is written
(truth.py). Afterwards every table must go on, everybody must be answered, and every mirror must be as the disk says.
"""

import logging
import string
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from alcatraz.server.runtime.tokens import new_token
from alcatraz.server.store.group_commit import Append
from alcatraz.wire import TableCreated
from tools.simulate_faults.bots import BotFaults
from tools.simulate_faults.disk import Disk, Torn
from tools.simulate_faults.event_loop import Complaint
from tools.simulate_faults.fault_injection import FaultInjection
from tools.simulate_faults.final_checks import final_violation
from tools.simulate_faults.message_checks import MessageChecks
from tools.simulate_faults.network import Line, Network
from tools.simulate_faults.people import Person, Tab
from tools.simulate_faults.plan import Fault, Plan, TablePlan, plan_for
from tools.simulate_faults.scheduler import Scheduler
from tools.simulate_faults.server import ServerProcess, Surroundings, WallClock
from tools.simulate_faults.trace import Trace
from tools.simulate_faults.truth import Truth

# Virtual seconds in which, without faults, every table must have gone on.
_CALM = 400.0
_MOVES_TO_GO_ON = 4
# Virtual seconds for which a table is left alone.
_ALONE = 100.0
_QUIET = 40.0
_PACE = 0.6
_MOST_STEPS = 400_000


@dataclass(frozen=True, slots=True)
class Result:
    seed: int
    violation: str | None
    digest: str
    lines: tuple[str, ...]
    steps: int
    moves: int
    deaths: int
    # The kinds of faults that occurred.
    faults: frozenset[Fault]


def simulate(seed: int, *, faults: Sequence[Fault] = (), whole_trace: bool = False) -> Result:
    """With faults of these kinds; of any kinds if there are none."""
    trace = Trace(None if whole_trace else 400)
    logger = logging.getLogger("alcatraz.server")
    propagate, level = logger.propagate, logger.level
    world = World(seed, trace, faults)
    listening = _LogToTrace(world)
    logger.propagate = False
    logger.setLevel(logging.WARNING)
    logger.addHandler(listening)
    try:
        world.run()
    finally:
        logger.removeHandler(listening)
        logger.propagate = propagate
        logger.setLevel(level)
        world.end()
    moves = sum(table.moves for table in world.truth.tables.values())
    return Result(
        seed,
        trace.violation,
        trace.digest,
        tuple(trace.lines),
        world.scheduler.steps,
        moves,
        world.deaths,
        frozenset(world.faults.begun),
    )


class World:
    def __init__(self, seed: int, trace: Trace, faults: Sequence[Fault] = ()) -> None:
        self.random = Random(seed)
        self.plan: Plan = plan_for(self.random, faults)
        self.disorder = self.plan.disorder
        self.scheduler = Scheduler(self.random)
        self.network = Network(self.scheduler, self.random)
        self.clock = WallClock(self.scheduler)
        self.disk = Disk(self.scheduler, self.random)
        self.bots = BotFaults()
        self.truth = Truth(self.fail, self.is_present, self.absent_for, clock_jumps=self.plan.clock_jumps)
        self.people: list[Person] = []
        self.process: ServerProcess | None = None
        self.deaths = 0
        self._trace = trace
        self._lines: list[tuple[Person, Line]] = []
        self._secrets: list[str] = []
        # Steps until the process dies; None if it does not.
        self._dies_after: int | None = None
        self._acting = True
        self._calm_since = 0.0
        self.faults = FaultInjection(self)

    def note(self, text: str) -> None:
        self._trace.note(self.scheduler.now, text)

    def fail(self, text: str) -> None:
        self._trace.fail(self.scheduler.now, text)

    # -- the course of things ----------------------------------------------------------------------

    def run(self) -> None:
        self.note(f"plan: {self.plan}")
        self._boot()
        for plan in self.plan.tables:
            self._open_table(plan)
        self.faults.schedule(self.plan.faults, self.plan.turmoil)
        self._until(self.plan.turmoil, lambda: False)
        self.faults.stop()
        self._settle_people()
        moves = {table.id: table.moves for table in self.truth.tables.values()}
        self._calm_since = self.scheduler.now
        self._until(self.scheduler.now + _CALM, lambda: self._all_went_on(moves))
        if self._trace.violation is None and not self._all_went_on(moves):
            stuck = [table for table in self.truth.tables if not self._went_on(table, moves)]
            self.fail(f"{len(stuck)} of {len(self.truth.tables)} tables do not go on")
        self._acting = False
        # No bot answers while everything comes to rest.
        self.bots.endless = 1.0
        for _ in range(2):
            self._until(self.scheduler.now + _QUIET, self._is_quiet)
            self._until(self.scheduler.now + 2, lambda: False)
        if self.people and self.random.random() < 0.5:
            # The others must be told.
            self._leave_for_good(self.random.choice(self.people))
        self._until(self.scheduler.now + _QUIET, self._is_quiet)
        if self._trace.violation is None and (wrong := final_violation(self)) is not None:
            self.fail(wrong)

    def end(self) -> None:
        if self.process is not None:
            self.process.die()
        self.disk.remove()

    def _until(self, when: float, enough: Callable[[], bool]) -> None:
        scheduler = self.scheduler
        next_look = 0
        while scheduler.now < when and self._trace.violation is None:
            if scheduler.steps >= next_look:
                next_look = scheduler.steps + 50
                if enough():
                    return
            if self._dies_after is not None:
                self._dies_after -= 1
                if self._dies_after < 0:
                    self._dies_after = None
                    self.crash(None)
            if not scheduler.step() or scheduler.steps > _MOST_STEPS:
                self.fail(f"no end after {scheduler.steps} steps")

    def _all_went_on(self, moves: dict[str, int]) -> bool:
        return all(self._went_on(table, moves) for table in self.truth.tables)

    def _went_on(self, table: str, moves: dict[str, int]) -> bool:
        known = self.truth.tables[table]
        people = [person for person in self.people if person.table == table and person.seat is not None]
        if known.is_over() or not people:
            return True
        if all(person.gone for person in people):
            # Where nobody is, only clocks go on: the final checks look whether one was missed.
            return known.room.clock.decision is None or self.scheduler.now > self._calm_since + _ALONE
        return known.moves >= moves.get(table, 0) + _MOVES_TO_GO_ON

    def _is_quiet(self) -> bool:
        if self.network.under_way or self.process is None or not self.process.writer.idle:
            return False
        # An alarm may be ringing just now.
        if self.process.tables.frozen or any(person.open for person in self.people if not person.gone):
            return False
        return all(
            tab.line is not None and tab.known.number == self.truth.tables[person.table].number
            for person in self.people
            for tab in person.tabs
            if not tab.closed
        )

    # -- the server --------------------------------------------------------------------------------

    def _boot(self) -> None:
        around = Surroundings(
            self.scheduler,
            self.disk,
            self.clock,
            self.bots,
            self.random,
            durable=self._durable,
            torn=self.crash,
            complain=self._complain,
        )
        self.process = ServerProcess(around, workers=self.plan.workers, tidy_after=self.plan.tidy_after)
        self.note("the server starts")

    def die_soon(self) -> None:
        """After some steps, wherever it is then."""
        self._dies_after = self.random.randrange(80)

    def crash(self, torn: Torn | None) -> None:
        if self.process is None:
            return
        self.note("the server dies" + (" in the middle of a commit" if torn else ""))
        self.deaths += 1
        process, self.process = self.process, None
        self.disk.survive(torn)
        process.die()
        self.truth.compare(self.disk.logs())
        self.scheduler.after(self.random.uniform(0.05, 4), self._boot)

    def _durable(self, appends: list[Append]) -> None:
        for append in appends:
            self.note(f"durable: {[(number, entry[:120]) for _, number, _, entry in append.rows]}")
            self.truth.written(append.rows)

    def _complain(self, complaint: Complaint) -> None:
        self.fail(f"{complaint.get('message')}: {complaint.get('exception')!r}")

    # -- people ------------------------------------------------------------------------------------

    def _open_table(self, plan: TablePlan) -> None:
        def failed() -> None:
            self.scheduler.after(1.0, again)

        def again() -> None:
            if self.process is None:
                failed()
            else:
                self.process.create(plan.wish, lambda created: self._seat_people(plan, created), failed)

        again()

    def _seat_people(self, plan: TablePlan, created: TableCreated) -> None:
        chance = self.random.random
        for index in range(len(plan.seats) + plan.spectators):
            token = created.token if index == 0 else new_token(self.random)
            seat = plan.seats[index] if index < len(plan.seats) else None
            name = f"{'Player' if seat is not None else 'Watcher'} {string.ascii_uppercase[len(self.people)]}"
            person = Person(created.id, name, token, index == 0, seat, words=chance() < 0.2, guide=chance() < 0.1)
            person.dreamy = chance() < 0.3
            self.people.append(person)
            self._secrets += [person.token, person.owner]
            self.open_tab(person)

    def open_tab(self, person: Person) -> None:
        checks = MessageChecks(self.truth, person.table, person.token, lambda: self._secrets, self.fail)
        tab = Tab(self, person, checks)
        person.tabs.append(tab)
        tab.dial()
        self._act_later(tab)

    def close_tabs(self, person: Person) -> None:
        for tab in person.tabs:
            tab.closed = True
            tab.hang_up()
        person.tabs.clear()

    def _act_later(self, tab: Tab) -> None:
        def act() -> None:
            if self._acting and not tab.closed:
                tab.act()
                self._act_later(tab)

        self.scheduler.after(self.random.expovariate(1 / _PACE), act)

    def _settle_people(self) -> None:
        """Some leave it to the clock or to a stand-in; everybody else comes back and plays."""
        self.disorder = 0.0
        for person in self.people:
            person.dreamy = False
        chance = self.random.random
        for table in self.truth.tables.values():
            people = [person for person in self.people if person.table == table.id]
            clock, playing = table.room.clock, table.room.phase == "playing"
            # A table where everybody leaves goes on by its clocks alone, even if the server starts anew.
            all_leave = playing and clock.decision is not None and chance() < 0.3
            for person in people:
                others = any(other.seat is not None and not other.gone for other in people if other is not person)
                person.sleepy = playing and clock.decision is not None and chance() < 0.25
                leaves = playing and clock.grace is not None and others and chance() < 0.4
                if all_leave or (leaves and person.seat is not None):
                    self._leave_for_good(person)
                elif not person.tabs:
                    self.open_tab(person)
        if chance() < 0.3:
            self.scheduler.after(1.0, lambda: self.crash(None))

    def _leave_for_good(self, person: Person) -> None:
        person.gone = True
        self.close_tabs(person)

    # -- sockets -----------------------------------------------------------------------------------

    def dial(self, tab: Tab) -> Line | None:
        if self.process is None:
            return None
        line = Line(
            self.network,
            len(self._lines) + 1,
            heard=lambda data: tab.hear(line, data),
            ended=lambda reason: tab.ended(line, reason),
            check=tab.checks.sent,
        )
        self._lines.append((tab.person, line))
        self.process.connect(line, tab.person.table)
        return line

    def is_present(self, table: str, owner: str) -> bool:
        """Whether the server has let this owner in and has not been told that they have gone."""
        return any(person.owner == owner and person.table == table and line.is_in for person, line in self._lines)

    def absent_for(self, owner: str) -> float:
        ends = [line.ended_at for person, line in self._lines if person.owner == owner and line.welcomed]
        return self.scheduler.now - max(ends, default=0.0)


class _LogToTrace(logging.Handler):
    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._world.note(f"log: {record.getMessage()} {error!r}")
