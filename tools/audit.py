"""`make audit`: what the program is made of, as CycloneDX, and whether holes in it are known.

The lists are always written. Known holes are asked for at public services; where none can be reached, that is said and
is no failure: a machine without a way out must be able to build.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from alcatraz import __version__

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements" / "run.lock"
# What the two programs say when nobody answers them.
_UNANSWERED = (
    *("ConnectionError", "Max retries", "ServiceError", "Name or service", "HTTPError"),
    *("ENOTFOUND", "ECONNREFUSED", "EAI_AGAIN", "audit endpoint", "ENOAUDIT"),
)


def main() -> int:
    target = ROOT / "build" / "sbom"
    target.mkdir(parents=True, exist_ok=True)
    python = target / "python.cdx.json"
    done = [
        _listed(python, ["cyclonedx-py", "requirements", str(LOCK), "--output-reproducible"]),
        _page_listed(target / "page.cdx.json"),
        _asked("pip-audit", ["pip-audit", "--disable-pip", "--require-hashes", "-r", str(LOCK)]),
        _asked("npm audit", [*_npm(), "audit", "--package-lock-only"]),
    ]
    return 0 if all(done) else 1


def _npm() -> list[str]:
    return [sys.executable, "-m", "tools.node", "npm"]


def _run(command: list[str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def _listed(target: Path, command: list[str]) -> bool:
    done = _run(command)
    if done.returncode:
        print(f"{target.name} could not be written: {done.stderr[-500:]}", file=sys.stderr)
        return False
    target.write_text(done.stdout)
    print(f"{target.relative_to(ROOT)} is written")
    return True


def _page_listed(target: Path) -> bool:
    """From a copy with a version, which npm insists on and the page does not have."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json"):
            content = json.loads((ROOT / "web" / name).read_text())
            for part in (content, content.get("packages", {}).get("", {})):
                part["version"] = __version__
            (Path(folder) / name).write_text(json.dumps(content))
        return _listed(target, [*_npm(), "--prefix", folder, "sbom", "--sbom-format=cyclonedx", "--package-lock-only"])


def _asked(name: str, command: list[str]) -> bool:
    done = _run(command)
    told = done.stdout + done.stderr
    if done.returncode == 0:
        print(f"{name}: no known holes")
        return True
    if any(sign in told for sign in _UNANSWERED):
        print(f"{name}: its service cannot be reached from here, so nothing was asked")
        return True
    print(f"{name}:\n{told}", file=sys.stderr)
    return False


if __name__ == "__main__":
    sys.exit(main())
