"""A slice of an analysis: as many units as fit into a moment. Runs in a process of its own, at the lowest priority."""

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from time import monotonic

import msgspec

from alcatraz.analysis.analysis import Analysis
from alcatraz.analysis.recorded_match import recorded_match
from alcatraz.analysis.result import result_json
from alcatraz.analysis.told import told
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.fields import echo
from alcatraz.locale.texts import languages, texts

_LOWEST_PRIORITY = 19


@dataclass(frozen=True, slots=True)
class Slice:
    """The units that this moment brought. At the end `told`: the result in every language, written."""

    units: list[Json]
    total: int
    told: dict[str, bytes] = field(default_factory=dict)
    problem: ContractError | None = None


class _Running:
    """The analysis that this process is busy with: the next slice usually goes on with it."""

    def __init__(self, key: str, record: Json, units: list[Json]) -> None:
        self.key = key
        game = record.get("game")
        if not isinstance(game, str) or game not in BUNDLES:
            raise ContractError("bad_record", Message("server-unknown-game", {"got": echo(game)}))
        self.analysis = Analysis(recorded_match(BUNDLES[game], record), units=units)
        self.units: Iterator[Json] = self.analysis.run()
        self.known = len(units)
        for _ in range(self.known):
            next(self.units)


_running: list[_Running] = []


def work_slice(key: str, record: Json, units: list[Json], seconds: float) -> Slice:
    """`units` are those of earlier slices. Another key makes the process forget what it was busy with."""
    _step_back()
    try:
        return _worked(key, record, units, monotonic() + seconds)
    except ContractError as error:
        # A plain one: those with fields of their own do not travel between processes.
        return Slice([], 0, problem=ContractError(error.kind, *error.problems))
    except (RecursionError, ValueError, OverflowError, KeyError, TypeError):
        # Nobody but a stranger writes such a record.
        return Slice([], 0, problem=ContractError("bad_record", Message("server-malformed")))


@cache
def _step_back() -> None:
    """Once per process: live tables and bots come first."""
    with suppress(OSError, AttributeError):
        os.nice(_LOWEST_PRIORITY)


def _worked(key: str, record: Json, units: list[Json], until: float) -> Slice:
    if not _running or _running[0].key != key or _running[0].known != len(units):
        _running[:] = [_Running(key, record, units)]
    running = _running[0]
    new = []
    for unit in running.units:
        new.append(unit)
        if monotonic() >= until:
            running.known += len(new)
            return Slice(new, running.analysis.total)
    _running.clear()
    result = result_json(running.analysis)
    match = running.analysis.match
    written = {name: msgspec.json.encode(told(match, result, texts(name))) for name in languages()}
    return Slice(new, len(units) + len(new), written)
