"""What a player may do in their own turn (S-5 to S-9, S-13)."""

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules import actions, free_actions, guards, plan
from alcatraz.games.scapegoat.rules.blackmail import cards


def list_turn(s: State, seat: int) -> list[int]:
    """S-6, S-7, S-9, S-13, S-8: every move of the turn. S-5.3: ending the turn is always possible."""
    out = [moves.END_TURN]
    watching = guards.counted(s, seat, s.at[seat])
    if guards.affordable(s, guards.PLAIN_PRICE):
        actions.list_walks(s, seat, out)
    if guards.hands_tied(s, watching):
        return out
    can_work = guards.can_work(s, watching)
    if can_work:
        actions.list_steals(s, seat, out)
        actions.list_riots(s, seat, out)
        plan.list_completions(s, seat, out)
        actions.list_drops(s, seat, out)
    actions.list_use(s, seat, out, can_work=can_work)
    if cards.may_play(s, seat) and guards.affordable(s, guards.PLAIN_PRICE):
        cards.list_blackmail(s, seat, out)
    if free_actions.can_bribe(s, seat, watching):
        out.append(moves.BRIBE)
    if free_actions.can_spend_stamina(s, seat):
        out.append(moves.STAMINA)
    return out
