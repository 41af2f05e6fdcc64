"""How a game at a distant table ended, and where its record is."""

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.play.explanations import outcome_lines
from alcatraz.client import Address
from alcatraz.kernel import game
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts
from alcatraz.wire import TableInfo, TableOutcome


def end_lines(table: TableInfo, address: Address, words: Texts) -> list[StyledLine]:
    lines: list[StyledLine] = [[(words.say("play-the-end"), "title")]]
    if table.closed is not None:
        lines.append([(table.closed, "danger")])
    if table.outcome is not None:
        lines += outcome_lines(_in_words(table.outcome), words)
    lines += [[(words.say("play-record"), "dim")], [(f"  {address.server}/tables/{address.table}/record", "dim")]]
    if table.shuffle.seed is not None:
        lines.append([(words.say("join-chosen-seed" if table.shuffle.chosen else "join-fair", {}), "dim")])
    return lines


def _in_words(outcome: TableOutcome) -> game.Outcome:
    """The server has put the explanation into our language already."""
    steps = tuple((step["rule"], Message("join-told", {"text": step["text"]})) for step in outcome.explanation)
    return game.Outcome(outcome.reason, tuple(outcome.winners), tuple(outcome.losers), steps)
