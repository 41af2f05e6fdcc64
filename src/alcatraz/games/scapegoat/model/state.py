"""The state of one game: plain numbers and short lists, cheap to copy.

Sets of locations, cards, seats and elements are bit masks; bags of items are ints (see bag.py). Decks are tuples
that are replaced, not changed, so that copies can share them. A pending choice is data like everything else.
"""

from typing import Any, Final

from alcatraz.games.scapegoat.model.components import COLUMNS, PLACES, ROWS
from alcatraz.games.scapegoat.model.edition import Edition, Task
from alcatraz.games.scapegoat.model.moves import walk
from alcatraz.games.scapegoat.model.rulings import plays
from alcatraz.kernel.chance import draw

NEGOTIATION: Final = 0
VOTING: Final = 1
ACTIONS: Final = 2
OVER: Final = 3
PHASES: Final = ("negotiation", "voting", "actions", "over")

NOBODY: Final = -1
NO_TASK: Final = -1
NO_VOTE: Final = -1

# What a player must decide before the turn goes on.
NOTHING: Final = 0
TRADE_ANSWER: Final = 1
MOVE_GUARD: Final = 2
KEEP: Final = 3
LEAVE_BEHIND: Final = 4
CONSENT: Final = 5
CHOOSE_CARD: Final = 6
HAND_OVER: Final = 7
BREAK_TIE: Final = 8
NAMES: Final = 9
PATROL_REST: Final = 10
PENDING: Final = (
    "",
    "trade",
    "move_guard",
    "keep",
    "leave_behind",
    "consent",
    "choose_card",
    "hand_over",
    "break_tie",
    "names",
    "patrol",
)

NOT_ENDED: Final = 0
ESCAPE: Final = 1
GUARDS: Final = 2
REASONS: Final = ("", "escape", "guards")


class Prison:
    """What never changes during a game: the components, the grid, the sides that are up."""

    __slots__ = (
        "edition",
        "free_under_four",
        "gold",
        "layout",
        "limit_ignores_bribes",
        "most_useless_stays",
        "neighbours",
        "open_hands",
        "owners_agree",
        "patrol_spreads",
        "pays_before_taking",
        "radio_moves_all",
        "rulings",
        "scapegoat_not_counted",
        "spaces",
        "starts_may_coincide",
        "tasks",
        "tie_chosen_anew",
        "tokens",
        "untied_decide",
        "victim_chooses",
        "walks",
    )

    def __init__(self, edition: Edition, layout: list[int], gold: int, tasks: list[Task], rulings: int = 0) -> None:
        """S-1.1: twelve locations in a grid, each with its silver or its gold side up."""
        self.edition = edition
        # The alternatives that this table plays: a bit each (see rulings.py), and a flag each for the rules to read.
        self.rulings = rulings
        self.starts_may_coincide = plays(rulings, "S-2.4")
        self.tie_chosen_anew = plays(rulings, "S-4.5")
        self.victim_chooses = plays(rulings, "S-6.3")
        self.limit_ignores_bribes = plays(rulings, "S-7.2")
        self.free_under_four = plays(rulings, "S-8.4")
        self.scapegoat_not_counted = plays(rulings, "S-9.2")
        self.owners_agree = plays(rulings, "S-9.4")
        self.most_useless_stays = plays(rulings, "S-10.2")
        self.untied_decide = plays(rulings, "S-10.5")
        self.open_hands = plays(rulings, "S-12.14")
        self.radio_moves_all = plays(rulings, "S-12.16")
        self.patrol_spreads = plays(rulings, "S-13.11")
        self.pays_before_taking = plays(rulings, "S-12.13")
        self.layout = layout
        self.gold = gold
        # S-1.7: the item spaces of the sides that are up, and the tokens that find one.
        self.spaces = edition.spaces_up(gold)
        self.tokens = edition.tokens_in_play(gold)
        # The edition's task cards, and behind them those that a position described by hand.
        self.tasks = tasks
        self.neighbours: list[list[int]] = [[] for _ in range(PLACES)]
        for cell, place in enumerate(layout):
            for other_cell, other in enumerate(layout):
                if place != other and _touch(cell, other_cell):
                    self.neighbours[place].append(other)
        for neighbours in self.neighbours:
            neighbours.sort()
        self.walks = [[walk(place) for place in neighbours] for neighbours in self.neighbours]

    def __reduce__(self) -> tuple[Any, ...]:
        return Prison, (self.edition, self.layout, self.gold, self.tasks, self.rulings)


