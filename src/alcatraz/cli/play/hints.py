"""`hint` and `why N` at the prompt: what a strong bot would do, step by step, and why a bot did what it did."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.play.undo import Step
from alcatraz.kernel.chance import key_of
from alcatraz.kernel.game import SPECTATOR
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.locale.texts import Texts

_ITERATIONS = 96


class Hints(Protocol):
    """One decision of one person."""

    def next(self) -> list[StyledLine]:
        """Where to look; asked again, the move and why."""
        ...

    def why(self, number: int) -> list[StyledLine]:
        """Why a bot made the last move of a bot, the one before it (2), and so on."""
        ...


class LocalHints:
    """Thought about here. `past`: every move so far; people at one keyboard have no hints."""

    def __init__(
        self,
        bundle: GameBundle,
        table: Match[Any],
        seat: int,
        words: Texts,
        past: Sequence[Step],
        people: Sequence[int],
    ) -> None:
        self._bundle = bundle
        self._table = table
        self._seat = seat
        self._words = words
        self._past = past
        self._people = people
        self._steps: list[list[StyledLine]] = []

    def next(self) -> list[StyledLine]:
        if self._bundle.advisor is None or len(self._people) > 1:
            return [[(self._words.say("play-no-hints"), "dim")]]
        if not self._steps:
            self._steps = self._thought()
        return self._steps.pop(0) if len(self._steps) > 1 else self._steps[0]

    def why(self, number: int) -> list[StyledLine]:
        of_bots = [index for index, step in enumerate(self._past) if step.seat not in self._people]
        advisor, game = self._bundle.advisor, self._table.game
        if advisor is None or not 1 <= number <= len(of_bots):
            return [[(self._words.say("play-why-no-bot"), "dim")]]
        index = of_bots[-number]
        step = self._past[index]
        events = [event for each in self._past[index:] for event in each.events]
        view = game.view(step.before, SPECTATOR)
        move = game.move_json(self._table.moves[index][1])
        reason = advisor.why(view, step.seat, move, self._table.events_json(events, SPECTATOR))
        said = self._words.say("play-why-secret") if reason is None else self._words.tell(reason)
        return [reason_line(step.seat, said, self._words)]

    def _thought(self) -> list[list[StyledLine]]:
        view = self._table.game.view(self._table.state, self._seat)
        decision = next(each for each in view["decisions"] if each["seat"] == self._seat)
        seed = key_of(f"{self._table.origin.get('seed')}/{len(self._table.moves)}/hint").hex()
        assert self._bundle.advisor is not None
        advice = self._bundle.advisor.advise(view, decision, Budget(seed, iterations=_ITERATIONS))
        move = self._words.tell(self._bundle.words.move(view, advice.move))
        return hint_steps(self._words.tell(advice.look), move, self._words.tell(advice.reason), self._words.say)


def hint_steps(look: str, move: str, reason: str, say: Callable[[str], str]) -> list[list[StyledLine]]:
    """First the place, then the move."""
    first: list[StyledLine] = [[(look, "you"), ("  " + say("play-hint-more"), "dim")]]
    return [first, [[(move, "you")], [("  " + reason, "")]]]


def reason_line(seat: int, said: str, words: Texts) -> StyledLine:
    return [(words.say(f"seat-{seat}") + ": ", f"seat-{seat}"), (said, "")]
