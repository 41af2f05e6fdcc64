"""The Scapegoat's bots that hear and speak."""

from typing import Final

from alcatraz.bundle.company import Company
from alcatraz.games.scapegoat.bots.dealing.characters import CHARACTERS, INMATES
from alcatraz.games.scapegoat.bots.dealing.hearing import hearing
from alcatraz.games.scapegoat.bots.dealing.speaking import speak
from alcatraz.games.scapegoat.bots.levels import boss, inmate, rookie

# What deals are judged by, and what explains a vote.
REMEMBERED: Final = frozenset({"votes_revealed", "stolen", "trade_accepted"})

COMPANY: Final = Company(
    hearing={"rookie": hearing(rookie), "inmate": hearing(inmate), "boss": hearing(boss, playouts=True)},
    talker=speak,
    characters=tuple(CHARACTERS),
    remembered=REMEMBERED,
    inmates=INMATES,
)
