"""Whether a move can be taken back: only while it has shown nothing hidden and asked nothing of chance."""

from collections.abc import Sequence
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.game import AUTHORITY, Event


def told_too_much(bundle: GameBundle, before: Any, now: Any, events: Sequence[Event]) -> bool:
    """Whether anything happened between the two states that cannot be forgotten again."""
    return _revealed(bundle, now, events) or _drew(bundle, before, now)


def _revealed(bundle: GameBundle, now: Any, events: Sequence[Event]) -> bool:
    seen = (bundle.game.event_json(now, event, AUTHORITY) for event in events)
    return any(event is not None and event["type"] in bundle.server_traits.reveals for event in seen)


def _drew(bundle: GameBundle, before: Any, now: Any) -> bool:
    """Whether chance had a part in it: played again, it would bring the same, and everybody would know that."""
    game, draws = bundle.game, bundle.server_traits.draws
    if draws is not None:
        return draws(before) != draws(now)
    return bool(game.position(before).get("chance") != game.position(now).get("chance"))
