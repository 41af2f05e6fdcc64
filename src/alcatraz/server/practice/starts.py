"""How a practice table begins: its first log entry, whose seat the learner has, and who answers for the others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from alcatraz.arbiter.sources import bundle_of
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.lessons.replies import reply_of_policy
from alcatraz.server.tables.creation import ShuffleSecrets, created_entry
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.log_entries import Created
from alcatraz.server.tables.room import Room
from alcatraz.server.tables.seats import good_level
from alcatraz.wire import Clock, CreateTable, PracticePosition, SeatPlan

# The one who practises, as far as a room needs owners: nobody else is ever asked for it.
LEARNER = "learner"
Reply = Callable[[Room, int], Json]


@dataclass(frozen=True, slots=True)
class Start:
    created: Created
    seat: int
    # The move of another seat that must decide.
    reply: Reply


def from_position(wish: PracticePosition) -> Start:
    """Raises Denied, malformed, bad_position."""
    bundle = bundle_of(wish.position)
    level = good_level(bundle, wish.others)
    created = created_at(wish.position, wish.seed, wish.seat, level, wish.names)
    return Start(created, wish.seat, lambda room, seat: reply_of_policy(room.match, seat, level, wish.seed))


def created_at(position: Json, seed: str, seat: int, level: str, names: Sequence[str] = ()) -> Created:
    """The first entry of a table that begins with this position. No clock runs at it."""
    bundle = bundle_of(position)
    players = Match.from_position(bundle.game, position, seed).players
    if seat >= players:
        raise denied("no_such_seat", seat=seat)
    called = [*names, *[""] * players][:players]
    seats = [SeatPlan("bot", name, level) for name in called]
    clock = Clock(limits=dict.fromkeys(bundle.server_traits.time_limits), grace=None, waits=False)
    wish = CreateTable(bundle.game.id, seats, clock=clock, seed=seed, start=position)
    created = created_entry(wish, BUNDLES, LEARNER, ShuffleSecrets(seed, ""))
    # Without a name of their own they are called by their colour.
    created.seats[seat] = SeatPlan("guest", created.seats[seat].name)
    return created
