"""Why a decision outside of one's own turn is made: votes, answers to trades, cards, who stays."""

from alcatraz.games.scapegoat.bots.advice.situation import SERIOUS, Situation
from alcatraz.games.scapegoat.bots.knowledge.item_routes import FAR
from alcatraz.games.scapegoat.bots.knowledge.standing import lacking_without
from alcatraz.games.scapegoat.bots.planning.election import nearest_task
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import kinds_in
from alcatraz.games.scapegoat.model.components import ELEMENTS, bits
from alcatraz.games.scapegoat.model.names import goods_name
from alcatraz.games.scapegoat.model.state import CONSENT, VOTING
from alcatraz.games.scapegoat.rules.ending import owned_without
from alcatraz.kernel.message import Message, all_of


def of_other_decisions(at: Situation) -> Message:
    kind = at.move & 31
    if kind == moves.CALL_VOTE:
        return at.say("call-vote")
    if kind == moves.VOTE:
        return _vote(at, moves.a_of(at.move)) if at.s.phase == VOTING else at.say("vote")
    if kind in (moves.ACCEPT, moves.DECLINE):
        accepts = "yes" if kind == moves.ACCEPT else "no"
        return _consent(at, accepts) if at.s.pending == CONSENT else _trade_answer(at)
    if kind in (moves.KEEP, moves.CHOOSE):
        return at.say("keep")
    if kind == moves.LEAVE_BEHIND:
        return at.say("leave-behind", player=at.player(moves.a_of(at.move)))
    return at.say("hand-over")


def _vote(at: Situation, choice: int) -> Message:
    """Whom the escape needs least: by letters that only one holds, by letters lacking, by the way to the next task."""
    s, player = at.s, at.player(choice)
    lacking = lacking_without(s, choice)
    others = [other for other in range(s.players) if other not in (choice, at.seat)]
    if lacking == 0:
        return at.say("vote-nothing-lacks", player=player)
    needed = max(others, key=lambda other: (lacking_without(s, other), -other))
    alone = s.plan[needed] & ~owned_without(s, needed)
    if alone and lacking_without(s, needed) > lacking:
        letters = all_of([ELEMENTS[element] for element in bits(alone)])
        return at.say("vote-alone", player=player, other=at.player(needed), elements=letters)
    if choice == s.scapegoat:
        return at.say("vote-again", player=player, lacking=lacking)
    near = min(others, key=lambda other: (nearest_task(at.cache, other), other))
    task = min(at.cache.errands(near), key=lambda errand: errand.points + errand.waiting, default=None)
    if task is not None and task.points < FAR and nearest_task(at.cache, near) + 1 < nearest_task(at.cache, choice):
        return at.say("vote-far", player=player, other=at.player(near), task=at.task(task))
    return at.say("vote-least", player=player, lacking=lacking)


def _trade_answer(at: Situation) -> Message:
    pending = at.s.pending_value
    gets, gives = moves.bag_part(pending), moves.second_bag(pending)
    accepts = at.move == moves.ACCEPT
    if accepts and not gives and not moves.c_of(pending):
        return at.say("accept-gift")
    errands = at.errands()[:1]
    for errand in errands:
        for kind in kinds_in(gets if accepts else gives):
            if kind in (errand.missing if accepts else kinds_in(errand.task.items)):
                text = "accept-needed" if accepts else "decline-needed"
                return at.say(text, task=at.task(errand), item=goods_name(kind))
    return at.say("accept" if accepts else "decline")


def _consent(at: Situation, accepts: str) -> Message:
    """S-9.4, by its alternative."""
    s = at.s
    errand = at.cache.errand(s.turn, s.at[s.turn])
    stays = "yes" if at.stays_if(errand) >= SERIOUS else "no"
    return at.say("consent", accepts=accepts, stays=stays, task=at.task(errand), player=at.player(s.turn))
