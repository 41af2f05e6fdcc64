"""The moves of a decision as a numbered list under headings; large families of moves are chosen step by step."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from alcatraz.bundle.words import Say, Words
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

# Up to so many moves of a heading are listed one by one.
FEW = 9


@dataclass(slots=True)
class Choice:
    """A line to choose: one move, or a family of several that the next step tells apart."""

    label: str
    moves: list[Json]
    cost: int | None = None

    @property
    def is_family(self) -> bool:
        return len(self.moves) > 1


@dataclass(slots=True)
class Heading:
    title: str
    choices: list[Choice] = field(default_factory=list)


@dataclass(slots=True)
class Menu:
    headings: list[Heading]
    # Steps already taken on the way to this menu.
    depth: int = 0

    def numbered(self) -> Iterator[tuple[int, Choice]]:
        return enumerate((choice for heading in self.headings for choice in heading.choices), start=1)

    def choice(self, number: int) -> Choice | None:
        return dict(self.numbered()).get(number)

    def offered(self) -> dict[int, Json]:
        """The moves that one number plays, for the drawing."""
        return {number: choice.moves[0] for number, choice in self.numbered() if not choice.is_family}


@dataclass(frozen=True, slots=True)
class Speech:
    """How moves are worded for one viewer."""

    words: Words
    say: Say
    view: Json

    def path(self, move: Json) -> tuple[str, ...]:
        return tuple(self.say(step) for step in self.words.path(self.view, move))

    def sentence(self, move: Json) -> str:
        return self.say(self.words.move(self.view, move))

    def group(self, move: Json) -> str:
        return self.say(self.words.group(self.view, move))


def first_menu(speech: Speech, moves: list[Json], costs: list[int], few: int = FEW) -> Menu:
    """Everything that can be chosen now; costs stand beside the moves, in the same order."""
    by_heading: dict[str, list[Json]] = {heading: [] for heading in speech.words.headings}
    for move in moves:
        by_heading[speech.words.group(speech.view, move).id].append(move)
    headings = []
    for heading, members in by_heading.items():
        choices = _choices(speech, members, 0, few)
        for choice in choices:
            prices = {costs[moves.index(move)] for move in choice.moves}
            choice.cost = prices.pop() if len(prices) == 1 else None
        headings.append(Heading(speech.say(Message(heading)), choices))
    return Menu([heading for heading in headings if heading.choices])


def next_menu(speech: Speech, chosen: Choice, menu: Menu) -> Menu:
    """The family that was chosen, told apart by the next step."""
    depth = menu.depth + 1
    choices = _choices(speech, chosen.moves, depth)
    while len(choices) == 1 and choices[0].is_family:
        depth += 1
        choices = _choices(speech, chosen.moves, depth)
    return Menu([Heading(chosen.label, choices)], depth)


def _choices(speech: Speech, moves: list[Json], depth: int, few: int = FEW) -> list[Choice]:
    paths = [speech.path(move) for move in moves]
    if len(moves) <= few and all(len(path) < 3 or depth for path in paths):
        return [Choice(_leaf(speech, move, path, depth), [move]) for move, path in zip(moves, paths, strict=True)]
    families: dict[str, list[Json]] = {}
    for move, path in zip(moves, paths, strict=True):
        families.setdefault(path[min(depth, len(path) - 1)], []).append(move)
    return [_family(speech, label, members, depth) for label, members in families.items()]


def _family(speech: Speech, label: str, members: list[Json], depth: int) -> Choice:
    if len(members) == 1:
        return Choice(_leaf(speech, members[0], speech.path(members[0]), depth), members)
    return Choice(label, members)


def _leaf(speech: Speech, move: Json, path: tuple[str, ...], depth: int) -> str:
    """A single move: by its last step where the steps before were taken, else as a whole sentence."""
    return path[-1] if depth == len(path) - 1 else speech.sentence(move)
