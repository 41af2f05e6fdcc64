"""Puts the lessons of Alcatraz (1999) together."""

from functools import cache

from alcatraz.bundle.lessons import Lessons, load_lessons
from alcatraz.games.boat.lessons.coach import occasions


@cache
def lessons() -> Lessons:
    return load_lessons("alcatraz.games.boat.lessons", "boat", occasions)
