"""A host's list of unwanted words, read from a file."""

from pathlib import Path
from typing import TYPE_CHECKING

from alcatraz.cli.files.text_file import read_text
from alcatraz.cli.parsing.complaint import complaint

if TYPE_CHECKING:
    from alcatraz.server.tables.moderation.words import WordList


def word_list(path: Path | None) -> "WordList | None":
    """Without a file, none. Raises Complaint, with the line that is wrong."""
    from alcatraz.server.tables.moderation.words import BadWordList, WordList

    if path is None:
        return None
    try:
        return WordList(read_text(path).splitlines())
    except BadWordList as error:
        raise complaint(error.text, path=str(path), line=str(error.line)) from None
