"""Answers at the prompt: why a move is not possible, and how a game ended."""

from textwrap import wrap
from typing import Any

from alcatraz.book.rule_text import title
from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.play.menu import Speech
from alcatraz.cli.rules.pages import find_rule, plain
from alcatraz.kernel.game import Json, Outcome
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Refusal
from alcatraz.locale.texts import Texts

_MOST_REASONS = 12
_MOST_MOVES = 3


def why_lines(table: Match[Any], seat: int, speech: Speech, asked: str, words: Texts) -> list[StyledLine]:
    """The moves that the words fit, each with the rules that forbid it; moves with the same reasons together."""
    possible: list[str] = []
    forbidden: dict[tuple[str, ...], tuple[list[Refusal], list[str]]] = {}
    for move in speech.words.candidates(speech.view):
        sentence = speech.sentence(move)
        if not _fits(asked, f"{speech.group(move)} {sentence}"):
            continue
        refusals = table.why_not(seat, table.read_move(seat, move))
        if refusals:
            # Without a question everything is told, so one example of each kind of reason is enough.
            texts = [words.tell(refusal.message) for refusal in refusals] if asked else [speech.group(move)]
            key = (*texts, *(refusal.rule for refusal in refusals))
            forbidden.setdefault(key, (refusals, []))[1].append(sentence)
        elif asked:
            possible.append(sentence)
    if not possible and not forbidden:
        return [[(words.say("play-why-nothing", {"words": asked}), "")]]
    lines: list[StyledLine] = [
        [("✓ ", "safe"), (sentence, ""), (" – " + words.say("play-why-possible"), "safe")] for sentence in possible
    ]
    for refusals, sentences in list(forbidden.values())[:_MOST_REASONS]:
        lines += _reason_lines(refusals, sentences, words)
    if len(forbidden) > _MOST_REASONS:
        lines.append([(words.say("play-why-more", {"count": len(forbidden) - _MOST_REASONS}), "dim")])
    return lines


def _fits(asked: str, sentence: str) -> bool:
    return all(word in plain(sentence) for word in plain(asked).split())


def _reason_lines(refusals: list[Refusal], sentences: list[str], words: Texts) -> list[StyledLine]:
    shown = " · ".join(sentences[:_MOST_MOVES]) + (" …" if len(sentences) > _MOST_MOVES else "")
    reasons: list[StyledLine] = [
        [
            ("    ", ""),
            (words.tell(refusal.message), ""),
            (f"  {refusal.rule} {rule_title(refusal.rule, words)}", "dim"),
        ]
        for refusal in refusals
    ]
    return [[("✗ ", "danger"), (shown, "bold")], *reasons]


def rule_title(rule_id: str, words: Texts) -> str:
    rule = find_rule(rule_id)
    return title(rule, words) if rule else ""


def outcome_lines(outcome: Outcome, words: Texts) -> list[StyledLine]:
    """The end, step by step, each with its rule; then who won."""
    lines: list[StyledLine] = [
        [("  ", ""), (words.tell(message), ""), (f"  {rule} {rule_title(rule, words)}", "dim")]
        for rule, message in outcome.explanation
    ]
    for seats, style, text in ((outcome.winners, "safe", "play-winners"), (outcome.losers, "danger", "play-losers")):
        if seats:
            names = ", ".join(words.say(f"seat-{seat}") for seat in seats)
            lines.append([(words.say(text, {"players": names, "count": len(seats)}), style)])
    if not outcome.winners and not outcome.losers:
        lines.append([(words.say("play-drawn"), "bold")])
    return lines


def event_lines(events: list[Json], speech: Speech, most: int, words: Texts) -> list[StyledLine]:
    """The last of what happened, a line each."""
    told: list[StyledLine] = [[("· ", "dim"), (speech.say(speech.words.event(event)), "")] for event in events[-most:]]
    if len(events) > most:
        told.insert(0, [(words.say("play-more-news", {"count": len(events) - most}), "dim")])
    return told


def news_lines(events: list[Json], speech: Speech, most: int, width: int, words: Texts) -> list[StyledLine]:
    """As much of what happened as so many lines hold: a line each if that is enough, else run together."""
    sentences = [speech.say(speech.words.event(event)) for event in events]
    for left_out in range(len(sentences)):
        if sum(len(wrap(f"· {sentence}", width)) for sentence in sentences) <= most:
            break
        more = [words.say("play-more-news", {"count": left_out})] if left_out else []
        parts = wrap(" · ".join([*more, *sentences[left_out:]]), width)
        if len(parts) <= most:
            return [[(part, "")] for part in parts]
    return event_lines(events, speech, most, words)
