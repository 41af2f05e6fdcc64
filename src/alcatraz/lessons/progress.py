"""How far a learner has come in a stage: a fold over what happened since its beginning."""

from dataclasses import dataclass

from alcatraz.bundle.lessons import Goal, Lesson
from alcatraz.kernel.game import Json
from alcatraz.lessons.matching import fits


@dataclass(slots=True)
class Progress:
    lesson: Lesson
    # The goal that is worked on, and how many of its events have happened.
    goal: int = 0
    found: int = 0

    def copy(self) -> "Progress":
        return Progress(self.lesson, self.goal, self.found)

    @property
    def done(self) -> bool:
        return self.goal == len(self.lesson.goals)

    @property
    def now(self) -> Goal | None:
        return None if self.done else self.lesson.goals[self.goal]

    def happened(self, events: list[Json]) -> None:
        """What one move brought about. What comes after the last event of a goal does not count for the next one."""
        goal = self.now
        if goal is None:
            return
        for event in events:
            if fits(goal.events[self.found], event):
                self.found += 1
                if self.found == len(goal.events):
                    self.goal, self.found = self.goal + 1, 0
                    return

    def leads_on(self, move: Json) -> bool:
        """Whether the stage has a use for this move."""
        goal = self.now
        return goal is None or not goal.allowed or any(fits(pattern, move) for pattern in goal.allowed)
