"""Faults, each from its beginning to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from tools.simulate_faults.bots import BotFaults
from tools.simulate_faults.disk import DiskFaults
from tools.simulate_faults.plan import Fault, jump

if TYPE_CHECKING:
    from tools.simulate_faults.people import Person
    from tools.simulate_faults.world import World

_LATENESS = 0.03
_YEAR = 400 * 86400.0
# More than the strikes that delete a table.
_HOURS = 80


class FaultInjection:
    def __init__(self, world: World) -> None:
        # The kinds that have occurred.
        self.begun: set[Fault] = set()
        self._world = world
        self._stopped = False

    def schedule(self, faults: Iterable[Fault], seconds: float) -> None:
        world = self._world
        kinds: dict[Fault, Callable[[], None]] = {
            "crash": world.die_soon,
            "torn": self._tear,
            "full": lambda: self._disk("is_full", True, 12),
            "reads": lambda: self._disk("reads_fail", True, 8),
            "slow_disk": lambda: self._disk("slowness", world.random.uniform(0.2, 4), 10),
            "false_alarm": lambda: self._disk("false_alarms", 0.5, 6),
            "failing_disk": self._failing_disk,
            "bots": self._bad_bots,
            "late": self._late,
            "cut": self._cut,
            "jump": self._jump,
            "hours": self._hours,
            "leave": self._leave,
            "replace": self._replace,
            "tab": self._second_tab,
        }
        for kind in faults:
            world.scheduler.after(world.random.uniform(1, seconds), self._begin(kind, kinds[kind]))

    def stop(self) -> None:
        """From now on everything works; the clock stays as it is."""
        self._stopped = True
        world = self._world
        world.note("the faults stop")
        defaults = DiskFaults()
        faults = world.disk.faults
        faults.is_full, faults.reads_fail, faults.tear_next = False, False, False
        faults.slowness, faults.false_alarms = defaults.slowness, defaults.false_alarms
        self._good_bots()
        world.network.lateness = _LATENESS

    def _begin(self, kind: Fault, fault: Callable[[], None]) -> Callable[[], None]:
        def begin() -> None:
            if not self._stopped:
                self._world.note(f"fault: {kind}")
                self.begun.add(kind)
                fault()

        return begin

    def _later(self, most: float, callback: Callable[[], None]) -> None:
        self._world.scheduler.after(self._world.random.uniform(0.2, most), callback)

    # -- the disk ----------------------------------------------------------------------------------

    def _disk(self, name: str, value: float, most: float) -> None:
        faults, before = self._world.disk.faults, getattr(DiskFaults(), name)
        setattr(faults, name, value)
        self._later(most, lambda: setattr(faults, name, before))

    def _failing_disk(self) -> None:
        """Neither written nor read, and it cannot be told which."""
        self._disk("is_full", True, 8)
        self._disk("reads_fail", True, 8)
        self._disk("false_alarms", 0.5, 8)

    def _tear(self) -> None:
        self._world.disk.faults.tear_next = True

    # -- bots, network, clock ----------------------------------------------------------------------

    def _bad_bots(self) -> None:
        bots, chance = self._world.bots, self._world.random.uniform
        bots.seconds, bots.endless = chance(0.1, 12), chance(0, 0.3)
        bots.bugs, bots.deaths, bots.nonsense = chance(0, 0.2), chance(0, 0.2), chance(0, 0.2)
        self._later(20, self._good_bots)

    def _good_bots(self) -> None:
        bots, good = self._world.bots, BotFaults()
        bots.seconds, bots.endless = good.seconds, good.endless
        bots.bugs, bots.deaths, bots.nonsense = good.bugs, good.deaths, good.nonsense

    def _late(self) -> None:
        network = self._world.network
        network.lateness = self._world.random.uniform(0.3, 2)
        self._later(10, lambda: setattr(network, "lateness", _LATENESS))

    def _cut(self) -> None:
        for person in self._world.people:
            for tab in person.tabs:
                tab.hang_up()

    def _jump(self) -> None:
        world, by = self._world, jump(self._world.random)
        world.clock.ahead += by
        world.note(f"the clock jumps by {by}")
        if world.random.random() < 0.6:
            self._later(10, lambda: self._jump_back(by))

    def _jump_back(self, by: float) -> None:
        if not self._stopped:
            self._world.clock.ahead -= by

    def _hours(self) -> None:
        """A wrong clock makes every table look old while housekeeping runs on for days."""
        world = self._world
        if world.process is None:
            return
        world.clock.ahead += _YEAR
        world.process.delete_old_tables(_HOURS, self._all_are_in_memory)
        world.scheduler.after(2.0, lambda: self._jump_back(_YEAR))

    def _all_are_in_memory(self) -> bool:
        world = self._world
        return world.process is not None and set(world.truth.tables) <= world.process.tables.ids

    # -- people ------------------------------------------------------------------------------------

    def _leave(self) -> None:
        if self._world.people:
            self._leave_for_a_while(self._world.random.choice(self._world.people))

    def _replace(self) -> None:
        """A player leaves, and the others propose that a bot takes over until they come back."""
        people = [person for person in self._world.people if person.seat is not None]
        if not people:
            return
        person = self._world.random.choice(people)
        self._leave_for_a_while(person)
        for other in people:
            if other.table == person.table and other.tabs:
                wish = {"type": "propose", "seat": other.seat, "what": "remove", "about": person.seat}
                self._later(4, partial(other.tabs[0].ask, wish))

    def _leave_for_a_while(self, person: Person) -> None:
        world = self._world
        world.close_tabs(person)

        def come_back() -> None:
            if not person.tabs and not person.gone:
                world.open_tab(person)

        self._later(40, come_back)

    def _second_tab(self) -> None:
        world = self._world
        if not world.people:
            return
        person = world.random.choice(world.people)
        if len(person.tabs) > 1:
            tab = person.tabs.pop(0)
            tab.closed = True
            tab.hang_up()
        else:
            world.open_tab(person)
