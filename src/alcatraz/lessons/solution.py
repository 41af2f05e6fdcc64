"""Finds the moves that reach the goal of a stage, by breadth-first search with the real engine."""

from collections import deque

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import digest
from alcatraz.lessons.run import LessonRun

# Positions looked at before a search gives up.
_MOST = 4000


class TooManyPositions(Exception):
    """Neither found nor ruled out."""


def solution(run: LessonRun, most: int = _MOST) -> list[Json] | None:
    """The fewest moves of the learner to the goal that is worked on; None if it can no longer be reached."""
    goal = run.progress.now
    if goal is None:
        return []
    known = {_key(run)}
    waiting: deque[tuple[LessonRun, list[Json]]] = deque([(run, [])])
    while waiting:
        here, path = waiting.popleft()
        if len(path) == goal.within:
            continue
        for move in leading_on(here):
            there = here.copy()
            there.play(move)
            if there.progress.goal > run.progress.goal:
                return [*path, move]
            key = _key(there)
            if key not in known:
                if len(known) >= most:
                    raise TooManyPositions
                known.add(key)
                waiting.append((there, [*path, move]))
    return None


def whole_solution(lesson_run: LessonRun) -> list[list[Json]] | None:
    """The moves to every goal, one after the other; None if one cannot be reached."""
    run, found = lesson_run.copy(), []
    while not run.progress.done:
        moves = solution(run)
        if moves is None:
            return None
        for move in moves:
            run.play(move)
        found.append(moves)
    return found


def leading_on(run: LessonRun) -> list[Json]:
    """The legal moves that the stage has a use for, those from templates included if the stage writes them out."""
    if not run.deciding:
        return []
    match, seat = run.match, run.lesson.seat
    listed = [match.game.move_json(move) for move in match.game.legal(match.state, seat)]
    found = [move for move in listed if run.progress.leads_on(move)]
    goal = run.progress.now
    for pattern in goal.allowed if goal is not None else ():
        if pattern not in found and _is_legal(run, pattern):
            found.append(pattern)
    return found


def _is_legal(run: LessonRun, move: Json) -> bool:
    try:
        return not run.match.why_not(run.lesson.seat, run.match.read_move(run.lesson.seat, move))
    except ContractError:
        return False


def _key(run: LessonRun) -> tuple[str, int, int]:
    return digest(run.match.position()), run.progress.goal, run.progress.found
