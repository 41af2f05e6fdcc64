"""Records: enough to rebuild every position of a match, and digests to notice when and where that fails."""

from collections.abc import Iterator
from typing import Any, Final, TypeVar

from alcatraz.kernel.errors import ContractError, MoveRefused
from alcatraz.kernel.game import Event, Game, Json, Outcome
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Arg, Message
from alcatraz.kernel.notation.canonical import digest
from alcatraz.kernel.notation.fields import Fields, echo
from alcatraz.kernel.notation.seed import is_seed
from alcatraz.records.field_checks import check_checkpoints, check_moves, read_seats, read_talk

S = TypeVar("S")
FORMAT = 1
_PREFIX: Final = len("sha256:")
_CHECKPOINT: Final = 16


class RecordBroken(ContractError):
    """A record that does not rebuild. `move` counts from 1; it is None if the start or only the end is wrong."""

    def __init__(self, *problems: Message, move: int | None = None) -> None:
        super().__init__("bad_record", *problems)
        self.move = move


def record(table: Match[Any], *, checkpoints: bool = False) -> Json:
    """The record of a match as it stands, finished or not.

    Checkpoints tell later at which move a rebuilt match goes another way. They cost a replay, so they are optional.
    """
    game, state = table.game, table.state
    edition = game.edition(state)
    data = {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "players": table.players,
        **table.origin,
        **({} if edition is None else {"edition": edition}),
        **({"seats": table.seats} if table.seats else {}),
        "moves": [{"seat": seat, "move": game.move_json(move)} for seat, move in table.moves],
        "talk": list(table.talk),
        "digest": digest(game.position(state)),
        "outcome": outcome_json(game.outcome(state)),
    }
    if checkpoints:
        _, *after_moves = (checkpoint(step) for step in replay_steps(game, data))
        data["checkpoints"] = after_moves
    return data


def checkpoint(table: Match[Any]) -> str:
    """The first digits of the position's digest: enough to notice a difference."""
    return digest(table.position())[_PREFIX : _PREFIX + _CHECKPOINT]


def outcome_json(outcome: Outcome | None) -> Json | None:
    """An outcome as positions and records carry it: the facts without the words."""
    if outcome is None:
        return None
    return {"reason": outcome.reason, "winners": list(outcome.winners), "losers": list(outcome.losers)}


def replay(game: Game[S], data: Json) -> Match[S]:
    """The match at the end of a record. Raises bad_record if it does not rebuild to the same end."""
    *_, table = replay_steps(game, data)
    check_end(table, data)
    return table


def replay_steps(game: Game[S], data: Json) -> Iterator[Match[S]]:
    """The match at its start and after every move of the record: always the same table, moved on."""
    return (table for table, _ in replay_events(game, data))


def replay_events(game: Game[S], data: Json) -> Iterator[tuple[Match[S], list[Event]]]:
    """The steps of a record, each with what its move brought about.

    Raises bad_record at the first move that cannot be played or leads elsewhere than its checkpoint says.
    """
    table = opened(game, data)
    expected = data.get("checkpoints") or ()
    yield table, []
    for number, entry in enumerate(data["moves"], start=1):
        try:
            move = table.read_move(entry["seat"], entry["move"])
            events = table.play(entry["seat"], move)
        except ContractError as error:
            raise _bad("record-move-refused", move=number, number=number, **_first_reason(error)) from error
        if expected and expected[number - 1] != (got := checkpoint(table)):
            raise _bad("record-other-position", move=number, number=number, said=expected[number - 1], got=got)
        yield table, events


def check_end(table: Match[Any], data: Json) -> None:
    """Compare the last position with what the record says of it."""
    reached = outcome_json(table.game.outcome(table.state))
    if data["outcome"] != reached:
        raise _bad("record-other-outcome", said=echo(data["outcome"]), got=echo(reached))
    if data["digest"] != digest(table.position()):
        raise _bad("record-other-digest", version=data["rules_version"], ours=table.game.rules_version)


def opened(game: Game[S], data: Json) -> Match[S]:
    """The match at the start of a record. Raises bad_record with everything that is wrong with it."""
    fields = Fields(data)
    fields.integer("format", FORMAT, FORMAT)
    fields.choice("game", (game.id,))
    fields.integer("rules_version", 1, 1_000_000)
    players = fields.integer("players", game.seats[0], game.seats[-1])
    seed = fields.raw("seed")
    if not is_seed(seed):
        fields.problem("json-not-a-seed", "seed", got=echo(seed))
    options = dict(fields.child("options").data)
    start = fields.raw("start", None)
    edition = fields.raw("edition", None)
    if isinstance(edition, dict):
        options["edition"] = edition
    fields.raw("outcome")
    fields.raw("shuffle", None)
    if not isinstance(fields.raw("digest"), str):
        fields.problem("json-not-a-text", "digest", got=echo(data.get("digest")))
    check_moves(fields)
    check_checkpoints(fields)
    talk = read_talk(fields, players)
    seats = read_seats(fields, players)
    fields.finish()
    if fields.problems:
        raise RecordBroken(*fields.problems)
    try:
        if start is None:
            table = Match.new(game, players, seed, options)
        else:
            table = Match.from_position(game, start, seed)
    except ContractError as error:
        raise RecordBroken(*error.problems) from error
    if players != table.players:
        fields.integer("players", table.players, table.players)
        raise RecordBroken(*fields.problems)
    if edition != game.edition(table.state):
        raise _bad("record-other-edition")
    table.talk = talk
    table.seats = seats
    return table


def _first_reason(error: ContractError) -> dict[str, Arg]:
    rule: Arg = error.refusals[0].rule if isinstance(error, MoveRefused) else error.kind
    return {"rule": rule, "why": error.problems[0]}


def _bad(message: str, move: int | None = None, **args: Arg) -> RecordBroken:
    return RecordBroken(Message(message, args), move=move)
