"""Measure home and a table of each game with Lighthouse on a phone, and write docs/measurements/lighthouse.md.

python -m tools.lighthouse        all of them; fails if one is below what it has to reach
python -m tools.lighthouse table  only those whose names contain this; prints, and writes nothing
"""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.browser import CHROMIUM
from tools.lighthouse.audit import Audited, audit
from tools.lighthouse.install import installed
from tools.lighthouse.phone import phone
from tools.lighthouse.report import ENOUGH, report
from tools.lighthouse.screens import SCREENS
from tools.node import find_node
from tools.screenshots.serving import free_port, serving

ROOT = Path(__file__).parent.parent.parent
REPORT = ROOT / "docs" / "measurements" / "lighthouse.md"
# Its scores vary from run to run: the one in the middle counts.
RUNS = 3


def main(wanted: Sequence[str]) -> int:
    program, node = CHROMIUM.find(), find_node()
    if program is None or node is None:
        print("Lighthouse needs a Chromium (`make browser`) and a Node (`make setup`).", file=sys.stderr)
        return 1
    lighthouse = installed(node, ROOT / "build" / "lighthouse")
    chosen = {name: open_it for name, open_it in SCREENS.items() if not wanted or any(part in name for part in wanted)}
    found: dict[str, Audited] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as url:
        for name, open_it in chosen.items():
            port = free_port()
            with phone(program, port, Path(folder) / name) as page:
                path = open_it(page, url)
                runs = [audit(node, lighthouse, f"{url}{path}", port) for _ in range(RUNS)]
            found[name] = sorted(runs, key=lambda each: each.scores["performance"])[RUNS // 2]
            print(f"{name}: {found[name].scores}", *found[name].problems, sep="\n  ", flush=True)
    if not wanted:
        REPORT.write_text(report(found, RUNS), encoding="utf-8")
        print(f"Written: {REPORT.relative_to(ROOT)}")
    low = [name for name, each in found.items() if any(each.scores[kind] < least for kind, least in ENOUGH.items())]
    return 1 if low else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
