"""Puts the lessons of The Scapegoat together."""

from functools import cache

from alcatraz.bundle.lessons import Lessons, load_lessons
from alcatraz.games.scapegoat.lessons.coach import occasions


@cache
def lessons() -> Lessons:
    return load_lessons("alcatraz.games.scapegoat.lessons", "scapegoat", occasions)
