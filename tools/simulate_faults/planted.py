"""Bugs planted on purpose (planted_bugs.toml): the simulation must find each of them, or it checks nothing.

A bug is one replacement in the text of one module, made while the module is imported.
"""

import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

# Within so many seeds each bug must be found.
SEEDS_FOR_A_BUG = 250


@dataclass(frozen=True, slots=True)
class PlantedBug:
    name: str
    about: str
    module: str
    old: str
    new: str


class DoesNotFit(Exception):
    """The text to replace is not there exactly once: the module has changed, and the bug must be planted anew."""


def _read() -> dict[str, PlantedBug]:
    told = tomllib.loads(Path(__file__).with_name("planted_bugs.toml").read_text())
    return {name: PlantedBug(name, **bug) for name, bug in told.items()}


BUGS = _read()


def with_bug(bug: PlantedBug, source: str) -> str:
    """Raises DoesNotFit."""
    if source.count(bug.old) != 1:
        raise DoesNotFit(f"{bug.name}: found {source.count(bug.old)} times in {bug.module}")
    return source.replace(bug.old, bug.new)


def plant(bug: PlantedBug) -> None:
    """Before the module is imported."""
    assert bug.module not in sys.modules, bug.module
    sys.meta_path.insert(0, _Finder(bug))


class _Finder(MetaPathFinder):
    def __init__(self, bug: PlantedBug) -> None:
        self._bug = bug

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self._bug.module:
            return None
        found = PathFinder.find_spec(name, path, target)
        if found is None or found.origin is None:
            return None
        return ModuleSpec(name, _Loader(self._bug, found.origin), origin=found.origin)


class _Loader(SourceFileLoader):
    def __init__(self, bug: PlantedBug, path: str) -> None:
        super().__init__(bug.module, path)
        self._bug = bug

    def get_code(self, fullname: str) -> CodeType:
        """From the source, never from a file of compiled code."""
        source = with_bug(self._bug, Path(self.path).read_text())
        return compile(source, self.path, "exec", dont_inherit=True)
