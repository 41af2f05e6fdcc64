"""How long a run will take: guessed from the first results on, and told again as it goes on."""

import pytest

from alcatraz.cli.long_runs.progress import Progress, about
from alcatraz.locale.texts import texts

WORDS = texts("en")


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "10 seconds"),
        (41, "50 seconds"),
        (100, "2 minutes"),
        (3000, "50 minutes"),
        (6000, "2 hours"),
        (400_000, "5 days"),
    ],
)
def test_times_as_people_say_them(seconds: float, said: str) -> None:
    assert about(seconds, WORDS) == said


def play(seconds_per_game: float, games: int, before: int = 0) -> None:
    """A run whose games all take the same time, on a standard error that is no terminal."""
    now = [0.0]
    with Progress(before, games, WORDS, lambda: now[0]) as progress:
        for _ in range(games - before):
            now[0] += seconds_per_game
            progress.advance()


def test_a_short_run_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    play(0.01, 400)
    assert capsys.readouterr().err == ""


def test_a_long_run_says_how_long_and_says_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    play(6, 100)
    first, second, *others = capsys.readouterr().err.splitlines()
    assert first == "2 of 100 games are over; the others take about 10 minutes."
    assert second == "12 of 100 games are over; the others take about 9 minutes."
    assert len(others) < 5


def test_what_was_played_before_took_no_time_now(capsys: pytest.CaptureFixture[str]) -> None:
    play(6, 100, before=90)
    assert capsys.readouterr().err.splitlines()[0] == "92 of 100 games are over; the others take about 50 seconds."


def test_a_burst_of_results_is_not_taken_for_the_first_alone(capsys: pytest.CaptureFixture[str]) -> None:
    now = [0.0]
    with Progress(0, 100, WORDS, lambda: now[0]) as progress:
        for _ in range(10):
            now[0] += 10
            for _ in range(10):
                progress.advance()
    assert capsys.readouterr().err.splitlines()[0] == "11 of 100 games are over; the others take about 90 seconds."
