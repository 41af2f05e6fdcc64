"""The first entry of a table: what its host wished, checked; the secrets drawn."""

from collections.abc import Mapping

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.fields import echo
from alcatraz.kernel.kit import Kit
from alcatraz.kernel.message import Message
from alcatraz.server.clocks import agreed_clock
from alcatraz.server.denial import Denied, denied
from alcatraz.server.entries import Created
from alcatraz.server.room import Room
from alcatraz.server.seats import good_level, good_name
from alcatraz.server.tokens import new_salt, new_seed
from alcatraz.wire import CreateTable, SeatPlan


def created_entry(wish: CreateTable, kits: Mapping[str, Kit], host: str) -> Created:
    """Raises Denied or bad_options."""
    if wish.game not in kits:
        known = Message("json-not-one-of", {"field": "game", "allowed": tuple(kits), "got": echo(wish.game)})
        raise Denied("malformed", known)
    if wish.seed is not None and wish.listed:
        raise denied("chosen_seed_listed")
    kit = kits[wish.game]
    seed = new_seed() if wish.seed is None else wish.seed
    # Wrong options are told now, not at the start.
    _check_options(kit, wish, seed)
    seats = _seats(wish)
    names = [seat.name.casefold() for seat in seats if seat.name]
    for name in names:
        if names.count(name) > 1:
            raise denied("name_taken", name=name)
    return Created(
        game=wish.game,
        rules_version=kit.game.rules_version,
        seats=seats,
        options=wish.options,
        listed=wish.listed,
        clock=agreed_clock(dict(kit.hosting.time_limits), wish.clock),
        seed=seed,
        salt=new_salt(),
        host=host,
        chosen=wish.seed is not None,
    )


def _check_options(kit: Kit, wish: CreateTable, seed: str) -> None:
    if len(wish.seats) not in kit.game.seats:
        raise ContractError(
            "bad_options",
            Message(
                "error-players",
                {"field": "seats", "low": kit.game.seats[0], "high": kit.game.seats[-1], "got": str(len(wish.seats))},
            ),
        )
    kit.game.new(len(wish.seats), seed, wish.options)


def _seats(wish: CreateTable) -> list[SeatPlan]:
    seats = []
    for seat in wish.seats:
        if seat.kind == "bot":
            seats.append(SeatPlan("bot", level=good_level(wish.game, seat.level)))
        elif seat.kind == "guest":
            seats.append(SeatPlan("guest", good_name(seat.name)))
        else:
            seats.append(SeatPlan("open"))
    return seats


def must_rematch(room: Room, owner: str) -> None:
    room.must_be("over")
    if not room.seats_of(owner):
        raise denied("not_your_seat", seat=0)


def rematch_entry(room: Room) -> Created:
    """The same people, bots, options and clocks; new shuffles. A seed that somebody chose is not used again."""
    old = room.created
    seats = [SeatPlan(chair.kind, chair.name, chair.level) for chair in room.chairs]
    return Created(
        game=old.game,
        rules_version=room.kit.game.rules_version,
        seats=seats,
        options=old.options,
        listed=old.listed,
        clock=old.clock,
        seed=new_seed(),
        salt=new_salt(),
        host=old.host,
        owners=[chair.owner for chair in room.chairs],
        rematch_of=room.id,
    )