def _touch(a: int, b: int) -> bool:
    """S-6.1: the eight neighbours of the grid are adjacent."""
    assert 0 <= a < ROWS * COLUMNS
    return abs(a // COLUMNS - b // COLUMNS) <= 1 and abs(a % COLUMNS - b % COLUMNS) <= 1


# Everything that a state holds.
_FIELDS: Final = (
    "ap",
    "assembly",
    "at",
    "blackmail_deck",
    "blackmail_discard",
    "bonus",
    "bribes",
    "cash",
    "draws",
    "false_alarm",
    "guards",
    "hand",
    "held",
    "isolated",
    "key",
    "locked",
    "loser",
    "offers",
    "pending",
    "pending_value",
    "phase",
    "plan",
    "players",
    "prison",
    "reason",
    "refused",
    "round",
    "scapegoat",
    "stamina",
    "stamina_used",
    "stock",
    "stolen",
    "task_at",
    "task_deck",
    "task_deck_known",
    "turn",
    "used",
    "votes",
)


class State:
    __slots__ = _FIELDS

    def __init__(self, prison: Prison, players: int, key: bytes, draws: int) -> None:
        self.prison = prison
        self.players = players
        self.key = key
        self.draws = draws

    def clear(self) -> "State":
        """An empty board and empty sheets; a copy skips this, for speed."""
        players = self.players
        self.round = 1
        self.phase = ACTIONS
        self.scapegoat = 0
        self.bonus = 1
        # The board.
        self.guards = [0] * PLACES
        self.stock = [0] * PLACES
        self.task_at = [NO_TASK] * PLACES
        self.task_deck: tuple[int, ...] = ()
        self.task_deck_known = 0
        self.blackmail_deck: tuple[int, ...] = ()
        self.blackmail_discard: tuple[int, ...] = ()
        # The prisoner sheets, one entry per seat.
        self.at = [0] * players
        self.stamina = [0] * players
        self.cash = [0] * players
        self.held = [0] * players
        self.plan = [0] * players
        self.hand = [0] * players
        self.votes = [NO_VOTE] * players
        # The turn that is being played.
        self.turn = NOBODY
        self.ap = 0
        self.stamina_used = False
        self.stolen = False
        self.used = 0
        self.bribes = 0
        self.offers = 0
        self.refused: tuple[int, ...] = ()
        # Effects that last until the end of the round.
        self.assembly = 0
        self.false_alarm = 0
        self.locked = 0
        self.isolated = 0
        # A choice that must be made first: a move, the guards left, a mask of cards or of seats, a seat; for NAMES the
        # tied and who was named, for PATROL_REST the location and the guards left.
        self.pending = NOTHING
        self.pending_value: int = 0
        self.reason = NOT_ENDED
        self.loser = NOBODY
        return self

    def copy(self) -> "State":
        new = State(self.prison, self.players, self.key, self.draws)
        new.round = self.round
        new.phase = self.phase
        new.scapegoat = self.scapegoat
        new.bonus = self.bonus
        new.guards = self.guards.copy()
        new.stock = self.stock.copy()
        new.task_at = self.task_at.copy()
        new.task_deck = self.task_deck
        new.task_deck_known = self.task_deck_known
        new.blackmail_deck = self.blackmail_deck
        new.blackmail_discard = self.blackmail_discard
        new.at = self.at.copy()
        new.stamina = self.stamina.copy()
        new.cash = self.cash.copy()
        new.held = self.held.copy()
        new.plan = self.plan.copy()
        new.hand = self.hand.copy()
        new.votes = self.votes.copy()
        new.turn = self.turn
        new.ap = self.ap
        new.stamina_used = self.stamina_used
        new.stolen = self.stolen
        new.used = self.used
        new.bribes = self.bribes
        new.offers = self.offers
        new.refused = self.refused
        new.assembly = self.assembly
        new.false_alarm = self.false_alarm
        new.locked = self.locked
        new.isolated = self.isolated
        new.pending = self.pending
        new.pending_value = self.pending_value
        new.reason = self.reason
        new.loser = self.loser
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # Classes that mypyc has compiled are not pickled by themselves.
        return _unpickled, (self.prison, self.players, {name: getattr(self, name) for name in _FIELDS})

    def below(self, sides: int) -> int:
        """A fair draw from 0..sides-1."""
        value = draw(self.key, self.draws, sides)
        self.draws += 1
        return value

    def pick(self, choices: list[int]) -> int:
        return choices[self.below(len(choices))]

    def shuffle(self, cards: list[int]) -> tuple[int, ...]:
        shuffled = list(cards)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)


def _unpickled(prison: Prison, players: int, fields: dict[str, Any]) -> State:
    state = State(prison, players, b"", 0)
    for name, value in fields.items():
        setattr(state, name, value)
    return state
