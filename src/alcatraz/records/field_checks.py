"""Checks of the lists in a record. Every problem is collected."""

from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.fields import Fields, echo
from alcatraz.talk.statements import MOST_ID, check_text, steers_terminals

_MOST_ROUND = 1_000_000


def read_seats(fields: Fields, players: int) -> list[Json]:
    """Who sat where; a record need not say."""
    entries = fields.items("seats")
    if entries and len(entries) != players:
        fields.problem("record-seat-count", "seats", players=players, got=len(entries))
    for index, entry in enumerate(entries):
        seat = Fields(entry, f"seats[{index}]", fields.problems)
        for name in ("name", "policy"):
            if not isinstance(value := seat.raw(name, ""), str):
                seat.problem("json-not-a-text", seat.name(name), got=echo(value))
            elif steers_terminals(value):
                seat.problem("talk-control-characters", seat.name(name))
        seat.finish()
    return entries


def read_talk(fields: Fields, players: int) -> list[Json]:
    """What was said: who said what kind of thing when, and the words. The rest depends on the game and binds nobody."""
    entries = fields.items("talk")
    for index, entry in enumerate(entries):
        said = Fields(entry, f"talk[{index}]", fields.problems)
        said.integer("id", 0, MOST_ID)
        said.integer("seat", 0, players - 1)
        # Before the game there is no round.
        if said.raw("round") is not None:
            said.integer("round", 0, _MOST_ROUND)
        kind = said.raw("type")
        if kind == "say":
            check_text(said)
        elif not isinstance(kind, str):
            said.problem("json-not-a-text", said.name("type"), got=echo(kind))
        elif steers_terminals(kind):
            said.problem("talk-control-characters", said.name("type"))
    return entries


def check_moves(fields: Fields) -> None:
    for index, entry in enumerate(fields.items("moves", None)):
        step = Fields(entry, f"moves[{index}]", fields.problems)
        step.integer("seat", 0, 9)
        if not isinstance(step.raw("move"), dict):
            step.problem("json-not-an-object", step.name("move"), got=echo(step.data.get("move")))
        step.finish()


def check_checkpoints(fields: Fields) -> None:
    """Older records have none; a record that has them has one after every move."""
    if not fields.has("checkpoints"):
        fields.raw("checkpoints", None)
        return
    found, moves = fields.items("checkpoints"), fields.data.get("moves")
    for index, value in enumerate(found):
        if not isinstance(value, str):
            fields.problem("json-not-a-text", f"checkpoints[{index}]", got=echo(value))
    if isinstance(moves, list) and len(found) != len(moves):
        fields.problem("record-checkpoint-count", "checkpoints", moves=len(moves), got=len(found))
