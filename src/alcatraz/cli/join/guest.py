"""One decision of one person at a distant table, with the same drawing, choices and answers as at one's own."""

from typing import TYPE_CHECKING, Any

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.join.hints import ServerHints
from alcatraz.cli.join.orders import order_help
from alcatraz.cli.play.person import Person, help_lines
from alcatraz.cli.play.prompt import Typed, read_typed
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match

if TYPE_CHECKING:
    from alcatraz.cli.join.session import JoinSession


class Guest(Person):
    """Costs and reasons are worked out here, from the view: whatever it hides has no part in one's own legal moves."""

    def __init__(self, session: "JoinSession", seat: int, decision: Json) -> None:
        view = session.known.view(seat)
        assert view is not None
        game = session.bundle.game
        table: Match[Any] = Match(game, game.imagine(view, 0), {"options": session.known.table.options})
        hints = ServerHints(session, seat)
        super().__init__(session.bundle, table, seat, session.words, session.screen, session.news, hints=hints)
        self.session = session
        self.decision = decision

    def choose(self) -> Json | None:
        """The move; None if there is nothing to decide any more, or something else than before."""
        self.show_table()
        self._tell_the_time()
        while (self.seat, self.decision) in self.session.known.decisions():
            line = self.session.line(self._prompt(), needed=True)
            if line is None or self.session.orders.obeyed(line, self.seat):
                continue
            move = self._heard(read_typed(line, self.words))
            if move is not None:
                return move
        return None

    def _tell_the_time(self) -> None:
        left = self.session.seconds_left(self.seat)
        if left is not None:
            minutes, seconds = divmod(int(left), 60)
            self.screen.say(self.words.say("join-time-left", {"time": f"{minutes}:{seconds:02}"}), "dim")

    def _obey(self, typed: Typed) -> None:
        if typed.command == "undo":
            # Begun, not written out: at a distant table the server takes back.
            self.session.orders.obeyed("undo", self.seat)
        else:
            super()._obey(typed)

    def _answer_lines(self, typed: Typed) -> list[StyledLine]:
        if typed.command == "help":
            # The server's undo is among the orders.
            return [*help_lines(self.words, left_out="undo"), *order_help(self.words)]
        return super()._answer_lines(typed)
