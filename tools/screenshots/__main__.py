"""Picture every screen of the page at six sizes, into build/screenshots/.

python -m tools.screenshots             all of them
python -m tools.screenshots home trade  only those whose names contain one of these
"""

import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from tools.browser import CHROMIUM
from tools.screenshots.screens import SCREENS
from tools.screenshots.serving import serving
from tools.screenshots.studio import Studio

FOLDER = Path(__file__).parent.parent.parent / "build" / "screenshots"


def main(wanted: Sequence[str]) -> int:
    program = CHROMIUM.find()
    if program is None:
        print("There is no Chromium to take pictures with; `make browser` says more.", file=sys.stderr)
        return 1
    chosen = {name: play for name, play in SCREENS.items() if not wanted or any(part in name for part in wanted)}
    if not wanted:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    failed = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as url,
        sync_playwright() as drive,
    ):
        browser = drive.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        studio = Studio(browser, url, FOLDER)
        for number, (name, play) in enumerate(chosen.items(), start=1):
            print(f"[{number}/{len(chosen)}] {name}", flush=True)
            try:
                play(studio, name)
            except (Error, AssertionError) as problem:
                failed.append(name)
                print(f"  failed: {str(problem).splitlines()[0]}", file=sys.stderr, flush=True)
        browser.close()
    print(f"{studio.taken} pictures in {FOLDER}")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
