"""`python -m tools.puzzles GAME --games N [--from N]`: looks for puzzles in games of bots, and writes the game's file.

What was found before is kept: the journal in build/ grows, and the file is written anew from all of it.
"""

import argparse
import json
from pathlib import Path

from alcatraz.kernel.game import Json
from tools.puzzles import boat_miner, scapegoat_miner
from tools.puzzles.choosing import chosen

MINERS = {"boat": boat_miner.mine, "scapegoat": scapegoat_miner.mine}
_ROOT = Path(__file__).parent.parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=MINERS)
    parser.add_argument("--games", type=int, default=0, help="how many games to look through")
    parser.add_argument("--from", type=int, default=0, dest="first")
    asked = parser.parse_args()
    journal = _ROOT / "build" / f"{asked.game}.jsonl"
    journal.parent.mkdir(exist_ok=True)
    for number in range(asked.first, asked.first + asked.games):
        seed = f"{asked.game[0]}/{number}"
        for puzzle in MINERS[asked.game](seed):
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"from": seed, **puzzle}) + "\n")
        print(seed, flush=True)
    found: list[Json] = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    kept = chosen(asked.game, found)
    target = _ROOT / "src" / "alcatraz" / "games" / asked.game / "puzzles" / "puzzles.jsonl"
    target.write_text("".join(json.dumps(puzzle, ensure_ascii=False) + "\n" for puzzle in kept), encoding="utf-8")
    print(len(found), "found,", len(kept), "kept")


if __name__ == "__main__":
    main()
