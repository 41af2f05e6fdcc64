"""Matches to analyse: short, and always the same."""

from functools import cache
from typing import Any

from alcatraz.analysis.analysis import Analysis
from alcatraz.analysis.recorded_match import RecordedMatch, recorded_match
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.notation.canonical import digest
from alcatraz.matches.match import play_on
from alcatraz.matches.policies import policies
from alcatraz.records.record import record, replay_steps

# Two of three prisoners are in the boat, and the others on their way: whole matches take seconds to analyse.
GUARDS = [6, 6, 6, 7, 6, 3, 6, 3]
PRISONERS = [
    ["boat", "boat", [2, 1], [3, 9]],
    ["boat", "boat", [2, 8], [3, 2]],
    ["boat", "boat", [2, 3], [3, 7]],
]


@cache
def played(game: str, names: str, seed: str) -> Json:
    """The record of a match between these policies; on the boat it begins near its end."""
    known = policies(game)
    sides = [known[name] for name in names.split()]
    table: Match[Any] = Match.new(BUNDLES[game].game, len(sides), seed, {})
    if game == "boat":
        late = {"players": len(sides), "guards": GUARDS, "prisoners": PRISONERS[: len(sides)]}
        table = Match.from_position(table.game, {"format": 1, "game": game, **late}, seed)
    for _ in play_on(table, sides, seed, iterations=1):
        pass
    return record(table)


def cut_off(data: Json, moves: int) -> Json:
    """The record of the first moves of a match: it is analysed in no time."""
    short = {**data, "moves": data["moves"][:moves]}
    *_, table = replay_steps(BUNDLES[data["game"]].game, short)
    return {**short, "digest": digest(table.position()), "outcome": None}


def arranged(game: str, position: Json, *moves: tuple[int, Json]) -> RecordedMatch:
    """A match that begins with a position, as far as these moves."""
    table: Match[Any] = Match.from_position(BUNDLES[game].game, {"format": 1, "game": game, **position}, 1)
    for seat, move in moves:
        table.play(seat, table.read_move(seat, move))
    return recorded_match(BUNDLES[game], record(table))


def finished(match: RecordedMatch, worlds: int = 1) -> Analysis:
    analysis = Analysis(match, worlds=worlds)
    for _ in analysis.run():
        pass
    return analysis


@cache
def analysed(game: str, names: str, seed: str) -> Analysis:
    """Of a match that several tests look at."""
    return finished(recorded_match(BUNDLES[game], played(game, names, seed)))
