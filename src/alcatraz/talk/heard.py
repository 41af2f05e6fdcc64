"""What a bot that hears gets besides its view: talk, ledger, what everybody saw. All of it is public.

Memory is worked out from what was heard, so that a table that is loaded again has forgotten nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from alcatraz.talk.memory import memory_of
from alcatraz.talk.occasions import Occasion
from alcatraz.talk.temper import Temper


@dataclass(frozen=True, slots=True)
class Heard:
    # The statements so far, as the table keeps them.
    talk: Sequence[Json]
    # Every promise with what became of it.
    ledger: Sequence[Json]
    # Votes, thefts and whatever else the game wants to be remembered: {"round", "after", "event"} each.
    seen: Sequence[Json]
    temper: Temper
    # The seats that people have: they are always answered.
    people: frozenset[int] = frozenset()

    def memory(self, seat: int) -> Json:
        """What this seat remembers of the game, worked out from the rest."""
        return memory_of(self.talk, self.ledger, seat)

    def json(self, seat: int) -> Json:
        return {
            "talk": list(self.talk),
            "ledger": list(self.ledger),
            "seen": list(self.seen),
            "people": sorted(self.people),
            "character": self.temper.character,
            "talkativeness": self.temper.talkativeness,
            "memory": self.memory(seat),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Heard":
        temper = Temper(data["character"], data["talkativeness"])
        return cls(data["talk"], data["ledger"], data["seen"], temper, frozenset(data["people"]))


class HearingPolicy(Protocol):
    def __call__(self, view: Json, decision: Json, budget: Budget, heard: Heard) -> Json:
        """The move of a seat that also knows what was said."""
        ...


class Talker(Protocol):
    def __call__(self, view: Json, heard: Heard, occasion: Occasion, budget: Budget) -> list[Json]:
        """What the seat of this view says on an occasion, as a speaker sends it; often nothing."""
        ...
