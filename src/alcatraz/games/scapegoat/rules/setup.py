"""S-2 Setup."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model.bag import ONE, count
from alcatraz.games.scapegoat.model.components import KINDS, MOST_TASKS, PLACES
from alcatraz.games.scapegoat.model.state import Prison, State
from alcatraz.games.scapegoat.rules.dropping import places_for
from alcatraz.games.scapegoat.rules.plan import new_task
from alcatraz.games.scapegoat.rules.rounds import start_actions
from alcatraz.kernel.game import Event

# S-2.3: eight guards.
_GUARD_ROUNDS = 2
_CARDS_PER_ROUND = 4


def set_up(prison: Prison, players: int, key: bytes, draws: int) -> State:
    """S-2.2 to S-2.7, in this order; layout and sides (S-2.1) are in the prison already."""
    s = State(prison, players, key, draws).clear()
    edition = prison.edition
    _place_items(s)
    for _ in range(_GUARD_ROUNDS):
        # S-2.3: four different location cards, the deck reshuffled between the rounds.
        for place in s.shuffle(list(range(PLACES)))[:_CARDS_PER_ROUND]:
            s.guards[place] += 1
    s.at = _starts(s)
    s.blackmail_deck = s.shuffle(sorted(edition.cards))
    s.task_deck = s.shuffle(list(range(len(edition.tasks))))
    unseen: list[Event] = []
    for _ in range(MOST_TASKS):
        new_task(s, unseen)
    # S-2.7: the first Scapegoat is random and counts as elected; the first round starts at phase 3.
    s.scapegoat = s.below(players)
    start_actions(s, unseen)
    assert unseen[-1][0] == ev.TURN_STARTED
    return s


def _place_items(s: State) -> None:
    """S-2.2: into the spaces, in the order of S-11.1; with fewer tokens than spaces the last ones stay empty."""
    for item in range(KINDS):
        left = count(s.prison.tokens, item)
        for place in places_for(item):
            placed = min(left, count(s.prison.spaces[place], item))
            s.stock[place] += placed * ONE[item]
            left -= placed


def _starts(s: State) -> list[int]:
    """S-2.4: without replacement, so at different locations; by its alternative, each card is put back."""
    if s.prison.starts_may_coincide:
        return [s.below(PLACES) for _ in range(s.players)]
    return list(s.shuffle(list(range(PLACES)))[: s.players])
