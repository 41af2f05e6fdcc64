"""Puts the book of Alcatraz (1999) together."""

from functools import cache
from typing import Final

from alcatraz.bundle.book import Book, TableChoice, load_book, table_choices
from alcatraz.games.boat.book.yard_picture import yard_picture
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.guide.lobby_options import LOBBY
from alcatraz.games.boat.notation.board_fields import guards_json
from alcatraz.games.boat.notation.fields import AGREEMENT
from alcatraz.games.boat.rules.board import START
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

_DEFAULTS: Final = {field.name: field.default for field in AGREEMENT.fields}


def components(edition: Json | None) -> tuple[Message, ...]:
    """B-1: what lies in the box. There is only one edition."""
    rules = GAME.rulebook
    board = {
        "rows": rules.number("B-1.1", "rows"),
        "columns": rules.number("B-1.1", "columns"),
        "marked": rules.number("B-1.3", "squares"),
    }
    prisoners = {"count": rules.number("B-1.4", "prisoners"), "players": GAME.seats[-1]}
    return (
        Message("book-boat-box-board", {**board}),
        Message("book-boat-box-guards", {"count": rules.number("B-1.2", "guards")}),
        Message("book-boat-box-prisoners", {**prisoners}),
        Message("book-boat-box-die", {"sides": rules.number("B-1.4", "sides")}),
    )


# Alternatives that are options of their own.
_CHOICES: Final = {
    "B-1.2": TableChoice("guards", "random", default=guards_json(list(START))),
    "B-3.4": TableChoice("own_capture", value=True, default=_DEFAULTS["own_capture"]),
    "B-6.1": TableChoice("turn_limit", value=None, default=_DEFAULTS["turn_limit"]),
}


@cache
def book() -> Book:
    return load_book("alcatraz.games.boat.book", components, yard_picture, {**_CHOICES, **table_choices(LOBBY)})
