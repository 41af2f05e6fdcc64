"""The golden playthroughs, without pytest.

python -m tools.playthroughs           write them anew after a change of the rules that is meant: read the diff
python -m tools.playthroughs --check   say which ones the installed package plays in another way
"""

import sys
from pathlib import Path

from tests.playthrough_starts import FOLDER, PLAYTHROUGHS, differing, written


def main() -> int:
    if "--check" in sys.argv[1:]:
        names = differing()
        print(
            f"{len(PLAYTHROUGHS) - len(names)} of {len(PLAYTHROUGHS)} playthroughs as before {' '.join(names)}".rstrip()
        )
        return 1 if names else 0
    FOLDER.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        path: Path = FOLDER / f"{name}.txt"
        path.write_text(written(name), encoding="utf-8")
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
