"""The Scapegoat with blackmail cards in hand."""

from typing import Any

from tests.games.scapegoat.scenario import Prison, scenario


def amber_holds(*cards: str, **fields: Any) -> Prison:
    """It is the turn of amber, the Scapegoat, who has 4 AP and these cards, and stands in the chapel."""
    fields["amber"] = {"at": "chapel", "blackmail": list(cards), **fields.get("amber", {})}
    return scenario(**{"turn": "amber", **fields})
