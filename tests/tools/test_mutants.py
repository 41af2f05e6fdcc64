"""The mutation check on a toy game: what is killed, by which test, what survives, what is reviewed, what is resumed."""

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.operators import changes
from tools.mutants.rule_ids import Citations, are_about, ids_in, ids_of_test

ROOT = Path(__file__).parent.parent.parent

RULES = '''"""T-1 Dice."""

SIDES = 6


def is_six(number: int) -> bool:
    """T-1.1: a six."""
    return number == SIDES


def loud(number: int) -> bool:
    """T-1.2: from four on."""
    return number >= 4
'''

TESTS = """from toy.rules.dice import is_six, loud


def test_T_1_1_six_is_a_six_and_five_is_not() -> None:
    assert is_six(6)
    assert not is_six(5)


def test_T_1_2_five_is_loud_and_two_is_not() -> None:
    assert loud(5)
    assert not loud(2)
"""

CUP = '''"""T-2 Cups."""


class Cup:
    """T-2.1: holds two dice."""

    def __init__(self) -> None:
        self.spare = 1
        self.size = 2
'''

CUP_TESTS = """from toy.rules.cups.cup import Cup


def test_T_2_1_a_cup_holds_two() -> None:
    assert Cup().size == 2
    assert hasattr(Cup(), "spare")
"""

TARGETS = """[toy]
package = "toy.rules"
folder = "toy/rules"
scenarios = ["tests/test_T_*.py"]
others = []
"""

