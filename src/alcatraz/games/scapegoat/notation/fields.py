"""The fields of positions, views and options of The Scapegoat: what each holds, what it means, its default.

The readers take names, limits and defaults from here; tools/game_docs makes the reference pages, the JSON Schema and
the types of the page; a test compares them with what is written.
"""

from typing import Final

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import MOST_BONUS, MOST_GUARDS, MOST_OFFERS
from alcatraz.games.scapegoat.model.rulings import PLAYABLE
from alcatraz.games.scapegoat.model.state import ACTIONS, PENDING, PHASES
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.games.scapegoat.notation.types import (
    CARD,
    CARD_LIST,
    ITEM_LIST,
    LAYOUT,
    LOCATION,
    PHASE,
    REASON,
    SEAT,
    SEATS,
    TASK,
    TASK_ID,
)
from alcatraz.kernel.notation.schema import (
    AnyOf,
    Computed,
    Field,
    Flag,
    ListOf,
    Names,
    Number,
    Object,
    OrNull,
    PerName,
    Record,
    Text,
    Type,
)
from alcatraz.kernel.notation.shared_fields import FORMAT_FIELD, YOU, chance_field, decisions_field, game_field

_MANY: Final = 1_000_000
_RULINGS: Final = ListOf(Names("ruling", PLAYABLE))
_PLAN: Final = Text("letters of elements, in order")
_TASKS: Final = ListOf(TASK_ID)

# -- parts of a position ---------------------------------------------------------------------------

SHEET: Final = Record(
    "sheet",
    (
        Field("at", LOCATION, "Where the prisoner stands."),
        Field("stamina", Number(0, 9), "Stamina; the edition sets the limit, usually 3.", 0),
        Field("cash", Number(0, 9), "Cash; the edition sets the limit, usually 3.", 0),
        Field("items", ITEM_LIST, "The items on the sheet; the edition sets the limit, usually 3.", []),
        Field("plan", _PLAN, "The elements of the plan that are marked.", ""),
        Field("blackmail", CARD_LIST, "The blackmail cards in the hand.", []),
    ),
)
OFFER: Final = Record("offer", MOVES.kind(moves.TRADE).record().fields)
REFUSED_TASK: Final = Record("refused_completion", MOVES.kind(moves.COMPLETE).record().fields)
TURN: Final = Record(
    "turn",
    (
        Field("seat", SEAT, "Whose turn it is.", Computed("the Scapegoat")),
        Field("ap", Number(0, 99), "Action points left.", Computed("all that a turn starts with")),
        Field("stamina_used", Flag(), "Whether Stamina was spent in this turn.", False),
        Field("stolen", Flag(), "Whether something was stolen in this turn.", False),
        Field("used", ListOf(LOCATION), "The locations whose function was used in this turn.", []),
        Field("bribes", PerName(LOCATION, Number(0, 15)), "How many guards are bribed, by location.", {}),
        Field(
            "offers", Number(0, MOST_OFFERS), "Trades offered in this turn.", Computed("0; 1 if an offer is pending")
        ),
        Field(
            "refused",
            ListOf(AnyOf((OFFER, REFUSED_TASK))),
            "Trades that were declined in this turn, and completions to which an owner did not agree.",
            [],
        ),
    ),
)
EFFECTS: Final = Record(
    "effects",
    (
        Field("assembly", Number(0, 9), "How often Assembly was played this round.", 0),
        Field("false_alarm", Number(0, 9), "How often False alarm was played this round.", 0),
        Field("lockdown", ListOf(LOCATION), "The locations under lockdown.", []),
        Field("isolated", SEATS, "The players who skip their turn.", []),
    ),
)
OUTCOME: Final = Record(
    "outcome",
    (
        Field("reason", REASON, "Why the game ended."),
        Field("winners", SEATS, "Who won.", []),
        Field("losers", SEATS, "Who lost.", []),
    ),
)


def _pending(kind: str, *fields: Field) -> Record:
    return Record(f"pending_{kind}", fields, (("kind", kind),))


# By kind, in the order of the numbers in model/state.py.
PENDING_CHOICES: Final = (
    _pending("trade", *OFFER.fields),
    _pending("move_guard", Field("left", Number(1, 9), "How many guards may still be moved.")),
    _pending("keep", Field("cards", ListOf(CARD, 1, 3), "The cards of which one is kept.")),
    _pending("leave_behind", Field("tied", SEATS, "The players of whom one stays.", [])),
    _pending(
        "consent",
        *REFUSED_TASK.fields,
        Field("asked", SEATS, "The owners who have not yet answered.", []),
    ),
    _pending("choose_card", Field("from", SEAT, "The player whose hand is shown.")),
    _pending("hand_over", Field("from", SEAT, "The player who chooses what is stolen from them.")),
    _pending("break_tie", Field("tied", SEATS, "The players of whom one is elected.", [])),
    _pending(
        "names",
        Field("tied", SEATS, "The players of whom one stays.", []),
        Field("named", ListOf(OrNull(SEAT)), "By seat, who was named; null if nobody was.", Computed("nobody yet")),
    ),
    _pending(
        "patrol",
        Field("from", LOCATION, "Where the guards come from."),
        Field("left", Number(1, 2), "How many guards must still be moved."),
    ),
)
assert tuple(each.constants[0][1] for each in PENDING_CHOICES) == PENDING[1:]

# -- positions -------------------------------------------------------------------------------------

_EDITION: Final = Field(
    "edition",
    Object("the content of an edition file"),
    "The component values, if they are not the built-in ones.",
    Computed("the built-in edition"),
    sometimes=True,
)
_RULINGS_FIELD: Final = Field(
    "rulings", _RULINGS, "The rules that the table plays by their alternative.", [], sometimes=True
)

