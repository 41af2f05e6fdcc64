"""Trades (S-7.1): accept gifts, offer spare items for items that the errand lacks."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import board_tables_of
from alcatraz.games.scapegoat.bots.knowledge.errand import Errand, spare_bag
from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.search.loss_odds import LossOdds, loss_odds
from alcatraz.games.scapegoat.bots.search.sure_win import can_leave_behind
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import ONE, count, kinds_in, size
from alcatraz.games.scapegoat.model.components import GUN
from alcatraz.games.scapegoat.model.state import NOTHING, State
from alcatraz.games.scapegoat.rules.decisions import apply
from alcatraz.games.scapegoat.rules.free_actions import trade_partners

NEEDED: Final = 4
CASH: Final = 2
SPARE: Final = 1
MOST_OFFERS: Final = 2
# The increase of the odds of being left behind that no trade is worth.
HARM: Final = 0.1


def best_errand(cache: PositionCache, seat: int) -> Errand | None:
    errands = cache.errands(seat)
    return errands[0] if errands else None


def is_needed(errand: Errand | None, kind: int) -> bool:
    return kind == GUN or (errand is not None and count(errand.task.items, kind) > 0)


def worth(errand: Errand | None, bag: int, cash: int) -> int:
    total = CASH * cash
    for kind in kinds_in(bag):
        total += count(bag, kind) * (NEEDED if is_needed(errand, kind) else SPARE)
    return total


def is_gift(trade: int) -> bool:
    return not moves.second_bag(trade) and not moves.c_of(trade)


def answer(cache: PositionCache, seat: int) -> int:
    """Accept what is worth more than it costs; a gift always is."""
    pending = cache.s.pending_value
    errand = best_errand(cache, seat)
    gain = worth(errand, moves.bag_part(pending), moves.b_of(pending))
    loss = worth(errand, moves.second_bag(pending), moves.c_of(pending))
    if gain <= loss:
        return moves.DECLINE
    return moves.ACCEPT if is_gift(pending) or not gives_the_game_away(cache.s, seat, pending) else moves.DECLINE


def gives_the_game_away(s: State, seat: int, trade: int) -> bool:
    """Whether the other side could then leave this seat behind, in its present or next turn, or much more probably.

    `trade`: as the player whose turn it is offers it.
    """
    after = s.copy()
    partner = moves.a_of(trade)
    if after.pending == NOTHING:
        apply(after, s.turn, trade)
    apply(after, partner, moves.ACCEPT)
    other = s.turn if seat == partner else partner
    if can_leave_behind(after, other, seat):
        return True
    if seat != s.scapegoat:
        return False
    tables, losses = board_tables_of(s), LossOdds(s)
    return loss_odds(after, tables, losses) > loss_odds(s, tables, losses) + HARM


def offer(cache: PositionCache, listed: LegalByKind, errand: Errand) -> int | None:
    """Ask for an item that the errand lacks, for an item that the partner needs or for Cash."""
    s, seat = cache.s, listed.seat
    if not errand.missing or s.offers >= MOST_OFFERS or s.at.count(s.at[seat]) == 1:
        return None
    for partner in trade_partners(s, seat):
        theirs = best_errand(cache, partner)
        for kind in errand.missing:
            if count(s.held[partner], kind) and not is_needed(theirs, kind):
                move = _swap(s, seat, partner, kind, errand, theirs)
                if move is not None and move not in s.refused and not gives_the_game_away(s, seat, move):
                    return move
    return None


def _swap(s: State, seat: int, partner: int, kind: int, errand: Errand, theirs: Errand | None) -> int | None:
    for item in kinds_in(spare_bag(s, seat, errand.task)):
        if is_needed(theirs, item):
            return moves.trade(partner, ONE[item], 0, ONE[kind], 0)
    room = size(s.held[seat]) < s.prison.edition.most_items
    if room and s.cash[seat] and s.cash[partner] < s.prison.edition.most_cash:
        return moves.trade(partner, 0, 1, ONE[kind], 0)
    return None
