"""From the flags of `alcatraz arena` to a contest; every wrong flag gets its sentence."""

import re
from dataclasses import dataclass, replace
from pathlib import Path

from alcatraz.cli.parsing.complaint import complaint, from_contract
from alcatraz.cli.simulate.plan import Wishes, wished_options
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.message import Message
from alcatraz.matches.arena.contest import Contest, open_match
from alcatraz.matches.outside.bot import is_outside
from alcatraz.matches.policies import is_seat, policies

_GAMES = 400
_SEED = "1"
_BUDGET = re.compile(r"([1-9]\d{0,6})(it|ms|s)")
_LONGEST = 600_000


@dataclass(frozen=True, slots=True)
class ArenaWishes:
    """The flags as they were given; None where one was left out."""

    game: str | None = None
    seats: str | None = None
    games: int | None = None
    budget: str | None = None
    seed: str | None = None
    option: tuple[str, ...] = ()
    edition: Path | None = None
    reduce_variance: bool = False


def new_contest(wishes: ArenaWishes) -> Contest:
    game = wishes.game or DEFAULT_GAME
    if game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    iterations, milliseconds = read_budget(wishes.budget)
    return _tried(
        Contest(
            game=game,
            seats=_seats(wishes.seats, game),
            games=wishes.games or _GAMES,
            seed=_SEED if wishes.seed is None else wishes.seed,
            options=wished_options(Wishes(option=wishes.option, edition=wishes.edition), game),
            iterations=iterations,
            milliseconds=milliseconds,
            reduce_variance=_can_be_valued(game, wished=wishes.reduce_variance),
        )
    )


def _can_be_valued(game: str, *, wished: bool) -> bool:
    if wished and BUNDLES[game].valuation is None:
        raise complaint("analysis-no-valuation", game=game)
    return wished


def resumed_contest(contest: Contest, wishes: ArenaWishes) -> Contest:
    """The contest of a journal; only the number of games may be another one now."""
    if wishes.game not in (None, contest.game) or replace(wishes, game=None, games=None, seats=None) != ArenaWishes():
        raise complaint("arena-resume-flags")
    if contest.game not in BUNDLES:
        raise complaint("cli-no-game", got=contest.game, known=tuple(BUNDLES))
    named = ",".join(contest.seats)
    if wishes.seats != named and (wishes.seats is not None or any(map(is_outside, contest.seats))):
        # A journal from another person must not start programs: they are named again on the command line.
        raise complaint("outside-name-again", flag="--seats", names=named)
    _seats(named, contest.game)
    return _tried(contest if wishes.games is None else replace(contest, games=wishes.games))


def _seats(wished: str | None, game: str) -> tuple[str, ...]:
    known, seats = policies(game), BUNDLES[game].game.seats
    if wished is None:
        raise complaint("arena-no-seats", known=tuple(known))
    names = tuple(name.strip() for name in wished.split(","))
    for name in names:
        if is_outside(name) and not is_seat(game, name):
            raise complaint("outside-no-program", flag="--seats", got=name)
        if not is_seat(game, name):
            raise complaint("arena-unknown-policy", got=name, known=tuple(known))
    if len(names) not in seats:
        raise complaint("arena-seat-count", got=len(names), low=seats[0], high=seats[-1])
    return names


def read_budget(wished: str | None) -> tuple[int | None, int | None]:
    """Iterations or milliseconds."""
    if wished is None:
        return None, None
    found = _BUDGET.fullmatch(wished.strip())
    if found is None:
        raise complaint("arena-bad-budget", got=wished)
    number, unit = int(found[1]), found[2]
    if unit == "it":
        return number, None
    milliseconds = number * (1000 if unit == "s" else 1)
    if milliseconds > _LONGEST:
        raise complaint("arena-bad-budget", got=wished)
    return None, milliseconds


def _tried(contest: Contest) -> Contest:
    """The contest, if its first game can be set up."""
    try:
        open_match(contest, 0)
    except ContractError as error:
        raise from_contract(error, Message("simulate-bad-options")) from error
    return contest
