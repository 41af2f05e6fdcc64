"""Install the wheels of dist/ into fresh environments and try them there: play, serve the page, battery, playthroughs.

python -m tools.try_wheel             every wheel of dist/
python -m tools.try_wheel --plain     the plain one only

The programs run with an empty PATH, so that neither Node nor anything else of this machine helps them.
"""

import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from pathlib import Path
from urllib.request import urlopen

from tools.compile import ROOT
from tools.wheel import DIST

LOCK = ROOT / "requirements" / "run.lock"
PATIENCE = 300


def main() -> int:
    plain_only = "--plain" in sys.argv[1:]
    wheels = sorted(DIST.glob("*-py3-none-any.whl" if plain_only else "*.whl"))
    if not wheels:
        print("There is no wheel in dist/: make wheel", file=sys.stderr)
        return 1
    for wheel in wheels:
        with tempfile.TemporaryDirectory() as folder:
            print(wheel.name)
            Trial(wheel, Path(folder)).run()
    return 0


class Trial:
    """One wheel in an environment of its own."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.wheel = wheel
        self.folder = folder
        self.bin = folder / "env" / Path(sysconfig.get_path("scripts")).name
        self.environment = {"PATH": "", "HOME": str(folder), "XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8"}

    def run(self) -> None:
        for step in (self.install, self.names, self.play, self.serve, self.battery, self.playthroughs):
            started = time.monotonic()
            step()
            print(f"  {step.__name__}: {time.monotonic() - started:.1f} s", flush=True)

    def install(self) -> None:
        venv.create(self.folder / "env", with_pip=True, symlinks=os.name != "nt")
        pip = [str(self.bin / "python"), "-m", "pip", "--disable-pip-version-check", "-qq", "install", "--no-compile"]
        subprocess.run([*pip, "--no-deps", "--require-hashes", "-r", str(LOCK)], check=True)
        subprocess.run([*pip, "--no-index", "--no-deps", str(self.wheel)], check=True)

    def names(self) -> None:
        said = {
            self.output("alcatraz", "--version"),
            self.output("alcatraz-game", "--version"),
            self.output("python", "-m", "alcatraz", "--version"),
        }
        assert len(said) == 1, said

    def play(self) -> None:
        shown = self.output("alcatraz", "play", "--humans", "0", "--bots", "simple", "--seed", "1")
        assert "The end" in shown, shown[-500:]

    def serve(self) -> None:
        program = [str(self.bin / "alcatraz"), "serve", "--port", "0", "--database", str(self.folder / "tables.db")]
        with subprocess.Popen(
            program, env=self.environment, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://[\w.:]+", server.stdout.readline())
                assert found is not None
                page = fetched(found[0] + "/")
                assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
                assert assets, page
                assert all(fetched(found[0] + asset) for asset in assets)
            finally:
                server.terminate()

    def battery(self) -> None:
        self.output("python", "-m", "alcatraz.testing")

    def playthroughs(self) -> None:
        """Those of this checkout, played by the package of the wheel."""
        where = "import alcatraz.games.scapegoat.rules.guards as rules; print(rules.__file__)"
        file = self.output("python", "-c", where, folder=ROOT).strip()
        assert Path(file).is_relative_to(self.folder), file
        assert file.endswith(".py") == ("none-any" in self.wheel.name), file
        self.output("python", "-m", "tools.playthroughs", "--check", folder=ROOT)

    def output(self, program: str, *arguments: str, folder: Path | None = None) -> str:
        command = [str(self.bin / program), *arguments]
        environment = {**self.environment, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            command,
            env=environment,
            cwd=folder or self.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{' '.join(command)}: {done.returncode}\n{done.stdout}{done.stderr}"
        return done.stdout


def fetched(address: str) -> str:
    with urlopen(address, timeout=30) as answer:
        return str(answer.read().decode("utf-8", "replace"))


if __name__ == "__main__":
    sys.exit(main())
