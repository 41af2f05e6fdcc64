"""One decision of one person: the table as they see it, the choices, and what they type until they have chosen."""

from typing import Any

from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.play.explanations import event_lines, news_lines, why_lines
from alcatraz.cli.play.fill_template import filled_in
from alcatraz.cli.play.lines import menu_lines, table_lines
from alcatraz.cli.play.menu import Choice, Menu, Speech, first_menu, next_menu
from alcatraz.cli.play.news import News
from alcatraz.cli.play.prompt import Typed, read_typed
from alcatraz.cli.rules.pages import all_rules, find_rule, rule_line, rule_page, search
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import Texts

_FEW_NEWS, _MANY_NEWS = 4, 14
# Two empty lines, the prompt, and the line that says how many news were left out.
_AROUND_NEWS = 4
_LOG = 40


class Quit(Exception):
    """The person wants to stop; the game is saved."""


class Person:
    def __init__(
        self, bundle: GameBundle, table: Match[Any], seat: int, words: Texts, screen: Screen, news: News
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

    def decide(self) -> Json:
        """The move that the person chooses. Raises Quit, or EOFError when nothing more can be typed."""
        self.show_table()
        while True:
            typed = read_typed(self.screen.ask(self._prompt()), self.words)
            move = self._heard(typed)
            if move is not None:
                return move

    # -- showing -----------------------------------------------------------------------------------

    def show_table(self) -> None:
        """The table, what is new, the choices; the news are cut to what fits between the others."""
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
        decision = next(decision for decision in self.view["decisions"] if decision["seat"] == self.seat)
        asked = self.words.tell(self.bundle.words.decision(self.view, decision))
        lines = [[(asked, f"seat-{self.seat}")], *menu_lines(self.menu, self.screen.width, self.words)]
        if self.menu.depth:
            lines.append([("  0 ", "you"), (self.words.say("play-back"), "dim")])
        return lines

    def _prompt(self) -> str:
        return f"{self.words.say(f'seat-{self.seat}')}> "

    # -- hearing -----------------------------------------------------------------------------------

    def _heard(self, typed: Typed) -> Json | None:
        if typed.number is not None:
            return self._chosen(typed.number)
        if typed.command == "quit":
            raise Quit
        if typed.command:
            self._obey(typed)
            return None
        if not typed.rest and len(list(self.menu.numbered())) == 1:
            return self._chosen(1)
        self.screen.say(self.words.say("play-not-understood"), "dim")
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
        move = choice.moves[0]
        if move not in self.templates:
            return move
        return filled_in(
            move, self.bundle.words.questions(self.view, move), self.seat, self.table, self.screen, self.words
        )

    def _step_into(self, choice: Choice) -> None:
        self.menu = next_menu(self.speech, choice, self.menu)
        self.fresh = []
        self.screen.clear()
        self.show_table()

    def _restart(self) -> None:
        self.menu = self._first_menu()
        self.screen.clear()
        self.show_table()

    def _first_menu(self) -> Menu:
        game, state = self.table.game, self.table.state
        moves = game.legal(state, self.seat)
        costs = [game.cost(state, self.seat, move) for move in moves] + [0] * len(self.templates)
        return first_menu(self.speech, [game.move_json(move) for move in moves] + self.templates, costs)

    # -- commands ----------------------------------------------------------------------------------

    def _obey(self, typed: Typed) -> None:
        if typed.command == "board":
            self.show_table()
        elif typed.command == "back":
            self._restart()
        elif typed.command == "rules":
            self._rules(typed.rest)
        else:
            self.screen.wrap(self._answer_lines(typed))

    def _answer_lines(self, typed: Typed) -> list[StyledLine]:
        if typed.command == "why":
            return why_lines(self.table, self.seat, self.speech, typed.rest, self.words)
        if typed.command == "who":
            return self.bundle.drawing.standing(self.view, self.words.tell)
        if typed.command == "log":
            return event_lines(self.news.log[self.seat], self.speech, _LOG, self.words)
        return help_lines(self.words)

    def _rules(self, asked: str) -> None:
        rule = find_rule(asked)
        if rule is not None:
            self.screen.wrap(rule_page(rule, self.words))
            return
        found = search(asked, all_rules(self.table.game.id), self.words)
        if asked:
            self.screen.say(self.words.say("cli-rules-found", {"count": len(found), "word": asked}))
        self.screen.show(rule_line(rule, self.words) for rule in found)


def help_lines(words: Texts) -> list[StyledLine]:
    commands = ("number", "why", "who", "rules", "log", "board", "back", "help", "quit")
    return [
        [(f"  {words.say('play-help-' + command + '-form'):<18}", "you"), (words.say("play-help-" + command), "")]
        for command in commands
    ]
