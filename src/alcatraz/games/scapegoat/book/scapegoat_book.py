"""Puts the book of The Scapegoat together."""

from functools import cache
from typing import Final

from alcatraz.bundle.book import AidTable, Book, load_book, table_choices
from alcatraz.games.scapegoat.book.prison_picture import prison_picture
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.guide.lobby_options import LOBBY
from alcatraz.games.scapegoat.model.components import CARDS, ITEMS, LOCATIONS
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message, all_of


def components(edition: Json | None) -> tuple[Message, ...]:
    """S-1: what lies in the box of this edition."""
    box = built_in_edition().content if edition is None else edition
    tokens = {item: box["tokens"][item]["value"] for item in ITEMS}
    kinds = all_of([Message(f"item-{item}-some", {"count": count}) for item, count in tokens.items()])
    sheet = {name: entry["value"] for name, entry in box["sheet"].items()}
    places = len(box["location"])
    return (
        Message("book-scapegoat-box-tiles", {"count": places}),
        Message("book-scapegoat-box-location-cards", {"count": places}),
        Message("book-scapegoat-box-tasks", {"count": len(box["task"])}),
        Message("book-scapegoat-box-blackmail", {"count": len(CARDS)}),
        Message("book-scapegoat-box-guards", {"count": box["guards"]["total"]["value"]}),
        Message("book-scapegoat-box-tokens", {"count": sum(tokens.values()), "items": kinds}),
        Message(
            "book-scapegoat-box-sheets",
            {
                "count": GAME.seats[-1],
                "items": sheet["items"],
                "cards": sheet["hand"],
                "stamina": sheet["stamina"],
                "cash": sheet["cash"],
            },
        ),
    )


def _text_id(name: str) -> str:
    return name.replace("_", "-")


_LOCATIONS: Final = AidTable(
    "locations",
    (Message("word-location"), Message("side-silver"), Message("side-gold")),
    tuple(
        (
            Message(f"location-{_text_id(place)}"),
            Message(f"function-{_text_id(place)}-silver"),
            Message(f"function-{_text_id(place)}-gold"),
        )
        for place in LOCATIONS
    ),
)
_CARDS: Final = AidTable(
    "cards",
    (),
    tuple((Message(f"card-{_text_id(card)}"), Message(f"card-{_text_id(card)}-effect")) for card in CARDS),
)


@cache
def book() -> Book:
    choices, tables = table_choices(LOBBY), (_LOCATIONS, _CARDS)
    return load_book("alcatraz.games.scapegoat.book", components, prison_picture, choices, tables)
