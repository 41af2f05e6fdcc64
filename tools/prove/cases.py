"""The cases of the proof: every distribution of the six letters over the sheets, chunk by chunk. Compiled for it."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.ending import who_stays

# By plans, Cash, items, Stamina, Scapegoat and whether the alternative of S-10.2 is played: a mask of seats.
Oracle = Callable[[list[int], list[int], list[int], list[int], int, bool], int]

PLANS: Final = 64


class Tally:
    """What a chunk found: how many cases there were, how they ended, and the first case that was judged differently."""

    def __init__(self) -> None:
        self.cases = 0
        self.going_on = 0
        self.scapegoat_stays = 0
        self.another_stays = 0
        self.tied = 0
        self.differing = 0
        self.example = ""


def judge(s: State, oracle: Oracle, tally: Tally) -> None:
    """One distribution, with every seat as the Scapegoat."""
    nothing = [0] * s.players
    for scapegoat in range(s.players):
        s.scapegoat = scapegoat
        stays = who_stays(s)
        mask = 0
        for seat in stays:
            mask |= 1 << seat
        tally.cases += 1
        if mask == 0:
            tally.going_on += 1
        elif mask & (mask - 1):
            tally.tied += 1
        elif mask == 1 << scapegoat:
            tally.scapegoat_stays += 1
        else:
            tally.another_stays += 1
        expected = oracle(s.plan, nothing, nothing, nothing, scapegoat, s.prison.most_useless_stays)
        if mask != expected:
            tally.differing += 1
            if not tally.example:
                tally.example = f"plans {s.plan}, Scapegoat {scapegoat}: rules {mask:b}, oracle {expected:b}"


def judge_chunk(s: State, oracle: Oracle, first: int) -> Tally:
    """All distributions in which the first seat has this plan."""
    tally = Tally()
    s.plan[0] = first
    for second in range(PLANS):
        s.plan[1] = second
        for third in range(PLANS):
            s.plan[2] = third
            if s.players == 3:
                judge(s, oracle, tally)
            else:
                for fourth in range(PLANS):
                    s.plan[3] = fourth
                    judge(s, oracle, tally)
    return tally
