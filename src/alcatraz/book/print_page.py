"""The rulebook as one HTML document that needs nothing else: for a browser, for paper, for a phone offline."""

from collections.abc import Iterable
from html import escape
from importlib import resources

from alcatraz.book.contents import AidBoxText, AidTableText, Chapter, Contents, Entry, OtherReading, Passage
from alcatraz.book.examples import WorkedExample
from alcatraz.book.svg import board_style, svg
from alcatraz.kernel.rulebook import MARKS
from alcatraz.locale.texts import Texts


def print_page(books: list[Contents], words: Texts) -> str:
    """Several games one after the other, each with its player aid on a page of its own."""
    style = resources.files("alcatraz.book").joinpath("print.css").read_text(encoding="utf-8") + board_style()
    title = " · ".join(book.title for book in books)
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n<body>\n"
        + "\n".join(_book(book, words) for book in books)
        + f"\n<footer>{escape(words.say('book-print-made'))}</footer>\n</body></html>\n"
    )


def _book(book: Contents, words: Texts) -> str:
    title = f'<h1>{escape(book.title)}</h1><p class="aim">{escape(book.aim)}</p>'
    credit = f'<p class="credits">{escape(" · ".join(book.credits))}</p>'
    parts = [
        f"<header>{title}{credit}{_table_plays(book, words)}</header>",
        _how(book, words),
        _section(book, "box", _list(book.components), words),
        _law(book, words),
        _advice(book, words),
        _section(book, "thoughts", "".join(f"<p>{escape(each.text)}</p>" for each in book.thoughts), words),
        _section(book, "glossary", _glossary(book.glossary), words),
        _aid(book, words),
    ]
    return f'<main id="{book.game}">' + "\n".join(part for part in parts if part) + "</main>"


def _section(book: Contents, name: str, content: str, words: Texts) -> str:
    """Nothing if the game does not bring it."""
    if not content:
        return ""
    heading = escape(words.say(f"book-heading-{name}"))
    return f'<section class="{name}" id="{book.game}-{name}"><h2>{heading}</h2>{content}</section>'


def _table_plays(book: Contents, words: Texts) -> str:
    """Which alternatives are in force, if the rules are those of a table."""
    others = [(entry.rule.id, entry.other) for chapter in book.chapters for entry in chapter.entries if entry.other]
    if all(other.played is None for _, other in others):
        return ""
    played = ", ".join(rule for rule, other in others if other.played)
    said = words.say("book-print-rulings", {"rules": played}) if played else words.say("book-print-usual")
    return f'<p class="rulings">{escape(said)}</p>'


def _how(book: Contents, words: Texts) -> str:
    if not book.steps:
        return ""
    steps = "".join(f"<li><h3>{escape(each.title)}</h3><p>{escape(each.text)}</p></li>" for each in book.steps)
    picture = "" if book.start is None else f"<figure>{svg(book.start, book.title)}</figure>"
    return _section(book, "how", f"{picture}<ol>{steps}</ol>", words)


def _law(book: Contents, words: Texts) -> str:
    marks = "".join(f'<li><span class="mark {mark}"></span>{escape(words.say("mark-" + mark))}</li>' for mark in MARKS)
    legend = f'<ul class="marks" aria-label="{escape(words.say("book-heading-marks"))}">{marks}</ul>'
    return _section(book, "law", legend + "".join(_chapter(chapter, words) for chapter in book.chapters), words)


def _chapter(chapter: Chapter, words: Texts) -> str:
    head = chapter.head
    introduction = f'<div class="rule intro">{_entry(head, words)}</div>' if head.parts else ""
    rules = "".join(
        f'<article class="rule" id="{entry.rule.id}">'
        f'<h4><span class="number">{entry.rule.id}</span> {escape(entry.title)}</h4>{_entry(entry, words)}</article>'
        for entry in chapter.entries
    )
    title = f'<h3 id="{head.rule.id}"><span class="number">{head.rule.id}</span> {escape(head.title)}</h3>'
    return f'<div class="chapter">{title}{introduction}{rules}</div>'


def _entry(entry: Entry, words: Texts) -> str:
    texts = "".join(
        f'<p class="part"><span class="mark {part.mark}" title="{escape(words.say("mark-" + part.mark))}"></span>'
        f"{_source(part.mark, number, words)}{escape(part.text)}</p>"
        for number, part in enumerate(entry.parts)
    )
    other = "" if entry.other is None else _other(entry.other, words)
    return texts + other + "".join(_example(example, words) for example in entry.examples)


def _source(mark: str, number: int, words: Texts) -> str:
    """In words where it is not simply printed, or where it changes within a rule."""
    if mark == "book" and number == 0:
        return ""
    return f'<span class="source">{escape(words.say("mark-" + mark))}</span> '


def _other(other: OtherReading, words: Texts) -> str:
    state = ""
    if other.played is not None:
        state = f"<strong>{escape(words.say('book-played' if other.played else 'book-not-played'))}</strong> "
    name = escape(words.say("book-other"))
    kind = " played" if other.played else ""
    return f'<p class="other{kind}"><span class="source">{name}</span> {escape(other.text)} {state}</p>'


def _example(example: WorkedExample, words: Texts) -> str:
    answer = " ".join(escape(sentence) for sentence in example.answer)
    against = f" ({example.against})" if example.against else ""
    kind = "allowed" if example.allowed else "refused"
    return (
        f'<figure class="example">{svg(example.picture, example.title)}<figcaption>'
        f'<p><span class="source">{escape(words.say("book-example"))}</span> <strong>{escape(example.title)}.</strong> '
        f'{escape(example.text)}</p><p class="move">{escape(example.move)}</p>'
        f'<p class="{kind}"><strong>{escape(example.verdict)}</strong> {answer}{against}</p></figcaption></figure>'
    )


def _advice(book: Contents, words: Texts) -> str:
    note = f'<p class="note">{escape(words.say("book-heading-advice-note"))}</p>'
    return _section(book, "advice", note + _list(each.text for each in book.advice), words) if book.advice else ""


def _glossary(passages: list[Passage]) -> str:
    terms = "".join(f"<div><dt>{escape(each.title)}</dt><dd>{escape(each.text)}</dd></div>" for each in passages)
    return f"<dl>{terms}</dl>" if terms else ""


def _aid(book: Contents, words: Texts) -> str:
    boxes = "".join(_aid_box(box) for box in book.aid)
    tables = "".join(_aid_table(table) for table in book.tables)
    if not boxes:
        return ""
    heading = f"{escape(book.title)} · {escape(words.say('book-heading-aid'))}"
    return (
        f'<section class="aid" id="{book.game}-aid"><h2>{heading}</h2>'
        f'<div class="boxes">{boxes}</div><div class="tables">{tables}</div></section>'
    )


def _aid_box(box: AidBoxText) -> str:
    return f'<div class="box"><h3>{escape(box.title)}</h3>{_list(line.text for line in box.lines)}</div>'


def _aid_table(table: AidTableText) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    head = f"<thead><tr>{heads}</tr></thead>" if heads else ""
    return f"<table><caption>{escape(table.title)}</caption>{head}<tbody>{rows}</tbody></table>"


def _list(texts: Iterable[str]) -> str:
    lines = "".join(f"<li>{escape(text)}</li>" for text in texts)
    return f"<ul>{lines}</ul>" if lines else ""
