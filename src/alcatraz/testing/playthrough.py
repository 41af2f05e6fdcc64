"""A random game written down so that a person can read it and a test can compare it: every change of a rule shows."""

from collections.abc import Iterator
from typing import Any

from alcatraz.kernel.canonical import canonical_json, digest
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import AUTHORITY
from alcatraz.kernel.kit import Kit
from alcatraz.testing.walks import walk
from alcatraz.texts import texts


def playthrough(kit: Kit, state: Any, seed: Seed, most: int) -> str:
    return "\n".join(_lines(kit, state, seed, most)) + "\n"


def _lines(kit: Kit, state: Any, seed: Seed, most: int) -> Iterator[str]:
    game = kit.game
    yield f"start {canonical_json(game.position(state))}"
    for step in walk(kit, state, seed, most):
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
