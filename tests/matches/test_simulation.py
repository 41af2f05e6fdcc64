"""Many matches: the same on one core or many, counted rightly, and able to go on after a break."""

import json
import pickle
from pathlib import Path

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.matches import journal
from alcatraz.matches.simulation.plan import BotErred, SimulationPlan, simulate_match
from alcatraz.matches.simulation.summary import summarise
from alcatraz.matches.workers import simulate
from alcatraz.records.record import replay

PLAN = SimulationPlan("scapegoat", (3, 4), 8, ("random",), "1", {"sides": "random"})
BOAT = SimulationPlan("boat", (2,), 4, ("random",), "x", {"turn_limit": 80})


def played(plan: SimulationPlan, jobs: int = 1) -> list[Json]:
    return list(simulate(plan, list(plan.matches()), jobs))


def test_two_processes_give_the_same_as_one() -> None:
    assert played(PLAN, jobs=2) == played(PLAN)


def test_a_match_depends_on_its_own_number_only() -> None:
    assert simulate_match(PLAN, 4, 5) == next(r for r in played(PLAN) if (r["players"], r["game"]) == (4, 5))


def test_one_policy_per_seat() -> None:
    plan = SimulationPlan("scapegoat", (3, 4), 1, ("a", "b", "c", "d"), "1")
    assert plan.seats(4) == ("a", "b", "c", "d")
    assert plan.seats(3) == ("a", "b", "c")


def test_records_rebuild_and_name_their_bots(tmp_path: Path) -> None:
    simulate_match(BOAT, 2, 3, tmp_path)
    data = json.loads((tmp_path / "boat-2-00003.json").read_text())
    assert data["seats"] == [{"policy": "random"}, {"policy": "random"}]
    assert len(data["checkpoints"]) == len(data["moves"])
    assert len(replay(BUNDLES["boat"].game, data).moves) == len(data["moves"])


def test_a_bot_that_errs_is_named_even_from_another_process() -> None:
    error = BotErred(4, 12, (Message("error-game-over"),))
    assert pickle.loads(pickle.dumps(error)).problems == error.problems


def test_journal_keeps_all_but_a_line_cut_off(tmp_path: Path) -> None:
    results = played(BOAT)
    path = tmp_path / "journal"
    with journal.begin(path, BOAT, results):
        pass
    assert journal.read(path) == (BOAT, results)
    path.write_text(path.read_text()[:-40])
    assert journal.read(path) == (BOAT, results[:-1])


@pytest.mark.parametrize("text", ["", "no", "[]", '{"plan": 3}', '{"plan": {"game": "boat"}}'])
def test_other_files_are_no_journals(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other"
    path.write_text(text)
    with pytest.raises(journal.BadJournal):
        journal.read(path)


def test_summary_counts_endings_seats_and_uses() -> None:
    def result(game: int, reason: str, winners: list[int], by_seat: list[int]) -> Json:
        losers = [seat for seat in range(3) if seat not in winners]
        uses = {"cards": {"patrol": by_seat}} if any(by_seat) else {}
        numbers = {"rounds": 5 + game, "tasks": 4}
        return {
            "players": 3, "game": game, "seed": "", "reason": reason, "winners": winners, "losers": losers,
            "decisions": 100, "numbers": numbers, "uses": uses,
        }  # fmt: skip

    plan = SimulationPlan("scapegoat", (3,), 3, ("random",), "1")
    results = [
        result(0, "escape", [0, 1], [2, 0, 1]),
        result(1, "escape", [1, 2], [0, 0, 0]),
        result(2, "guards", [], [1, 0, 0]),
    ]
    [table] = summarise(plan, results)["tables"]
    assert table["endings"] == {"escape": 2, "guards": 1}
    assert table["won"] == 2
    assert table["numbers"]["rounds"] == {"mean": 6.0, "least": 5, "most": 7, "counts": {"5": 1, "6": 1, "7": 1}}
    assert table["lengths"] == {"escape": {"5": 1, "6": 1}, "guards": {"7": 1}}
    assert [(seat["won"], seat["stayed"]) for seat in table["seats"]] == [(1, 1), (2, 0), (1, 1)]
    assert table["uses"]["cards"]["patrol"] == {"uses": 4, "games": 2, "games_won": 1, "users": 3, "users_won": 1}