EQUIVALENT = """[[equivalent]]
module = "toy/dice.py"
function = "loud"
mutants = [["return number >= 4", "4 → 5"]]
reason = "Nobody throws a four with these dice."
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return written(tmp_path)


def written(tmp_path: Path) -> Path:
    for folder in ("toy/rules", "tests"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "toy/__init__.py").touch()
    (tmp_path / "toy/rules/__init__.py").touch()
    (tmp_path / "toy/rules/dice.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "tests/test_T_1.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "targets.toml").write_text(TARGETS, encoding="utf-8")
    return tmp_path


@pytest.fixture(scope="module")
def examined_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, subprocess.CompletedProcess[str]]:
    folder = written(tmp_path_factory.mktemp("examined"))
    return folder, check(folder)


@pytest.fixture
def examined(examined_once: tuple[Path, object], tmp_path: Path) -> Path:
    """The toy game after a first run."""
    shutil.copytree(examined_once[0], tmp_path, dirs_exist_ok=True)
    return tmp_path


def check(toy: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", "--targets", "targets.toml", "--equivalent", "equivalent.toml"]
    paths = ["--results", "results.jsonl", "--report", "report.md"]
    return subprocess.run(
        [*command, *paths, *options],
        cwd=toy,
        env={"PYTHONPATH": f"{toy}:{ROOT}", "PATH": ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def fates(toy: Path) -> list[dict[str, object]]:
    """Those of the last run, which is the last fingerprint."""
    lines = [json.loads(line) for line in (toy / "results.jsonl").read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["state"] == lines[-1]["state"]]


def test_the_report_names_the_survivors_and_the_check_fails(
    examined_once: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    toy, done = examined_once
    page = (toy / "report.md").read_text(encoding="utf-8")
    assert done.returncode == 1, done.stderr
    survivors = page.partition("## Open survivors")[2].partition("##")[0]
    assert [line.partition("`: ")[2] for line in survivors.splitlines() if line.startswith("- ")] == [
        "`number >= 4 → number > 4` (T-1.2)",
        "`4 → 5` (T-1.2)",
        "`4 → 3` (T-1.2)",
    ]
    assert "Among the others: 3 survivors still to be judged, and 70.0% killed by a test that names" in page
    killed = [fate for fate in fates(toy) if fate["killed"]]
    assert all(fate["named"] for fate in killed)
    assert {str(fate["test"]).partition("::")[2] for fate in killed} == {
        "test_T_1_1_six_is_a_six_and_five_is_not",
        "test_T_1_2_five_is_loud_and_two_is_not",
    }


def test_a_reviewed_survivor_is_not_open_and_a_stale_review_is_told(toy: Path) -> None:
    stale = EQUIVALENT.replace("4 → 5", "4 → 9")
    (toy / "equivalent.toml").write_text(EQUIVALENT + stale, encoding="utf-8")
    done = check(toy)
    assert "survives: number >= 4 → number > 4" in done.stderr
    assert "survives: 4 → 5" not in done.stderr
    assert "no survivor is like this any more: toy/dice.py return number >= 4: 4 → 9" in done.stderr
    assert "Nobody throws a four" in (toy / "report.md").read_text(encoding="utf-8")


def test_a_stopped_run_goes_on_where_it_was(examined: Path) -> None:
    path = examined / "results.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(lines[:4]) + "\n" + lines[4][:20] + "\n", encoding="utf-8")
    done = check(examined)
    assert f"{len(lines)} of {len(lines)} mutants" in done.stderr
    assert sorted(path.read_text(encoding="utf-8").splitlines()) == sorted([*lines, lines[4][:20]])


def test_after_a_change_every_mutant_is_examined_again(examined: Path) -> None:
    tests = examined / "tests/test_T_1.py"
    tests.write_text(TESTS + "    assert loud(4)\n    assert not loud(3)\n", encoding="utf-8")
    done = check(examined)
    assert done.returncode == 0, done.stderr
    assert all(fate["killed"] for fate in fates(examined))
    page = (examined / "report.md").read_text(encoding="utf-8")
    assert "no survivor that changes behaviour, and 100.0% killed by a test that names the mutated rule's id" in page


def test_after_a_change_the_test_that_killed_before_goes_first(examined: Path) -> None:
    earlier = "def test_T_1_1_a_seven_is_no_six() -> None:\n    assert not is_six(7)\n    assert is_six(6)\n\n\n"
    (examined / "tests/test_T_1.py").write_text(
        TESTS.replace("def test_T_1_1", earlier + "def test_T_1_1"), encoding="utf-8"
    )
    check(examined)
    killers = {str(fate["test"]).partition("::")[2] for fate in fates(examined) if fate["killed"]}
    assert killers == {"test_T_1_1_six_is_a_six_and_five_is_not", "test_T_1_2_five_is_loud_and_two_is_not"}


def test_after_a_change_a_mutant_that_its_killer_spares_meets_the_other_tests(examined: Path) -> None:
    (examined / "tests/test_T_1.py").write_text(
        TESTS.replace("assert is_six(6)", "assert is_six(6) or True"), encoding="utf-8"
    )
    done = check(examined)
    assert "survives: 6 → 7" in done.stderr
    assert "survives: 6 → 5" not in done.stderr


def test_only_what_changed_is_examined_again_if_that_is_asked_for(examined: Path) -> None:
    """The results of the first run are marked, so that one can see which were kept."""
    path, rules = examined / "results.jsonl", examined / "toy/rules/dice.py"
    path.write_text(path.read_text(encoding="utf-8").replace('"late": false', '"late": true'), encoding="utf-8")
    changed = RULES.replace("number == SIDES", "SIDES == number").replace("from four on.", "four, five or six.")
    rules.write_text(changed, encoding="utf-8")
    check(examined, "--changed")
    kept = {str(fate["test"]).partition("::")[2] for fate in fates(examined) if fate["late"]}
    again = {str(fate["test"]).partition("::")[2] for fate in fates(examined) if not fate["late"]}
    assert kept == {"test_T_1_1_six_is_a_six_and_five_is_not", "test_T_1_2_five_is_loud_and_two_is_not", ""}
    assert again == {"test_T_1_1_six_is_a_six_and_five_is_not"}


def test_methods_and_modules_in_folders_are_mutated(toy: Path) -> None:
    (toy / "toy/rules/cups").mkdir()
    (toy / "toy/rules/cups/__init__.py").touch()
    (toy / "toy/rules/cups/cup.py").write_text(CUP, encoding="utf-8")
    (toy / "tests/test_T_2.py").write_text(CUP_TESTS, encoding="utf-8")
    done = check(toy, "--only", "toy/cups/")
    assert sorted(done.stdout.splitlines()) == [
        "toy/cups/cup.py:8 ['T-2.1'] change constant: 1 → 0 | SURVIVES",
        "toy/cups/cup.py:8 ['T-2.1'] change constant: 1 → 2 | SURVIVES",
    ]
    assert {fate["test"] for fate in fates(toy) if fate["killed"]} == {"tests/test_T_2.py::test_T_2_1_a_cup_holds_two"}


def test_nothing_is_examined_with_tests_that_fail_anyway(toy: Path) -> None:
    (toy / "tests/test_T_1.py").write_text(TESTS.replace("not loud(2)", "loud(2)"), encoding="utf-8")
    done = check(toy)
    assert done.returncode != 0
    assert fates(toy) == []


def test_operators_change_one_thing_at_a_time() -> None:
    tree = ast.parse("def f(a: int, b: int) -> bool:\n    '''Doc.'''\n    return a < b and not b\n")
    assert [change.after for change in changes(tree)] == [
        "return not (a < b and (not b))",
        "a < b or not b",
        "not b",
        "a < b",
        "a <= b",
        "a >= b",
        "b",
    ]


def test_docstrings_annotations_slots_and_assertions_are_not_changed() -> None:
    tree = ast.parse("class A:\n    '''Doc.'''\n    __slots__ = ('a', 'b')\n    c: int = 1\n\n\nassert A.c == 1\n")
    assert [change.after for change in changes(tree)] == ["2", "0"]


def test_rules_are_cited_by_functions_paragraphs_sections_and_modules() -> None:
    assert ids_in("S-9.3 to S-9.5, S-8") == ["S-9.3", "S-9.4", "S-9.5", "S-8"]
    assert ids_of_test("test_S_8_3_three", 'because="S-8.4"') == ["S-8.3", "S-8.4"]
    assert are_about(["S-8.3"], ["S-8"])
    assert not are_about(["S-8.3"], ["S-8.30", "S-8.4"])
    cited = Citations('"""S-1."""\nA = 1\n\n# S-2.1\nB = 2\nC = 3\n\n# -- S-3 ------\n\n\ndef f() -> None:\n    pass\n')
    assert [cited.at(line) for line in (2, 5, 6, 12)] == [["S-1"], ["S-2.1"], ["S-2.1"], ["S-3"]]
