"""The known state of a table: folds the messages of the server. Pure, without a connection."""

from typing import Any

from alcatraz.talk.memory import memory_of
from alcatraz.wire import SPECTATOR_KEY, Clock, Happened, Present, Running, Shuffle, TableInfo, ToClient, Welcome

Json = dict[str, Any]
_UNKNOWN = TableInfo("", "", "", {}, False, "lobby", [], Clock(), Shuffle(""))
# After these every view is another one.
_CHANGES_VIEWS = ("started", "moved", "undone")


class Gap(Exception):
    """A number is missing: say the last one that is known, and be told the rest."""


class KnownState:
    def __init__(self) -> None:
        # The last thing that is known to have happened; None before the first welcome.
        self.number: int | None = None
        self.table: TableInfo = _UNKNOWN
        self.seats: list[int] = []
        self.host = False
        self.views: dict[str, Json] = {}
        self.talk: list[Json] = []
        self.ledger: list[Json] = []
        self.clocks: list[Running] = []
        # The seats that have said enough in the negotiation that goes on.
        self.enough: list[int] = []
        # What spectators said, as far as this client may know it.
        self.remarks: list[Json] = []
        # The server's clock when it last told the time.
        self.now = 0.0
        # Whether the views are those of `number`, and not of a moment before.
        self._fresh = True

    def memory(self, seat: int) -> Json:
        """What this seat remembers of who kept their word, as bots of the house get it."""
        return memory_of(self.talk, self.ledger, seat)

    def hear(self, message: ToClient) -> bool:
        """Take in a message; False if it was known already. Raises Gap."""
        if isinstance(message, Welcome):
            self._start_anew(message)
        elif isinstance(message, Happened):
            if self.number is None or message.number > self.number + 1:
                raise Gap
            if message.number <= self.number:
                return False
            self._go_on(message)
        elif isinstance(message, Present):
            for seat, info in enumerate(self.table.seats):
                info.connected = seat in message.seats
        return True

    def _start_anew(self, message: Welcome) -> None:
        self.number, self.now = message.number, message.now
        self.table, self.seats, self.host = message.table, message.seats, message.host
        self.views, self._fresh = message.views, True
        self.talk, self.ledger, self.clocks = message.talk, message.ledger, message.clocks
        self.enough, self.remarks = message.enough, message.remarks

    def _go_on(self, message: Happened) -> None:
        self.number = message.number
        self.table = message.table or self.table
        if message.views:
            self.views, self._fresh = {**self.views, **message.views}, True
        elif message.what["type"] in _CHANGES_VIEWS:
            self._fresh = False
        if message.what["type"] == "said":
            self.talk.append(message.what["statement"])
        self.ledger = _updated(self.ledger if message.ledger is None else message.ledger, message.promises)
        self.clocks = self.clocks if message.clocks is None else message.clocks
        self.enough = self.enough if message.enough is None else message.enough
        self.remarks = [*self.remarks, *message.remarks]

    # -- asking --------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.table.phase in ("over", "closed")

    @property
    def eyes(self) -> list[str]:
        """The keys under which this client sees: its seats', or a spectator's."""
        return [str(seat) for seat in self.seats] or [SPECTATOR_KEY]

    def view(self, seat: int | None = None) -> Json | None:
        """What a seat of mine sees, or, without one, a spectator; None before the start."""
        return self.views.get(SPECTATOR_KEY if seat is None else str(seat))

    def waited_for(self) -> list[int]:
        """My seats that a bot waits for: they have not said enough."""
        return [seat for seat in self.seats if any(seat in clock.waits_for for clock in self.clocks)]

    def decisions(self) -> list[tuple[int, Json]]:
        """What my seats have to decide now: the seat, and the decision with its moves."""
        if self.table.phase != "playing" or not self._fresh:
            return []
        return [
            (seat, decision)
            for seat in self.seats
            for decision in (self.views.get(str(seat)) or {}).get("decisions", ())
            if decision["seat"] == seat
        ]


def _updated(ledger: list[Json], changed: list[Json]) -> list[Json]:
    """The ledger with these entries in place of those about the same promises; new ones at its end."""
    if not changed:
        return ledger
    return list({entry["promise"]: entry for entry in (*ledger, *changed)}.values())
