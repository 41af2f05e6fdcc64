"""Answers to what people ask while others decide: the board, who would win, the rules, what happened."""

from typing import TYPE_CHECKING

from alcatraz.cli.join_orders import order_help
from alcatraz.cli.play.explaining import event_lines
from alcatraz.cli.play.lines import table_lines
from alcatraz.cli.play.prompt import Typed
from alcatraz.cli.rule_pages import all_rules, find_rule, rule_line, rule_page, search
from alcatraz.kernel.game import SPECTATOR
from alcatraz.kernel.kit import Line

if TYPE_CHECKING:
    from alcatraz.cli.join_ear import Ear

_LOG = 40


def answer_lines(ear: "Ear", typed: Typed) -> list[Line]:
    words, view = ear.words, ear.view()
    if typed.command == "rules":
        return _rules(ear, typed.rest)
    if typed.command == "help":
        return order_help(words)
    if view is None:
        return [[(words.say("join-not-understood"), "dim")]]
    if typed.command == "board":
        return table_lines(ear.kit.drawing, view, words, ear.screen.width, {})
    if typed.command == "who":
        return ear.kit.drawing.standing(view, words.tell)
    if typed.command == "log":
        viewer = SPECTATOR if view["you"] is None else view["you"]
        return event_lines(ear.news.log[viewer], ear.speech(view), _LOG, words)
    waited = [words.tell(ear.kit.words.decision(view, decision)) for decision in view["decisions"]]
    return [[(sentence, "dim")] for sentence in waited] or [[(words.say("join-not-understood"), "dim")]]


def _rules(ear: "Ear", asked: str) -> list[Line]:
    rule = find_rule(asked)
    if rule is not None:
        return rule_page(rule, ear.words)
    return [rule_line(found, ear.words) for found in search(asked, all_rules(ear.kit.game.id), ear.words)]
