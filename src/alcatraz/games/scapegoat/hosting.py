"""What those who keep tables must know about The Scapegoat."""

from alcatraz.games.scapegoat.game import GAME
from alcatraz.kernel.hosting import Hosting

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
)
