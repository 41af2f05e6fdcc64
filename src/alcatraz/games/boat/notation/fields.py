"""The fields of positions, views and options of Alcatraz (1999): what each holds, what it means, its default.

The readers take names, limits and defaults from here; tools/game_docs makes the reference pages, the JSON Schema and
the types of the page; a test compares them with what is written.
"""

from typing import Final

from alcatraz.games.boat.model.rulings import ALTERNATIVES
from alcatraz.games.boat.notation.board_fields import MANY, guards_json
from alcatraz.games.boat.notation.move_table import MOVES
from alcatraz.games.boat.notation.types import GUARD_COLUMNS, REASON, ROW, SEAT, SEATS, WHERE
from alcatraz.games.boat.rules.board import PRISONERS, START
from alcatraz.kernel.notation.schema import AnyOf, Computed, Field, Flag, ListOf, Names, Number, OrNull, Record
from alcatraz.kernel.notation.shared_fields import FORMAT_FIELD, YOU, chance_field, decisions_field, game_field

_RANDOM: Final = Names("random", ("random",))
_START: Final = guards_json(list(START))

AGREEMENT: Final = Record(
    "agreement",
    (
        Field("alarm", Flag(), "Whether the alarm is played (B-5.4).", True),
        Field("own_capture", Flag(), "Whether a move may send one's own prisoner back to the cell (B-3.4).", False),
        # B-6.1
        Field("turn_limit", OrNull(Number(1, MANY)), "After how many turns the game is drawn; null for never.", 1000),
        Field(
            "rulings",
            ListOf(Names("ruling", ALTERNATIVES)),
            "The rules that the table plays by their alternative.",
            [],
            sometimes=True,
        ),
    ),
)
OUTCOME: Final = Record(
    "outcome",
    (
        Field("reason", REASON, "Why the game ended."),
        Field("winners", SEATS, "Who won; nobody in a draw."),
        Field("losers", SEATS, "Who lost; nobody in a draw."),
    ),
)
POSITION: Final = Record(
    "position",
    (
        FORMAT_FIELD,
        game_field("boat"),
        Field("players", Number(2, 4), "How many play.", Computed("as many as `prisoners` has lists, else 2")),
        Field("options", AGREEMENT, "What the table agreed on.", Computed("the defaults of its fields")),
        Field("guards", GUARD_COLUMNS, "The columns of the guards in rows 1 to 8.", _START),
        Field(
            "prisoners",
            ListOf(ListOf(WHERE, PRISONERS, PRISONERS), 2, 4),
            "By seat, where each of the four prisoners is.",
            Computed("all in the cell"),
        ),
        Field("turn", SEAT, "Whose turn it is.", 0),
        Field("turns_played", Number(0, MANY), "How many turns were played.", Computed("0; the limit in a drawn game")),
        Field("alarm_row", OrNull(ROW), "The row that was rolled, while the alarm waits for a direction.", None),
        Field("out", SEATS, "The players who are out of the game, by the alternative of B-2.8.", [], sometimes=True),
        Field("outcome", OrNull(OUTCOME), "How the game ended.", None),
        chance_field(),
    ),
)
VIEW: Final = Record("yard_view", (*POSITION.without("chance"), YOU, decisions_field(MOVES.json_type())))
# What a view has and a position does not.
ONLY_IN_VIEWS: Final = VIEW.names() - POSITION.names()

OPTIONS: Final = Record(
    "options",
    (
        *AGREEMENT.fields,
        Field("guards", AnyOf((_RANDOM, GUARD_COLUMNS)), "Where the guards start (B-1.5).", _START),
        Field("first", AnyOf((_RANDOM, SEAT)), "Who begins (B-2.9).", "random"),
    ),
)
