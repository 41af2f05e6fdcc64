"""Decisions of a simulation as a table in the Parquet format: a row each, made from the records of the games.

Columns: players, game, seat, policy, observation, legal (1 for every legal action), action (-1: a move without number),
move (JSON), outcome (the utility of docs/decisions/0010). The file says what its numbers mean: `features` and
`rules_version` are in its metadata.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from alcatraz.bundle.in_numbers import InNumbers, length, utilities
from alcatraz.cli.files.json_file import record_object
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.matches.simulation.plan import SimulationPlan, record_file
from alcatraz.records.record import replay_events


def numbers_for(game: str) -> InNumbers:
    """Complains if the game has none."""
    in_numbers = BUNDLES[game].in_numbers
    if in_numbers is None:
        raise complaint("simulate-no-numbers", game=game)
    return in_numbers()


def write_decisions(path: Path, plan: SimulationPlan, results: Sequence[Json], records: Path) -> None:
    import pyarrow.parquet

    numbers = numbers_for(plan.game)
    schema = _schema(plan, numbers)
    with pyarrow.parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for result in results:
            name = record_file(records, plan.game, result["players"], result["game"])
            if not name.exists():
                raise complaint("simulate-decisions-lost", file=str(name))
            rows = list(_rows(plan, numbers, result, record_object(str(name))))
            if rows:
                writer.write_table(_table(schema, numbers, rows))


def _schema(plan: SimulationPlan, numbers: InNumbers) -> Any:
    import pyarrow as pa

    features = [{"name": each.name, "shape": each.shape, "meaning": each.meaning} for each in numbers.features]
    told = {
        "game": plan.game,
        "rules_version": str(BUNDLES[plan.game].game.rules_version),
        "features": json.dumps(features),
    }
    return pa.schema(
        [
            ("players", pa.uint8()),
            ("game", pa.uint32()),
            ("seat", pa.uint8()),
            ("policy", pa.string()),
            ("observation", pa.list_(pa.uint8(), length(numbers.features))),
            ("legal", pa.list_(pa.uint8(), len(numbers.actions))),
            ("action", pa.int32()),
            ("move", pa.string()),
            ("outcome", pa.float32()),
        ],
        metadata=told,
    )


Row = tuple[int, int, int, str, bytes, bytes, int, str, float]


def _rows(plan: SimulationPlan, numbers: InNumbers, result: Json, record: Json) -> Iterable[Row]:
    """Every decision of one game, played again from its record."""
    game, players = BUNDLES[plan.game].game, result["players"]
    policies = plan.seats(players)
    seen: list[tuple[int, bytes, bytes, int, str]] = []
    moves = iter(record["moves"])
    state: Any = None
    for table, _ in replay_events(game, record):
        state = table.state
        step = next(moves, None)
        if step is None:
            break
        seat = step["seat"]
        legal = bytearray(len(numbers.actions))
        for action in numbers.legal_actions(state, seat):
            legal[action] = 1
        number = numbers.action_of(players, seat, game.read_move(state, step["move"]))
        text = canonical_json(step["move"])
        seen.append((seat, numbers.observe(state, seat), bytes(legal), -1 if number is None else number, text))
    outcome = game.outcome(state)
    worth = [0.0] * players if outcome is None else utilities(outcome, players)
    for seat, observation, mask, action, move in seen:
        yield players, result["game"], seat, policies[seat], observation, mask, action, move, worth[seat]


def _table(schema: Any, numbers: InNumbers, rows: list[Row]) -> Any:
    import pyarrow as pa

    columns = list(zip(*rows, strict=True))
    widths = {4: length(numbers.features), 5: len(numbers.actions)}
    arrays = []
    for index, column in enumerate(columns):
        if index in widths:
            whole = b"".join(map(bytes, column))
            values = pa.UInt8Array.from_buffers(pa.uint8(), len(whole), [None, pa.py_buffer(whole)])
            arrays.append(pa.FixedSizeListArray.from_arrays(values, widths[index]))
        else:
            arrays.append(pa.array(column, schema.field(index).type))
    return pa.Table.from_arrays(arrays, schema=schema)
