"""What those who keep tables must know about Alcatraz (1999): only the alarm's die tells what nobody knew."""

from operator import attrgetter

from alcatraz.bundle.server_traits import ServerTraits
from alcatraz.games.boat.model.events import FIELDS

SERVER_TRAITS = ServerTraits(
    reveals=frozenset({"alarm_rolled"}),
    open_events=frozenset(range(len(FIELDS))),
    draws=attrgetter("draws"),
)
