"""The first log entry of a table: the wishes of its host, checked. Random secrets are passed in."""

from collections.abc import Mapping
from dataclasses import dataclass

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.fields import echo
from alcatraz.server.tables.deadlines import agreed_clock
from alcatraz.server.tables.errors import Denied, denied
from alcatraz.server.tables.log_entries import Created
from alcatraz.server.tables.names import skeleton
from alcatraz.server.tables.room import Room
from alcatraz.server.tables.seats import checked_name, good_level, good_temper
from alcatraz.wire import CreateTable, SeatPlan


@dataclass(frozen=True, slots=True)
class ShuffleSecrets:
    """A random seed, used unless the host chose one, and the salt of its commitment."""

    seed: str
    salt: str


def created_entry(wish: CreateTable, bundles: Mapping[str, GameBundle], host: str, secrets: ShuffleSecrets) -> Created:
    """Raises Denied, bad_options or bad_position."""
    if wish.game not in bundles:
        known = Message("json-not-one-of", {"field": "game", "allowed": tuple(bundles), "got": echo(wish.game)})
        raise Denied("malformed", known)
    if wish.seed is not None and wish.listed:
        raise denied("chosen_seed_listed")
    start = _arranged(wish)
    bundle = bundles[wish.game]
    seed = secrets.seed if wish.seed is None else wish.seed
    # Wrong options and positions are told now, not at the start.
    _check_options(bundle, wish, seed)
    if start is not None:
        _check_start(bundle, wish, start, seed)
    seats = _seats(wish, bundle)
    names = [seat.name for seat in seats if seat.name]
    looks = [skeleton(name) for name in names]
    for name, look in zip(names, looks, strict=True):
        if looks.count(look) > 1:
            raise denied("name_taken", name=name)
    return Created(
        game=wish.game,
        rules_version=bundle.game.rules_version,
        seats=seats,
        options=wish.options,
        listed=wish.listed,
        clock=agreed_clock(dict(bundle.server_traits.time_limits), wish.clock),
        seed=seed,
        salt=secrets.salt,
        host=host,
        chosen=wish.seed is not None,
        start=start,
        hints=wish.hints,
        take_back=wish.take_back,
        phrases=wish.phrases,
    )


def _arranged(wish: CreateTable) -> Json | None:
    """The position to begin with. The shuffles to come are the table's own, so that their maker cannot know them."""
    if wish.start is None:
        return None
    if wish.listed:
        raise denied("arranged_listed")
    if wish.options:
        raise denied("arranged_options")
    return {name: value for name, value in wish.start.items() if name != "chance"}


def _check_start(bundle: GameBundle, wish: CreateTable, start: Json, seed: str) -> None:
    table = Match.from_position(bundle.game, start, seed)
    if table.players != len(wish.seats):
        raise denied("arranged_seats", players=table.players, got=len(wish.seats))
    if not bundle.game.deciding(table.state):
        raise denied("arranged_over")


def _check_options(bundle: GameBundle, wish: CreateTable, seed: str) -> None:
    if len(wish.seats) not in bundle.game.seats:
        raise ContractError(
            "bad_options",
            Message(
                "error-players",
                {
                    "field": "seats",
                    "low": bundle.game.seats[0],
                    "high": bundle.game.seats[-1],
                    "got": str(len(wish.seats)),
                },
            ),
        )
    bundle.game.new(len(wish.seats), seed, wish.options)


def _seats(wish: CreateTable, bundle: GameBundle) -> list[SeatPlan]:
    seats = []
    for seat in wish.seats:
        if seat.kind == "bot":
            level = good_level(bundle, seat.level)
            temper = good_temper(bundle, level, seat.character, seat.talkativeness)
            seats.append(SeatPlan("bot", checked_name(seat.name) if seat.name else "", level, *temper))
        elif seat.kind == "guest":
            seats.append(SeatPlan("guest", checked_name(seat.name)))
        else:
            seats.append(SeatPlan("open"))
    return seats


def must_rematch(room: Room, owner: str) -> None:
    room.must_be("over")
    if not room.seats_of(owner):
        raise denied("not_your_seat", seat=0)


def rematch_entry(room: Room, owner: str, secrets: ShuffleSecrets) -> Created:
    """The same people, bots, options, clocks and arranged position; new shuffles.

    A seed that somebody chose is not used again.
    The player who asks is the host: the old host may not come back, and only the host can start.
    """
    old = room.created
    seats = [
        SeatPlan(chair.kind, chair.name, chair.level, chair.character, chair.talkativeness) for chair in room.chairs
    ]
    return Created(
        game=old.game,
        rules_version=room.bundle.game.rules_version,
        seats=seats,
        options=old.options,
        listed=old.listed,
        clock=room.clock,
        seed=secrets.seed,
        salt=secrets.salt,
        host=owner,
        owners=[chair.owner for chair in room.chairs],
        rematch_of=room.id,
        start=old.start,
        hints=room.hints,
        take_back=room.take_back,
        phrases=old.phrases,
        muted=sorted(room.muted),
        banned=sorted(room.banned),
    )
