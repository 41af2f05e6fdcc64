"""Every stage of every game's lessons as `make check` checks it, and that the check can fail."""

from dataclasses import replace

import pytest

from alcatraz.bundle.lessons import Lesson
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.policy import Budget
from alcatraz.lessons.coach import Coaching
from alcatraz.lessons.run import LessonRun, NotHere
from alcatraz.lessons.solution import solution, whole_solution
from tools.check_lessons import problems, stage_problems

SCAPEGOAT = BUNDLES["scapegoat"]


def stage(name: str) -> Lesson:
    assert SCAPEGOAT.lessons is not None
    found = SCAPEGOAT.lessons().stage(name)
    assert found is not None
    return found


@pytest.mark.parametrize("game", BUNDLES)
def test_every_stage_loads_can_be_solved_and_meets_its_refusals(game: str) -> None:
    assert problems(BUNDLES[game]) == []


def test_a_position_that_does_not_load_is_noticed() -> None:
    broken = replace(stage("walk"), position={**stage("walk").position, "round": 0})
    assert any("does not load" in problem for problem in stage_problems(SCAPEGOAT, broken))


def test_a_goal_that_cannot_be_reached_is_noticed() -> None:
    poor = replace(stage("walk"), position={**stage("walk").position, "turn": {"seat": 0, "ap": 1}})
    assert any("has no solution" in problem for problem in stage_problems(SCAPEGOAT, poor))


def test_a_try_that_is_not_refused_as_promised_is_noticed() -> None:
    guards = stage("guards")
    unguarded = replace(guards, position={**guards.position, "guards": {"workshop": 2, "recreation_room": 4}})
    assert stage_problems(SCAPEGOAT, unguarded) == ["lesson-scapegoat-guards-three: the try is allowed there"]


def test_a_stage_without_words_or_a_try_is_noticed() -> None:
    nameless = replace(stage("walk"), id="nameless", goals=(), closing=())
    found = stage_problems(SCAPEGOAT, nameless)
    assert "invites no wrong try" in found
    assert "lesson-scapegoat-nameless has no words in fr" in found


def test_what_leads_nowhere_is_not_played() -> None:
    run = LessonRun(SCAPEGOAT, stage("walk"))
    with pytest.raises(NotHere):
        run.play({"type": "end_turn"})
    assert run.match.moves == []


def test_a_goal_is_found_out_of_reach_once_the_points_are_gone() -> None:
    guards = stage("guards")
    dear = replace(guards.goals[1], allowed=({"type": "use"}, {"type": "move"}))
    detour = replace(guards.goals[0], allowed=({"type": "move"},))
    run = LessonRun(SCAPEGOAT, replace(guards, goals=(detour, dear)))
    run.play({"type": "move", "to": "dining_hall"})
    run.play({"type": "move", "to": "workshop"})
    assert run.progress.goal == 1
    assert solution(run) is None


def test_the_whole_way_is_told_goal_by_goal() -> None:
    ways = whole_solution(LessonRun(SCAPEGOAT, stage("walk")))
    assert ways == [[{"type": "move", "to": "workshop"}], [{"type": "use", "take": ["tool"]}]]


@pytest.mark.parametrize("game", BUNDLES)
def test_the_game_with_the_coach_ends_and_the_coach_says_nothing_twice(game: str) -> None:
    bundle = BUNDLES[game]
    assert bundle.lessons is not None
    lessons = bundle.lessons()
    assert lessons.game is not None
    run, coaching = LessonRun(bundle, lessons.game), Coaching(lessons.coach)
    said: list[str] = []
    seat = lessons.game.seat
    for number in range(300):
        if not run.deciding:
            break
        coaching.decides(run.view, seat)
        said += [coaching.now.id] if coaching.now is not None else []
        view = run.view()
        decision = next(each for each in view["decisions"] if each["seat"] == seat)
        run.play(bundle.policies["inmate"](view, decision, Budget(str(number), iterations=40)))
    assert bundle.game.outcome(run.match.state) is not None
    assert said[0] == "begin"
    assert 3 <= len(said) == len(set(said))
