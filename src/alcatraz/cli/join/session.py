"""At a table of a server: hear what happens, show it, and ask the person at the keyboard when it is their turn."""

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.join import tokens
from alcatraz.cli.join.client_thread import ClientThread
from alcatraz.cli.join.ending import end_lines
from alcatraz.cli.join.guest import Guest
from alcatraz.cli.join.lobby import lobby_lines, must_act
from alcatraz.cli.join.orders import Orders
from alcatraz.cli.join.table_feed import TableFeed
from alcatraz.cli.join.visit import Visit
from alcatraz.cli.join.waiting import answer_lines
from alcatraz.cli.parsing.complaint import Complaint
from alcatraz.cli.play.fill_template import Quit
from alcatraz.cli.play.lines import table_lines
from alcatraz.cli.play.prompt import read_typed
from alcatraz.cli.screen.screen import Screen
from alcatraz.client import Interrupted, RequestRefused
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts

_SITTING_DOWN = 3


class JoinSession(TableFeed):
    def __init__(self, remote: ClientThread, visit: Visit, words: Texts, screen: Screen) -> None:
        super().__init__(remote, words, screen)
        self.visit = visit
        self.orders = Orders(self)
        self._lobby: list[StyledLine] = []

    # -- the visit ---------------------------------------------------------------------------------

    def stay(self) -> str | None:
        """Until the end or until the person leaves; the id of the table where the same people play again, if so."""
        self.screen.say(self.words.say_or("game-" + self.bundle.game.id, self.bundle.game.id), "title")
        try:
            self._sit_down()
            while self.known.table.rematch is None:
                if not self._one_thing():
                    return None
        except (Quit, EOFError, KeyboardInterrupt):
            self._say_goodbye()
            return None
        return self.known.table.rematch

    def _one_thing(self) -> bool:
        """Whatever the phase asks for next; False if there is nothing more to do."""
        phase, decisions = self.known.table.phase, self.known.decisions()
        if self.known.is_over:
            return self._after_the_end()
        if phase == "lobby":
            self._idle(lobby_lines(self.known, self.words), needed=must_act(self.known))
        elif decisions:
            self._decide(*decisions[0])
        elif waited_for := self.known.waited_for():
            self._talk(waited_for)
        else:
            self._idle([], needed=False)
        return True

    def _sit_down(self) -> None:
        if self.visit.watch:
            self.screen.say(self.words.say("join-watching"), "dim")
        elif self.known.seats:
            self.screen.say(self.words.say("join-seat-back"), "dim")
        elif self.known.table.phase != "lobby":
            self.screen.say(self.words.say("join-too-late"), "dim")
        else:
            for number, name in enumerate(self.visit.people):
                self._take_seat(name, self.visit.seat if number == 0 else None)
        if self.known.seats and self.remote.token is not None:
            tokens.remember(self.visit.address, self.visit.people, self.remote.token)

    def _take_seat(self, name: str, seat: int | None) -> None:
        for _ in range(_SITTING_DOWN):
            try:
                self.remote.ask(self.remote.table.sit(name, seat))
                self.drain()
                return
            except RequestRefused as refused:
                raise Complaint(Message("join-refused", {"why": refused.message}), code=1) from None
            except Interrupted:
                # It is unknown whether the request arrived: look who sits there.
                self.drain()
                if any(self.known.table.seats[each].name == name for each in self.known.seats):
                    return

    def _say_goodbye(self) -> None:
        self.screen.gap()
        self.screen.say(self.words.say("join-goodbye"))
        names = "".join(f" --name {name!r}" for name in self.visit.people) if self.known.seats else " --watch"
        self.screen.show([[(f"  alcatraz join {self.visit.address.link}{names}", "you")]])

    # -- deciding ----------------------------------------------------------------------------------

    def _decide(self, seat: int, decision: Json) -> None:
        self.end_prompt()
        if self.sitting != seat:
            self._change_seats(seat)
            if (seat, decision) not in self.known.decisions():
                return
        self.screen.clear()
        move = Guest(self, seat, decision).choose()
        if move is None:
            return
        try:
            self.remote.ask(self.remote.table.play(seat, move))
        except RequestRefused as refused:
            self.screen.wrap([[("✗ ", "danger"), (refused.message, ""), (f"  {refused.rule or ''}", "dim")]])
        self.drain()

    def _change_seats(self, seat: int) -> None:
        """Clears the screen between two people, so that secrets stay hidden."""
        if len(self.known.seats) > 1 and self.bundle.has_secrets:
            self.screen.forget()
            name = self.words.say(f"seat-{seat}")
            while self.line(self.words.say("play-pass-keyboard", {"player": name}) + " ", needed=True) is None:
                pass
            self.screen.forget()
        self.sitting = seat

    def _talk(self, waited_for: list[int]) -> None:
        """Bots wait for what the people here have to say. Whoever types nothing by hand has nothing to say."""
        if self.screen.is_interactive:
            self._idle([[(self.words.say("join-time-to-talk"), "you")]], needed=False)
            return
        for seat in waited_for:
            try:
                self.remote.ask(self.remote.table.enough(seat))
            except RequestRefused:
                # The time was up before it arrived.
                break
        self.drain()

    # -- waiting -----------------------------------------------------------------------------------

    def _idle(self, lines: list[StyledLine], *, needed: bool) -> None:
        """Wait for news or for a command."""
        if lines != self._lobby:
            self._lobby = lines
            self.show(lines)
        line = self.line("> ", needed=needed)
        if line is None or self.orders.obeyed(line):
            return
        typed = read_typed(line, self.words)
        if typed.command == "quit":
            raise Quit
        self.show(answer_lines(self, typed))

    def _after_the_end(self) -> bool:
        self.end_prompt()
        view = self.view()
        if view is not None:
            self.screen.clear()
            self.screen.show(table_lines(self.bundle.drawing, view, self.words, self.screen.width, {}))
            self.screen.gap()
        self.screen.wrap(end_lines(self.known.table, self.visit.address, self.remote.table.added, self.words))
        if not self.screen.is_interactive or self.visit.watch:
            return False
        self.screen.say(self.words.say("join-again"), "dim")
        while self.known.table.rematch is None:
            self._idle([], needed=True)
        return True
