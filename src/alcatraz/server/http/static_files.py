"""The built page: its files in memory, each served by its exact name. No other path leads to a file."""

import gzip
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import MimeTypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from alcatraz.locale.texts import Texts

INDEX = "index.html"
# Where the page itself decides what to show.
SCREENS = (
    "/",
    "/rulebook",
    "/rulebook/{game}",
    "/new/{game}",
    "/device/{game}",
    "/settle",
    "/settle/{game}",
    "/box",
    "/privacy",
    "/box/{game}",
    "/r",
    "/r/{table}",
    "/together/{table}",
    "/played",
    "/deal/{game}",
    "/learn/{game}",
    "/learn/{game}/{stage}",
    "/puzzles",
    "/puzzles/{game}",
    "/puzzles/{game}/{number}",
)
# Files in here have a digest of their content in their names: another content has another name.
_FOREVER = "assets/"
# The table of the standard library alone: that of the machine may say anything, and says it differently elsewhere.
_TYPES = MimeTypes()
# Newer than the oldest Python that this runs on.
_TYPES.add_type("application/manifest+json", ".webmanifest")
_TYPES.add_type("font/woff2", ".woff2")
_TYPES.add_type("image/webp", ".webp")
_TYPES.add_type("text/javascript", ".js")
_UNKNOWN = "application/octet-stream"


@dataclass(frozen=True, slots=True)
class StaticFile:
    content: bytes
    zipped: bytes | None
    headers: dict[str, str]

    def answer(self, request: Request) -> Response:
        if request.headers.get("if-none-match") == self.headers["ETag"]:
            return Response(status_code=304, headers=self.headers)
        if self.zipped is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.zipped, headers={**self.headers, "Content-Encoding": "gzip"})
        return Response(self.content, headers=self.headers)


class StaticFiles:
    """Nothing at all before it is built."""

    def __init__(self, folder: Path) -> None:
        self.files = {path.relative_to(folder).as_posix(): _file(folder, path) for path in _found(folder)}

    def routes(self) -> list[Route]:
        """A route for every file there is."""
        return [Route("/" + name, _serving(file)) for name, file in self.files.items()]

    def index(self, request: Request, words: Texts) -> Response:
        """The page, or how to get one."""
        if INDEX not in self.files:
            return PlainTextResponse(words.say("server-page-not-built") + "\n", 503)
        return self.files[INDEX].answer(request)

    def index_with(self, tags: str, *, language: str) -> StaticFile | None:
        """The page with these tags in its head; None before it is built."""
        if INDEX not in self.files:
            return None
        file = self.files[INDEX]
        text = file.content.decode().replace("</head>", tags + "</head>", 1)
        content = text.replace('<html lang="en">', f'<html lang="{language}">', 1).encode()
        headers = {**file.headers, "ETag": _etag(content), "Vary": "Accept, Accept-Encoding, Accept-Language"}
        return StaticFile(content, gzip.compress(content, 6, mtime=0), headers)

    def lost(self) -> Response:
        """The page says itself that there is nothing at this address."""
        file = self.files[INDEX]
        return Response(file.content, 404, {"Content-Type": file.headers["Content-Type"]})

    @property
    def is_built(self) -> bool:
        return INDEX in self.files

    def is_wanted(self, request: Request) -> bool:
        """By a browser that goes to a link; programs name other types, or none."""
        return self.is_built and "text/html" in request.headers.get("accept", "")


def _found(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".gz")


def _file(folder: Path, path: Path) -> StaticFile:
    content = path.read_bytes()
    zipped = path.with_name(path.name + ".gz")
    forever = path.relative_to(folder).as_posix().startswith(_FOREVER)
    headers = {
        "Content-Type": _type(path),
        "Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache",
        "ETag": _etag(content),
        "Vary": "Accept, Accept-Encoding",
    }
    return StaticFile(content, zipped.read_bytes() if zipped.is_file() else None, headers)


def _etag(content: bytes) -> str:
    return f'"{sha256(content).hexdigest()[:32]}"'


def _type(path: Path) -> str:
    found = _TYPES.guess_type(path.name)[0] or _UNKNOWN
    return f"{found}; charset=utf-8" if found.startswith("text/") else found


def _serving(file: StaticFile) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        return file.answer(request)

    return serve


def takes_gzip(accepted: str) -> bool:
    offers = [offer.replace(" ", "").partition(";q=") for offer in accepted.split(",")]
    return any(coding == "gzip" and (quality or "1").strip("0.") for coding, _, quality in offers)
