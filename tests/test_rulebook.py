"""The packaged rulebook is the list of rules: each has words, an implementation and a scenario."""

import ast
import re
from pathlib import Path

import pytest

import alcatraz.games
from alcatraz.games.registry import GAMES
from alcatraz.kernel.rulebook import MARKS, Rule
from alcatraz.locale.texts import languages, texts

SOURCES = Path(str(alcatraz.games.__path__[0]))
TESTS = Path(__file__).parent / "games"
RULES = [(name, rule) for name, game in GAMES.items() for rule in game.rulebook.rules]
every_rule = pytest.mark.parametrize(("game", "rule"), RULES, ids=[rule.id for _, rule in RULES])


def cited_in_sources(game: str) -> set[str]:
    """Rule ids in the code of a game: in strings, docstrings and comments of its modules."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / game).rglob("*.py"))
    return set(re.findall(r"[A-Z]-\d+\.\d+", _with_ranges(text)))


def _with_ranges(text: str) -> str:
    """“S-9.3 to S-9.7” cites all of them."""

    def spelled_out(found: re.Match[str]) -> str:
        chapter, first, last = found[1], int(found[2]), int(found[3])
        return " ".join(f"{chapter}.{number}" for number in range(first, last + 1))

    return re.sub(r"([A-Z]-\d+)\.(\d+) to [A-Z]-\d+\.(\d+)", spelled_out, text)


def scenarios(game: str) -> set[str]:
    """Rule ids in the names of a game's tests: test_S_8_3_three_guards is a scenario of S-8.3."""
    found = set()
    for path in (TESTS / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := re.match(r"test_([A-Z])_(\d+)_(\d+)_", node.name)):
                found.add(f"{match[1]}-{match[2]}.{match[3]}")
    return found


CITED = {name: cited_in_sources(name) for name in GAMES}
SCENARIOS = {name: scenarios(name) for name in GAMES}


@every_rule
def test_every_rule_is_implemented(game: str, rule: Rule) -> None:
    assert rule.id in CITED[game], f"no module of {game} cites {rule.id}"


@every_rule
def test_every_rule_has_a_scenario(game: str, rule: Rule) -> None:
    assert rule.id in SCENARIOS[game], f"no test of {game} is named after {rule.id}"


@every_rule
@pytest.mark.parametrize("language", languages())
def test_every_rule_has_words(game: str, rule: Rule, language: str) -> None:
    words = texts(language)
    assert words.say(rule.text_id)
    assert words.say(rule.text_id, rule.numbers, "text")
    assert words.has(rule.text_id, "alternative") == rule.alternative
    assert words.say("chapter-" + rule.chapter)


@every_rule
def test_every_rule_is_marked_and_refers_to_rules(game: str, rule: Rule) -> None:
    assert rule.marks
    assert set(rule.marks) <= set(MARKS)
    assert all(GAMES[game].rulebook.rule(other) for other in rule.see)


@pytest.mark.parametrize("game", GAMES)
def test_no_test_and_no_code_cites_a_rule_that_does_not_exist(game: str) -> None:
    known = {rule.id for rule in GAMES[game].rulebook.rules}
    assert known >= SCENARIOS[game]
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
