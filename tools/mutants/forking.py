"""A process per mutant, forked from one that has everything loaded, a few at a time."""

import gc
import json
import os
import resource
import selectors
import signal
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

Job = TypeVar("Job")
Say = Callable[[dict[str, Any]], None]

_MEMORY = 4 << 30


@dataclass
class _Child:
    job: Any
    process: int
    pipe: int
    said: bytes = b""


def run_all(jobs: Iterable[Job], work: Callable[[Job, Say], None], parallel: int) -> Iterator[tuple[Job, list[Any]]]:
    """Yields each job with what its process said, as soon as that process has ended, however it ended."""
    waiting = iter(jobs)
    running: dict[int, _Child] = {}
    selector = selectors.DefaultSelector()
    gc.freeze()
    try:
        while True:
            while len(running) < parallel and (job := next(waiting, None)) is not None:
                child = _fork(job, work)
                running[child.pipe] = child
                selector.register(child.pipe, selectors.EVENT_READ)
            if not running:
                return
            for key, _ in selector.select():
                child = running[key.fd]
                part = os.read(child.pipe, 1 << 16)
                child.said += part
                if not part:
                    selector.unregister(child.pipe)
                    os.close(child.pipe)
                    os.waitpid(child.process, 0)
                    del running[key.fd]
                    yield child.job, [json.loads(line) for line in child.said.splitlines()]
    finally:
        for child in running.values():
            os.kill(child.process, signal.SIGKILL)
            os.waitpid(child.process, 0)
            os.close(child.pipe)
        selector.close()


def limit_processor_time(seconds: float) -> None:
    """Ends this process after so much more time of its own; other processes on the machine do not count."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _fork(job: Job, work: Callable[[Job, Say], None]) -> _Child:
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return _Child(job, process, reading)
    try:
        os.close(reading)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        work(job, lambda said: _write(writing, said))
    finally:
        os._exit(0)


def _write(pipe: int, said: dict[str, Any]) -> None:
    os.write(pipe, json.dumps(said).encode() + b"\n")
