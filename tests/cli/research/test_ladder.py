"""`alcatraz ladder`: a round robin, its ratings, its page, and the same again."""

import json
from pathlib import Path

from alcatraz.matches.ladder.ladder import Ladder
from alcatraz.matches.ladder.standings import standings
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]
SHORT = ("--games", "4", "--jobs", "1", "--option", "turn_limit=40")


def test_the_better_bot_stands_above(terminal: Terminal, tmp_path: Path) -> None:
    page, file = tmp_path / "ladder.html", tmp_path / "ladder.json"
    bots = ("--bots", "random,simple,rookie")
    assert terminal.run("ladder", "boat", *bots, *SHORT, "--page", str(page), "--file", str(file)) == 0
    assert "ladder for 2 players, 12 games" in terminal.said
    written = json.loads(file.read_text(encoding="utf-8"))
    found = written["standings"]["bots"]
    assert found[0]["bot"] == "simple"
    assert all(bot["low"] <= bot["rating"] <= bot["high"] for bot in found)
    assert len(written["results"]) == 12
    html = page.read_text(encoding="utf-8")
    assert "alcatraz ladder boat --bots random,simple,rookie --players 2 --games 4 --seed 1" in html
    assert html.count('<th scope="row">') == 3
    assert terminal.run("ladder", "--again", str(file), "--jobs", "1") == 0
    assert "All 12 games came out as in the file." in terminal.said
    written["results"][0]["decisions"] += 1
    file.write_text(json.dumps(written), encoding="utf-8")
    assert terminal.run("ladder", "--again", str(file), "--jobs", "1") == 1
    assert "1 games came out otherwise" in terminal.said


def test_every_table_has_as_many_different_bots_as_find_a_seat() -> None:
    three = Ladder("boat", ("a", "b", "c"), 2, 1, 1).tables()
    assert three == [("a", "b"), ("a", "c"), ("b", "c")]
    assert Ladder("scapegoat", ("a", "b"), 3, 1, 1).tables() == [("a", "a", "b"), ("a", "b", "b")]


def test_points_against_each_other() -> None:
    ladder = Ladder("boat", ("a", "b", "c"), 2, 1, 1)
    results = [
        {"table": 0, "deal": 0, "game": 0, "seats": ["a", "b"], "winners": [0], "losers": [1]},
        {"table": 0, "deal": 0, "game": 1, "seats": ["b", "a"], "winners": [], "losers": []},
        {"table": 1, "deal": 0, "game": 0, "seats": ["a", "c"], "winners": [0], "losers": [1]},
    ]
    found = {bot["bot"]: bot for bot in standings(ladder, results)["bots"]}
    assert found["a"]["against"] == {"b": 0.75, "c": 1.0}
    assert found["b"]["against"] == {"a": 0.25, "c": None}
    assert (found["a"]["won"], found["a"]["neither"], found["b"]["left"]) == (2, 1, 1)


def test_what_is_wrong_is_said(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run("ladder", "boat", "--bots", "simple") == 2
    assert "at least two names" in terminal.complained
    assert terminal.run("ladder", "boat", "--bots", "simple,nobody") == 2
    assert "nobody plays this game with nobody" in terminal.complained
    other = tmp_path / "other.json"
    other.write_text("{}", encoding="utf-8")
    assert terminal.run("ladder", "--again", str(other)) == 2
    assert "is not the file of a ladder" in terminal.complained


def test_a_file_does_not_start_programs_by_itself(terminal: Terminal, tmp_path: Path) -> None:
    ladder = Ladder("boat", ("cmd:python3 mybot.py", "simple"), 2, 1, 1)
    file = tmp_path / "ladder.json"
    file.write_text(json.dumps({"ladder": ladder.json(), "results": []}), encoding="utf-8")
    assert terminal.run("ladder", "--again", str(file)) == 2
    assert "--bots cmd:python3 mybot.py,simple" in terminal.complained
