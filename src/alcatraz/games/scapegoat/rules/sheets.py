"""S-1.2 Prisoner sheets: what a player owns, what still fits (S-6.3, S-7.1, S-12.13), who are together."""

from alcatraz.games.scapegoat.model.bag import kinds_in, size
from alcatraz.games.scapegoat.model.components import CASH
from alcatraz.games.scapegoat.model.names import seat_name
from alcatraz.games.scapegoat.model.state import State
from alcatraz.kernel.message import Refusal, refusal

# -- what a player owns ----------------------------------------------------------------------------


def has_cash(s: State, seat: int) -> bool:
    """S-1.2; S-6.3, S-7.1, S-7.2, S-12, S-13.6: there is something to lose, to pay or to bribe with."""
    return s.cash[seat] > 0


def goods_of(s: State, seat: int) -> list[int]:
    """S-1.2, S-12: what the player could pay or lose: every kind of item on the sheet, then CASH."""
    goods = kinds_in(s.held[seat])
    if has_cash(s, seat):
        goods.append(CASH)
    return goods


def owns(s: State, seat: int, what: int) -> bool:
    """S-6.3, S-6.6, S-12, S-13.4: whether the player has this item, or any Cash."""
    return what in goods_of(s, seat)


def owns_anything(s: State, seat: int) -> bool:
    """S-7.1: whether the player could give anything in a trade."""
    return s.held[seat] != 0 or has_cash(s, seat)


# -- what still fits -------------------------------------------------------------------------------


def free_spaces(s: State, seat: int) -> int:
    """S-1.2, S-12.13."""
    return s.prison.edition.most_items - size(s.held[seat])


def sheet_is_full(s: State, seat: int) -> bool:
    """S-1.2, S-6.3, S-13.4: no item fits any more."""
    return free_spaces(s, seat) <= 0


def cash_is_full(s: State, seat: int) -> bool:
    """S-1.2, S-6.3, S-12.8: the track ends here."""
    return s.cash[seat] >= s.prison.edition.most_cash


def stamina_is_full(s: State, seat: int) -> bool:
    """S-1.2, S-12.3: the track ends here."""
    return s.stamina[seat] >= s.prison.edition.most_stamina


def why_no_room(s: State, seat: int, what: int, why: list[Refusal]) -> None:
    """S-1.2: for an item or Cash from another player (S-6.3, S-13.4) the sheet or the track is full."""
    if what == CASH:
        if cash_is_full(s, seat):
            why.append(refusal("S-1.2", "refusal-cash-full", most=s.prison.edition.most_cash))
    elif sheet_is_full(s, seat):
        why.append(refusal("S-1.2", "refusal-sheet-full", most=s.prison.edition.most_items))


# -- which players are together --------------------------------------------------------------------


def others(s: State, seat: int) -> list[int]:
    """S-12.1, S-13: the other players, wherever they are."""
    return [other for other in range(s.players) if other != seat]


def companions(s: State, seat: int) -> list[int]:
    """S-6.3, S-7.1: the other players in the same location."""
    place = s.at[seat]
    if s.at.count(place) == 1:
        # The most frequent case, made fast: the player is alone.
        return []
    return [other for other in range(s.players) if s.at[other] == place and other != seat]


def why_not_companion(s: State, seat: int, other: int, rule: str, why: list[Refusal]) -> None:
    """S-6.3, S-7.1: theft and trade need another player who is here."""
    if other in companions(s, seat):
        return
    if other == seat:
        why.append(refusal(rule, "refusal-not-yourself"))
    else:
        why.append(refusal(rule, "refusal-not-here", player=seat_name(other)))
