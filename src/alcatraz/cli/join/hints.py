"""`hint` and `why N` at a distant table: the server thinks."""

from typing import TYPE_CHECKING

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.play.hints import hint_steps, reason_line
from alcatraz.client import Interrupted, RequestRefused

if TYPE_CHECKING:
    from alcatraz.cli.join.table_feed import TableFeed


class ServerHints:
    def __init__(self, feed: "TableFeed", seat: int) -> None:
        self._feed = feed
        self._seat = seat
        self._steps: list[list[StyledLine]] = []

    def next(self) -> list[StyledLine]:
        if not self._steps:
            try:
                told = self._feed.remote.ask(self._feed.remote.table.advise(self._seat))
            except (RequestRefused, Interrupted) as error:
                return [_complaint(self._feed, error)]
            self._steps = hint_steps(told.look, told.text, told.reason, self._feed.words.say)
        return self._steps.pop(0) if len(self._steps) > 1 else self._steps[0]

    def why(self, number: int) -> list[StyledLine]:
        return asked_why(self._feed, number)


def asked_why(feed: "TableFeed", number: int) -> list[StyledLine]:
    """Why a bot made the last move of a bot, the one before it (2), and so on."""
    if not 1 <= number <= len(feed.bot_moves):
        return [[(feed.words.say("play-why-no-bot"), "dim")]]
    try:
        told = feed.remote.ask(feed.remote.table.why(feed.bot_moves[-number]))
    except (RequestRefused, Interrupted) as error:
        return [_complaint(feed, error)]
    return [reason_line(told.seat, told.reason, feed.words)]


def _complaint(feed: "TableFeed", error: RequestRefused | Interrupted) -> StyledLine:
    said = error.message if isinstance(error, RequestRefused) else feed.words.say("join-interrupted")
    return [("✗ ", "danger"), (said, "")]
