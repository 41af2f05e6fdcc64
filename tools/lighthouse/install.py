"""Lighthouse beside the project: nothing of it is a dependency of the page."""

import os
import subprocess
from pathlib import Path

from tools.node import Node

VERSION = "12.8.2"


def installed(node: Node, folder: Path) -> Path:
    """Its command, installed into this folder if it is not there."""
    command = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    mark = folder / f"{VERSION}.ready"
    if not mark.exists():
        print(f"Installing lighthouse {VERSION} into {folder} ...", flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}', encoding="utf-8")
        quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--no-progress", "--save-exact"]
        path = os.pathsep.join([str(node.program.parent), os.environ.get("PATH", "")])
        install = [*node.npm, "install", *quiet, f"lighthouse@{VERSION}"]
        subprocess.run(install, cwd=folder, env={**os.environ, "PATH": path}, check=True)
        mark.touch()
    return command
