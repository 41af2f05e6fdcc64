"""All mutants of all targets, each with an id that survives changes elsewhere in its file."""

import ast
import hashlib
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.mutants.operators import Change, changes
from tools.mutants.rule_ids import Citations


@dataclass(frozen=True)
class Target:
    """A package to mutate and the tests that should notice."""

    name: str
    package: str
    folder: Path
    scenarios: list[str]
    """Globs of the tests that run first."""
    others: list[str]
    """Globs of the tests that run for what is still alive; of each file, those tests whose id contains the name."""


@dataclass(frozen=True)
class Mutant:
    id: str
    target: Target
    module: str
    path: Path
    line: int
    source: str
    """The line as it is written."""
    change: Change
    rules: list[str]
    around: str
    """The code of the function, class or table around it, without docstrings and comments."""
    tree: ast.Module

    @property
    def where(self) -> str:
        return f"{self.target.name}/{self.path.relative_to(self.target.folder)}"

    @property
    def text(self) -> str:
        return f"{self.change.before} → {self.change.after}"

    def code(self) -> Any:
        """The mutated module, compiled. It changes the tree that all mutants of the module share: fork first."""
        self.change.apply()
        return compile(self.tree, str(self.path), "exec")


def read_targets(path: Path) -> list[Target]:
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Target(name, said["package"], Path(said["folder"]), said["scenarios"], said["others"])
        for name, said in found.items()
    ]


def mutants_of(target: Target) -> list[Mutant]:
    found: list[Mutant] = []
    for path in sorted(target.folder.rglob("*.py")):
        if path.stem != "__init__":
            found += _mutants_in(target, path)
    return found


def _mutants_in(target: Target, path: Path) -> list[Mutant]:
    source = path.read_text(encoding="utf-8")
    tree, lines, citations = ast.parse(source), source.split("\n"), Citations(source)
    below = path.relative_to(target.folder)
    module = ".".join([target.package, *below.with_suffix("").parts])
    parts = {line: _code(node) for node in tree.body for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    seen: Counter[str] = Counter()
    found = []
    for change in changes(tree):
        line = lines[change.line - 1].strip() if change.line else change.before
        key = f"{target.name}/{below} {change.function}\n{line}\n{change.operator}: {change.before} → {change.after}"
        seen[key] += 1
        number = hashlib.sha256(f"{key}\n{seen[key]}".encode()).hexdigest()[:12]
        rules = citations.at(change.line)
        around = parts.get(change.line, "")
        found.append(Mutant(number, target, module, path, change.line, line, change, rules, around, tree))
    return found


def _code(node: ast.stmt) -> str:
    """As it was before any mutation."""
    bare = ast.parse(ast.unparse(node))
    for part in ast.walk(bare):
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(part) is not None:
            part.body[0] = ast.Pass()
    return ast.unparse(bare)
