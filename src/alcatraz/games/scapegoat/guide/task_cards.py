"""The task cards of a table, from its view: the edition in play says what is on them."""

from functools import cache
from typing import Any

from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.kernel.game import Json


def all_cards(view: Json) -> dict[str, Json]:
    """Every card of the edition by id, as the edition file has it; a view carries an edition that is not built in."""
    return _by_id(view["edition"]) if "edition" in view else _built_in()


def card_of(view: Json, task: Any) -> Json:
    """What is on a card that a view names by its id, or describes in full if it has none."""
    return all_cards(view)[task] if isinstance(task, str) else task


@cache
def _built_in() -> dict[str, Json]:
    return _by_id(built_in_edition().content)


def _by_id(edition: Json) -> dict[str, Json]:
    return {card["id"]: card for card in edition["task"]}
