"""Playing at random, the policy that every other one is measured against; and all the policies of a game."""

from collections.abc import Mapping

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.decision import listed_moves
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import RANDOM, Budget, Policy
from alcatraz.matches.outside.bot import can_start, is_outside, outside_bot
from alcatraz.talk.temper import TALKATIVENESS, split_level


def play_at_random(view: Json, decision: Json, budget: Budget) -> Json:
    """Any listed move, each as likely as the others; templates are left alone."""
    moves = listed_moves(decision)
    chosen: Json = moves[draw(key_of(budget.seed), 0, len(moves))]
    return chosen


POLICIES: dict[str, Policy] = {RANDOM: play_at_random}


def policies(game_id: str) -> Mapping[str, Policy]:
    """Every policy that can play this game, by name: those of all games first."""
    return {**POLICIES, **BUNDLES[game_id].policies}


def policy_named(game_id: str, name: str) -> Policy:
    """A policy of the game, or a program from outside (`cmd:./mybot`). Raises KeyError if there is none."""
    known = policies(game_id)
    if not is_outside(name):
        return known[name]
    # A program that fails is replaced by the game's stand-in.
    return outside_bot(game_id, name, known[BUNDLES[game_id].stand_in])


def base_policy(game_id: str, name: str) -> Policy:
    """The same for a seat that may have a temper, as in `inmate:canny:lively`: the policy without it."""
    return policy_named(game_id, name if is_outside(name) else split_level(name)[0])


def is_seat(game_id: str, name: str) -> bool:
    """Whether a policy with or without a temper plays this game."""
    level, character, talkativeness = split_level(name)
    if is_outside(name) or not character:
        return is_policy(game_id, name)
    company = BUNDLES[game_id].company
    tempered = company is not None and level in company.hearing and character in company.characters
    return tempered and (not talkativeness or talkativeness in TALKATIVENESS)


def is_policy(game_id: str, name: str) -> bool:
    """Whether policy_named finds it: a program must at least be there to be started."""
    return can_start(name) if is_outside(name) else name in policies(game_id)
