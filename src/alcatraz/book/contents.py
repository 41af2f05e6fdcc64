"""The whole rulebook of a game in one language: everything that a page, a terminal or a sheet of paper shows."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from unicodedata import combining, normalize

from alcatraz.book.examples import WorkedExample, worked_example
from alcatraz.book.rule_text import Part, alternative, parts, rule_or_chapter, title
from alcatraz.bundle.book import Book, Line, TableChoice
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.picture import Picture
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.rulebook import Rule
from alcatraz.locale.texts import Texts


@dataclass(frozen=True, slots=True)
class Passage:
    """A text with a title or without one, and the rules it is about."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AidBoxText:
    title: str
    lines: list[Passage]


@dataclass(frozen=True, slots=True)
class AidTableText:
    title: str
    columns: list[str]
    rows: list[list[str]]


@dataclass(frozen=True, slots=True)
class OtherReading:
    """The alternative of a rule, whether the table plays it (None without a table), and how to choose it."""

    text: str
    played: bool | None
    how: str
    # Whether the page offers it when a table is made.
    on_page: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule, or a chapter with or without an introduction."""

    rule: Rule
    title: str
    parts: list[Part]
    other: OtherReading | None
    examples: list[WorkedExample]


@dataclass(frozen=True, slots=True)
class Chapter:
    head: Entry
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class Contents:
    """Empty parts are those that a game does not bring."""

    game: str
    title: str
    aim: str
    credits: list[str]
    components: list[str]
    start: Picture | None
    steps: list[Passage]
    chapters: list[Chapter]
    aid: list[AidBoxText]
    tables: list[AidTableText]
    advice: list[Passage]
    thoughts: list[Passage]
    glossary: list[Passage]


def rulebook_contents(
    bundle: GameBundle, words: Texts, played: frozenset[str] | None = None, edition: Json | None = None
) -> Contents:
    """For a table: `played` are the rules that it plays by their alternative, `edition` is what lies in its box."""
    book = None if bundle.book is None else bundle.book()
    game = bundle.game.id
    chapters = _chapters(bundle, book, words, played)
    heading = words.say_or(f"game-{game}", game)
    if book is None:
        return Contents(game, heading, "", [], [], None, [], chapters, [], [], [], [], [])
    say = _Passages(bundle, words)
    return Contents(
        game=game,
        title=heading,
        aim=words.say(f"book-{game}-aim"),
        credits=_credits(book, words),
        components=[words.tell(message) for message in book.components(edition)],
        start=_start(bundle, book, words),
        steps=say.passages("step", book.steps),
        chapters=chapters,
        aid=[
            AidBoxText(words.say(f"book-{game}-aid-{box.id}"), say.passages(f"aid-{box.id}", box.lines))
            for box in book.aid
        ],
        tables=[
            AidTableText(
                words.say(f"book-{game}-aid-{table.id}"),
                [words.tell(column) for column in table.columns],
                [[words.tell(cell) for cell in row] for row in table.rows],
            )
            for table in book.tables
        ],
        advice=say.passages("advice", book.advice),
        thoughts=say.passages("thought", book.thoughts),
        glossary=sorted(say.passages("word", book.glossary), key=_in_the_alphabet),
    )


def how_to_choose(bundle: GameBundle, choice: TableChoice | None, words: Texts) -> str:
    """By which option a table plays an alternative, here and in the terminal."""
    if choice is None:
        return words.say("book-not-offered")
    ((name, value),) = choice.example().items()
    option = f"{name}={json.dumps(value)}"
    return words.say("book-choose", {"game": bundle.game.id, "option": option, "page": _on_page(bundle, choice)})


class _Passages:
    """Texts of the book; their numbers are those of the rules they name, of the first that has the number."""

    def __init__(self, bundle: GameBundle, words: Texts) -> None:
        self._rulebook = bundle.game.rulebook
        self._prefix = f"book-{bundle.game.id}-"
        self._words = words

    def passages(self, kind: str, lines: Iterable[Line]) -> list[Passage]:
        return [self._passage(f"{self._prefix}{kind}-{line.id}", line) for line in lines]

    def _passage(self, text_id: str, line: Line) -> Passage:
        rules = [found for rule in line.rules if (found := rule_or_chapter(self._rulebook, rule)) is not None]
        numbers: dict[str, int | str] = {}
        for rule in reversed(rules):
            numbers.update(rule.numbers)
        said = self._words.say(text_id, numbers)
        if not self._words.has(text_id, "text"):
            return Passage(line.id, "", said, line.rules)
        return Passage(line.id, said, self._words.say(text_id, numbers, "text"), line.rules)


def _chapters(bundle: GameBundle, book: Book | None, words: Texts, played: frozenset[str] | None) -> list[Chapter]:
    rulebook = bundle.game.rulebook
    examples: dict[str, list[WorkedExample]] = {}
    if book is not None:
        for example in book.examples:
            examples.setdefault(example.rule, []).append(worked_example(bundle, book, example, words))
    entries = {
        rule.id: Entry(
            rule,
            title(rule, words),
            parts(rule, words),
            other_reading(bundle, rule, words, played),
            examples.get(rule.id, []),
        )
        for rule in (*rulebook.chapters, *rulebook.rules)
    }
    return [
        Chapter(entries[chapter.id], [entries[rule.id] for rule in rulebook.rules if rule.chapter == chapter.id])
        for chapter in rulebook.chapters
    ]


def other_reading(bundle: GameBundle, rule: Rule, words: Texts, played: frozenset[str] | None) -> OtherReading | None:
    """None if the rule has no alternative."""
    text = alternative(rule, words)
    if text is None:
        return None
    choice = table_choices_of(bundle).get(rule.id)
    on_page = choice is not None and _on_page(bundle, choice) == "yes"
    return OtherReading(
        text, None if played is None else rule.id in played, how_to_choose(bundle, choice, words), on_page
    )


def table_choices_of(bundle: GameBundle) -> Mapping[str, TableChoice]:
    """By rule, how a table chooses the alternative; what is missing is not offered."""
    return {} if bundle.book is None else bundle.book().choices


def played_at(bundle: GameBundle, options: Json) -> frozenset[str]:
    """The rules that a table with these options plays by their alternative."""
    return frozenset(rule for rule, choice in table_choices_of(bundle).items() if choice.played(options))


def _on_page(bundle: GameBundle, choice: TableChoice) -> str:
    return "yes" if any(option.id == choice.option for option in bundle.lobby) else "no"


def _in_the_alphabet(passage: Passage) -> str:
    """Without accents, as a dictionary sorts."""
    return "".join(each for each in normalize("NFKD", passage.title.casefold()) if not combining(each))


def _credits(book: Book, words: Texts) -> list[str]:
    names = ", ".join(book.designers)
    published = [
        words.say("book-credits-publisher", {"name": each.name, "year": str(each.year)}) for each in book.publishers
    ]
    return [words.say("book-credits-designers", {"names": names}), *published]


def _start(bundle: GameBundle, book: Book, words: Texts) -> Picture:
    """A game at its start, always the same one."""
    table = Match.new(bundle.game, bundle.usual_players, 1, {})
    view = bundle.game.view(table.state, SPECTATOR)
    return book.draw(view, None, None, words.named(bundle.words.names(view, words.language)).tell)
