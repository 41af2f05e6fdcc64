"""What prisoners can promise, ask for, threaten with, and give as a reason."""

from typing import Final

from alcatraz.games.scapegoat.model.components import ELEMENTS, ITEMS, LOCATIONS
from alcatraz.talk.statements import Deed, Vocabulary

_PROMISES: Final = {
    "vote_for": Deed("anyone"),
    "not_vote_for": Deed("anyone"),
    "not_steal_from": Deed("other"),
    "give": Deed("other", about=("item", "cash")),
    "no_blackmail": Deed("other", general=True),
    "come_to": Deed(about=("location",)),
    # The task that lies there, whichever it is.
    "complete": Deed(about=("location",)),
    # Neither a theft nor a card that strikes this player.
    "leave_alone": Deed("other"),
}
_CAUSES: Final = {
    # The escape: who is needed, and who is not.
    "alone_holds": Deed("anyone", about=("element",)),
    "needed_least": Deed("anyone"),
    "stronger_again": Deed("anyone"),
    # What somebody did.
    "keeps_word": Deed("anyone"),
    "broke_word": Deed("anyone"),
    "stole": Deed("anyone"),
    # What the speaker has agreed to, and with whom.
    "gave_word": Deed("anyone"),
    "agreed": Deed("anyone"),
    # Why not.
    "no_trust": Deed("anyone"),
    "no_gain": Deed(),
    "out_of_reach": Deed(),
    "undecided": Deed(),
    # What the speaker is doing.
    "going_to": Deed(about=("location",)),
    "hindering": Deed("anyone"),
    "fetching": Deed(about=("item",)),
    # Free text is not understood.
    "ready_sentences": Deed(),
}
VOCABULARY: Final = Vocabulary(
    proposals=("propose_vote",),
    promises=_PROMISES,
    asks=_PROMISES,
    threats={"vote_for": Deed("anyone"), "steal_from": Deed("other"), "blackmail": Deed("other")},
    questions={"why": Deed(), "your_vote": Deed()},
    # Why a trade is declined, or consent refused.
    reasons={"need": Deed(about=("item", "cash")), "not_worth_it": Deed(), "helps_you": Deed(), "not_now": Deed()},
    causes=_CAUSES,
    terms=("this_round", "next_round"),
    values={"item": ITEMS, "cash": range(1, 100), "location": LOCATIONS, "element": ELEMENTS},
)
