"""Declared fields that positions and views of every game have."""

from typing import Final

from alcatraz.kernel.notation.schema import Computed, Field, ListOf, Names, Number, Object, OrNull, Record, Seat, Text

FORMAT: Final = 1
FORMAT_FIELD: Final = Field("format", Number(FORMAT, FORMAT), "The version of this format.", FORMAT)
YOU: Final = Field("you", OrNull(Seat()), "Your seat; null for a spectator.")
DECISION: Final = Record(
    "decision",
    (
        Field("seat", Seat(), "Who must choose."),
        Field("kind", Text("the kind of decision"), "What there is to decide."),
        Field("moves", ListOf(Object("a move, or a template")), "Every legal move; only your own.", sometimes=True),
    ),
)


def game_field(game: str) -> Field:
    return Field("game", Names("game", (game,)), "The game.", game)


def chance_field() -> Field:
    return Field(
        "chance",
        Text("the state of the generator, opaque"),
        "What the next random draws depend on.",
        Computed("made from the seed of the request"),
    )
