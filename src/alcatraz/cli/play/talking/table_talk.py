"""The talk of a game in the terminal: bots that deal speak and hear, people choose sentences by their numbers."""

from collections.abc import Sequence
from typing import Any

from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.play.seating import Seating
from alcatraz.cli.play.undo import Step
from alcatraz.kernel.chance import key_of
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.locale.texts import Texts
from alcatraz.matches.dealing import Dealing, dealer_named
from alcatraz.talk.deals import sentence
from alcatraz.talk.ledger import check_statement
from alcatraz.talk.statements import spoken

_ITERATIONS = 24
_MOST_OFFERED = 9


def table_talk(
    bundle: GameBundle, table: Match[Any], seating: Seating, words: Texts, happened: Sequence[Step] = ()
) -> "TableTalk | None":
    """None where none of the bots hears or speaks; `happened`: the moves so far."""
    dealers = [None if bot is None else dealer_named(bundle, bot) for bot in seating.bots]
    if bundle.talk is None or bundle.company is None or not any(dealers):
        return None
    # Hashed, so that no bot learns the seed of the table.
    seed = key_of(f"{table.origin['seed']}/talk").hex()
    start = happened[0].before if happened else table.state
    before = table.game.view(start, SPECTATOR)
    dealing = Dealing(bundle, table, dealers, seed, people=frozenset(seating.humans), start=before)
    dealing.remember([(step.before, step.events) for step in happened])
    return TableTalk(bundle, table, dealing, words)


class TableTalk:
    def __init__(self, bundle: GameBundle, table: Match[Any], dealing: Dealing, words: Texts) -> None:
        assert bundle.talk is not None
        self._talk = bundle.talk
        self._table = table
        self._dealing = dealing
        self._words = words
        # How many statements each person has read.
        self._read: dict[int, int] = {}

    def converse(self) -> None:
        """The bots say what they have to say."""
        self._dealing.converse(_ITERATIONS)

    def move(self, seat: int, policy: Policy, budget: Budget) -> Json:
        """The move of a bot that knows what was said."""
        return self._table.game.move_json(self._dealing.move(seat, policy, budget))

    def saw(self, step: Step) -> None:
        self._dealing.saw(step.events, self._dealing.round_of(step.before))

    # -- people ------------------------------------------------------------------------------------

    def fresh(self, seat: int) -> list[StyledLine]:
        """What was said since this person last looked."""
        said = self._table.talk[self._read.get(seat, 0) :]
        self._read[seat] = len(self._table.talk)
        return [self._line(statement) for statement in said]

    def _line(self, statement: Json) -> StyledLine:
        speaker = statement["seat"]
        words = self._words.tell(sentence(statement, self._talk))
        return [(self._words.say(f"seat-{speaker}") + ": ", f"seat-{speaker}"), (words, "")]

    def offered(self, seat: int) -> list[tuple[Json, str]]:
        """What this person might say now, with its words: replies to what was said last, then what fits the moment."""
        view = self._table.game.view(self._table.state, seat)
        answered = {said["to"] for said in self._table.talk if said["seat"] == seat and "to" in said}
        found: list[Json] = []
        for said in reversed(self._table.talk):
            if said["round"] == self._dealing.round and said["id"] not in answered:
                found += self._talk.replies(view, said)
        found += [each for each in self._talk.suggestions(view) if each not in found]
        kept = [spoken(each, number=0, seat=seat, round_number=None) for each in found[:_MOST_OFFERED]]
        told = [self._words.tell(sentence(each, self._talk)) for each in kept]
        return list(zip(found, told, strict=False))

    def say(self, seat: int, statement: Json) -> bool:
        """The bots hear it and answer; False if it cannot be said."""
        if check_statement(statement, self._table.players, self._talk.vocabulary, speaker=seat, said=self._table.talk):
            return False
        self._dealing.say(seat, statement)
        self.converse()
        return True
