"""From the flags of `alcatraz ladder`, or the file of an earlier one, to a ladder; every mistake gets its sentence."""

from dataclasses import dataclass, replace
from pathlib import Path

from alcatraz.cli.arena.plan import read_budget
from alcatraz.cli.files.json_file import json_object
from alcatraz.cli.parsing.complaint import complaint, from_contract
from alcatraz.cli.simulate.plan import Wishes, wished_options
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.matches.arena.contest import open_match
from alcatraz.matches.ladder.ladder import Ladder
from alcatraz.matches.outside.bot import is_outside
from alcatraz.matches.policies import is_seat, policies

_GAMES = 40
_SEED = "1"


@dataclass(frozen=True, slots=True)
class LadderWishes:
    """The flags as they were given; None where one was left out."""

    game: str | None = None
    bots: str | None = None
    players: int | None = None
    games: int | None = None
    budget: str | None = None
    seed: str | None = None
    option: tuple[str, ...] = ()


def new_ladder(wishes: LadderWishes) -> Ladder:
    game = wishes.game or DEFAULT_GAME
    if game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    bundle = BUNDLES[game]
    iterations, milliseconds = read_budget(wishes.budget)
    ladder = Ladder(
        game=game,
        bots=_bots(wishes.bots, game),
        players=wishes.players or bundle.usual_players,
        games=wishes.games or _GAMES,
        seed=_SEED if wishes.seed is None else wishes.seed,
        options=wished_options(Wishes(option=wishes.option), game),
        iterations=iterations,
        milliseconds=milliseconds,
    )
    try:
        open_match(ladder.contest(0), 0)
    except ContractError as error:
        raise from_contract(error, Message("simulate-bad-options")) from error
    return ladder


def earlier_ladder(path: Path, wishes: LadderWishes) -> tuple[Ladder, list[Json]]:
    """A ladder from its file, with its results. Programs are started only if they are named on the command line."""
    if replace(wishes, bots=None) != LadderWishes():
        raise complaint("ladder-again-flags")
    data = json_object(str(path))
    try:
        ladder, results = Ladder.from_json(data["ladder"]), data["results"]
        tables = ladder.tables()
    except (KeyError, TypeError):
        raise complaint("ladder-bad-file", file=str(path)) from None
    if ladder.game not in BUNDLES or not isinstance(results, list) or not tables:
        raise complaint("ladder-bad-file", file=str(path))
    named = ",".join(ladder.bots)
    if wishes.bots != named and (wishes.bots is not None or any(map(is_outside, ladder.bots))):
        raise complaint("outside-name-again", flag="--bots", names=named)
    _bots(named, ladder.game)
    return ladder, results


def _bots(wished: str | None, game: str) -> tuple[str, ...]:
    known = tuple(policies(game))
    names = tuple(dict.fromkeys(name.strip() for name in (wished or "").split(",") if name.strip()))
    if len(names) < 2:
        raise complaint("ladder-no-bots", known=known)
    for name in names:
        if is_outside(name) and not is_seat(game, name):
            raise complaint("outside-no-program", flag="--bots", got=name)
        if not is_seat(game, name):
            raise complaint("ladder-unknown-bot", got=name, known=known)
    return names
