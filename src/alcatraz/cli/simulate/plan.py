"""From the flags of `alcatraz simulate` to a plan; every wrong flag gets its sentence."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from alcatraz.cli.edition.edition_files import checked_edition
from alcatraz.cli.parsing.complaint import WRONG_USE, complaint, from_contract
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.matches.outside.bot import is_outside
from alcatraz.matches.policies import is_seat, policies
from alcatraz.matches.simulation.plan import SimulationPlan, open_table

_GAMES = 1000
_SEED = "1"


@dataclass(frozen=True, slots=True)
class Wishes:
    """The flags as they were given; None where one was left out."""

    game: str | None = None
    games: int | None = None
    players: str | None = None
    policy: str | None = None
    seed: str | None = None
    sides: str | None = None
    option: tuple[str, ...] = ()
    edition: Path | None = None
    iterations: int | None = None


def new_plan(wishes: Wishes) -> SimulationPlan:
    game = wishes.game or DEFAULT_GAME
    if game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    players = _players(wishes.players, BUNDLES[game].game.seats)
    plan = SimulationPlan(
        game=game,
        players=players,
        games=wishes.games or _GAMES,
        policies=_policies(wishes.policy, game, players),
        seed=_SEED if wishes.seed is None else wishes.seed,
        options=wished_options(wishes, game),
        iterations=wishes.iterations,
    )
    return _tried(plan)


def resumed_plan(plan: SimulationPlan, wishes: Wishes) -> SimulationPlan:
    """The plan of a journal; only the number of games may be another one now."""
    if wishes.game not in (None, plan.game) or replace(wishes, game=None, games=None, policy=None) != Wishes():
        raise complaint("simulate-resume-flags")
    named = ",".join(plan.policies)
    if wishes.policy != named and (wishes.policy is not None or any(map(is_outside, plan.policies))):
        # A journal from another person must not start programs: they are named again on the command line.
        raise complaint("outside-name-again", flag="--policy", names=named)
    if plan.game not in BUNDLES or not all(is_seat(plan.game, name) for name in plan.policies):
        raise complaint("simulate-resume-unknown", game=plan.game, policies=plan.policies)
    return _tried(plan if wishes.games is None else replace(plan, games=wishes.games))


def _players(wished: str | None, seats: range) -> tuple[int, ...]:
    if wished is None:
        return (seats[-1],)
    found = []
    for part in wished.split(","):
        if not part.strip().isdecimal() or int(part) not in seats:
            raise complaint("simulate-bad-players", got=part.strip(), low=seats[0], high=seats[-1])
        found.append(int(part))
    return tuple(dict.fromkeys(found))


def _policies(wished: str | None, game: str, players: tuple[int, ...]) -> tuple[str, ...]:
    known = policies(game)
    if wished is None:
        return (BUNDLES[game].stand_in,)
    names = tuple(name.strip() for name in wished.split(","))
    for name in names:
        if is_outside(name) and not is_seat(game, name):
            raise complaint("outside-no-program", flag="--policy", got=name)
        if not is_seat(game, name):
            raise complaint("simulate-unknown-policy", got=name, known=tuple(known))
    if len(names) not in (1, max(players)):
        raise complaint("simulate-policy-count", got=len(names), players=max(players))
    return names


def wished_options(wishes: Wishes, game: str) -> Json:
    """The options of a new game, from all flags that say one."""
    options: Json = {}
    for entry in wishes.option:
        name, equals, value = entry.partition("=")
        if not equals or not name.strip():
            raise complaint("simulate-bad-option", got=entry)
        options[name.strip()] = _option_value(value)
    if wishes.sides is not None:
        named = [side.strip() for side in wishes.sides.split(",") if side.strip()]
        options["sides"] = named if "," in wishes.sides else wishes.sides
    if wishes.edition is not None:
        options["edition"] = checked_edition(wishes.edition, game, code=WRONG_USE)
    return options


def _option_value(text: str) -> Any:
    """JSON, or a word that needs no quotes."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _tried(plan: SimulationPlan) -> SimulationPlan:
    """The plan, if its first matches can be set up."""
    for players in plan.players:
        try:
            open_table(plan, players, 0)
        except ContractError as error:
            raise from_contract(error, Message("simulate-bad-options")) from error
    return plan
