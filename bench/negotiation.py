"""Experiments on bots that deal: `python -m bench.negotiation --games 100 --seed tuned [experiment …]`.

Every game is another deal, and who is unlike the others sits at another seat in each. Shares come with an interval that
holds in 95 of 100 runs. docs/measurements/negotiation.md tells what was measured.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from alcatraz.games.registry import BUNDLES
from alcatraz.games.scapegoat.bots.dealing.characters import CANNY, HONEST, ROGUE, Character
from alcatraz.games.scapegoat.bots.dealing.hearing import hearing
from alcatraz.games.scapegoat.bots.dealing.speaking import speak
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.matches.dealing import Dealer, Dealing
from alcatraz.talk.heard import Heard
from alcatraz.talk.occasions import ASKED, OPENING, Occasion
from alcatraz.talk.temper import LIVELY, SILENT, Temper

BUNDLE = BUNDLES["scapegoat"]
# Promises everything and keeps nothing: a broken word is worth something by itself.
LIAR = replace(ROGUE, honesty=-0.2, per_round=0.0, never_before=1)


@dataclass(frozen=True)
class Player:
    policy: Policy
    dealer: Dealer | None


def silent(level: str) -> Player:
    return Player(BUNDLE.policies[level], None)


def dealing(level: str, character: Character, talkativeness: str = LIVELY) -> Player:
    policy = BUNDLE.policies[level]

    def talk(view: Json, heard: Heard, occasion: Occasion, budget: Budget) -> list[Json]:
        return speak(view, heard, occasion, budget, character)

    return Player(policy, Dealer(hearing(policy, character), talk, Temper("canny", talkativeness)))


def liar(level: str) -> Player:
    """Says yes to everybody, and promises everybody peace."""
    base = dealing(level, LIAR)
    assert base.dealer is not None

    def talk(view: Json, heard: Heard, occasion: Occasion, budget: Budget) -> list[Json]:
        if occasion.kind == OPENING:
            others = [seat for seat in range(len(view["players"])) if seat != view["you"]]
            return [{"type": "promise", "what": "not_vote_for", "seat": seat} for seat in others][:3]
        if occasion.kind == ASKED:
            statement = next(said for said in heard.talk if said["id"] == occasion.about)
            return BUNDLE.talk.replies(view, statement)[:1] if BUNDLE.talk else []
        return []

    return Player(base.policy, replace(base.dealer, talk=talk))


def voting_for(victim: Callable[[int], int], level: str, seat: int) -> Player:
    def decide(view: Json, decision: Json, budget: Budget) -> Json:
        if decision["kind"] == "vote" and not view.get("pending"):
            return {"type": "vote", "for": victim(seat)}
        return BUNDLE.policies[level](view, decision, budget)

    return Player(decide, None)


def play(players: Sequence[Player], seed: str, iterations: int) -> Json:
    table = Match.new(BUNDLE.game, len(players), seed, {})
    talk = Dealing(BUNDLE, table, [player.dealer for player in players], seed)
    talks = any(player.dealer for player in players)
    votes: list[list[int]] = []
    while deciding := BUNDLE.game.deciding(table.state):
        if talks:
            talk.converse(iterations)
        seat, now = deciding[0], talk.round
        budget = Budget(f"{seed}/{len(table.moves)}", iterations)
        events = table.play(seat, talk.move(seat, players[seat].policy, budget))
        talk.saw(events, now)
        votes += [each["votes"] for each in table.events_json(events, 0) if each["type"] == "votes_revealed"]
    outcome = BUNDLE.game.outcome(table.state)
    assert outcome is not None
    said = {each["id"]: each for each in table.talk}
    return {
        "escaped": outcome.reason == "escape",
        "losers": list(outcome.losers),
        "winners": list(outcome.winners),
        "votes": votes,
        "ledger": [(entry["seat"], entry["status"], said[entry["promise"]]["what"]) for entry in talk.ledger],
        "said": len(table.talk),
    }


def share(count: int, total: int) -> str:
    """A share with its Wilson interval."""
    if not total:
        return "-"
    z, p = 1.96, count / total
    middle = (p + z * z / 2 / total) / (1 + z * z / total)
    half = z * sqrt(p * (1 - p) / total + z * z / 4 / total / total) / (1 + z * z / total)
    return f"{100 * p:.1f} % ({100 * (middle - half):.1f}–{100 * (middle + half):.1f}) of {total}"


def rotated(
    odd: Player, others: Player, players: int, games: int, seed: str, iterations: int
) -> Iterator[tuple[int, Json]]:
    for number in range(games):
        seat = number % players
        seats = [odd if each == seat else others for each in range(players)]
        yield seat, play(seats, f"{seed}/{number}", iterations)


def odd_one(odd: Player, others: Player, games: int, seed: str, iterations: int) -> Json:
    """How one fares among three others."""
    results = list(rotated(odd, others, 4, games, seed, iterations))
    escapes = sum(result["escaped"] for _, result in results)
    left = sum(result["escaped"] and seat in result["losers"] for seat, result in results)
    won = sum(seat in result["winners"] for seat, result in results)
    others_won = sum(len(result["winners"]) - (seat in result["winners"]) for seat, result in results)
    against = sum(
        vote == seat for seat, result in results for votes in result["votes"] for vote in _others(votes, seat)
    )
    cast = sum(len(votes) - 1 for seat, result in results for votes in result["votes"])
    ledger = [entry for seat, result in results for entry in result["ledger"] if entry[0] == seat]
    return {
        "escapes": share(escapes, games),
        "left behind, of escapes": share(left, escapes),
        "wins": share(won, games),
        "fair share": round(won * 3 / max(1, others_won), 3),
        "votes of the others": share(against, cast),
        **_kept(ledger),
    }


def _kept(ledger: Sequence[tuple[int, str, str]]) -> Json:
    """How many promises were kept, and what the broken ones were about."""
    judged = [what for _, status, what in ledger if status in ("kept", "broken")]
    broken = Counter(what for _, status, what in ledger if status == "broken")
    return {"kept": share(len(judged) - broken.total(), len(judged)), "broken": dict(broken.most_common())}


def _others(votes: list[int], seat: int) -> list[int]:
    return [vote for voter, vote in enumerate(votes) if voter != seat]


def everybody(player: Player, games: int, seed: str, iterations: int, players: int = 4) -> Json:
    results = [play([player] * players, f"{seed}/{number}", iterations) for number in range(games)]
    ledger = [entry for result in results for entry in result["ledger"]]
    rounds = sum(len(result["votes"]) for result in results)
    return {
        "escapes": share(sum(result["escaped"] for result in results), games),
        **_kept(ledger),
        "promises a game": round(len(ledger) / games, 1),
        "statements a seat and round": round(sum(result["said"] for result in results) / max(1, rounds) / players, 2),
    }


def coalition(third: Player, level: str, games: int, seed: str, iterations: int) -> Json:
    """Two of three always vote for the third."""
    left = wins = wrecks = 0
    for number in range(games):
        seat = number % 3
        mob = [voting_for(lambda _, victim=seat: victim, level, each) for each in range(3)]  # type: ignore[misc]
        players = [third if each == seat else mob[each] for each in range(3)]
        result = play(players, f"{seed}/{number}", iterations)
        left += result["escaped"] and seat in result["losers"]
        wins += seat in result["winners"]
        wrecks += not result["escaped"]
    return {
        "left behind": share(left, games),
        "wins": share(wins, games),
        "wins or wrecks": share(wins + wrecks, games),
    }


def experiments(level: str) -> dict[str, Callable[[int, str, int], Json]]:
    unpunished = {name: replace(each, resentment=0.0) for name, each in (("honest", HONEST), ("canny", CANNY))}
    return {
        "four-talkers": lambda *a: everybody(dealing(level, CANNY), *a),
        "four-silent": lambda *a: everybody(silent(level), *a),
        "four-honest": lambda *a: everybody(dealing(level, HONEST), *a),
        "four-rogues": lambda *a: everybody(dealing(level, ROGUE), *a),
        "talker-among-silent": lambda *a: odd_one(dealing(level, CANNY), dealing(level, CANNY, SILENT), *a),
        "twin-among-silent": lambda *a: odd_one(dealing(level, CANNY, SILENT), dealing(level, CANNY, SILENT), *a),
        "rogue-unpunished": lambda *a: odd_one(dealing(level, ROGUE), dealing(level, unpunished["honest"]), *a),
        "rogue-punished": lambda *a: odd_one(dealing(level, ROGUE), dealing(level, HONEST), *a),
        "liar-among-canny": lambda *a: odd_one(liar(level), dealing(level, CANNY), *a),
        "mute-among-canny": lambda *a: odd_one(silent(level), dealing(level, CANNY), *a),
        "keeper-among-canny": lambda *a: odd_one(dealing(level, HONEST), dealing(level, CANNY), *a),
        "third-against-two": lambda *a: coalition(dealing(level, CANNY), level, *a),
        "silent-third-against-two": lambda *a: coalition(silent(level), level, *a),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--level", default="inmate")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="tuned")
    parser.add_argument("--iterations", type=int, default=24)
    given = parser.parse_args()
    known = experiments(given.level)
    for name in given.names or known:
        # All on the same deals, so that luck cancels out where they are compared.
        found = known[name](given.games, given.seed, given.iterations)
        print(json.dumps({"experiment": name, "level": given.level, "seed": given.seed, **found}, ensure_ascii=False))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
