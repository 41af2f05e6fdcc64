"""What those who keep tables must know about The Scapegoat."""

from collections.abc import Sequence

from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.state import State
from alcatraz.games.scapegoat.view import views_json
from alcatraz.kernel.decision import decisions_json
from alcatraz.kernel.game import Json, Viewer
from alcatraz.kernel.hosting import Hosting


def views(state: State, viewers: Sequence[Viewer]) -> list[Json]:
    """Most of a view is the same for everybody at the table."""
    return [
        {**view, "decisions": decisions_json(GAME, state, viewer)}
        for viewer, view in zip(viewers, views_json(state, viewers), strict=True)
    ]


HOSTING = Hosting(
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
    # S-4.3
    time_limits={"negotiation": 60.0 * GAME.rulebook.number("S-4.3", "minutes")},
    when_time_is_up={
        "negotiation": {"type": "call_vote"},
        "trade_answer": {"type": "decline"},
        "consent": {"type": "decline"},
    },
    views=views,
)
