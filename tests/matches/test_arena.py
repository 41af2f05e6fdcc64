"""Contests: fair seats, the same result on one core or many, and numbers that can be checked by hand."""

import json
import math
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from alcatraz.cli.main import obey
from alcatraz.kernel.game import Json
from alcatraz.matches.arena.contest import Contest, play_game
from alcatraz.matches.arena.intervals import bootstrap, share_interval, wilson
from alcatraz.matches.arena.ratings import ratings
from alcatraz.matches.arena.summary import ratio, summarise
from alcatraz.matches.arena.without_luck import without_luck
from alcatraz.matches.workers import spread

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"
CONTEST = Contest("boat", ("rookie", "random"), 6, "1", {"turn_limit": 60}, iterations=2)


def test_seats_rotate_and_a_deal_stays_until_everybody_had_each_seat() -> None:
    contest = Contest("boat", ("a", "b", "c"), 6, 1)
    assert [contest.seated(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert [contest.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]


def test_equal_bots_get_another_deal_every_game() -> None:
    """Rotated, they would play one game again and again."""
    equals = Contest("boat", ("a", "a", "a", "a"), 4, 1)
    assert [equals.deal(number) for number in range(4)] == [0, 1, 2, 3]
    pairs = Contest("boat", ("a", "b", "a", "b"), 4, 1)
    assert [pairs.deal(number) for number in range(4)] == [0, 0, 1, 1]


def test_two_processes_give_the_same_as_one() -> None:
    play = partial(play_game, CONTEST)
    assert list(spread(play, range(6), 2, 1)) == [play_game(CONTEST, number) for number in range(6)]


def test_a_time_budget_is_kept_and_counted() -> None:
    contest = Contest("boat", ("boss", "random"), 1, 1, {"turn_limit": 6}, milliseconds=100)
    times = play_game(contest, 0)["times"]["boss"]
    assert times["decisions"] == 3
    assert times["longest"] > 0


# -- the summary -----------------------------------------------------------------------------------


def line(number: int, seats: str, winners: list[int]) -> Json:
    losers = [seat for seat in range(len(seats)) if seat not in winners] if winners else []
    reason = "boat" if winners else "turn_limit"
    return {"game": number, "seats": list(seats), "reason": reason, "winners": winners, "losers": losers}


def test_shares_of_winning_being_left_and_neither() -> None:
    results = [line(0, "ab", [0]), line(1, "ba", [1]), line(2, "ab", [1]), line(3, "ba", [])]
    summary = summarise(Contest("boat", ("a", "b"), 4, 1), results)
    first = summary["policies"][0]
    assert first["policy"] == "a"
    assert [first[name]["count"] for name in ("won", "left", "neither")] == [2, 1, 1]
    assert first["ratio"]["value"] == 2.0
    assert summary["won"]["share"] == 0.75
    assert summary["endings"] == {"boat": 3, "turn_limit": 1}


def test_a_table_of_equals_is_compared_with_nobody() -> None:
    summary = summarise(Contest("boat", ("a", "a"), 1, 1), [line(0, "aa", [0])])
    assert "ratio" not in summary["policies"][0]


def test_the_ratio_is_to_the_mean_of_the_others() -> None:
    # Two games at tables of four: it won one of two, the six other seats won one in all.
    assert ratio([(1, 1, 3, 0), (1, 0, 3, 1)]) == pytest.approx(3.0)
    assert ratio([(1, 1, 1, 0)]) == math.inf
    assert ratio([(1, 0, 1, 0)]) == 1.0


def test_an_endless_ratio_is_null_in_json() -> None:
    summary = summarise(Contest("boat", ("a", "b"), 2, 1), [line(0, "ab", [0]), line(1, "ba", [1])])
    assert summary["policies"][0]["ratio"] == {"value": None, "low": None, "high": None}


def test_wilson_interval() -> None:
    assert wilson(90, 100) == pytest.approx((0.8256, 0.9448), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_games_of_one_deal_that_end_alike_count_once() -> None:
    alike = [(4, 4)] * 30 + [(0, 4)] * 20
    assert share_interval(alike) == pytest.approx(wilson(30, 50), abs=0.003)
    assert share_interval([(1, 1)] * 30 + [(0, 1)] * 20) == pytest.approx(wilson(30, 50), abs=0.003)


def test_deals_that_differ_less_than_chance_are_not_worth_more_than_their_games() -> None:
    assert share_interval([(2, 4)] * 50) == pytest.approx(wilson(25, 50))
    assert share_interval([(2, 4), (3, 4), (2, 4), (1, 4)] * 5) == pytest.approx(wilson(40, 80))
    assert share_interval([]) == (0.0, 1.0)


def test_bootstrap_is_repeatable_and_around_the_mean() -> None:
    values = [0.0] * 50 + [1.0] * 50

    def mean(drawn: object) -> float:
        assert isinstance(drawn, list)
        return float(sum(drawn) / len(drawn))

    low, high = bootstrap(values, mean, "x")
    assert (low, high) == bootstrap(values, mean, "x")
    assert 0.38 < low < 0.5 < high < 0.62


def test_ratings_follow_the_duels() -> None:
    rated = ratings(["a", "b"], {("a", "b"): 300.0, ("b", "a"): 100.0})
    # Three wins to one are 191 points, a little less for the imagined draws.
    assert rated["a"] - rated["b"] == pytest.approx(191, abs=3)
    assert rated["a"] + rated["b"] == pytest.approx(3000, abs=1)
    assert math.isfinite(ratings(["a", "b"], {("a", "b"): 9.0})["a"])


# -- the command -----------------------------------------------------------------------------------

ARENA = ["arena", "boat", "--option", "turn_limit=40", "--jobs", "1", "--language", "en"]


def test_the_command_writes_json_and_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--json", str(tmp_path / "a.json"), "--plot", str(tmp_path / "a.svg")]
    assert obey([*ARENA, "--seats", "rookie,random", "--games", "4", *files]) == 0
    shown = capsys.readouterr().out
    assert "rookie" in shown
    assert "rating" in shown
    assert json.loads((tmp_path / "a.json").read_text())["games"] == 4
    assert (tmp_path / "a.svg").read_text().startswith("<svg xmlns=")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "a.svg"]


def test_a_journal_goes_on_and_gives_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    seats = ["--seats", "rookie,random"]
    assert obey([*ARENA, *seats, "--games", "4", "--journal", str(whole)]) == 0
    lines = whole.read_text().splitlines()
    part.write_text("\n".join(lines[:3]) + '\n{"game":2,"se')
    assert obey(["arena", "--resume", str(part), "--jobs", "1", "--language", "en"]) == 0
    assert part.read_text() == whole.read_text()
    assert obey([*ARENA, *seats, "--journal", str(whole)]) == 2
    assert "--resume" in capsys.readouterr().err


def test_an_outside_bot_plays_and_its_failures_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert obey([*ARENA, "--seats", f"cmd:{sys.executable} {EXAMPLE},random", "--games", "2"]) == 0
    assert "step in" not in capsys.readouterr().out
    assert obey([*ARENA, "--seats", f"cmd:{sys.executable} -c 0,random", "--games", "2"]) == 0
    assert "step in" in " ".join(capsys.readouterr().out.split())


def test_a_journal_does_not_start_programs_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "journal"
    contest = Contest("boat", (f"cmd:{sys.executable} -c 0", "random"), 2, 1)
    path.write_text(json.dumps({"plan": contest.json()}) + "\n")
    assert obey(["arena", "--resume", str(path), "--language", "en"]) == 2
    assert "--seats cmd:" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--games", "2"], "who plays"),
        (["--seats", "rookie,nobody"], "nobody"),
        (["--seats", "rookie,cmd:/no/such"], "cannot be found"),
        (["--seats", "rookie"], "2 to 4 players"),
        (["--seats", "rookie,random", "--budget", "soon"], "--budget"),
        (["--seats", "rookie,random", "--plot", "a.png"], ".svg"),
        (["--seats", "rookie,random", "--option", "turn_limit=no"], "turn_limit"),
    ],
)
def test_every_wrong_flag_gets_its_sentence(flags: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey([*ARENA, *flags]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["arena", "--help", "--language", language]) == 0
    assert "--seats" in capsys.readouterr().out


def test_luck_that_explains_everything_leaves_no_doubt() -> None:
    found = without_luck([(0.5 + luck, luck / 2) for luck in (-0.3, -0.2, -0.1, 0.0, 0.05, 0.1, 0.2, 0.3)])
    assert found is not None
    assert found["subtracted"]["value"] == pytest.approx(0.5)
    assert found["subtracted"]["high"] - found["subtracted"]["low"] == pytest.approx(0, abs=1e-6)
    assert found["played"]["low"] < 0.5 < found["played"]["high"]


def test_a_handful_of_deals_tells_nothing_about_luck() -> None:
    assert without_luck([(0.5, 0.1), (0.6, 0.2)]) is None


def test_the_luck_of_a_game_is_what_the_die_brought() -> None:
    contest = Contest("boat", ("rookie", "rookie"), 1, "luck", {"turn_limit": 40}, reduce_variance=True)
    result = play_game(contest, 0)
    assert len(result["utility"]) == len(result["luck"]) == 2
    quiet = play_game(replace(contest, options={"turn_limit": 40, "alarm": False}), 0)
    assert quiet["luck"] == [0.0, 0.0]


def test_reduced_variance_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["arena", "boat", "--seats", "rookie,simple", "--games", "2", "--option", "turn_limit=30", "--jobs", "1"]
    assert obey([*few, "--reduce-variance", "--language", "en"]) == 0
    assert "too few deals" in capsys.readouterr().out
