"""The rulings that a table may play by their alternative, and where a position says which of the two it plays."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from alcatraz.kernel.game import Json


@dataclass(frozen=True, slots=True)
class Alternative:
    """The alternative of a rule. `toggled` makes the same position with the other reading."""

    rule: str
    is_played: Callable[[Json], bool]
    toggled: Callable[[Json], Json]


def optional_ruling(rule: str, option: str, *, played: Any, usual: Any) -> Alternative:
    """An alternative that a position plays if a field of its `options` has the value `played`."""

    def is_played(position: Json) -> bool:
        return bool(position["options"][option] == played)

    def toggled(position: Json) -> Json:
        value = usual if is_played(position) else played
        return {**position, "options": {**position["options"], option: value}}

    return Alternative(rule, is_played, toggled)
