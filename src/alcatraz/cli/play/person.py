"""One decision of one person: the table as they see it, the choices, and what they type until they have chosen."""

from typing import Any

from alcatraz.book.contents import played_at
from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.play.by_name import Found, find_choice
from alcatraz.cli.play.explanations import event_lines, news_lines, why_lines
from alcatraz.cli.play.fill_template import Quit, TemplateDialogue
from alcatraz.cli.play.hints import Hints
from alcatraz.cli.play.lines import compact_lines, dense_menu_lines, fitting_lines, menu_lines, table_lines
from alcatraz.cli.play.menu import FEW, Choice, Menu, Speech, first_menu, next_menu
from alcatraz.cli.play.news import News
from alcatraz.cli.play.prompt import Typed, read_numbers, read_typed
from alcatraz.cli.play.talking.table_talk import TableTalk
from alcatraz.cli.rules.pages import all_rules, find_rule, rule_line, rule_page, search
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import Texts

_FEW_NEWS, _MANY_NEWS = 4, 14
# Two empty lines, the prompt, and the line that says how many news were left out.
_AROUND_NEWS = 4
_LOG = 40
_FEWEST_NEWS = 2
_STATUS, _PROMPT = 1, 1
# On a small terminal, how many moves of a heading are still listed one by one.
_FEWER = (4, 1)
_SHORT = 2
_OTHER_COMMANDS = ("who", "say", "rules", "log", "board", "back", "undo", "help", "quit")


class TakeBack(Exception):
    """The person wants to take back their last move."""


