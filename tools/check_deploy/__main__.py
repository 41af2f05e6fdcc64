"""Try every piece of deploy/ with the tool that will read it. What has no tool here is named."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.check_deploy.restore_drill import restore_drill

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
# systemd's own scale from 0 to 10; below this everything that can be shut is shut.
MOST_EXPOSED = 2.0


def main() -> int:
    problems = [*_containerfile(), *_unit(), *_caddyfile(), *_monitoring(), *restore_drill(_tool("litestream"))]
    for problem in problems:
        print(f"not right: {problem}", file=sys.stderr)
    return 1 if problems else 0


def _tool(name: str) -> str | None:
    found = shutil.which(name)
    if found is None:
        print(f"{name} is not here: what it would check is not checked")
    return found


def _ran(*command: str, **environment: str) -> list[str]:
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, check=False)
    if done.returncode == 0:
        print(f"right: {Path(command[0]).name} {' '.join(command[1:3])}")
        return []
    return [f"{' '.join(command)}\n{done.stdout}{done.stderr}"]


def _containerfile() -> list[str]:
    tool = _tool("hadolint")
    return [] if tool is None else _ran(tool, str(DEPLOY / "Containerfile"))


def _unit() -> list[str]:
    tool = _tool("systemd-analyze")
    if tool is None:
        return []
    with tempfile.TemporaryDirectory() as folder:
        # The program that it starts is not installed here; anything that can be started stands for it.
        unit = Path(folder) / "alcatraz.service"
        text = (DEPLOY / "alcatraz.service").read_text()
        unit.write_text(re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", text, flags=re.MULTILINE))
        problems = _ran(tool, "verify", str(unit))
        judged = subprocess.run(
            [tool, "security", "--offline=true", "--no-pager", str(unit)], capture_output=True, text=True, check=False
        )
    found = re.search(r"exposure level for alcatraz.service: ([\d.]+)", judged.stdout)
    if found is None or float(found[1]) >= MOST_EXPOSED:
        return [*problems, f"systemd-analyze security: {judged.stdout[-200:]}{judged.stderr}"]
    print(f"right: systemd-analyze security says {found[1]}")
    return problems


def _caddyfile() -> list[str]:
    tool = _tool("caddy")
    if tool is None:
        return []
    return _ran(tool, "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile", SITE="play.example")


def _monitoring() -> list[str]:
    tool = _tool("promtool")
    return [] if tool is None else _ran(tool, "check", "rules", str(DEPLOY / "monitoring" / "alerts.yml"))


if __name__ == "__main__":
    sys.exit(main())
