"""How a table begins: a new game, a position, a record, or a view completed at random. And which games there are."""

from collections.abc import Iterator
from dataclasses import dataclass

from alcatraz.api.checks import (
    checked_game,
    checked_object,
    checked_options,
    checked_players,
    checked_texts,
    game_named_in,
)
from alcatraz.api.errors import public_errors
from alcatraz.api.table import Table
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import AUTHORITY, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.notation.seed import checked_seed
from alcatraz.locale.texts import DEFAULT_LANGUAGE
from alcatraz.matches.policies import policies
from alcatraz.records import record as records


@dataclass(frozen=True, slots=True)
class GameInfo:
    """One of the games: the id that `new` takes, its title, the possible numbers of players, the names of its bots."""

    id: str
    title: str
    players: range
    policies: tuple[str, ...]


def list_games(language: str = DEFAULT_LANGUAGE) -> list[GameInfo]:
    """Every game that can be played, the default one first."""
    with public_errors():
        words = checked_texts(language)
    return [
        GameInfo(name, words.say(f"game-{name}"), bundle.game.seats, tuple(policies(name)))
        for name, bundle in BUNDLES.items()
    ]


def new(game: str, players: int, seed: Seed = 0, options: Json | None = None) -> Table:
    """A table at the start of a new game. The same seed, a whole number or a text, gives the same game.

    Raises InputError of the kind bad_options with every wrong option at once.
    """
    with public_errors():
        rules = checked_game(game).game
        return Table(Match.new(rules, checked_players(players, rules.seats), seed, checked_options(options)))


def load(position: Json, seed: Seed = 0) -> Table:
    """A table that continues from a position, in the game that the position names (The Scapegoat if it names none).

    The seed draws what a position written by hand leaves open. Raises InputError of the kind bad_position with every
    problem at once.
    """
    with public_errors():
        data = checked_object(position, "position")
        return Table(Match.from_position(game_named_in(data, "bad_position").game, data, seed))


def replay(record: Json) -> Table:
    """The table at the end of a record. Raises BrokenRecord if the record does not rebuild to the same end."""
    with public_errors():
        data = checked_object(record, "record")
        return Table(records.replay(game_named_in(data, "bad_record").game, data))


def replay_steps(record: Json) -> Iterator[tuple[Table, list[Json]]]:
    """The table at the start of a record and after every move, each with the events of that move.

    It is the same table each time; `copy` keeps one. Raises BrokenRecord at the first move that cannot be played or
    leads elsewhere than its checkpoint says.
    """
    with public_errors():
        data = checked_object(record, "record")
        for table, events in records.replay_events(game_named_in(data, "bad_record").game, data):
            yield Table(table, events), table.events_json(events, AUTHORITY)


def imagine(view: Json, seed: Seed = 0) -> Table:
    """A table that fits the view of a seat: what the view hides is drawn from the seed. For bots that search.

    The view must be one that `Table.view` or a server made; it is not checked.
    """
    with public_errors():
        data = checked_object(view, "view")
        game = game_named_in(data, "bad_position").game
        state = game.imagine(data, checked_seed(seed))
        return Table(Match.from_position(game, game.position(state), seed))
