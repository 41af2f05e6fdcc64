"""What those who keep tables must know about Alcatraz (1999): only the alarm's die tells what nobody knew."""

from alcatraz.kernel.hosting import Hosting

HOSTING = Hosting(reveals=frozenset({"alarm_rolled"}))
