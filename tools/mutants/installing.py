"""Puts a mutated module in the place of the original, for this process."""

import importlib
import importlib.abc
import importlib.machinery
import inspect
import pkgutil
import sys
from collections.abc import Sequence
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

from tools.mutants.catalogue import Mutant


class RunAtImport:
    """Imports whole packages and notes which of their functions run meanwhile: their results may be kept anywhere."""

    def __init__(self, packages: Sequence[str]) -> None:
        self._codes: set[tuple[str, str]] = set()
        sys.setprofile(self._note)
        try:
            for name in packages:
                package = importlib.import_module(name)
                for module in pkgutil.walk_packages(package.__path__, f"{name}."):
                    importlib.import_module(module.name)
        finally:
            sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self._codes.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    def needs(self, mutant: Mutant) -> bool:
        """Whether the mutant has to be there before anything is imported."""
        path, function = str(mutant.path.resolve()), mutant.change.function
        is_method = "." in function
        return not function or is_method or (path, function) in self._codes


def install_before_import(mutant: Mutant) -> None:
    code = mutant.code()
    sys.meta_path.insert(0, _Finder(mutant.module, str(mutant.path.resolve()), code))


def install_in_place(mutant: Mutant) -> None:
    """Gives the function of the loaded module its mutated code, so that everyone who imported it has it, too."""
    function = vars(sys.modules[mutant.module])[mutant.change.function]
    assert isinstance(function, FunctionType)
    assert inspect.unwrap(function) is function
    function.__code__ = next(
        part
        for part in mutant.code().co_consts
        if isinstance(part, CodeType) and part.co_name == mutant.change.function
    )


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def __init__(self, module: str, path: str, code: CodeType) -> None:
        self._module, self._path, self._code = module, path, code

    def find_spec(self, name: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        if name != self._module:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=self._path)

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self._path
        exec(self._code, vars(module))
