"""The Scapegoat's turn: get in the way of what would leave one behind, else prepare the next task."""

from typing import Final

from alcatraz.games.scapegoat import moves
from alcatraz.games.scapegoat.mind.cards import against, for_myself
from alcatraz.games.scapegoat.mind.errand import Errand
from alcatraz.games.scapegoat.mind.fetching import fetch, idle, in_passing
from alcatraz.games.scapegoat.mind.hindering import draw_blackmail, hinder
from alcatraz.games.scapegoat.mind.listed import Listed, step_towards
from alcatraz.games.scapegoat.mind.look import Look
from alcatraz.games.scapegoat.mind.shopping import FAR, NOWHERE
from alcatraz.games.scapegoat.mind.standing import lacking_without
from alcatraz.games.scapegoat.mind.threat import threats
from alcatraz.games.scapegoat.mind.trading import offer

# A card is kept for the turn that needs it as soon as the others lack no more than this.
TIME_FOR_A_CARD: Final = 4
# Threats below this are let pass: the Scapegoat is no traitor, and time runs out for all.
WORTH_HINDERING: Final = 0.1


def take_turn(look: Look, listed: Listed, hinder_at: float = WORTH_HINDERING) -> int:
    for threat in threats(look):
        if threat.danger >= hinder_at:
            move = against(look, listed, threat)
            if move is None:
                move = hinder(look, listed, threat)
            if move is not None:
                return move
    early = look.hasty or lacking_without(look.s, listed.seat) > TIME_FOR_A_CARD
    quiet = (in_passing, prepare, draw_blackmail, idle)
    for step in quiet if early or look.s.hand[listed.seat] else (draw_blackmail, *quiet):
        move = step(look, listed)
        if move is not None:
            return move
    return moves.END_TURN


def prepare(look: Look, listed: Listed) -> int | None:
    """Collect for the next task and wait beside it, not in its place: whoever is there may spend what one holds."""
    for errand in look.errands(listed.seat):
        if errand.points >= FAR:
            continue
        move = for_myself(look, listed, errand)
        if move is None:
            move = offer(look, listed, errand)
        if move is None and errand.stop != NOWHERE:
            move = fetch(look, listed, errand) if errand.stop not in look.tasks else None
        elif move is None:
            move = _wait_beside(look, listed, errand)
        if move is not None:
            return move
    return None


def _wait_beside(look: Look, listed: Listed, errand: Errand) -> int | None:
    away = look.ground.distance[look.s.at[listed.seat]][errand.place]
    return step_towards(look, listed, errand.place) if away > 1 else None
