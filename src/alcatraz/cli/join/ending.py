"""How a game at a distant table ended, and where its record is."""

from collections.abc import Mapping

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.play.explanations import outcome_lines
from alcatraz.client import Address
from alcatraz.client.remote_table import AddedChance
from alcatraz.kernel import game
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts
from alcatraz.wire import Shuffle, TableInfo, TableOutcome


def end_lines(table: TableInfo, address: Address, added: Mapping[int, AddedChance], words: Texts) -> list[StyledLine]:
    lines: list[StyledLine] = [[(words.say("play-the-end"), "title")]]
    if table.closed is not None:
        lines.append([(table.closed, "danger")])
    if table.outcome is not None:
        lines += outcome_lines(_in_words(table.outcome), words)
    lines += [[(words.say("play-record"), "dim")], [(f"  {address.server}/tables/{address.table}/record", "dim")]]
    if table.shuffle.seed is not None:
        lines.append(_shuffle_line(table.shuffle, added, words))
    return lines


def _shuffle_line(shuffle: Shuffle, added: Mapping[int, AddedChance], words: Texts) -> StyledLine:
    if shuffle.chosen:
        return [(words.say("join-chosen-seed"), "dim")]
    if not all(chance.counts(seat, shuffle) for seat, chance in added.items()):
        return [(words.say("join-not-ours"), "danger")]
    return [(words.say("join-shared" if added else "join-fair"), "dim")]


def _in_words(outcome: TableOutcome) -> game.Outcome:
    """The server has put the explanation into our language already."""
    steps = tuple((step["rule"], Message("join-told", {"text": step["text"]})) for step in outcome.explanation)
    return game.Outcome(outcome.reason, tuple(outcome.winners), tuple(outcome.losers), steps)