POSITION: Final = Record(
    "position",
    (
        FORMAT_FIELD,
        game_field("scapegoat"),
        _EDITION,
        _RULINGS_FIELD,
        Field("round", Number(1, _MANY), "The round.", 1),
        Field("phase", PHASE, "The phase of the round.", PHASES[ACTIONS]),
        Field("layout", LAYOUT, "The locations, row by row.", Computed("the order of the ids")),
        Field("gold", ListOf(LOCATION), "The locations that lie gold side up.", []),
        Field("guards", PerName(LOCATION, Number(0, MOST_GUARDS)), "The guards in each location.", {}),
        Field(
            "items",
            PerName(LOCATION, ITEM_LIST),
            "The tokens in each location.",
            Computed("in the locations that are not named: the tokens that are left, by S-11.1"),
        ),
        Field("tasks", PerName(LOCATION, TASK), "The task in each location that has one.", {}),
        Field("players", ListOf(SHEET, 3, 4), "The prisoners' sheets, one per seat."),
        Field("scapegoat", SEAT, "The Scapegoat; before the election that of the last round.", 0),
        Field("bonus", Number(1, MOST_BONUS), "The Scapegoat's bonus.", 1),
        Field("turn", OrNull(TURN), "The turn that is played; null outside the actions.", Computed("the Scapegoat's")),
        Field("effects", EFFECTS, "What lasts until the end of the round.", Computed("none")),
        Field("votes", ListOf(OrNull(SEAT)), "The vote of each seat, null if not cast.", Computed("none cast")),
        Field(
            "pending",
            OrNull(AnyOf(PENDING_CHOICES, "pending_choice")),
            "A choice that must be made before the turn goes on.",
            None,
        ),
        Field("task_deck", _TASKS, "The task cards, the top card first.", Computed("all cards not seen, shuffled")),
        Field("task_deck_known", Number(0, _MANY), "How many cards at the bottom everybody has seen.", 0),
        Field(
            "blackmail_deck",
            CARD_LIST,
            "The blackmail cards, the top card first.",
            Computed("all cards not seen, shuffled"),
        ),
        Field("blackmail_discard", CARD_LIST, "The discard pile, the top card first.", []),
        Field("outcome", OrNull(OUTCOME), "How the game ended.", None),
        chance_field(),
    ),
)

# -- views -----------------------------------------------------------------------------------------

PRISONER: Final = Record(
    "prisoner",
    (
        *SHEET.without("blackmail"),
        Field("blackmail_count", Number(0), "How many blackmail cards are in the hand.", instead_of="blackmail"),
        Field("blackmail", CARD_LIST, "The cards: your own, and the hand that you choose a card of.", sometimes=True),
    ),
)
HIDDEN_KEEP: Final = Record(
    "pending_hidden_keep",
    (Field("cards_count", Number(1, 3), "From how many cards another player chooses.", instead_of="cards"),),
    (("kind", "keep"),),
)
PENDING_SEEN: Final = AnyOf((*PENDING_CHOICES, HIDDEN_KEEP), "pending")
STAYS: Final = Record(
    "stays",
    (
        Field("indispensable", SEATS, "The players without whom the plan is not complete."),
        Field("alone", ListOf(_PLAN), "By seat, the elements that nobody else has marked."),
        Field("stays", OrNull(SEAT), "Who would stay now, if that is one player."),
        Field("tied", SEATS, "The players of whom one would be chosen (S-10.5)."),
    ),
)
# Offers are too many to list: one template per partner.
TRADE_TEMPLATE: Final = Record("trade_template", (OFFER.by_name["with"],), (("type", "trade"),))
VIEW: Final = Record(
    "prison_view",
    (
        *POSITION.without("players", "votes", "pending", "task_deck", "task_deck_known", "blackmail_deck", "chance"),
        Field("task_deck_count", Number(0), "How many task cards are in the deck.", instead_of="task_deck"),
        Field("task_deck_bottom", _TASKS, "The known cards at its bottom.", instead_of="task_deck_known"),
        Field("tasks_gone", _TASKS, "The task cards that have left the game."),
        Field("blackmail_deck_count", Number(0), "How many cards are in the deck.", instead_of="blackmail_deck"),
        Field("voted", SEATS, "Who has voted.", instead_of="votes"),
        Field("stays", STAYS, "Who would stay behind, from what lies open (S-10)."),
        YOU,
        Field("players", ListOf(PRISONER, 3, 4), "The prisoners, one per seat.", instead_of="players"),
        Field("votes", ListOf(OrNull(SEAT)), "Your own vote, null for all others.", instead_of="votes"),
        Field("pending", OrNull(PENDING_SEEN), "A choice that must be made first.", instead_of="pending"),
        decisions_field(AnyOf((MOVES.json_type(), TRADE_TEMPLATE))),
    ),
)
# What a view has and a position does not.
ONLY_IN_VIEWS: Final = VIEW.names() - POSITION.names()

# -- options of a new game -------------------------------------------------------------------------

SIDES: Final = ("silver", "gold", "random")
_RANDOM: Final = Names("random", ("random",))
_SIDES: Final[Type] = Names("sides", SIDES)
OPTIONS: Final = Record(
    "options",
    (
        Field("layout", AnyOf((_RANDOM, LAYOUT)), "The locations, row by row, or drawn.", "random"),
        Field("sides", AnyOf((_SIDES, ListOf(LOCATION))), "Which sides are up; a list names the gold ones.", "silver"),
        _EDITION,
        _RULINGS_FIELD,
    ),
)
