"""Characters: what a broken word costs them, how much they trust, how long they resent. Values are escape odds."""

from dataclasses import dataclass
from typing import Final

from alcatraz.talk.temper import LIVELY, SILENT, TERSE, Inmate, Temper


@dataclass(frozen=True, slots=True)
class Character:
    # What breaking one's own word costs: always, and for every round in which one would like to be trusted.
    honesty: float
    per_round: float
    # Before this round no word is broken.
    never_before: int = 1
    # Whether what is promised need be meant when it is said.
    means_it: bool = True
    # Whether nothing is promised that others could make impossible.
    only_what_is_sure: bool = False
    # Promises kept and broken that everybody is credited with before the first one.
    credit: float = 2.0
    debit: float = 1.0
    # How much of a loss of those who broke their word counts as a gain; 0: nobody is punished.
    resentment: float = 0.5
    # How much of the gain of those who kept their word to me counts as my own.
    gratitude: float = 0.15


HONEST: Final = Character(9.0, 0.0, only_what_is_sure=True, credit=3.0)
CANNY: Final = Character(0.03, 0.006)
ROGUE: Final = Character(0.01, 0.002, never_before=3, means_it=False, debit=1.5, gratitude=0.05)
CHARACTERS: Final = {"canny": CANNY, "honest": HONEST, "rogue": ROGUE}

INMATES: Final = (
    Inmate("agnes", "Agnes", Temper("honest", LIVELY)),
    Inmate("bruno", "Bruno", Temper("honest", TERSE)),
    Inmate("cosimo", "Cosimo", Temper("canny", LIVELY)),
    Inmate("dolores", "Dolores", Temper("canny", TERSE)),
    Inmate("edgar", "Edgar", Temper("rogue", LIVELY)),
    Inmate("felicia", "Felicia", Temper("rogue", TERSE)),
    Inmate("gaspard", "Gaspard", Temper("canny", SILENT)),
    Inmate("hanna", "Hanna", Temper("honest", SILENT)),
)
