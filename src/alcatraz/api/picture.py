"""Positions as SVG: files, and what notebooks show for a table."""

from typing import TYPE_CHECKING

from alcatraz.api.checks import checked_texts
from alcatraz.api.errors import public_errors
from alcatraz.book.svg import whole_svg
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import malformed
from alcatraz.kernel.notation.fields import echo
from alcatraz.locale.texts import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from alcatraz.api.table import Table


def svg(table: "Table", viewer: int | None = None, language: str = DEFAULT_LANGUAGE) -> str:
    """The board of a table as a drawing of its own, as a seat, or None for a spectator, sees it.

    A notebook shows a table in this way by itself.
    """
    with public_errors():
        words = checked_texts(language)
        bundle = BUNDLES[table.game]
        if bundle.book is None:
            raise malformed("json-not-one-of", field="game", allowed=_drawn_games(), got=echo(table.game))
        view = table.view(viewer)
        said = words.named(bundle.words.names(view, words.language))
        picture = bundle.book().draw(view, None, None, said.tell)
        return whole_svg(picture, said.say(f"game-{table.game}"))


def _drawn_games() -> tuple[str, ...]:
    return tuple(name for name, bundle in BUNDLES.items() if bundle.book is not None)
