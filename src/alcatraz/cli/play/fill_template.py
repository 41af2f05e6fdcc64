"""Filling in a template: one question after the other, then the whole move is shown and asked about once more."""

from typing import Any

from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.words import Question
from alcatraz.cli.play.lines import run_together
from alcatraz.cli.play.menu import Speech
from alcatraz.cli.play.prompt import Typed, read_numbers, read_typed
from alcatraz.cli.rules.pages import plain
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Refusal
from alcatraz.locale.texts import Texts


class Quit(Exception):
    """The person wants to stop; the game is saved."""


class TemplateDialogue:
    """At every question: the answer, or `back`, `help`, `why`, `quit`. Nothing is played before the last Enter."""

    def __init__(
        self,
        template: Json,
        questions: list[Question],
        seat: int,
        table: Match[Any],
        screen: Screen,
        speech: Speech,
        words: Texts,
    ) -> None:
        self._seat = seat
        self._table = table
        self._screen = screen
        self._speech = speech
        self._words = words
        # What leaves no choice is not asked.
        self._asked = [each for each in questions if len(each.choices) >= (1 if each.many else 2)]
        settled = (each for each in questions if each not in self._asked)
        self._move = {**template, **{each.field: [] if each.many else each.choices[0][0] for each in settled}}

    def filled_in(self) -> Json | None:
        """The move that the template becomes; None if the person leaves it or the rules refuse it."""
        answers: list[Any] = []
        while True:
            if len(answers) < len(self._asked):
                went_on, value = self._answer(self._asked[len(answers)], answers)
            else:
                refusals = self._refusals(answers)
                if refusals:
                    self._screen.wrap(self._refusal_lines(refusals))
                    return None
                went_on, value = self._confirmed(answers), None
                if went_on:
                    return self._whole(answers)
            if went_on:
                answers.append(value)
            elif not answers:
                self._screen.say(self._words.say("play-left-open"), "dim")
                return None
            else:
                answers.pop()

    # -- asking ------------------------------------------------------------------------------------

    def _answer(self, question: Question, answers: list[Any]) -> tuple[bool, Any]:
        """Whether there is an answer, and which: a value, or a list of values."""
        self._screen.say(self._words.tell(question.prompt), "bold")
        choices: list[StyledLine] = [
            [(f"{number} ", "you"), (self._words.tell(label), "")]
            for number, (_, label) in enumerate(question.choices, start=1)
        ]
        self._screen.show(run_together([[("  ", "")], *choices], self._screen.width))
        hint = self._words.say("play-pick-many" if question.many else "play-pick-one") + " "
        while True:
            line = self._screen.ask(hint)
            numbers = read_numbers(line, len(question.choices)) or self._by_name(line, question)
            if line.strip() == "":
                numbers = [] if question.many else [1]
            if numbers is not None and (question.many or len(numbers) == 1):
                values = [question.choices[number - 1][0] for number in numbers]
                return True, values if question.many else values[0]
            if self._went_back(line, answers, len(question.choices)):
                return False, None

    def _by_name(self, line: str, question: Question) -> list[int] | None:
        """`key, tool`: each word begins the label of one choice that is not taken yet."""
        labels = [plain(self._words.tell(label)) for _, label in question.choices]
        found: list[int] = []
        for word in plain(line).replace(",", " ").split():
            fitting = [
                number
                for number, label in enumerate(labels, start=1)
                if number not in found and any(part.startswith(word) for part in label.split())
            ]
            if not fitting or len({labels[number - 1] for number in fitting}) > 1:
                return None
            found.append(fitting[0])
        return found or None

    def _confirmed(self, answers: list[Any]) -> bool:
        self._screen.wrap([[("→ ", "you"), (self._speech.sentence(self._whole(answers)), "bold")]])
        while True:
            line = self._screen.ask(self._words.say("play-confirm") + " ")
            if not line.strip() or plain(line.strip()) in ("y", "yes", plain(self._words.say("play-yes"))):
                return True
            if self._went_back(line, answers, 0):
                return False

    def _went_back(self, line: str, answers: list[Any], last: int) -> bool:
        """Anything else than an answer; whether it leads back to the question before."""
        typed = read_typed(line, self._words)
        if typed.command == "quit":
            raise Quit
        if typed.command == "back" or typed.number == 0:
            return True
        self._screen.wrap(self._reply(typed, answers, last))
        return False

    def _reply(self, typed: Typed, answers: list[Any], last: int) -> list[StyledLine]:
        if typed.command == "help":
            return [[(self._words.say("play-help-dialogue"), "dim")]]
        if typed.command == "why":
            refusals = self._refusals(answers)
            return self._refusal_lines(refusals) if refusals else [[(self._words.say("play-why-fine"), "safe")]]
        if last and typed.number is not None:
            return [[(self._words.say("play-no-such-number", {"last": last}), "danger")]]
        return [[(self._words.say("play-dialogue-not-understood"), "danger")]]

    # -- the move ----------------------------------------------------------------------------------

    def _whole(self, answers: list[Any]) -> Json:
        """The move with the answers so far; what was not asked yet is nothing, or the first choice."""
        open_ones = self._asked[len(answers) :]
        given = {question.field: value for question, value in zip(self._asked, answers, strict=False)}
        assumed = {question.field: [] if question.many else question.choices[0][0] for question in open_ones}
        return {**self._move, **given, **assumed}

    def _refusals(self, answers: list[Any]) -> list[Refusal]:
        return self._table.why_not(self._seat, self._table.read_move(self._seat, self._whole(answers)))

    def _refusal_lines(self, refusals: list[Refusal]) -> list[StyledLine]:
        return [
            [("✗ ", "danger"), (self._words.tell(refusal.message), ""), (f"  {refusal.rule}", "dim")]
            for refusal in refusals
        ]
