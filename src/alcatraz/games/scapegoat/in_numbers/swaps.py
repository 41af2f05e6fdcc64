"""S-7.1: the trades that are numbered, one thing for one thing, listed by asking the rule itself."""

from alcatraz.games.scapegoat.in_numbers.actions import NOTHING, swap
from alcatraz.games.scapegoat.model.bag import kinds_in
from alcatraz.games.scapegoat.model.components import CASH
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.free_actions import trade_partners, why_not_trade
from alcatraz.kernel.message import Refusal


def list_swaps(s: State, seat: int) -> list[int]:
    """Only what both own is tried; the rule decides."""
    found = []
    for partner in trade_partners(s, seat):
        for give in _things(s, seat):
            for take in _things(s, partner):
                move = swap(partner, give, take)
                why: list[Refusal] = []
                why_not_trade(s, seat, move, why)
                if not why:
                    found.append(move)
    return found


def _things(s: State, seat: int) -> list[int]:
    """Nothing, a kind of item, one Cash."""
    cash = [CASH] if s.cash[seat] else []
    return [NOTHING, *kinds_in(s.held[seat]), *cash]
