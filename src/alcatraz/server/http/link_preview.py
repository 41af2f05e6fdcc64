"""What a link to this server looks like where it is passed on: title, text and picture, in the reader's language.

Messengers fetch the page without running it, so the tags are put into it here. They tell what anybody may know: the
game, and of a table that is listed its free seats.
"""

import re
from html import escape

from starlette.requests import Request

from alcatraz.kernel.message import Arg
from alcatraz.locale.texts import Texts
from alcatraz.server.http.static_files import StaticFile, StaticFiles
from alcatraz.server.tables.room import Room

# Programs that fetch a link to show what it leads to; most of them name no type that they want.
_READERS = re.compile(r"Mozilla/|bot\b|facebookexternalhit|WhatsApp|Embedly|Iframely|Pinterest", re.IGNORECASE)
_PICTURE = "preview.png"
_WIDTH, _HEIGHT = 1200, 630


def looks_like_a_reader(request: Request) -> bool:
    return _READERS.search(request.headers.get("user-agent", "")) is not None


class LinkPreview:
    def __init__(self, page: StaticFiles) -> None:
        self._page = page

    def of_home(self, base: str, path: str, words: Texts) -> StaticFile | None:
        title, text = words.say("preview-title"), words.say("preview-text")
        return self._with_tags(words, title, text, base + path, f"{base}/{_PICTURE}")

    def of_table(self, base: str, room: Room, words: Texts) -> StaticFile | None:
        """Nothing about who plays: the link may be read by others than those it was sent to."""
        game = room.created.game
        title = words.say("preview-table-title", {"game": words.say_or(f"game-{game}", game)})
        picture = f"preview-{game}.png"
        found = picture if picture in self._page.files else _PICTURE
        return self._with_tags(words, title, _about(room, words), f"{base}/t/{room.id}", f"{base}/{found}")

    def _with_tags(self, words: Texts, title: str, text: str, url: str, picture: str) -> StaticFile | None:
        """The page with these tags; None before it is built."""
        tags = {
            "og:type": "website",
            "og:site_name": words.say("preview-title"),
            "og:locale": words.language,
            "og:title": title,
            "og:description": text,
            "og:url": url,
            "og:image": picture,
            "og:image:width": str(_WIDTH),
            "og:image:height": str(_HEIGHT),
        }
        lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
        lines.append(f'<meta name="description" content="{escape(text)}" />')
        lines.append('<meta name="twitter:card" content="summary_large_image" />')
        return self._page.index_with("".join(lines), language=words.language)


def _about(room: Room, words: Texts) -> str:
    free = sum(chair.kind == "open" for chair in room.chairs)
    args: dict[str, Arg] = {"free": free, "seats": room.players}
    if room.phase == "lobby":
        return words.say("preview-table-seats" if room.created.listed else "preview-table-invited", args)
    return words.say("preview-table-over" if room.phase in ("over", "closed") else "preview-table-watch", args)
