"""Which seats the escape needs: plans compared, and what one more completed task would change."""

from typing import Final

from alcatraz.games.scapegoat.model.components import WHOLE_PLAN
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.ending import owned_without, who_stays

# If the others lack no more than this the game can end soon: one task brings two elements at most.
NEAR_THE_END: Final = 2


def lacking_without(s: State, seat: int) -> int:
    """How many elements the others lack together; 0 means that the seat can be left behind."""
    return 6 - owned_without(s, seat).bit_count()


def lacked_by_group(s: State, left_out: int) -> int:
    """The elements that all but one still lack, as a mask."""
    return WHOLE_PLAN & ~owned_without(s, left_out)


def reward_chances(s: State) -> list[int]:
    """How many of the unknown task cards show each element: the next reward is one of them (S-9.5)."""
    chances = [0] * 6
    hidden = len(s.task_deck) - s.task_deck_known
    for card in s.task_deck[:hidden] if hidden else s.task_deck[:1]:
        chances[s.prison.tasks[card].element] += 1
    return chances


def rounds_left(s: State) -> int:
    """S-3.4: how many rounds follow this one."""
    return s.prison.edition.guards_total - 1 - sum(s.guards)


class Forecast:
    """What happens to each seat if this seat completes a task of this element now: shares of all rewards."""

    __slots__ = ("ends", "stays")

    def __init__(self, players: int) -> None:
        self.ends = 0.0
        self.stays = [0.0] * players


def forecast(s: State, completer: int, element: int) -> Forecast:
    result = Forecast(s.players)
    if min([lacking_without(s, seat) for seat in range(s.players)]) > 2:
        # A task brings two new elements at most.
        return result
    chances = reward_chances(s)
    total = sum(chances)
    plans = s.plan
    for reward in range(6):
        if chances[reward] or not total:
            s.plan = [
                plan | 1 << element
                if seat == completer
                else plan | (1 << reward if total and seat != s.scapegoat else 0)
                for seat, plan in enumerate(plans)
            ]
            staying = who_stays(s)
            share = chances[reward] / total if total else 1.0
            if staying:
                result.ends += share
                for seat in staying:
                    result.stays[seat] += share / len(staying)
        if not total:
            break
    s.plan = plans
    return result
