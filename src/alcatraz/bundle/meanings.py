"""What happened, as it matters to one player: "You marked C. Your knife was spent." """

from collections.abc import Callable, Sequence

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

# From the events of one step, as a seat saw them, and that seat: for each event what it means for this player, None if
# the sentence about the event says it all.
Meanings = Callable[[Sequence[Json], int], list[Message | None]]
