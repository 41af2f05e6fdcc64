"""Filling in a template: one question after the other, then the rules are asked about the whole move."""

from typing import Any

from alcatraz.bundle.words import Question
from alcatraz.cli.play.prompt import read_numbers
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import Texts


def filled_in(
    template: Json, questions: list[Question], seat: int, table: Match[Any], screen: Screen, words: Texts
) -> Json | None:
    """The move that a template becomes with the answers; None if the rules refuse it."""
    move = {**template, **{question.field: _answer(question, screen, words) for question in questions}}
    refusals = table.why_not(seat, table.read_move(seat, move))
    for refusal in refusals:
        screen.wrap([[("✗ ", "danger"), (words.tell(refusal.message), ""), (f"  {refusal.rule}", "dim")]])
    return None if refusals else move


def _answer(question: Question, screen: Screen, words: Texts) -> Any:
    """The value, or the list of values, that the person picks; what leaves no choice is not asked."""
    if len(question.choices) < (1 if question.many else 2):
        return [] if question.many else question.choices[0][0]
    screen.say(words.tell(question.prompt), "bold")
    screen.show(
        [(f"{number:>4} ", "you"), (words.tell(label), "")]
        for number, (_, label) in enumerate(question.choices, start=1)
    )
    hint = words.say("play-pick-many" if question.many else "play-pick-one") + " "
    while True:
        numbers = read_numbers(screen.ask(hint), len(question.choices))
        if numbers is not None and question.many:
            return [question.choices[number - 1][0] for number in numbers]
        if numbers is not None and len(numbers) <= 1:
            return question.choices[(numbers or [1])[0] - 1][0]
        screen.say(words.say("play-no-such-number", {"last": len(question.choices)}), "danger")
