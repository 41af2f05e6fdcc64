#!/usr/bin/env python3
"""A bot for both games in the standard library alone: boards and finishes tasks when it can, else plays at random.

    alcatraz arena boat --seats cmd:examples/first_bot.py,random --games 20

Decisions come in, a JSON line each; a move goes out for every one. docs/how-to/write-a-bot.md has the whole story.
"""

import json
import random
import sys
from typing import Any

Json = dict[str, Any]

# Kinds of moves that are worth more than any other.
GOOD = ("board", "complete")


def decide(view: Json, decision: Json, chance: random.Random) -> Json:
    """The move for this decision. `view` is everything that the seat may know; it is not needed to play badly."""
    # The last ones may be templates: moves with fields to fill in.
    moves = decision["moves"][: len(decision["moves"]) - decision.get("templates", 0)]
    good = [move for move in moves if move["type"] in GOOD]
    chosen: Json = chance.choice(good or moves)
    return chosen


def main() -> None:
    print(json.dumps({"hello": 1, "games": ["scapegoat", "boat"]}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        # With the seed of the request the same decision gets the same answer.
        move = decide(request["view"], request["decision"], random.Random(str(request["seed"])))
        print(json.dumps({"id": request["id"], "move": move}), flush=True)


if __name__ == "__main__":
    main()
