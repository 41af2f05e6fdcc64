"""Run the tests of rules and kernel on the oldest and the newest Python of this machine that the package supports.

The Python of .venv is left out: `make test` runs the same tests on it.

python -m tools.pythons            find them, make an environment for each, run the tests
python -m tools.pythons --list     only say which ones there are
"""

import glob
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "test.lock"
OLDEST = (3, 11)
Version = tuple[int, int]


def main() -> int:
    found = pythons()
    for (major, minor), program in sorted(found.items()):
        print(f"Python {major}.{minor}: {program}")
    if "--list" in sys.argv[1:]:
        return 0
    own = sys.version_info[:2]
    chosen = sorted({min(found), max(found)} - {own})
    if not chosen:
        print(f"\n*** Only Python {own[0]}.{own[1]} here: make test has run on it. ***\n", file=sys.stderr)
    for version in chosen:
        code = run_tests(version, environment(version, found[version]))
        if code:
            return code
    return 0


def pythons() -> dict[Version, Path]:
    """The supported Pythons of this machine: those of the PATH, and those that pyenv keeps."""
    names = [f"python3.{minor}" for minor in range(OLDEST[1], OLDEST[1] + 10)]
    pyenv = os.environ.get("PYENV_ROOT") or os.path.expanduser("~/.pyenv")
    programs = [sys.executable, *filter(None, map(shutil.which, names))]
    programs += sorted(glob.glob(f"{pyenv}/versions/*/bin/python3"))
    found: dict[Version, Path] = {}
    for program in programs:
        answer = asked(program)
        if answer is not None and answer[0] >= OLDEST:
            found.setdefault(*answer)
    return found


def asked(program: str) -> tuple[Version, Path] | None:
    """The version of a Python and where it really is; None if it does not run or cannot make environments."""
    question = (
        "import ensurepip, sys, venv; base = getattr(sys, '_base_executable', sys.executable);"
        "print(*sys.version_info[:2], base)"
    )
    try:
        done = subprocess.run([program, "-c", question], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    major, minor, path = done.stdout.strip().split(" ", 2)
    return (int(major), int(minor)), Path(path)


def environment(version: Version, program: Path) -> Path:
    """The environment of a version, made anew when the lock is newer."""
    folder = ROOT / f".venv-py{version[0]}{version[1]}"
    python, ready = folder / "bin" / "python", folder / ".ready"
    if ready.exists() and ready.stat().st_mtime >= LOCK.stat().st_mtime:
        return python
    print(f"Installing into {folder.name} ...", flush=True)
    subprocess.run([program, "-m", "venv", "--clear", folder], check=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-qq", "install", "--no-compile"]
    subprocess.run([*pip, "--no-deps", "--require-hashes", "-r", str(LOCK)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    packages.joinpath("alcatraz.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    ready.touch()
    return python


def run_tests(version: Version, python: Path) -> int:
    print(f"Rules and kernel on Python {version[0]}.{version[1]}:", flush=True)
    tests = ["tests/kernel", *sorted(glob.glob("tests/games/*/rules", root_dir=ROOT)), "tests/test_battery.py"]
    command = [str(python), "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
