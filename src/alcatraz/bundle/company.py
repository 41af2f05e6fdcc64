"""Bots of a game that hear and speak: which levels do, by which characters, and which inmates have a name."""

from collections.abc import Mapping
from dataclasses import dataclass

from alcatraz.talk.heard import HearingPolicy, Talker
from alcatraz.talk.temper import Inmate


@dataclass(frozen=True, slots=True)
class Company:
    # The levels that also play by what they hear. Without a character they play as if nothing was said.
    hearing: Mapping[str, HearingPolicy]
    talker: Talker
    # The texts `character-<id>` name them; the first is the usual one.
    characters: tuple[str, ...]
    # The types of events that are remembered: votes, thefts.
    remembered: frozenset[str]
    inmates: tuple[Inmate, ...] = ()
