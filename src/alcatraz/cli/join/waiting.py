"""Answers to what people ask while others decide: the board, who would win, the rules, what happened."""

from typing import TYPE_CHECKING

from alcatraz.book.contents import played_at
from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.join.hints import asked_why
from alcatraz.cli.join.orders import order_help
from alcatraz.cli.play.explanations import event_lines
from alcatraz.cli.play.lines import table_lines
from alcatraz.cli.play.prompt import Typed
from alcatraz.cli.rules.pages import all_rules, find_rule, rule_line, rule_page, search
from alcatraz.kernel.game import SPECTATOR

if TYPE_CHECKING:
    from alcatraz.cli.join.table_feed import TableFeed

_LOG = 40


def answer_lines(feed: "TableFeed", typed: Typed) -> list[StyledLine]:
    words, view = feed.words, feed.view()
    if typed.command == "rules":
        return _rules(feed, typed.rest)
    if typed.command == "help":
        return order_help(words)
    if view is None:
        return [[(words.say("join-not-understood"), "dim")]]
    if typed.command == "why" and typed.rest.isascii() and typed.rest.isdigit():
        return asked_why(feed, int(typed.rest[:4]))
    if typed.command == "board":
        return table_lines(feed.bundle.drawing, view, words, feed.screen.width, {})
    if typed.command == "who":
        return feed.bundle.drawing.standing(view, words.tell)
    if typed.command == "log":
        viewer = SPECTATOR if view["you"] is None else view["you"]
        return event_lines(feed.news.log[viewer], feed.speech(view), _LOG, words)
    waited = [words.tell(feed.bundle.words.decision(view, decision)) for decision in view["decisions"]]
    return [[(sentence, "dim")] for sentence in waited] or [[(words.say("join-not-understood"), "dim")]]


def _rules(feed: "TableFeed", asked: str) -> list[StyledLine]:
    rule = find_rule(asked)
    if rule is not None:
        return rule_page(rule, feed.words, played_at(feed.bundle, feed.known.table.options))
    return [rule_line(found, feed.words) for found in search(asked, all_rules(feed.bundle.game.id), feed.words)]
