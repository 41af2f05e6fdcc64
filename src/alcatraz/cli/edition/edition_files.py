"""Edition files: reading one and telling everything that is wrong with it."""

from pathlib import Path
from typing import Any

from alcatraz.bundle.edition_file import EditionFile
from alcatraz.cli.files.text_file import read_text
from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.editions.reading import read_toml
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.message import Message, Term


def edition_file_of(game: str) -> EditionFile:
    if game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    edition_file = BUNDLES[game].edition_file
    if edition_file is None:
        raise complaint("cli-edition-none", game=Term("game-" + game))
    return edition_file


def checked_edition(path: Path, game: str, *, code: int) -> dict[str, Any]:
    """The content of an edition file. Complains of every mistake at once."""
    edition_file = edition_file_of(game)
    content, problems = read_toml(read_text(path), str(path))
    if content is None:
        raise Complaint(*problems, code=code)
    problems += [mistake.message for mistake in edition_file.mistakes(content)]
    if problems:
        heading = Message("cli-edition-mistakes", {"path": str(path), "count": len(problems)})
        raise Complaint(heading, *problems, code=code)
    edition: dict[str, Any] = content
    return edition
