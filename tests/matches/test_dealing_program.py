"""A program from outside that hears and speaks: the example deals with the bots of the house."""

import sys
from pathlib import Path

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.match import Match
from alcatraz.matches.dealing import dealing_at, play_dealing
from alcatraz.matches.outside.bot import take_all_counts
from alcatraz.matches.policies import base_policy
from alcatraz.matches.simulation.plan import SimulationPlan, simulate_match

EXAMPLE = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'dealing_bot.py'}"
BUNDLE = BUNDLES["scapegoat"]


def test_the_example_proposes_agrees_and_keeps_its_word() -> None:
    names = [EXAMPLE, "inmate:canny:lively", "inmate:canny:lively"]
    seed: Seed = "a program deals"
    table = Match.new(BUNDLE.game, 3, seed, {})
    talk = dealing_at(BUNDLE, table, names, seed)
    assert talk is not None
    take_all_counts()
    for _ in play_dealing(table, [base_policy("scapegoat", name) for name in names], talk, seed, iterations=8):
        pass
    own = [said for said in table.talk if said["seat"] == 0]
    assert {"propose_vote", "promise"} <= {said["type"] for said in own}
    promises = [entry["status"] for entry in talk.ledger if entry["seat"] == 0]
    assert promises
    assert "broken" not in promises
    assert take_all_counts()[EXAMPLE].keys() == {"decisions"}


def test_simulations_with_talk_depend_on_their_seed_alone() -> None:
    plan = SimulationPlan("scapegoat", (3,), 1, ("rookie:canny:lively",), "talk", iterations=1)
    assert simulate_match(plan, 3, 0) == simulate_match(plan, 3, 0)
