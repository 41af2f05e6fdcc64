"""Programs from outside: a good one plays by itself, a bad one never holds up or breaks a match."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from alcatraz.games.registry import GAMES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.match import play_match, seen_by
from alcatraz.matches.outside.bot import OutsideBot, patience
from alcatraz.matches.outside.process import LOG
from alcatraz.matches.policies import is_policy, play_at_random, policies, policy_named
from alcatraz.matches.simulation.plan import SimulationPlan, simulate_match
from alcatraz.matches.simulation.summary import summarise

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"
BUDGET = Budget("seed", milliseconds=5_000)
FIRST_MOVE = 'print(json.dumps({"id": request["id"], "move": request["decision"]["moves"][0]}), flush=True)'

Make = Callable[..., OutsideBot]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Make]:
    """A bot of the 1999 game that runs these lines for every request."""
    made: list[OutsideBot] = []

    def make(for_each: str, at_start: str = "", to_start: float = 5.0) -> OutsideBot:
        path = tmp_path / f"bot{len(made)}.py"
        body = dedent(for_each).replace("\n", "\n    ")
        path.write_text(f"import json, sys, time\n{at_start}\nfor line in sys.stdin:\n"
                        f"    request = json.loads(line)\n    {body}\n")  # fmt: skip
        made.append(OutsideBot("boat", f"{sys.executable} {path}", play_at_random, to_start=to_start))
        return made[-1]

    yield make
    for bot in made:
        bot.end()


def asked(bot: OutsideBot, budget: Budget = BUDGET) -> Json:
    table = Match.new(GAMES["boat"], 2, 1, {"first": 0})
    view, decision = seen_by(table, 0)
    move = bot(view, decision, budget)
    assert move in decision["moves"]
    return move


def test_a_good_one_decides_itself(program: Make) -> None:
    bot = program(FIRST_MOVE)
    assert asked(bot) == asked(bot) == {"type": "enter", "to": [9, 1]}
    assert bot.take_counts() == {"decisions": 2}


def test_it_gets_the_budget_and_the_seed(program: Make) -> None:
    moves = 'request["decision"]["moves"]'
    chosen = f'{moves}[request["iterations"] + int(request["seed"] == "x") + int("budget_ms" in request)]'
    bot = program(FIRST_MOVE.replace(f"{moves}[0]", chosen))
    assert asked(bot, Budget("x", iterations=3)) == asked(bot, Budget("y", iterations=4))
    assert bot.counts == {"decisions": 2}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("sys.exit(3)", "crashed"),
        ("print('what?', flush=True)", "garbage"),
        ("print('[1]', flush=True)", "garbage"),
        ("print(json.dumps({'id': 77, 'move': {'type': 'pass'}}), flush=True)", "garbage"),
        ("print(json.dumps({'id': request['id'], 'move': {'type': 'fly'}}), flush=True)", "garbage"),
        ("print(json.dumps({'id': request['id'], 'move': 'pass'}), flush=True)", "garbage"),
        ("print(json.dumps({'id': request['id'], 'move': {'type': 'pass'}}), flush=True)", "illegal"),
    ],
)
def test_a_bad_answer_is_replaced_and_counted(program: Make, line: str, reason: str) -> None:
    bot = program(line)
    asked(bot)
    assert bot.take_counts() == {"decisions": 1, reason: 1}


def test_a_late_one_is_replaced(program: Make) -> None:
    bot = program("sys.stdin.read()", to_start=0.0)
    asked(bot, Budget("seed", milliseconds=50))
    assert bot.take_counts() == {"decisions": 1, "late": 1}


def test_after_three_failures_in_a_row_it_is_given_up(program: Make) -> None:
    bot = program("sys.exit(3)")
    for _ in range(5):
        asked(bot)
    assert bot.take_counts() == {"decisions": 5, "crashed": 3, "given_up": 2}


def test_it_gets_a_new_start_after_a_crash(program: Make, tmp_path: Path) -> None:
    flag = tmp_path / "crashed"
    crash = f"import os\nif not os.path.exists({str(flag)!r}):\n    open({str(flag)!r}, 'w').close(); sys.exit(1)"
    bot = program(FIRST_MOVE, at_start=crash)
    asked(bot)
    assert asked(bot) == {"type": "enter", "to": [9, 1]}
    assert bot.take_counts() == {"decisions": 2, "crashed": 1}


def test_a_hello_for_other_games_ends_it(program: Make) -> None:
    bot = program(FIRST_MOVE, at_start='print(\'{"hello": 1, "games": ["chess"]}\', flush=True)')
    asked(bot)
    asked(bot)
    assert bot.take_counts() == {"decisions": 2, "given_up": 2}


def test_what_it_complains_about_goes_to_the_log(
    program: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LOG, str(tmp_path / "log"))
    asked(program(f"print('hm', file=sys.stderr, flush=True)\n{FIRST_MOVE}"))
    assert (tmp_path / "log").read_text() == "hm\n"


def test_patience_grows_with_the_time() -> None:
    assert patience(Budget(1, milliseconds=100)) == pytest.approx(0.2)
    assert patience(Budget(1, milliseconds=2000)) == pytest.approx(2.4)
    assert patience(Budget(1, iterations=10)) == 30


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_both_games(game: str) -> None:
    name = f"cmd:{sys.executable} {EXAMPLE}"
    assert is_policy(game, name)
    bot = policy_named(game, name)
    assert isinstance(bot, OutsideBot)
    assert bot is policy_named(game, name)
    options: Json = {"turn_limit": 40} if game == "boat" else {}
    table = play_match(GAMES[game], [bot] * 3, "outside", options)
    assert table.game.outcome(table.state) is not None
    counts = bot.take_counts()
    assert counts == {"decisions": len(table.moves)}
    bot.end()


def test_names_that_nobody_has() -> None:
    assert not is_policy("boat", "cmd:/no/such/program")
    assert not is_policy("boat", "cmd:'")
    assert not is_policy("boat", "nobody")
    assert all(is_policy("boat", name) for name in policies("boat"))


def test_a_simulation_tells_who_had_to_step_in() -> None:
    name = f"cmd:{sys.executable} -c pass"
    plan = SimulationPlan("boat", (2,), 2, (name, "random"), "1", {"turn_limit": 4})
    results = [simulate_match(plan, 2, number) for number in range(2)]
    counts = summarise(plan, results)["outside"][name]
    assert counts["decisions"] == 4
    assert counts["crashed"] + counts.get("given_up", 0) == 4
