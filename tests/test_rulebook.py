"""The packaged rulebook is the list of rules: each has words, an implementation and a scenario."""

import ast
import os
import re
import sys
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

import alcatraz.games
from alcatraz.book.rule_text import parts, rule_or_chapter
from alcatraz.games.registry import GAMES
from alcatraz.kernel.rulebook import MARKS, Rule
from alcatraz.locale.texts import languages, texts

SOURCES = Path(str(alcatraz.games.__path__[0]))
TESTS = Path(__file__).parent / "games"
EXPECT_COMPILED = os.environ.get("ALCATRAZ_EXPECT_COMPILED") == "1"
RULE_ID = re.compile(r"[A-Z]-\d+\.\d+")
# The module and the name of a test function.
Scenario = tuple[str, str]
RULES = [(name, rule) for name, game in GAMES.items() for rule in game.rulebook.rules]
every_rule = pytest.mark.parametrize(("game", "rule"), RULES, ids=[rule.id for _, rule in RULES])


def cited_in_sources(game: str) -> set[str]:
    """Rule ids in the code of a game: in strings, docstrings and comments of its modules."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / game).rglob("*.py"))
    return set(RULE_ID.findall(_with_ranges(text)))


def _with_ranges(text: str) -> str:
    """“S-9.3 to S-9.7” cites all of them."""

    def spelled_out(found: re.Match[str]) -> str:
        chapter, first, last = found[1], int(found[2]), int(found[3])
        return " ".join(f"{chapter}.{number}" for number in range(first, last + 1))

    return re.sub(r"([A-Z]-\d+)\.(\d+) to [A-Z]-\d+\.(\d+)", spelled_out, text)


def scenarios(game: str) -> dict[str, list[Scenario]]:
    """A game's tests by the rules they are named after: test_S_8_3_three_guards is a scenario of S-8.3."""
    found: dict[str, list[Scenario]] = {}
    for path in sorted((TESTS / game).rglob("test_*.py")):
        module = ".".join(path.relative_to(TESTS.parent.parent).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := re.match(r"test_([A-Z])_(\d+)_(\d+)_", node.name)):
                found.setdefault(f"{match[1]}-{match[2]}.{match[3]}", []).append((module, node.name))
    return found


def rules_in_tables(game: str) -> set[str]:
    """Rule ids that are values in the tables of a game's rules, such as that of what each location does."""
    found: set[str] = set()
    for path in (SOURCES / game / "rules").rglob("*.py"):
        tables = [
            node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.Assign | ast.AnnAssign)
        ]
        constants = [node.value for table in tables for node in ast.walk(table) if isinstance(node, ast.Constant)]
        found.update(value for value in constants if isinstance(value, str) and RULE_ID.fullmatch(value))
    return found


def rules_passed_through(module: str, name: str) -> set[str]:
    """Runs a scenario; the rule ids in docstrings and texts of those functions of the games that it called."""
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(SOURCES)):
            called.add(frame.f_code)

    scenario = getattr(import_module(module), name)
    arguments = _first_arguments(scenario)
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        scenario(**arguments)
    finally:
        sys.setprofile(before)
    texts_of_code = [constant for code in called for constant in code.co_consts if isinstance(constant, str)]
    return set(RULE_ID.findall(_with_ranges("\n".join(texts_of_code))))


def _first_arguments(scenario: Any) -> dict[str, Any]:
    """The first of the values that a scenario is run with."""
    arguments: dict[str, Any] = {}
    for mark in getattr(scenario, "pytestmark", []):
        if mark.name != "parametrize":
            continue
        names, values = mark.args
        if isinstance(names, str) and "," not in names:
            arguments[names] = next(iter(values))
        else:
            several = names.replace(" ", "").split(",") if isinstance(names, str) else names
            arguments.update(zip(several, next(iter(values)), strict=True))
    return arguments


CITED = {name: cited_in_sources(name) for name in GAMES}
SCENARIOS = {name: scenarios(name) for name in GAMES}
TABLES = {name: rules_in_tables(name) for name in GAMES}
# A rule that says what cannot be done: there is no such move, so no code to name it. Its scenarios look for it.
WITHOUT_CODE = {"S-4.2"}


@pytest.mark.skipif(EXPECT_COMPILED, reason="calls of compiled functions cannot be watched")
@every_rule
def test_every_rule_is_implemented(game: str, rule: Rule) -> None:
    """One of its scenarios calls a function that names it, or it is a value in a table of the rules."""
    implemented = rule.id in TABLES[game] or any(
        rule.id in rules_passed_through(module, name) for module, name in SCENARIOS[game].get(rule.id, [])
    )
    assert implemented != (rule.id in WITHOUT_CODE), f"no scenario of {rule.id} reaches code that names it"


@every_rule
def test_every_rule_has_a_scenario(game: str, rule: Rule) -> None:
    assert rule.id in SCENARIOS[game], f"no test of {game} is named after {rule.id}"


@every_rule
@pytest.mark.parametrize("language", languages())
def test_every_rule_has_words(game: str, rule: Rule, language: str) -> None:
    words = texts(language)
    assert words.say(rule.text_id)
    assert all(part.text for part in parts(rule, words))
    assert words.has(rule.text_id, "alternative") == rule.alternative
    assert words.say("chapter-" + rule.chapter)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_text_is_marked_by_where_it_comes_from(game: str, language: str) -> None:
    """The first mark is that of the text, every other one has a text of its own; no text is without its mark."""
    words = texts(language)
    for rule in (*GAMES[game].rulebook.rules, *GAMES[game].rulebook.chapters):
        told = [mark for mark in MARKS if words.has(rule.text_id, mark)]
        assert told == list(rule.marks[1:])
        assert words.has(rule.text_id, "text") == bool(rule.marks)


@every_rule
def test_every_rule_is_marked_and_refers_to_rules(game: str, rule: Rule) -> None:
    assert rule.marks
    assert set(rule.marks) <= set(MARKS)
    assert all(rule_or_chapter(GAMES[game].rulebook, other) for other in rule.see)


@pytest.mark.parametrize("game", GAMES)
def test_no_test_and_no_code_cites_a_rule_that_does_not_exist(game: str) -> None:
    known = {rule.id for rule in GAMES[game].rulebook.rules}
    assert known >= SCENARIOS[game].keys()
    assert known >= CITED[game]


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_and_in_order(game: str) -> None:
    numbers = [tuple(map(int, re.findall(r"\d+", rule.id))) for rule in GAMES[game].rulebook.rules]
    assert numbers == sorted(set(numbers))


def test_a_rule_is_found_however_it_is_typed() -> None:
    rulebook = next(iter(GAMES.values())).rulebook
    first = rulebook.rules[0]
    assert rulebook.rule(f" {first.id.lower()} ") == first
    assert rulebook.rule("nonsense") is None


def test_a_number_of_a_rule_that_does_not_exist_is_a_mistake_of_the_one_who_asks() -> None:
    rulebook = GAMES["scapegoat"].rulebook
    assert rulebook.number("S-1.1", "locations") == 12
    with pytest.raises(KeyError, match=r"S-99\.1"):
        rulebook.number("S-99.1", "locations")
