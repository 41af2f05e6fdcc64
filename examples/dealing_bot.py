#!/usr/bin/env python3
"""A bot that deals, in the standard library alone. It keeps every promise, and resents who does not.

    alcatraz arena scapegoat --seats cmd:examples/dealing_bot.py,inmate:canny,inmate:canny --games 3

It proposes the vote that it means, agrees to pacts, votes as it promised, and otherwise plays at random.
docs/how-to/write-a-bot.md has the whole story.
"""

import json
import random
import sys
from typing import Any

Json = dict[str, Any]


def broken(heard: Json, seat: int) -> int:
    """How many promises this seat has broken, as far as is remembered."""
    count: int = heard["memory"]["seats"].get(str(seat), {}).get("broken", 0)
    return count


def favourite(view: Json, heard: Json) -> int:
    """Who broke their word most often; among equals the one with the shortest plan."""
    others = [seat for seat in range(len(view["players"])) if seat != view["you"]]
    return max(others, key=lambda seat: (broken(heard, seat), -len(view["players"][seat]["plan"])))


def promised_vote(view: Json, heard: Json) -> int | None:
    """For whom I have promised to vote in this round."""
    for said in reversed(heard["talk"]):
        mine = said["seat"] == view["you"] and said["round"] == view["round"]
        if mine and said["type"] == "promise" and said["what"] == "vote_for":
            whom: int = said["whom"]
            return whom
    return None


def decide(request: Json) -> Json:
    view, decision, heard = request["view"], request["decision"], request.get("heard")
    if decision["kind"] == "vote" and heard and not view.get("pending"):
        promised = promised_vote(view, heard)
        return {"type": "vote", "for": favourite(view, heard) if promised is None else promised}
    moves: list[Json] = decision["moves"][: len(decision["moves"]) - decision.get("templates", 0)]
    return random.Random(str(request["seed"])).choice(moves)


def talk(request: Json) -> list[Json]:
    view, heard, occasion = request["view"], request["heard"], request["occasion"]
    if occasion["kind"] == "opening":
        return [{"type": "propose_vote", "for": favourite(view, heard)}]
    if occasion["kind"] != "asked":
        return []
    asked = next(said for said in heard["talk"] if said["id"] == occasion["about"])
    condition = asked.get("if")
    if condition and condition["what"] == "vote_for" and promised_vote(view, heard) is None:
        whom = condition.get("whom", asked.get("whom"))
        if whom != view["you"]:
            return [{"type": "promise", "what": "vote_for", "seat": whom, "to": asked["id"]}]
    return [{"type": "answer", "to": asked["id"], "yes": False, "because": {"what": "no_gain"}}]


def main() -> None:
    print(json.dumps({"hello": 1, "games": ["scapegoat"], "hears": True}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"say": talk(request)} if request["do"] == "talk" else {"move": decide(request)}
        print(json.dumps({"id": request["id"], **answer}), flush=True)


if __name__ == "__main__":
    main()
