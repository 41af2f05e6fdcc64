"""Lessons: the stages of a guided first game, as data in a game's folder (docs/how-to/write-a-lesson.md).

A stage is a TOML file; the texts are in `locale/<language>/lessons-<game>.ftl`, where every id begins with
`lesson-<game>-<stage>`.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from typing import Any

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

# How many moves of the learner a goal may take, unless it says otherwise.
_WITHIN = 4


@dataclass(frozen=True, slots=True)
class Page:
    """One instruction. It may invite a wrong try, which the rules refuse by this rule."""

    text: str
    # {"places": [...], "squares": [...], "seats": [...]}: what it talks about on the board.
    point: Json
    attempt: Json | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to achieve: these events, in this order. The last of its pages says what to do."""

    pages: tuple[Page, ...]
    events: tuple[Json, ...]
    # The moves that lead on, each as fields that they must have; what is legal and not among them gets a sentence.
    allowed: tuple[Json, ...]
    within: int


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    id: str
    position: Json
    seat: int
    seed: str
    goals: tuple[Goal, ...]
    # Read when all goals are reached.
    closing: tuple[Page, ...]
    # By seat, the moves of the others, in order; afterwards, and where a move does not fit, the policy decides.
    replies: dict[int, tuple[Json, ...]]
    # None: the game's stand-in.
    others: str | None

    @property
    def title(self) -> str:
        return f"lesson-{self.game}-{self.id}"


# Attributes of texts: of the last page of a goal, what to do in other words; of a stage, what is said to a legal move
# that does not lead on.
HINT = "hint"
ASIDE = "aside"


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that is worth a word of the coach; `point` as in a page."""

    id: str
    message: Message
    point: Json


# From the view of a seat that must decide: the most important first.
Coach = Callable[[Json, int], list[Occasion]]


@dataclass(frozen=True, slots=True)
class Lessons:
    """The stages in their order, and a short game with a coach at the end."""

    stages: tuple[Lesson, ...]
    game: Lesson | None = None
    coach: Coach | None = None

    def stage(self, name: str) -> Lesson | None:
        return next((each for each in self.all if each.id == name), None)

    @property
    def all(self) -> tuple[Lesson, ...]:
        return self.stages if self.game is None else (*self.stages, self.game)


def load_lessons(package: str, game: str, coach: Coach | None = None) -> Lessons:
    """The stages that a game's package lists in its `lessons.toml`, each in a file of its name."""
    folder = resources.files(package)
    listed = tomllib.loads(folder.joinpath("lessons.toml").read_text(encoding="utf-8"))
    stages = tuple(_lesson(folder, game, name) for name in listed["stages"])
    last = _lesson(folder, game, listed["game"]) if "game" in listed else None
    return Lessons(stages, last, coach)


def _lesson(folder: Any, game: str, name: str) -> Lesson:
    data = tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
    prefix = f"lesson-{game}-{name}-"
    goals: list[Goal] = []
    pages: list[Page] = []
    for entry in data.get("page", []):
        pages.append(Page(prefix + entry["id"], entry.get("point", {}), entry.get("try"), entry.get("rule", "")))
        if "goal" in entry:
            allowed = tuple(entry.get("allowed", ()))
            goals.append(Goal(tuple(pages), tuple(entry["goal"]), allowed, entry.get("within", _WITHIN)))
            pages = []
    replies: dict[int, tuple[Json, ...]] = {}
    for entry in data.get("reply", []):
        replies[entry["seat"]] = (*replies.get(entry["seat"], ()), entry["move"])
    return Lesson(
        game,
        name,
        {"format": 1, "game": game, **data["position"]},
        data["seat"],
        str(data["seed"]),
        tuple(goals),
        tuple(pages),
        replies,
        data.get("others"),
    )
