"""`alcatraz rules --full`: a rulebook in the terminal from front to back."""

from collections.abc import Iterable

from alcatraz.book.contents import Chapter, Contents, Entry, Passage, rulebook_contents
from alcatraz.book.examples import WorkedExample
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.rules.pages import MARK_SIGNS, other_lines, part_lines
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import SPECTATOR
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import Texts

_RULE = "─"


def show_book(screen: Screen, bundle: GameBundle, words: Texts, played: frozenset[str] | None) -> None:
    """How to play first, then the box, the rules with examples, the player aid, advice and words."""
    book = rulebook_contents(bundle, words, played)
    screen.gap()
    screen.say(book.title, "title")
    _prose(screen, [book.aim])
    _prose(screen, [" · ".join(book.credits)], "dim")
    _how(screen, bundle, book, words)
    if book.components:
        _heading(screen, words.say("book-heading-box"))
        _points(screen, book.components)
    _heading(screen, words.say("book-heading-law"))
    screen.wrap([[("", ""), (_marks_legend(words), "dim")]])
    for chapter in book.chapters:
        _chapter(screen, bundle, chapter, words)
    _aid(screen, book, words)
    if book.advice:
        _heading(screen, words.say("book-heading-advice"))
        screen.say(words.say("book-heading-advice-note"), "dim")
        _points(screen, (each.text for each in book.advice))
    if book.thoughts:
        _heading(screen, words.say("book-heading-thoughts"))
        _points(screen, (each.text for each in book.thoughts))
    if book.glossary:
        _heading(screen, words.say("book-heading-glossary"))
        screen.wrap([(f"{each.title} – ", "bold"), (each.text, "")] for each in book.glossary)


def _marks_legend(words: Texts) -> str:
    return " · ".join(f"{sign} {words.say('mark-' + mark)}" for mark, sign in MARK_SIGNS.items())


def show_example(screen: Screen, bundle: GameBundle, example: WorkedExample, words: Texts) -> None:
    """The board, what is asked, and the answer of the rules."""
    screen.gap()
    head = f"{words.say('book-example')} – "
    screen.wrap([[(head, "dim"), (f"{example.title}. ", "bold"), (example.text, "")]])
    said = words.named(bundle.words.names(example.view, words.language))
    screen.show(bundle.drawing.board(example.view, said.tell, min(screen.width, 80), {}))
    screen.show(bundle.drawing.sheets(example.view, said.tell, min(screen.width, 80)))
    screen.wrap([[("→ ", "you"), (example.move, "")]])
    against = f" ({example.against})" if example.against else ""
    style = "safe" if example.allowed else "danger"
    screen.wrap([[("  ", ""), (example.verdict, style), (" " + " ".join(example.answer) + against, "")]])


def _how(screen: Screen, bundle: GameBundle, book: Contents, words: Texts) -> None:
    if not book.steps:
        return
    _heading(screen, words.say("book-heading-how"))
    view = bundle.game.view(Match.new(bundle.game, bundle.usual_players, 1, {}).state, SPECTATOR)
    said = words.named(bundle.words.names(view, words.language))
    screen.show(bundle.drawing.board(view, said.tell, min(screen.width, 80), {}))
    for number, step in enumerate(book.steps, 1):
        screen.wrap([[(f"{number} ", "you"), (f"{step.title}. ", "bold"), (step.text, ""), _cited(step)]])


def _chapter(screen: Screen, bundle: GameBundle, chapter: Chapter, words: Texts) -> None:
    screen.gap()
    screen.say(f"{chapter.head.rule.id} {chapter.head.title}", "title")
    _entry(screen, bundle, chapter.head, words)
    for entry in chapter.entries:
        screen.gap()
        screen.wrap([[(entry.rule.id, "bold"), ("  ", ""), (entry.title, "bold")]])
        _entry(screen, bundle, entry, words)


def _entry(screen: Screen, bundle: GameBundle, entry: Entry, words: Texts) -> None:
    screen.wrap(part_lines(entry.parts, words, short=True))
    if entry.other is not None:
        screen.wrap(other_lines(entry.other, words))
    for example in entry.examples:
        show_example(screen, bundle, example, words)


def _aid(screen: Screen, book: Contents, words: Texts) -> None:
    if not book.aid:
        return
    _heading(screen, words.say("book-heading-aid"))
    for box in book.aid:
        screen.say(box.title, "bold")
        _points(screen, (line.text for line in box.lines))
    for table in book.tables:
        screen.say(table.title, "bold")
        width = max(len(row[0]) for row in table.rows) + 2
        screen.wrap([(f"  {row[0]:<{width}}", "bold"), (" · ".join(row[1:]), "")] for row in table.rows)


def _heading(screen: Screen, title: str) -> None:
    screen.gap()
    screen.say(title, "title")
    screen.say(_RULE * len(title), "dim")


def _points(screen: Screen, texts: Iterable[str]) -> None:
    screen.wrap([("· ", "dim"), (text, "")] for text in texts)


def _prose(screen: Screen, texts: Iterable[str], style: str = "") -> None:
    screen.wrap([("", ""), (text, style)] for text in texts if text)


def _cited(passage: Passage) -> tuple[str, str]:
    return (" " + ", ".join(passage.rules), "dim")
