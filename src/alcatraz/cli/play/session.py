"""A game from its first decision to its end: bots decide, people are asked, every move is saved."""

from pathlib import Path
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.play.explanations import news_lines, outcome_lines
from alcatraz.cli.play.fill_template import Quit
from alcatraz.cli.play.hints import LocalHints
from alcatraz.cli.play.lines import compact_lines, table_lines
from alcatraz.cli.play.menu import Speech
from alcatraz.cli.play.news import Marks, News
from alcatraz.cli.play.person import Person, TakeBack
from alcatraz.cli.play.saved_games import save
from alcatraz.cli.play.seating import Seating
from alcatraz.cli.play.talking.table_talk import table_talk
from alcatraz.cli.play.undo import Step, undoable
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.chance import key_of
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.kernel.policy import Budget
from alcatraz.locale.texts import Texts

_BOT_ITERATIONS = 200
_LAST_NEWS, _FEW_LAST_NEWS = 20, 3
# How many lines of a small terminal the table takes after the end: the board and who has what.
_SMALL_END = 14


class Session:
    def __init__(
        self,
        bundle: GameBundle,
        table: Match[Any],
        seating: Seating,
        words: Texts,
        screen: Screen,
        path: Path,
        *,
        take_back: bool = False,
    ) -> None:
        self.bundle = bundle
        self.table = table
        self.seating = seating
        self.screen = screen
        self.path = path
        # Alone with bots: also what revealed something can be taken back.
        self._free = take_back and len(seating.humans) == 1
        spectator = table.game.view(table.state, SPECTATOR)
        self.words = seating.named(words, bundle.words.names(spectator, words.language))
        self.news = News(seating.humans)
        self._policies = [seating.policy(table.game.id, seat) for seat in range(table.players)]
        self.talk = table_talk(bundle, table, seating, self.words)
        # Every move with what was before it, as far as this session knows.
        self._steps: list[tuple[Step, Marks]] = []
        # What to tell the next person who decides.
        self.notice = ""
        # Whose secrets may be on the screen: nobody's at first, and the first person needs no clean screen.
        self._sitting: int | None = None

    def remember(self, happened: list[Step]) -> None:
        """What happened before a saved game goes on."""
        for step in happened:
            self._steps.append((step, self.news.marks()))
            self.news.add(self.table, step.events)
        self.news.all_read()
        self.talk = table_talk(self.bundle, self.table, self.seating, self.words, happened)

    def play(self) -> None:
        """Runs until the end or until a person quits; either way everything is saved."""
        save(self.table, self.path)
        try:
            self._welcome()
            while deciding := self.table.game.deciding(self.table.state):
                seat = deciding[0]
                if self.talk is not None:
                    self.talk.converse()
                try:
                    self._played(seat, self._bot_move(seat) or self._person_move(seat))
                except TakeBack:
                    self._take_back(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            # What was said since the last move.
            save(self.table, self.path)
            self.screen.gap()
            self.screen.say(self.words.say("play-saved"))
            self.screen.show([[(f"  alcatraz play --resume {self.path}", "you")]])
            return
        self._tell_the_end()

    def _played(self, seat: int, move: Json) -> None:
        before, marks = self.table.game.copy(self.table.state), self.news.marks()
        step = Step(seat, before, self.table.play(seat, self.table.read_move(seat, move)))
        self._steps.append((step, marks))
        self.news.add(self.table, step.events)
        if self.talk is not None:
            self.talk.saw(step)
        save(self.table, self.path)

    def _take_back(self, seat: int) -> None:
        """The person's last move and what bots did since: nobody else has decided, nothing hidden was seen."""
        steps = [step for step, _ in self._steps]
        found = undoable(self.bundle, steps, seat, self.seating.humans, self.table.state, free=self._free)
        if isinstance(found, Message):
            self.notice = self.words.tell(found)
            return
        step, marks = self._steps[found]
        view = self.table.game.view(step.before, seat)
        move = self.table.game.move_json(self.table.moves[found][1])
        del self._steps[found:]
        del self.table.moves[found:]
        self.table.state = step.before
        if self.talk is not None:
            self.table.talk = [said for said in self.table.talk if said.get("after", 0) <= found]
            left = [step for step, _ in self._steps]
            self.talk = table_talk(self.bundle, self.table, self.seating, self.words, left)
        self.news.back_to(marks)
        save(self.table, self.path)
        spoken = Speech(self.bundle.words, self.words.tell, view).sentence(move)
        self.notice = self.words.say("play-undone", {"move": spoken})

    # -- deciding ----------------------------------------------------------------------------------

    def _bot_move(self, seat: int) -> Json | None:
        game = self.table.game
        policy = self._policies[seat]
        if policy is None:
            return None
        view = game.view(self.table.state, seat)
        decision = next(decision for decision in view["decisions"] if decision["seat"] == seat)
        # From the table's seed, so that a saved game goes on as it would have; hashed, so that no bot learns it.
        seed = key_of(f"{self.table.origin['seed']}/{len(self.table.moves)}/{seat}").hex()
        budget = Budget(seed, iterations=_BOT_ITERATIONS)
        return policy(view, decision, budget) if self.talk is None else self.talk.move(seat, policy, budget)

    def _person_move(self, seat: int) -> Json:
        if self._sitting != seat:
            self._change_seats(seat)
        elif self.table.moves:
            self.screen.clear()
        notice, self.notice = self.notice, ""
        steps = [step for step, _ in self._steps]
        hints = LocalHints(self.bundle, self.table, seat, self.words, steps, self.seating.humans)
        return Person(
            self.bundle, self.table, seat, self.words, self.screen, self.news, notice, hints, self.talk
        ).decide()

    def _change_seats(self, seat: int) -> None:
        """Clears the screen between two people, so that secrets stay hidden."""
        shared = len(self.seating.humans) > 1 and self.bundle.has_secrets
        if self._sitting is not None:
            self.screen.clear()
        if shared:
            if self._sitting is not None:
                self.screen.forget()
            name = self.words.say(f"seat-{seat}")
            self.screen.say("─" * self.screen.width, "dim")
            self.screen.ask(self.words.say("play-pass-keyboard", {"player": name}) + " ")
            self.screen.forget()
        self._sitting = seat

    # -- beginning and end -------------------------------------------------------------------------

    def _welcome(self) -> None:
        game = self.table.game.id
        self.screen.clear()
        self.screen.say(self.words.say_or("game-" + game, game), "title")
        if not self.table.moves:
            self.screen.say(self.words.say("welcome-" + game))
        people = ", ".join(self.words.say(f"seat-{seat}") for seat in self.seating.humans)
        count, bots = len(self.seating.humans), self._bots()
        self.screen.say(self.words.say("play-welcome", {"people": people, "count": count, "bots": bots}), "dim")
        self.screen.gap()
        if self.seating.humans and self.screen.is_interactive:
            self.screen.ask(self.words.say("play-begin") + " ")
            self.screen.clear()

    def _bots(self) -> str:
        """The levels that bots play at, as the lobby of a server names them, and as --bots does."""
        levels = dict.fromkeys(bot for bot in self.seating.bots if bot is not None)
        named = ((self.words.say_or(f"lobby-level-{level}", level), level) for level in levels)
        return ", ".join(name if name == level else f"{name} ({level})" for name, level in named) or "none"

    def _tell_the_end(self) -> None:
        game, state = self.table.game, self.table.state
        view = game.view(state, SPECTATOR)
        speech = Speech(self.bundle.words, self.words.tell, view)
        outcome = game.outcome(state)
        assert outcome is not None
        told = outcome_lines(outcome, self.words)
        width, small = self.screen.width, self.screen.is_small
        self.screen.clear()
        if small:
            self.screen.show(compact_lines(self.bundle.drawing, view, self.words, width, {}, _SMALL_END))
        else:
            self.screen.show(table_lines(self.bundle.drawing, view, self.words, width, {}))
            self.screen.gap()
        most = _FEW_LAST_NEWS if small else _LAST_NEWS
        self.screen.wrap(news_lines(self.news.unread(SPECTATOR), speech, most, width, self.words))
        self.screen.gap()
        self.screen.say(self.words.say("play-the-end"), "title")
        self.screen.wrap(told)
        if not small:
            self.screen.gap()
        self.screen.say(self.words.say("play-record"), "dim")
        self.screen.show([[(f"  {self.path}", "dim")]])
