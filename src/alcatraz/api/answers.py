"""Judgements and outcomes as JSON with their words: the answers of the public API and of the engine protocol."""

from collections.abc import Sequence
from typing import Any

from alcatraz.kernel.game import Json, Move
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Refusal, rules_of
from alcatraz.locale.texts import Texts
from alcatraz.records.record import outcome_json


def explanation_json(table: Match[Any], seat: int, move: Move, words: Texts) -> Json:
    """Whether the seat may make the move: its cost, or every rule against it."""
    refusals = table.why_not(seat, move)
    if refusals:
        return {"allowed": False, **refusals_json(refusals, words)}
    return {"allowed": True, "cost": table.game.cost(table.state, seat, move)}


def refusals_json(refusals: Sequence[Refusal], words: Texts) -> Json:
    rules = rules_of(refusals)
    return {
        "rule": rules[0],
        "rules": rules,
        "message": " ".join(words.tell(refusal.message) for refusal in refusals),
    }


def outcome_in_words(table: Match[Any], words: Texts) -> Json | None:
    """How the game ended, with the rules that decided it, step by step; None while it goes on."""
    outcome = table.game.outcome(table.state)
    facts = outcome_json(outcome)
    if outcome is None or facts is None:
        return None
    return {**facts, "explanation": [{"rule": rule, "text": words.tell(step)} for rule, step in outcome.explanation]}
