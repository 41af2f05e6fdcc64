"""Choices by name: `move workshop` or `mov work`, where a number could be typed as well."""

import re
from dataclasses import dataclass

from alcatraz.cli.play.menu import Choice, Menu, Speech
from alcatraz.cli.rules.pages import plain
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Found:
    """The choices that the words fit, with their numbers; and the one move, where only one can be meant."""

    choices: tuple[tuple[int, Choice], ...] = ()
    move: Json | None = None


def find_choice(menu: Menu, speech: Speech, asked: str, words: Texts) -> Found:
    """By heading and label first, then by what a family of moves contains."""
    wanted = _words(asked)
    small = set(_words(words.say("play-small-words")))
    wanted = [word for word in wanted if word not in small] or wanted
    if not wanted:
        return Found()
    titles = {id(choice): heading.title for heading in menu.headings for choice in heading.choices}
    named = [
        (number, choice) for number, choice in menu.numbered() if _fits(wanted, f"{titles[id(choice)]} {choice.label}")
    ]
    if len(named) > 1:
        # "cell block" is the Cell block, even where something else mentions it.
        named = [each for each in named if set(_words(each[1].label)) == set(wanted)] or named
    if len(named) == 1:
        return Found(tuple(named), None if named[0][1].is_family else named[0][1].moves[0])
    if named:
        return Found(tuple(named))
    return _inside(menu, speech, wanted)


def _inside(menu: Menu, speech: Speech, wanted: list[str]) -> Found:
    """Moves of families: each as a whole sentence."""
    found = []
    for number, choice in menu.numbered():
        moves = [move for move in choice.moves if _fits(wanted, f"{speech.group(move)} {speech.sentence(move)}")]
        if moves:
            found.append((number, choice, moves))
    choices = tuple((number, choice) for number, choice, _ in found)
    only = found[0][2] if len(found) == 1 else []
    return Found(choices, only[0] if len(only) == 1 else None)


def _fits(wanted: list[str], name: str) -> bool:
    """Whether each word begins a word of the name."""
    words = _words(name)
    return all(any(word.startswith(each) for word in words) for each in wanted)


def _words(text: str) -> list[str]:
    return _WORD.findall(plain(text))
