"""Hearing a table and the keyboard at once: what is known, what is shown as it happens, what is typed."""

import time
from collections import deque

from rich.text import Text

from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.join.client_thread import ClientThread, Incoming, TypedLine
from alcatraz.cli.join.news import happened_lines, ledger_changes
from alcatraz.cli.play.menu import Speech
from alcatraz.cli.play.news import News
from alcatraz.cli.screen.screen import Screen
from alcatraz.client import Back, Gone, KnownState, Lost
from alcatraz.client.errors import TableError
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.locale.texts import Texts
from alcatraz.wire import Happened, Refused, Welcome

_MOST_SEATS = 10


class TableFeed:
    """`known` is the table as it was told to the one thread that draws; the client has another for itself."""

    def __init__(self, remote: ClientThread, words: Texts, screen: Screen) -> None:
        self.remote = remote
        self.screen = screen
        self.known = KnownState()
        self.words = words
        self.news = News(range(_MOST_SEATS))
        # The numbers of the moves of bots since this program is there, to ask why.
        self.bot_moves: list[int] = []
        # Whose secrets may be on the screen.
        self.sitting: int | None = None
        self._plain_words = words
        self._typed: deque[str | None] = deque()
        self._prompted = ""
        self._lost = False
        # How far the server's clock is ahead of ours.
        self._ahead = 0.0
        while self.known.number is None:
            self._hear(remote.inbox.get())

    @property
    def bundle(self) -> GameBundle:
        """Raises Gone if the server plays games that this program does not know."""
        game = self.known.table.game
        if game not in BUNDLES:
            raise Gone("no_game", self._plain_words.say("cli-no-game", {"got": game, "known": tuple(BUNDLES)}))
        return BUNDLES[game]

    def view(self) -> Json | None:
        """What may be on the screen now."""
        seat = self.sitting if self.sitting in self.known.seats else next(iter(self.known.seats), None)
        return self.known.view(seat)

    def speech(self, view: Json) -> Speech:
        return Speech(self.bundle.words, self.words.tell, view)

    def seconds_left(self, seat: int) -> float | None:
        """Seconds until the clock runs out and the stand-in decides for this seat; None without a clock."""
        until = next((clock.until for clock in self.known.clocks if clock.seat == seat), None)
        return None if until is None else max(0.0, until - time.time() - self._ahead)

    # -- hearing -----------------------------------------------------------------------------------

    def line(self, prompt: str, *, needed: bool) -> str | None:
        """What is typed; None as soon as something has happened. Through a pipe only what is needed is read."""
        asked = needed or self.screen.is_interactive
        while not self._typed:
            if asked and self._prompted != prompt:
                self.end_prompt()
                self.screen.console.print(Text(prompt, "you"), end="", soft_wrap=True)
                self.screen.console.file.flush()
                self._prompted = prompt
            if asked:
                self.remote.read_line()
            incoming = self.remote.inbox.get()
            if isinstance(incoming, TypedLine):
                self._typed.append(incoming.text)
            elif self._hear(incoming):
                return None
        text = self._typed.popleft()
        self._prompted = ""
        if text is None:
            raise EOFError
        if not self.remote.echoes:
            self.screen.console.print(Text(text), soft_wrap=True)
        return text

    def drain(self) -> None:
        """Hear everything that has come by now."""
        while not self.remote.inbox.empty():
            incoming = self.remote.inbox.get()
            if isinstance(incoming, TypedLine):
                self._typed.append(incoming.text)
            else:
                self._hear(incoming)

    def show(self, lines: list[StyledLine]) -> None:
        if lines:
            self.end_prompt()
            self.screen.wrap(lines)

    def end_prompt(self) -> None:
        if self._prompted:
            self.screen.gap()
        self._prompted = ""

    def _hear(self, incoming: Incoming) -> bool:
        """Whether something at the table has changed."""
        if isinstance(incoming, TableError):
            raise incoming
        if isinstance(incoming, Lost | Back):
            self._note_connection(lost=isinstance(incoming, Lost))
            return False
        if isinstance(incoming, Refused):
            self.show([[(incoming.message, "danger")]])
            return False
        assert not isinstance(incoming, TypedLine)
        ledger = self.known.ledger
        self.known.hear(incoming)
        self._learn_names()
        if isinstance(incoming, Welcome):
            self._ahead = incoming.now - time.time()
        elif isinstance(incoming, Happened):
            self._report(incoming)
            self.show(ledger_changes(ledger, self.known.ledger, self.words))
        return isinstance(incoming, Welcome | Happened)

    def _note_connection(self, *, lost: bool) -> None:
        if lost != self._lost:
            self._lost = lost
            self.show([[(self.words.say("join-lost" if lost else "join-back"), "danger" if lost else "safe")]])

    def _learn_names(self) -> None:
        view = self.view()
        names = {} if view is None else self.bundle.words.names(view, self._plain_words.language)
        names.update({f"seat-{seat}": info.name for seat, info in enumerate(self.known.table.seats) if info.name})
        self.words = self._plain_words.named(names)

    def _report(self, happened: Happened) -> None:
        what = happened.what
        if what["type"] == "moved" and what["by"] == "bot":
            self.bot_moves.append(happened.number)
        elif what["type"] == "undone":
            self.bot_moves = [number for number in self.bot_moves if number < what["move"]]
        for key, events in happened.events.items():
            viewer = int(key) if key.isdigit() else SPECTATOR
            self.news.log[viewer].extend(events)
        live: list[str] = []
        if self.screen.is_interactive or not self.known.seats:
            key = self.known.eyes[0] if self.sitting is None else str(self.sitting)
            secret = self.sitting is None and len(self.known.seats) > 1 and self.bundle.has_secrets
            live = [] if secret else happened.lines.get(key, [])
        self.show(happened_lines(happened, live, self.words))
