"""The options of a new game (S-2.1): how the tiles lie, which sides are up, whose component values and rulings."""

from alcatraz.games.scapegoat.model.components import EVERYWHERE, LOCATIONS, PLACES, mask_of
from alcatraz.games.scapegoat.model.rulings import PLAYABLE
from alcatraz.games.scapegoat.model.state import Prison, State
from alcatraz.games.scapegoat.notation.fields import OPTIONS, SIDES
from alcatraz.games.scapegoat.notation.layout_fields import read_edition_field, read_layout
from alcatraz.games.scapegoat.rules.setup import set_up
from alcatraz.kernel.chance import Seed, key_of
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.declared import DeclaredFields
from alcatraz.kernel.notation.rulings import read_rulings


def new_game(players: int, seed: Seed, options: Json, seats: range) -> State:
    """S-2: a game at its start. Raises bad_options with every problem at once."""
    fields = DeclaredFields(OPTIONS, options, "options")
    if players not in seats:
        fields.problem("error-players", "players", low=seats[0], high=seats[-1], got=players)
    edition = read_edition_field(fields)
    layout = _fixed_layout(fields)
    gold = _fixed_sides(fields)
    rulings = read_rulings(fields, PLAYABLE)
    fields.finish()
    if fields.problems:
        raise ContractError("bad_options", *fields.problems)
    prison = Prison(edition, layout or list(range(PLACES)), gold or 0, list(edition.tasks))
    dealer = State(prison, players, key_of(seed), 0)
    if layout is None:
        layout = list(dealer.shuffle(list(range(PLACES))))
    if gold is None:
        gold = mask_of([place for place in range(PLACES) if dealer.below(2)])
    prison = Prison(edition, layout, gold, list(edition.tasks), rulings)
    return set_up(prison, players, dealer.key, dealer.draws)


def _fixed_layout(fields: DeclaredFields) -> list[int] | None:
    """The layout that was asked for; None for a random one, the default."""
    value = fields.value("layout")
    return None if value == "random" else read_layout(fields, value)


def _fixed_sides(fields: DeclaredFields) -> int | None:
    """The locations that lie gold side up; None if that is drawn."""
    value = fields.value("sides")
    if isinstance(value, list):
        return mask_of(fields.choices("sides", LOCATIONS))
    side = SIDES[fields.checked_choice(value, fields.name("sides"), SIDES)]
    if side == "random":
        return None
    return EVERYWHERE if side == "gold" else 0
