"""Run the commands with which the README begins, in a copy of this checkout and with an environment of its own.

python -m tools.try_readme

The copy has the files that git has. Its environment has a PATH, an empty home and what reaches package registries
from here, so that nothing that was installed or built for this checkout helps. Servers are stopped as by Ctrl-C.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools.compile import ROOT
from tools.try_wheel import fetched

BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SYSTEM = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
REGISTRIES = re.compile(r"(PIP|npm_config)_\w+|\w+_proxy|(SSL|NODE_EXTRA_CA)_\w+", re.IGNORECASE)
PATIENCE = 900
SERVERS = {"make play", "alcatraz serve --open"}
# `.ci/run` runs all tests anyway, and a test has no keyboard.
INSTEAD = {"make test": "make test ONLY=tests/kernel", "alcatraz play": "alcatraz play </dev/null"}


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        CleanCheckout(Path(folder)).run()
    return 0


class CleanCheckout:
    """A copy of this checkout in which the README is followed."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.checkout = folder / "alcatraz"
        python = Path(sys.base_prefix, "bin")
        self.environment = {name: value for name, value in os.environ.items() if REGISTRIES.fullmatch(name)}
        # For --open: a program that opens nothing.
        self.environment |= {"PATH": f"{python}:{SYSTEM}", "HOME": str(self.home), "BROWSER": "true", "LANG": "C.UTF-8"}

    def run(self) -> None:
        self.home.mkdir()
        files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in filter(None, files.split("\0")):
            (self.checkout / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.checkout / name)
        with_make, installed, *_ = BLOCK.findall((self.checkout / "README.md").read_text(encoding="utf-8"))
        self.follow(with_make)
        first_line = self.serves("make play")
        assert first_line.startswith("Serving"), f"A second `make play` set something up: {first_line}"
        # The README wants "an environment of yours".
        self.does("python3 -m venv ../yours")
        self.environment["PATH"] = f"{self.checkout.parent / 'yours/bin'}:{self.environment['PATH']}"
        self.follow(installed)

    def follow(self, block: str) -> None:
        for line in block.splitlines():
            command = line.split("#")[0].strip()
            if command in SERVERS:
                self.serves(command)
            else:
                self.does(INSTEAD.get(command, command))

    def does(self, command: str) -> None:
        began = time.monotonic()
        done = subprocess.run(
            command,
            shell=True,
            env=self.environment,
            cwd=self.checkout,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout}"
        tell(command, began)

    def serves(self, command: str) -> str:
        """The command prints an address, answers there, and ends without an error on Ctrl-C. Returns its first line."""
        began = time.monotonic()
        with subprocess.Popen(
            command,
            shell=True,
            env=self.environment,
            cwd=self.checkout,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            # A group of its own: a terminal interrupts make and the server together.
            start_new_session=True,
        ) as server:
            assert server.stdout is not None
            lines = []
            try:
                for line in server.stdout:
                    lines.append(line)
                    if found := re.search(r"http://[\w.:]+", line):
                        assert "/assets/" in fetched(found[0] + "/")
                        break
                else:
                    raise AssertionError(f"{command} serves nothing:\n{''.join(lines)}")
                tell(command, began)
            finally:
                os.killpg(server.pid, signal.SIGINT)
            rest = server.stdout.read()
        assert '"stopped"' in rest, rest
        assert "Traceback" not in rest, rest
        # make ends by the signal once the server has ended well.
        assert server.returncode in {0, -signal.SIGINT, 128 + signal.SIGINT}, f"{server.returncode}\n{rest}"
        return lines[0]


def tell(command: str, began: float) -> None:
    print(f"  {command}: {time.monotonic() - began:.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
