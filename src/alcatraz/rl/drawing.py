"""The board in characters, for `render`."""

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import DEFAULT_LANGUAGE, texts

_WIDTH = 100


def drawn(game: str, view: Json) -> str:
    """Status, board and sheets, in English and without colours."""
    bundle, words = BUNDLES[game], texts(DEFAULT_LANGUAGE)
    drawing, say = bundle.drawing, words.named(bundle.words.names(view, words.language)).tell
    lines = [drawing.status(view, say), *drawing.board(view, say, _WIDTH, {}), *drawing.sheets(view, say, _WIDTH)]
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
