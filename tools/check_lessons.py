"""Checks every stage of every game's lessons: position, solution, refusals on the way, words in every language.

python -m tools.check_lessons
"""

import sys
from collections.abc import Iterator

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.lessons import ASIDE, HINT, Lesson, Page
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.lessons.run import LessonRun
from alcatraz.lessons.solution import TooManyPositions, solution
from alcatraz.locale.texts import DEFAULT_LANGUAGE, languages, texts


def problems(bundle: GameBundle) -> list[str]:
    """What is wrong with the lessons of a game, in words for who writes them."""
    if bundle.lessons is None:
        return []
    lessons = bundle.lessons()
    found = [f"{each.title}: {problem}" for each in lessons.stages for problem in stage_problems(bundle, each)]
    if lessons.game is not None:
        found += [f"{lessons.game.title}: {problem}" for problem in _position_problems(bundle, lessons.game)]
        found += [f"{lessons.game.title}: {problem}" for problem in _missing_words(lessons.game)]
    return found


def stage_problems(bundle: GameBundle, lesson: Lesson) -> list[str]:
    found = [*_missing_words(lesson), *_position_problems(bundle, lesson)]
    if not any(page.attempt for page in _pages(lesson)):
        found.append("invites no wrong try")
    return found or list(_problems_on_the_way(LessonRun(bundle, lesson)))


def _position_problems(bundle: GameBundle, lesson: Lesson) -> list[str]:
    words = texts(DEFAULT_LANGUAGE)
    try:
        run = LessonRun(bundle, lesson)
    except ContractError as error:
        return [f"the position does not load: {' '.join(words.tell(each) for each in error.problems)}"]
    return [] if run.deciding else ["the learner has nothing to decide at the beginning"]


def _problems_on_the_way(run: LessonRun) -> Iterator[str]:
    """Every goal in its turn, by the fewest moves; what each page invites is tried where it stands."""
    for goal in run.lesson.goals:
        for page in goal.pages:
            yield from _wrong_refusal(run, page)
        try:
            moves = solution(run)
        except TooManyPositions:
            yield f"{goal.pages[-1].text}: too many positions to search; name the allowed moves more exactly"
            return
        if moves is None:
            yield f"{goal.pages[-1].text}: has no solution within {goal.within} moves"
            return
        for move in moves:
            run.play(move)
    for page in run.lesson.closing:
        yield from _wrong_refusal(run, page)
    for move in run.replies.unused():
        yield f"the reply {move} is never played on the way to the goals"


def _wrong_refusal(run: LessonRun, page: Page) -> Iterator[str]:
    if page.attempt is None:
        return
    try:
        refusals = run.match.why_not(run.lesson.seat, run.match.read_move(run.lesson.seat, page.attempt))
    except ContractError as error:
        yield f"{page.text}: the try is no move: {error.kind}"
        return
    if not refusals:
        yield f"{page.text}: the try is allowed there"
    elif refusals[0].rule != page.rule:
        yield f"{page.text}: the try is refused by {refusals[0].rule}, not by {page.rule}"


def _missing_words(lesson: Lesson) -> list[str]:
    wanted: list[tuple[str, str | None]] = [(lesson.title, None), (lesson.title, ASIDE)]
    wanted += [(page.text, None) for page in _pages(lesson)]
    wanted += [(goal.pages[-1].text, HINT) for goal in lesson.goals]
    return [
        f"{text}{'' if attribute is None else '.' + attribute} has no words in {language}"
        for language in languages()
        for text, attribute in wanted
        if not texts(language).has(text, attribute)
    ]


def _pages(lesson: Lesson) -> list[Page]:
    return [page for goal in lesson.goals for page in goal.pages] + list(lesson.closing)


def main() -> None:
    found = [problem for bundle in BUNDLES.values() for problem in problems(bundle)]
    sys.exit("\n".join(found) if found else 0)


if __name__ == "__main__":
    main()
