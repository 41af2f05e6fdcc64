"""What can be typed at a distant table besides choices: talk, and everything around the game."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.join.talk import Talker, ledger_lines
from alcatraz.cli.rules.pages import plain
from alcatraz.client import Interrupted, RequestRefused
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.talk.temper import split_level

if TYPE_CHECKING:
    from alcatraz.cli.join.session import JoinSession

# In the lobby, at the table, in talk, after the end.
ORDERS = (
    *("ready", "unready", "start", "bot", "open", "name", "leave"),
    *("undo", "pause", "resume", "remove"),
    *("say", "talk", "promises", "yes", "no", "enough"),
    "rematch",
)


def order_help(words: Texts) -> list[StyledLine]:
    return [
        [(f"  {words.say('join-form-' + order):<18}", "you"), (words.say("join-order-" + order), "")]
        for order in ORDERS
    ]


def read_order(line: str, words: Texts) -> tuple[str, str] | None:
    """The order and the words after it, if the line begins with one, in the person's language or in English."""
    first, _, rest = line.strip().partition(" ")
    for order in ORDERS:
        if plain(first) in (order, plain(words.say("join-command-" + order))):
            return order, rest.strip()
    return None


class Orders:
    def __init__(self, session: "JoinSession") -> None:
        self._session = session

    def obeyed(self, line: str, seat: int | None = None) -> bool:
        """Whether the line was an order; whatever came of it is on the screen."""
        order = read_order(line, self._session.words)
        if order is None:
            return False
        try:
            self._obey(*order, self._seat() if seat is None else seat)
        except RequestRefused as refused:
            self._complain(refused.message)
        except Interrupted:
            self._complain(self._session.words.say("join-interrupted"))
        self._session.drain()
        return True

    def _seat(self) -> int | None:
        seats = self._session.known.seats
        return self._session.sitting if self._session.sitting in seats else next(iter(seats), None)

    def _complain(self, message: str) -> None:
        self._session.show([[("✗ ", "danger"), (message, "")]])

    def _obey(self, order: str, rest: str, seat: int | None) -> None:
        session, table = self._session, self._session.remote.table
        if order == "promises":
            session.show(ledger_lines(session.known, session.words))
        elif order in ("bot", "open"):
            self._set_seat(order, rest)
        elif order == "start":
            self._ask(table.start())
        elif order == "rematch":
            self._ask(table.rematch())
        elif seat is None:
            self._complain(session.words.say("join-only-watching"))
        elif order in ("say", "talk", "yes", "no"):
            self._talk(order, rest, seat)
        elif order == "enough":
            # People at one keyboard talk to each other anyway.
            for each in session.known.waited_for() or [seat]:
                self._ask(table.enough(each))
        elif order == "name":
            self._ask(table.rename(seat, rest))
        elif order == "remove":
            about = self._number(rest)
            if about is not None:
                self._ask(table.propose(seat, "remove", about))
        else:
            self._ask(self._plain(order, seat))

    def _plain(self, order: str, seat: int) -> Coroutine[Any, Any, Any]:
        table = self._session.remote.table
        asked: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "undo": lambda: table.undo(seat),
            "ready": lambda: table.ready(seat),
            "unready": lambda: table.ready(seat, ready=False),
            "leave": lambda: table.leave(seat),
            "pause": lambda: table.propose(seat, "pause"),
            "resume": lambda: table.propose(seat, "resume"),
        }
        return asked[order]()

    def _ask(self, request: Coroutine[Any, Any, Any]) -> None:
        self._session.remote.ask(request)

    def _set_seat(self, order: str, rest: str) -> None:
        number, _, wished = rest.partition(" ")
        seat = self._number(number)
        if seat is not None:
            table = self._session.remote.table
            level, character, talkativeness = split_level(wished.strip())
            wish = table.set_seat(
                seat,
                bot=order == "bot",
                level=level or None,
                character=character or None,
                talkativeness=talkativeness or None,
            )
            self._ask(wish)

    def _number(self, text: str) -> int | None:
        """A seat; None, and a word about it, if there is no such seat."""
        last = len(self._session.known.table.seats) - 1
        if text.isascii() and text.isdigit() and int(text[:3]) <= last:
            return int(text)
        self._complain(self._session.words.say("error-no-such-seat", {"seat": text or "–", "last": last}))
        return None

    # -- talk --------------------------------------------------------------------------------------

    def _talk(self, order: str, rest: str, seat: int) -> None:
        session, table = self._session, self._session.remote.table
        proposal = session.known.table.proposal
        statement: Json | None
        if order in ("yes", "no") and proposal is not None and seat in proposal.asked and seat not in proposal.agreed:
            self._ask(table.agree(seat, yes=order == "yes"))
            return
        talker = Talker(session.known, session.bundle, session.words, session.screen, seat)
        if order == "say":
            statement = {"type": "say", "text": rest} if rest else None
        elif order == "talk":
            statement = talker.choose()
        else:
            statement = talker.answer(yes=order == "yes")
        if statement is None:
            session.show([[(session.words.say("join-nothing-said"), "dim")]])
        else:
            self._ask(table.say(seat, statement))
