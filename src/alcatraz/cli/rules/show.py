"""Rules on the screen: one in full, a chapter, those that have a word, or all of them."""

from dataclasses import dataclass
from itertools import groupby

from alcatraz.book.examples import worked_example
from alcatraz.book.rule_text import title
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.cli.rules import pages
from alcatraz.cli.rules.full_book import show_example
from alcatraz.cli.screen.screen import Screen
from alcatraz.games.registry import BUNDLES, GAMES
from alcatraz.kernel.message import Message
from alcatraz.kernel.rulebook import Rule
from alcatraz.locale.texts import Texts

NOT_FOUND = 1


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants to see. `played`: the rules that their table plays by the alternative, if they said so."""

    rule: str | None
    game: str | None
    search: str | None
    played: frozenset[str] | None


def checked_games(game: str | None) -> list[GameBundle]:
    """The game that was named, or all of them."""
    if game is not None and game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    return [bundle for name, bundle in BUNDLES.items() if game in (None, name)]


def show_rules(screen: Screen, words: Texts, asked: Asked) -> int:
    if asked.rule is not None and (rule := pages.find_rule(asked.rule)) is not None:
        _show_rule(screen, rule, words, asked.played)
        return 0
    rules = pages.all_rules(asked.game)
    if asked.rule is not None:
        rules = pages.chapter_rules(asked.rule)
        if not rules:
            near = tuple(pages.close_ids(asked.rule))
            raise Complaint(Message("cli-rules-unknown", {"got": asked.rule, "near": near}), code=NOT_FOUND)
        if (chapter := pages.find_chapter(asked.rule)) is not None and chapter.marks:
            _show_rule(screen, chapter, words, asked.played)
    if asked.search is not None:
        rules = pages.search(asked.search, rules, words)
        screen.say(words.say("cli-rules-found", {"count": len(rules), "word": asked.search}))
        if not rules:
            return NOT_FOUND
    _show_list(screen, rules, words)
    return 0


def _show_rule(screen: Screen, rule: Rule, words: Texts, played: frozenset[str] | None) -> None:
    screen.wrap(pages.rule_page(rule, words, played))
    bundle = pages.bundle_of(rule)
    book = None if bundle.book is None else bundle.book()
    for example in book.examples if book is not None else ():
        if book is not None and example.rule == rule.id:
            show_example(screen, bundle, worked_example(bundle, book, example, words), words)


def _show_list(screen: Screen, rules: list[Rule], words: Texts) -> None:
    game_of = {rule.id: name for name, game in GAMES.items() for rule in game.rulebook.rules}
    for name, of_game in groupby(rules, key=lambda rule: game_of[rule.id]):
        screen.gap()
        screen.say(words.say_or("game-" + name, name), "title")
        for chapter, of_chapter in groupby(of_game, key=lambda rule: rule.chapter):
            screen.gap()
            screen.say(f"{chapter} {_chapter_title(chapter, words)}", "bold")
            screen.show(pages.rule_line(rule, words) for rule in of_chapter)
    screen.gap()
    screen.say(words.say("cli-rules-legend", {"example": rules[0].id}), "dim")


def _chapter_title(chapter: str, words: Texts) -> str:
    found = pages.find_chapter(chapter)
    return chapter if found is None else title(found, words)