class Person:
    def __init__(
        self,
        bundle: GameBundle,
        table: Match[Any],
        seat: int,
        words: Texts,
        screen: Screen,
        news: News,
        notice: str = "",
        hints: Hints | None = None,
        talk: TableTalk | None = None,
    ) -> None:
        self.bundle = bundle
        self.table = table
        self.seat = seat
        self.words = words
        self.screen = screen
        self.news = news
        self.view = table.game.view(table.state, seat)
        self.speech = Speech(bundle.words, words.tell, self.view)
        self.templates = table.game.templates(table.state, seat)
        self.menu = self._first_menu()
        self.fresh = news.unread(seat)
        # Told once, below the choices.
        self.notice = notice
        self.hints = hints
        self.talk = talk

    def decide(self) -> Json:
        """The move that the person chooses. Raises Quit, or EOFError when nothing more can be typed."""
        self.show_table()
        if self.talk is not None:
            self.screen.wrap(self.talk.fresh(self.seat))
        if self.notice:
            self.screen.wrap([[(self.notice, "you")]])
        while True:
            typed = read_typed(self.screen.ask(self._prompt()), self.words)
            move = self._heard(typed)
            if move is not None:
                return move

    # -- showing -----------------------------------------------------------------------------------

    def show_table(self, *, whole: bool = False) -> None:
        """The table, what is new, the choices. On a small terminal a compact table, unless the whole is asked for."""
        if self.screen.is_small and not whole:
            self._show_compact(self.screen.console.height)
        else:
            self._show_whole()

    def _show_compact(self, height: int) -> None:
        """Everything at once on the screen: first the news, then the sheets give way, never the board or a choice."""
        width = self.screen.width
        choices = self._dense_choices(height)
        left = height - len(choices) - _PROMPT - bool(self.notice)
        kept = min(_FEWEST_NEWS, len(self.fresh))
        offered = self.menu.offered()
        table = compact_lines(self.bundle.drawing, self.view, self.words, width, offered, left - kept)
        self.screen.show(table)
        if self.fresh and left > len(table):
            self.screen.wrap(news_lines(self.fresh, self.speech, left - len(table), width, self.words))
        self.screen.show(choices)

    def _dense_choices(self, height: int) -> list[StyledLine]:
        """Where the moves are too many for the screen, more of them are chosen in two steps."""
        board = self.bundle.drawing.compact_board(self.view, self.words.tell, self.screen.width, {})
        most = height - len(board) - _STATUS - _PROMPT
        choices = self._asked() + dense_menu_lines(self.menu, self.screen.width, self.words)
        for few in () if self.menu.depth else _FEWER:
            if len(choices) <= most:
                break
            self.menu = self._first_menu(few)
            choices = self._asked() + dense_menu_lines(self.menu, self.screen.width, self.words)
        return choices

    def _show_whole(self) -> None:
        """The news are cut to what fits between the others."""
        width = self.screen.width
        table = table_lines(self.bundle.drawing, self.view, self.words, width, self.menu.offered())
        choices = self._choice_lines()
        self.screen.show(table)
        if self.fresh:
            most = self.screen.lines_left(len(table) + len(choices) + _AROUND_NEWS, _FEW_NEWS, _MANY_NEWS)
            self.screen.gap()
            self.screen.wrap(news_lines(self.fresh, self.speech, most, width, self.words))
        self.screen.gap()
        self.screen.show(choices)

    def _choice_lines(self) -> list[StyledLine]:
        return self._asked() + menu_lines(self.menu, self.screen.width, self.words) + self._back_lines()

    def _asked(self) -> list[StyledLine]:
        decision = next(decision for decision in self.view["decisions"] if decision["seat"] == self.seat)
        return [[(self.words.tell(self.bundle.words.decision(self.view, decision)), f"seat-{self.seat}")]]

    def _back_lines(self) -> list[StyledLine]:
        return [[("  0 ", "you"), (self.words.say("play-back"), "dim")]] if self.menu.depth else []

    def _prompt(self) -> str:
        return f"{self.words.say(f'seat-{self.seat}')}> "

    # -- hearing -----------------------------------------------------------------------------------

    def _heard(self, typed: Typed) -> Json | None:
        if typed.number is not None:
            return self._chosen(typed.number)
        # A word or two letters are rather a command than a choice: `h` is help, `mov` moves.
        if not typed.command or not (typed.exact or len(typed.line) <= _SHORT):
            found = find_choice(self.menu, self.speech, typed.line, self.words)
            if found.choices:
                return self._named(found)
        if typed.command:
            self._obey(typed)
            return None
        if not typed.line:
            return self._entered()
        self.screen.say(self.words.say("play-not-understood"), "dim")
        return None

    def _entered(self) -> Json | None:
        """Enter alone takes the only choice; where there are several, it shows the table again."""
        if len(list(self.menu.numbered())) == 1:
            return self._chosen(1)
        self.screen.clear()
        self.show_table()
        return None

    def _named(self, found: Found) -> Json | None:
        """A choice by its name; where the name fits several, they are told."""
        if found.move is not None:
            return self._filled(found.move)
        if len(found.choices) == 1:
            self._step_into(found.choices[0][1])
            return None
        self.screen.say(self.words.say("play-several-fit"), "dim")
        numbers = {number for number, _ in found.choices}
        self.screen.wrap(fitting_lines(self.menu, numbers))
        return None

    def _chosen(self, number: int) -> Json | None:
        if number == 0 and self.menu.depth:
            self._restart()
            return None
        choice = self.menu.choice(number)
        if choice is None:
            last = len(list(self.menu.numbered()))
            self.screen.say(self.words.say("play-no-such-number", {"last": last}), "danger")
            return None
        if choice.is_family:
            self._step_into(choice)
            return None
        return self._filled(choice.moves[0])

    def _filled(self, move: Json) -> Json | None:
        if move not in self.templates:
            return move
        dialogue = TemplateDialogue(
            move,
            self.bundle.words.questions(self.view, move),
            self.seat,
            self.table,
            self.screen,
            self.speech,
            self.words,
        )
        return dialogue.filled_in()

    def _step_into(self, choice: Choice) -> None:
        self.menu = next_menu(self.speech, choice, self.menu)
        self.fresh = []
        self.screen.clear()
        self.show_table()

    def _restart(self) -> None:
        self.menu = self._first_menu()
        self.screen.clear()
        self.show_table()

    def _first_menu(self, few: int = FEW) -> Menu:
        game, state = self.table.game, self.table.state
        moves = game.legal(state, self.seat)
        costs = [game.cost(state, self.seat, move) for move in moves] + [0] * len(self.templates)
        return first_menu(self.speech, [game.move_json(move) for move in moves] + self.templates, costs, few)

    # -- commands ----------------------------------------------------------------------------------

    def _obey(self, typed: Typed) -> None:
        if typed.command == "quit":
            raise Quit
        if typed.command == "undo":
            raise TakeBack
        if typed.command == "board":
            self.show_table(whole=True)
        elif typed.command == "back":
            self._restart()
        elif typed.command == "rules":
            self._rules(typed.rest)
        elif typed.command == "say":
            self._say(typed.rest)
        else:
            self.screen.wrap(self._answer_lines(typed))

    def _answer_lines(self, typed: Typed) -> list[StyledLine]:
        if typed.command == "hint" and self.hints is not None:
            return self.hints.next()
        if typed.command == "why" and self.hints is not None and typed.rest.isascii() and typed.rest.isdigit():
            return self.hints.why(int(typed.rest[:4]))
        if typed.command == "why":
            return why_lines(self.table, self.seat, self.speech, typed.rest, self.words)
        if typed.command == "who":
            return self.bundle.drawing.standing(self.view, self.words.tell)
        if typed.command == "log":
            return event_lines(self.news.log[self.seat], self.speech, _LOG, self.words)
        return help_lines(self.words)

    def _say(self, words: str) -> None:
        """A ready sentence by its number, or free text; without either, the sentences that fit."""
        if self.talk is None:
            self.screen.say(self.words.say("play-nobody-hears"), "dim")
            return
        offered = self.talk.offered(self.seat)
        if not words:
            self.screen.wrap([[(f"{number:>4} ", "you"), (told, "")] for number, (_, told) in enumerate(offered, 1)])
            self.screen.say(self.words.say("play-say-which"), "dim")
            return
        numbers = read_numbers(words, len(offered))
        statement = offered[numbers[0] - 1][0] if numbers else {"type": "say", "text": words}
        if not self.talk.say(self.seat, statement):
            self.screen.say(self.words.say("play-not-understood"), "dim")
        self.screen.wrap(self.talk.fresh(self.seat))

    def _rules(self, asked: str) -> None:
        rule = find_rule(asked)
        if rule is not None:
            self.screen.wrap(rule_page(rule, self.words, self._played()))
            return
        found = search(asked, all_rules(self.table.game.id), self.words)
        if asked:
            self.screen.say(self.words.say("cli-rules-found", {"count": len(found), "word": asked}))
        self.screen.show(rule_line(rule, self.words) for rule in found)

    def _played(self) -> frozenset[str] | None:
        """The rules that this table plays by their alternative, as far as its options say so."""
        origin = self.table.origin
        return None if "start" in origin or "options" not in origin else played_at(self.bundle, origin["options"])


def help_lines(words: Texts, *, left_out: str = "") -> list[StyledLine]:
    commands = ("number", "name", "empty", "hint", "why", "because", *_OTHER_COMMANDS)
    return [
        [(f"  {words.say('play-help-' + command + '-form'):<18}", "you"), (words.say("play-help-" + command), "")]
        for command in commands
        if command != left_out
    ]
