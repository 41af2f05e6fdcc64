"""Complete positions from where people have one: the setup of a new game, a move of a record, a view of a table."""

from itertools import islice
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.errors import malformed
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.notation.fields import echo
from alcatraz.locale.texts import Texts
from alcatraz.records.record import replay_steps

# The state of the generator: whoever arranges a position does not arrange the luck that follows.
CHANCE = "chance"


def bundle_of(data: Json) -> GameBundle:
    """The game that a position, a view or a record names. Raises no_game."""
    return bundle_called(data.get("game"))


def bundle_called(name: Any) -> GameBundle:
    if not isinstance(name, str) or name not in BUNDLES:
        raise malformed("json-not-one-of", field="game", allowed=tuple(BUNDLES), got=echo(name))
    return BUNDLES[name]


def arranged(position: Json) -> Json:
    """A position without the state of the generator."""
    return {name: value for name, value in position.items() if name != CHANCE}


def set_up(bundle: GameBundle, players: int, seed: Seed, options: Json) -> Json:
    """A game at its start. Raises bad_options."""
    return arranged(Match.new(bundle.game, players, seed, options).position())


def seen(bundle: GameBundle, view: Json, seed: Seed) -> Json:
    """A position that looks like this view; what the view hides is dealt by the seed. Raises bad_position."""
    return arranged(bundle.game.position(bundle.game.imagine(view, seed)))


def recorded(bundle: GameBundle, record: Json, at: int, words: Texts) -> Json:
    """The position of a record after so many moves, and every move of it in words. Raises bad_record."""
    steps = replay_steps(bundle.game, record)
    table = next(islice(steps, 1))
    words = words.named(bundle.words.names(bundle.game.view(table.state, SPECTATOR), words.language))
    moves: list[Json] = []
    position = table.position()
    for entry in record["moves"]:
        view = bundle.game.view(table.state, entry["seat"] if 0 <= entry["seat"] < table.players else SPECTATOR)
        # Played before it is put into words: a move that cannot be played is reported as such.
        table = next(steps)
        moves.append({"seat": entry["seat"], "text": words.tell(bundle.words.move(view, entry["move"]))})
        if len(moves) == at:
            position = table.position()
    return {"moves": moves, "at": min(at, len(moves)), "position": arranged(position)}
