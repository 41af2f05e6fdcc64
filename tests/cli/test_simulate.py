"""`alcatraz simulate`: the files it writes, going on after a break, and what it says about wrong flags."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from alcatraz import __version__
from alcatraz.cli.main import obey

SHORT = ["simulate", "boat", "--policy", "random", "--option", "turn_limit=40", "--players", "2,3", "--language", "en"]
FEW = [*SHORT, "--games", "3", "--jobs", "1"]


def test_summary_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(FEW) == 0
    text = capsys.readouterr().out
    assert "2 players, 3 games" in text
    assert "3 players, 3 games" in text
    assert "Drawn at the turn limit" in text
    assert "Amber (random) wins / stays" in text


def test_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = {name: tmp_path / name for name in ("all.json", "all.csv", "all.html", "records")}
    files = ["--json", names["all.json"], "--csv", names["all.csv"], "--report", names["all.html"]]
    assert obey([*FEW, *map(str, files), "--records", str(names["records"])]) == 0
    summary = json.loads(names["all.json"].read_text())
    assert [table["games"] for table in summary["tables"]] == [3, 3]
    rows = list(csv.DictReader(names["all.csv"].read_text().splitlines()))
    assert [(row["players"], row["game"]) for row in rows] == [(p, g) for p in "23" for g in "012"]
    assert all(int(row["turns"]) == 40 for row in rows)
    assert "<svg" in names["all.html"].read_text()
    assert len(list(names["records"].iterdir())) == 6
    assert not list(tmp_path.glob("*.journal"))


def test_json_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert obey([*FEW, "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["plan"]["game"] == "boat"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_report_needs_nothing_but_itself(tmp_path: Path, language: str) -> None:
    page = tmp_path / "report.html"
    command = ["simulate", "--policy", "random", "--games", "4", "--players", "3,4", "--report", str(page)]
    assert obey([*command, "--jobs", "1", "--language", language]) == 0
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert not re.search(r"(src|href)=|https?://|url\(|@import", text)
    assert text.count("<section>") >= 6


def test_the_same_seed_gives_the_same_files(tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert obey([*FEW, "--csv", str(tmp_path / name)]) == 0
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    assert obey([*FEW, "--seed", "2", "--csv", str(tmp_path / "three")]) == 0
    assert (tmp_path / "one").read_text() != (tmp_path / "three").read_text()


def test_resume_ends_like_a_run_without_a_break(tmp_path: Path) -> None:
    journal, whole = tmp_path / "journal", tmp_path / "whole.json"
    assert obey([*SHORT, "--games", "5", "--json", str(whole)]) == 0
    assert obey([*SHORT, "--games", "2", "--journal", str(journal)]) == 0
    resumed = tmp_path / "resumed.json"
    assert obey(["simulate", "--resume", str(journal), "--games", "5", "--json", str(resumed)]) == 0
    assert json.loads(resumed.read_text()) == json.loads(whole.read_text())


def shown_until(screen: int, pattern: str = "") -> str:
    """What a program shows on its terminal until it shows something like this, or until it ends."""
    shown = ""
    # A terminal without a program raises instead of being at its end.
    with suppress(OSError):
        while not (pattern and re.search(pattern, shown)):
            shown += os.read(screen, 1 << 16).decode()
    return shown


def test_an_interrupt_keeps_what_was_played(tmp_path: Path) -> None:
    """A real Ctrl-C to a real process on two cores, then on with the rest."""
    out = tmp_path / "out.json"
    journal = tmp_path / "out.json.journal"
    flags = ["simulate", "--policy", "random", "--games", "3000", "--jobs", "2", "--json", str(out), "--language", "en"]
    # A shell that starts tests in the background lets them ignore interrupts: heed them all the same.
    code = (
        "import signal\nfrom alcatraz.cli.main import run\n"
        f"if __name__ == '__main__':\n signal.signal(signal.SIGINT, signal.default_int_handler)\n run({flags!r})"
    )
    script = tmp_path / "run.py"
    script.write_text(code)
    screen, terminal = os.openpty()
    process = subprocess.Popen([sys.executable, script], stdout=subprocess.DEVNULL, stderr=terminal)
    os.close(terminal)
    said = shown_until(screen, r"([2-9]|\d\d+)/3000")
    os.kill(process.pid, signal.SIGINT)
    said += shown_until(screen)
    os.close(screen)
    assert process.wait(timeout=60) == 130, said
    assert f"--resume {journal}" in said
    played = json.loads(out.read_text())["tables"][0]["games"]
    assert 2 <= played < 3000
    assert len(journal.read_text().splitlines()) == played + 1
    assert obey(["simulate", "--resume", str(journal), "--games", str(played + 2), "--json", "-"]) == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game"),
        (["--games", "0"], "--games"),
        (["--games", "many"], "--games"),
        (["--players", "9"], "--players: this game is for 3 to 4 players"),
        (["--players", "3,x"], "x is not such a number"),
        (["--policy", "genius"], "nobody plays this game with genius"),
        (["--policy", "random,random"], "one name for everybody or 4 names"),
        (["--option", "sides"], "name=value is expected"),
        (["--option", "weather=1"], "options.weather"),
        (["--sides", "purple"], "options.sides"),
        (["--sides", "chapel,moon"], "options.sides[1]"),
        (["--edition", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["--json", "no/where.json"], "its folder does not exist"),
        (["--resume", "nowhere"], "nowhere cannot be read"),
        (["--fast"], "There is no option --fast"),
    ],
)
def test_wrong_flags(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["simulate", *arguments, "--language", "en"]) == 2
    assert sentence in capsys.readouterr().err


def test_journals_are_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal"
    journal.write_text("precious")
    assert obey([*FEW, "--journal", str(journal)]) == 2
    assert "is another file, and nothing is written over it" in capsys.readouterr().err
    assert obey(["simulate", "--resume", str(journal), "--language", "en"]) == 2
    assert "is not the journal of a simulation" in capsys.readouterr().err
    assert journal.read_text() == "precious"


def test_resume_takes_no_other_plan(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal"
    assert obey([*FEW, "--journal", str(journal)]) == 0
    assert obey(["simulate", "--resume", str(journal), "--seed", "9", "--language", "en"]) == 2
    assert "goes on with the plan of the journal" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "verify", "solve", "simulate"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_in_both_languages(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey([command, "--help", "--language", language]) == 0
    assert f"alcatraz {command}" in capsys.readouterr().out


def test_the_journal_of_an_earlier_run_can_be_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal"
    assert obey([*FEW, "--journal", str(journal)]) == 0
    assert obey([*FEW, "--journal", str(journal)]) == 2
    assert f"Go on with it: --resume {journal}" in capsys.readouterr().err


def test_a_report_says_how_it_was_made_and_how_sure_it_is(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert obey([*FEW, "--report", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert f"alcatraz {__version__} · options: turn_limit = 40" in text
    assert (
        "<code>alcatraz simulate boat --games 3 --players 2,3 --policy random --seed 1 --option turn_limit=40</code>"
        in text
    )
    # Three drawn games: the true share of wins is anything up to a half.
    assert "0–56 %" in text


def test_a_report_is_made_for_phones_and_for_both_schemes(tmp_path: Path) -> None:
    """What is drawn for a phone is drawn for its width: nothing is scaled down until nobody can read it."""
    page = tmp_path / "report.html"
    assert obey([*FEW, "--report", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "prefers-color-scheme: light" in text
    widths = {int(width) for width in re.findall(r'viewBox="0 0 (\d+) ', text)}
    assert min(widths) <= 320
    assert text.count('class="narrow"') >= 3
