"""What those who keep tables must know about The Scapegoat."""

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter

from alcatraz.bundle.server_traits import ServerTraits
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.events import FIELDS
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.games.scapegoat.view import parts_json
from alcatraz.kernel.decision import decisions_of_each
from alcatraz.kernel.game import Json, Viewer

# Most moves that a table lists were listed a moment ago, there or elsewhere.
_written = lru_cache(maxsize=1 << 14)(MOVES.write)


def views(state: State, viewers: Sequence[Viewer]) -> tuple[Json, list[Json]]:
    """Most of a view is the same for everybody at the table."""
    common, own = parts_json(state, viewers)
    for view, decisions in zip(own, decisions_of_each(GAME, state, viewers, _written), strict=True):
        view["decisions"] = decisions
    return common, own


SERVER_TRAITS = ServerTraits(
    reveals=frozenset(
        {
            "blackmail_played",
            "card_discarded",
            "card_drawn",
            "card_taken",
            "cards_offered",
            "hand_shown",
            "no_task_found",
            "reward_revealed",
            "task_placed",
            "votes_revealed",
        }
    ),
    open_events=frozenset(kind for kind, (_, fields) in enumerate(FIELDS) if "*" not in fields),
    # S-4.3
    time_limits={"negotiation": 60.0 * GAME.rulebook.number("S-4.3", "minutes")},
    talk_times=frozenset({"negotiation"}),
    when_time_is_up={
        "negotiation": {"type": "call_vote"},
        "trade_answer": {"type": "decline"},
        "consent": {"type": "decline"},
    },
    views=views,
    draws=attrgetter("draws"),
    round=attrgetter("round"),
)
