"""A random game written down so that a person can read it and a test can compare it: every change of a rule shows."""

from collections.abc import Iterator
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import AUTHORITY
from alcatraz.kernel.notation.canonical import canonical_json, digest
from alcatraz.locale.texts import texts
from alcatraz.testing.walks import walk


def playthrough(bundle: GameBundle, state: Any, seed: Seed, most: int) -> str:
    return "\n".join(_lines(bundle, state, seed, most)) + "\n"


def _lines(bundle: GameBundle, state: Any, seed: Seed, most: int) -> Iterator[str]:
    game = bundle.game
    yield f"start {canonical_json(game.position(state))}"
    for step in walk(bundle, state, seed, most):
        kind = game.decision_kind(step.state, step.seat)
        yield ""
        yield f"seat {step.seat} · {kind} · {len(step.legal)} choices · {canonical_json(game.move_json(step.move))}"
        ahead = game.copy(step.state)
        for event in game.apply(ahead, step.seat, step.move):
            yield f"    {canonical_json(game.event_json(ahead, event, AUTHORITY))}"
    yield ""
    outcome = game.outcome(state)
    for rule, message in () if outcome is None else outcome.explanation:
        yield f"{rule} {texts('en').tell(message)}"
    yield f"end {digest(game.position(state))}"
