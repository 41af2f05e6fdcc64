"""`alcatraz rules --print`: the rulebooks as one HTML document, to a file or to the output."""

import sys
from pathlib import Path

from alcatraz.book.contents import rulebook_contents
from alcatraz.book.print_page import print_page
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.files.text_file import write_output
from alcatraz.locale.texts import Texts


def print_rules(bundles: list[GameBundle], words: Texts, played: frozenset[str] | None, path: Path | None) -> None:
    page = print_page([rulebook_contents(bundle, words, played) for bundle in bundles], words)
    if path is None:
        sys.stdout.write(page)
        return
    write_output(path, page)
    sys.stderr.write(words.say("cli-rules-printed", {"file": str(path)}) + "\n")
