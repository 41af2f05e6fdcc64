"""Worker processes for a simulation or contest. Results come in the order of the plan."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import TypeVar

from alcatraz.kernel.game import Json
from alcatraz.matches.simulation.plan import SimulationPlan, simulate_match

Match = tuple[int, int]
M = TypeVar("M")
_MOST_AT_ONCE = 16
# Below this many matches another process takes longer to start than it saves.
_WORTH_A_PROCESS = 8


def simulate(plan: SimulationPlan, matches: Sequence[Match], jobs: int, records: Path | None = None) -> Iterator[Json]:
    """The result of every match. Closing the iterator early stops the work."""
    jobs = max(1, min(jobs, len(matches) // _WORTH_A_PROCESS))
    size = max(1, min(_MOST_AT_ONCE, len(matches) // (jobs * 8)))
    return spread(partial(_simulated, plan, records), matches, jobs, size)


def _simulated(plan: SimulationPlan, records: Path | None, match: Match) -> Json:
    players, number = match
    return simulate_match(plan, players, number, records)


def spread(play: Callable[[M], Json], matches: Sequence[M], jobs: int, size: int) -> Iterator[Json]:
    """Play every match, on so many cores, so many at once on each. What plays must travel between processes."""
    if jobs == 1:
        return (play(match) for match in matches)
    return _on_many_cores(play, [matches[start : start + size] for start in range(0, len(matches), size)], jobs)


def _on_many_cores(play: Callable[[M], Json], chunks: Sequence[Sequence[M]], jobs: int) -> Iterator[Json]:
    others = set(active_children())
    # Spawned processes: a fork would copy the threads of the progress bar.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        with _interrupts_held_back():
            waiting: list[Future[list[Json]]] = [pool.submit(_played, play, chunk) for chunk in chunks]
        for future in waiting:
            yield from future.result()
    except BaseException:
        # When the run is stopped, unfinished matches are dropped instead of waited for.
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        raise
    pool.shutdown()


def _played(play: Callable[[M], Json], matches: Sequence[M]) -> list[Json]:
    return [play(match) for match in matches]


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A Ctrl-C waits until all processes are started, and they never get it: each would tell of it in its own way.

    It is blocked for them from their first moment; the initializer is for systems that cannot block signals.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
