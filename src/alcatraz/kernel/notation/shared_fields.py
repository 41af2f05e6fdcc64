"""Declared fields that positions and views of every game have."""

from typing import Final

from alcatraz.kernel.notation.schema import Computed, Field, ListOf, Names, Number, OrNull, Record, Seat, Text, Type

FORMAT: Final = 1
FORMAT_FIELD: Final = Field("format", Number(FORMAT, FORMAT), "The version of this format.", FORMAT)
YOU: Final = Field("you", OrNull(Seat()), "Your seat; null for a spectator.")


def decisions_field(moves: Type) -> Field:
    """`moves`: the type of a move, and of a template where the game has some."""
    decision = Record(
        "decision",
        (
            Field("seat", Seat(), "Who must choose."),
            Field("kind", Text("the kind of decision"), "What there is to decide."),
            Field("moves", ListOf(moves), "Every legal move; only in your own decision.", sometimes=True),
            Field("templates", Number(1), "How many of the last moves are templates, if any.", sometimes=True),
        ),
    )
    return Field("decisions", ListOf(decision), "Who must choose what.")


def game_field(game: str) -> Field:
    return Field("game", Names("game", (game,)), "The game.", game)


def chance_field() -> Field:
    return Field(
        "chance",
        Text("the state of the generator, opaque"),
        "What the next random draws depend on.",
        Computed("made from the seed of the request"),
    )
