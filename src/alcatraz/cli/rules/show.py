"""Rules on the screen: one in full, a chapter, those that have a word, or all of them."""

from itertools import groupby

from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.cli.rules import pages
from alcatraz.cli.screen.screen import Screen
from alcatraz.games.registry import GAMES
from alcatraz.kernel.message import Message
from alcatraz.kernel.rulebook import Rule
from alcatraz.locale.texts import Texts

NOT_FOUND = 1


def show_rules(screen: Screen, words: Texts, rule_id: str | None, game: str | None, search: str | None) -> int:
    if game is not None and game not in GAMES:
        raise complaint("cli-no-game", got=game, known=tuple(GAMES))
    if rule_id is not None and (rule := pages.find_rule(rule_id)) is not None:
        screen.wrap(pages.rule_page(rule, words))
        return 0
    rules = pages.all_rules(game)
    if rule_id is not None:
        rules = pages.chapter_rules(rule_id)
        if not rules:
            near = tuple(pages.close_ids(rule_id))
            raise Complaint(Message("cli-rules-unknown", {"got": rule_id, "near": near}), code=NOT_FOUND)
    if search is not None:
        rules = pages.search(search, rules, words)
        screen.say(words.say("cli-rules-found", {"count": len(rules), "word": search}))
        if not rules:
            return NOT_FOUND
    _show_list(screen, rules, words)
    return 0


def _show_list(screen: Screen, rules: list[Rule], words: Texts) -> None:
    game_of = {rule.id: name for name, game in GAMES.items() for rule in game.rulebook.rules}
    for name, of_game in groupby(rules, key=lambda rule: game_of[rule.id]):
        screen.gap()
        screen.say(words.say_or("game-" + name, name), "title")
        for chapter, of_chapter in groupby(of_game, key=lambda rule: rule.chapter):
            screen.gap()
            screen.say(f"{chapter} {words.say_or('chapter-' + chapter, chapter)}", "bold")
            screen.show(pages.rule_line(rule, words) for rule in of_chapter)
    screen.gap()
    screen.say(words.say("cli-rules-legend", {"example": rules[0].id}), "dim")
