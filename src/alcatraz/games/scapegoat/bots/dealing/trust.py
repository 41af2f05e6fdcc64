"""Trust and resentment, from promises that were kept or broken."""

from collections.abc import Sequence
from typing import Final

from alcatraz.games.scapegoat.bots.dealing.characters import Character
from alcatraz.talk.memory import Experience

# A broken promise counts so many times as much as a kept one; what others lived through a third; all of it fades.
BROKEN: Final = 2.0
OF_OTHERS: Final = 1 / 3
FADES: Final = 0.9
# A promise about votes says little about gifts.
OTHER_KIND: Final = 0.5
RESENTED_ROUNDS: Final = 3
MOST_RESENTMENT: Final = 0.8
_KINDS: Final = {
    "vote_for": "votes",
    "not_vote_for": "votes",
    "give": "deeds",
    "come_to": "deeds",
    "complete": "deeds",
}


def kind_of(what: str) -> str:
    return _KINDS.get(what, "peace")


def trust(past: Sequence[Experience], seat: int, what: str, now: int, character: Character) -> float:
    """The probability that this seat keeps a promise of this kind, if it costs it nothing."""
    kept, broken = character.credit, character.debit
    for each in past:
        if each.seat != seat:
            continue
        weight = FADES ** max(0, now - each.round) * (1.0 if each.to_me else OF_OTHERS)
        weight *= 1.0 if kind_of(each.what) == kind_of(what) else OTHER_KIND
        if each.kept:
            kept += weight
        else:
            broken += BROKEN * weight
    return kept / (kept + broken)


def resentment(past: Sequence[Experience], seat: int, now: int, character: Character) -> float:
    """How much of this seat's loss counts as a gain: in full for a promise to me, half for one to others; it fades.

    Below zero: who kept their word to me lately is helped a little.
    """
    total = 0.0
    for each in past:
        age = now - each.round
        if each.seat != seat or age >= RESENTED_ROUNDS:
            continue
        fresh = 1 - age / RESENTED_ROUNDS
        if not each.kept:
            total += character.resentment * fresh * (1.0 if each.to_me else 0.5)
        elif each.to_me:
            total -= character.gratitude * fresh
    return max(-character.gratitude, min(MOST_RESENTMENT, total))
