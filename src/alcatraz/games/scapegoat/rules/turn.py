"""What a player may do in their own turn (S-5 to S-9, S-13), and the price of it."""

from alcatraz.games.scapegoat import moves
from alcatraz.games.scapegoat.rules import actions, blackmail, free_actions, guards, plan
from alcatraz.games.scapegoat.state import State


def list_turn(s: State, seat: int) -> list[int]:
    """S-6, S-7, S-9, S-13, S-8. S-5.3: the turn ends only when its player says so, so that is always listed."""
    out = [moves.END_TURN]
    watching = guards.counted(s, seat, s.at[seat])
    if s.ap:
        actions.list_walks(s, seat, out)
    if guards.hands_tied(s, watching):
        return out
    if guards.can_work(s, watching):
        if not s.stolen:
            actions.list_steals(s, seat, out)
        actions.list_riots(s, seat, out)
        plan.list_completions(s, seat, out)
        if s.held[seat]:
            actions.list_drops(s, seat, out)
    actions.list_use(s, seat, watching, out)
    if s.ap and seat == s.scapegoat and s.hand[seat]:
        blackmail.list_blackmail(s, seat, out)
    if free_actions.can_bribe(s, seat, watching):
        out.append(moves.BRIBE)
    if free_actions.can_spend_stamina(s, seat):
        out.append(moves.STAMINA)
    return out


def price(s: State, seat: int, move: int) -> int:
    """S-5.2, S-6, S-7, S-8.2: what a legal move costs in action points."""
    kind = moves.kind_of(move)
    if kind == moves.MOVE or moves.BLACKMAIL <= kind < moves.CHOOSE:
        return 1
    if kind == moves.USE:
        return actions.use_price(s, seat)
    if kind in (moves.STEAL, moves.RIOT, moves.COMPLETE, moves.DROP):
        return guards.work_price(guards.counted(s, seat, s.at[seat]))
    return 0
