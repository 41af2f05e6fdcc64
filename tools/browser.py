"""Find a Chromium for the tests of the page, or install Debian's.

python -m tools.browser  prints where it is; without one it fails in continuous integration only, where no test may skip
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VARIABLE = "ALCATRAZ_CHROMIUM"


def find_browser() -> str | None:
    """The one that the environment names, else the first on PATH."""
    named = os.environ.get(VARIABLE)
    candidates = (named,) if named else NAMES
    return next((found for found in map(shutil.which, candidates) if found), None)


def install_browser() -> None:
    """Debian's package, where we may; silently nothing elsewhere."""
    apt = shutil.which("apt-get")
    begin = _as_root()
    if apt is None or begin is None:
        return
    print("Installing Debian's package chromium for the browser tests ...", flush=True)
    quiet = [*begin, "env", "DEBIAN_FRONTEND=noninteractive", apt, "-qq"]
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        if subprocess.run([*quiet, *command], stdout=subprocess.DEVNULL, check=False).returncode:
            return


def _as_root() -> list[str] | None:
    """How a command begins that root has to run, or None where nobody but the user themselves could."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return None


def main() -> int:
    if find_browser() is None and VARIABLE not in os.environ:
        install_browser()
    found = find_browser()
    if found:
        print(f"Browser tests run in {found}")
        return 0
    line = "!" * 100
    print(
        f"{line}\nNO BROWSER: every test of the page will be SKIPPED. Install Chromium, "
        f"or name one with {VARIABLE}=/path/to/it\n{line}",
        file=sys.stderr,
    )
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
