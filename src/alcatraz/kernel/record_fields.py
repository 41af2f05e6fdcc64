"""The lists in a record: whether they look like what they should be. Every problem is collected."""

from alcatraz.kernel.fields import Fields, echo
from alcatraz.kernel.game import Json


def read_seats(fields: Fields, players: int) -> list[Json]:
    """Who sat where; a record need not say."""
    entries = fields.items("seats")
    if entries and len(entries) != players:
        fields.problem("record-seat-count", "seats", players=players, got=len(entries))
    for index, entry in enumerate(entries):
        seat = Fields(entry, f"seats[{index}]", fields.problems)
        for name in ("name", "policy"):
            if not isinstance(seat.raw(name, ""), str):
                seat.problem("json-not-a-text", seat.name(name), got=echo(seat.data[name]))
        seat.finish()
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
