"""What those who keep tables must know about Alcatraz (1999): only the alarm's die tells what nobody knew."""

from alcatraz.games.boat.events import FIELDS
from alcatraz.kernel.hosting import Hosting

HOSTING = Hosting(reveals=frozenset({"alarm_rolled"}), open_events=frozenset(range(len(FIELDS))))
