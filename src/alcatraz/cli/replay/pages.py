"""The pages of a replay: one at a time on a terminal, or all of them as a protocol."""

from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Viewer
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts, languages, texts
from alcatraz.records.figures import player_figures, title_of
from alcatraz.records.film import Film
from alcatraz.records.happenings import of_record


class ReplayPages:
    def __init__(self, film: Film, eyes: Viewer, screen: Screen, words: Texts) -> None:
        self.film = film
        self.eyes = eyes
        self.screen = screen
        self.words = film.words(words)

    # -- one at a time -----------------------------------------------------------------------------

    def step_through(self, number: int) -> None:
        """Shows pages until the reader quits."""
        last = self.film.last
        advice = ""
        while True:
            self._page(number)
            if advice:
                self.screen.say(advice, "dim")
            try:
                wish = step_wished(self.screen.ask(self.words.say("replay-prompt") + " "), number, last)
            except (EOFError, KeyboardInterrupt):
                wish = QUIT
            if wish == QUIT:
                return
            advice = self.words.say("replay-what", {"last": last}) if wish is None else ""
            number = number if wish is None else max(0, min(wish, last))

    def _page(self, number: int) -> None:
        self.screen.clear()
        self._title()
        self._board(number)
        self.screen.gap()
        step = Message("replay-step", {"number": number, "last": self.film.last}) if number else Message("replay-start")
        self.screen.say(self.words.tell(step), "bold")
        self._events(number, "  ")
        if number == self.film.last:
            self._end()
        self.screen.gap()

    # -- all of them -------------------------------------------------------------------------------

    def protocol(self, to: int) -> None:
        self._title()
        self._board(0)
        for number in range(1, to + 1):
            if self.film.starts_something(number):
                self.screen.gap()
            self._events(number, f"{number:>4}  ")
        self.screen.gap()
        if to:
            self._board(to)
        if to == self.film.last:
            self._end()

    # -- parts -------------------------------------------------------------------------------------

    def _title(self) -> None:
        table = self.film.table
        args = {"players": table.players, "moves": self.film.last}
        game = self.words.say_or("game-" + table.game.id, table.game.id)
        title = self.words.say("replay-title", {**args, "game": game})
        self.screen.say(f"{title} · {self.words.tell(_eyes_named(self.eyes))}", "title")

    def _board(self, number: int) -> None:
        drawing, view = self.film.bundle.drawing, self.film.view(number, self.eyes)
        say, width = self.words.tell, self.screen.width
        self.screen.show([drawing.status(view, say)])
        self.screen.show(drawing.board(view, say, width, {}))
        self.screen.show(drawing.sheets(view, say, width))

    def _events(self, number: int, label: str) -> None:
        events = self.film.events(number, self.eyes)
        for index, event in enumerate(events):
            told = self.words.tell(self.film.bundle.words.event(event))
            self.screen.wrap([[(label if index == 0 else " " * len(label), "dim"), (told, "")]])

    def _end(self) -> None:
        """How it ended, or why the record does not say so, and what was said meanwhile."""
        self.screen.gap()
        outcome = self.film.table.game.outcome(self.film.table.state)
        if self.film.broken is not None:
            self.screen.say(self.words.say("replay-broken"), "danger")
            for problem in self.film.broken.problems:
                self.screen.say("  " + self.words.tell(problem))
        elif outcome is None:
            self.screen.say(self.words.say("replay-unfinished"), "dim")
        else:
            self.screen.say(self.words.say("replay-outcome"), "bold")
            for rule, step in outcome.explanation:
                self.screen.wrap([[(f"{rule:>8}  ", "dim"), (self.words.tell(step), "")]])
        self._figures()
        self._talk()

    def _figures(self) -> None:
        """What each player did, in a table; nothing of a game that broke off."""
        if self.film.outcome is None or self.film.broken is not None:
            return
        counted = player_figures(self.film, of_record(self.film, self.film.bundle.server_traits.round))
        if not counted:
            return
        names = [self.words.say(f"seat-{seat}") for seat in range(self.film.table.players)]
        widths = [max(len(name), 3) for name in names]
        titles = {figure: self.words.say(title_of(figure)) for figure in counted}
        wide = max(map(len, titles.values()))
        self.screen.gap()
        self.screen.say(self.words.say("replay-figures"), "bold")
        heads = "  ".join(name.rjust(width) for name, width in zip(names, widths, strict=True))
        self.screen.say(f"  {'':{wide}}  {heads}", "dim")
        for figure, values in counted.items():
            line = "  ".join(str(value).rjust(width) for value, width in zip(values, widths, strict=True))
            self.screen.say(f"  {titles[figure]:{wide}}  {line}")

    def _talk(self) -> None:
        seats = range(self.film.table.players)
        said = [each for each in self.film.table.talk if "text" in each and each.get("seat") in seats]
        if said:
            self.screen.gap()
            self.screen.say(self.words.say("replay-talk"), "bold")
        for each in said:
            args = {"seat": self.words.say(f"seat-{each['seat']}"), "text": str(each["text"])}
            self.screen.say("  " + self.words.say("replay-said", args))


def _eyes_named(eyes: Viewer) -> Message:
    if eyes == AUTHORITY:
        return Message("replay-eyes-open")
    if eyes == SPECTATOR:
        return Message("replay-eyes-spectator")
    return Message("replay-eyes-seat", {"seat": Message(f"seat-{eyes}")})


QUIT = -1


def step_wished(answer: str, number: int, last: int) -> int | None:
    """The page that was asked for, in any of the languages; QUIT, or None if the input is not understood."""
    first, _, rest = answer.strip().lower().partition(" ")
    if first in ("", *_words_for("next")):
        return number + 1
    if first in _words_for("jump"):
        first = rest.strip()
    if first.isdecimal():
        return int(first)
    if first in _words_for("back"):
        return max(0, number - 1)
    if first in _words_for("end"):
        return last
    return QUIT if first in _words_for("quit") else None


def _words_for(wish: str) -> list[str]:
    return [word for language in languages() for word in texts(language).say(f"replay-word-{wish}").split()]
