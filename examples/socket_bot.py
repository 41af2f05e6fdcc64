"""A bot that sits down at a table of a server and plays: python socket_bot.py LINK [NAME]

It prefers moves by their type and else takes any: the place to put your own ideas is `decide`.
"""

import asyncio
import random
import sys
from typing import Any

from alcatraz.client import join, play_out

Json = dict[str, Any]

# The first of these that is legal is played; what is not here comes after.
LIKED = ("complete", "accept", "board", "use", "move", "walk", "enter")
# A turn has to end some day.
SHARE_OF_WHIMS = 0.3


def decide(view: Json, decision: Json) -> Json:
    """`view` is what this seat knows, `decision["moves"]` every move that the rules allow it now."""
    # The last ones may be templates, to be filled in (a trade in The Scapegoat); this bot makes no offers.
    moves: list[Json] = decision["moves"][: len(decision["moves"]) - decision.get("templates", 0)]
    random.shuffle(moves)
    ending = [move for move in moves if move["type"] == "end_turn"]
    if ending and random.random() < SHARE_OF_WHIMS:
        return ending[0]
    return min(moves, key=lambda move: LIKED.index(move["type"]) if move["type"] in LIKED else len(LIKED))


async def main(link: str, name: str) -> None:
    async with await join(link) as table:
        seat = await table.sit(name)
        await table.say(seat, "Hello, I am a bot.")
        await table.ready(seat)
        outcome = await play_out(table, decide)
        if outcome is not None:
            print("I won!" if seat in outcome.winners else "I did not win.", f"({outcome.reason})")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Socket bot"))
