"""S-14 What is hidden: the one function through which a state leaves for a seat or a spectator."""

from collections.abc import Sequence

from alcatraz.games.scapegoat.model.state import CHOOSE_CARD, KEEP, NO_VOTE, NOTHING, PENDING, State
from alcatraz.games.scapegoat.notation.write_position import (
    board_json,
    cards_json,
    effects_json,
    hand_json,
    head_json,
    outcome_json,
    pending_json,
    plan_json,
    sheet_json,
    tasks_json,
    turn_json,
)
from alcatraz.games.scapegoat.rules.ending import dispensable, who_stays
from alcatraz.kernel.game import Json, Viewer


def view_json(s: State, viewer: Viewer) -> Json:
    """S-14.1, S-14.2: the position, with a count in place of what the viewer may not know."""
    return {**_common(s), **_own(s, viewer, _sheets(s))}


def parts_json(s: State, viewers: Sequence[Viewer]) -> tuple[Json, list[Json]]:
    """The same for several viewers at once: what their views have in common, and what each has besides."""
    sheets = _sheets(s)
    return _common(s), [_own(s, viewer, sheets) for viewer in viewers]


def _common(s: State) -> Json:
    """What lies open: named one by one, so that what is forgotten stays hidden."""
    return {
        **head_json(s),
        **board_json(s),
        "scapegoat": s.scapegoat,
        "bonus": s.bonus,
        "turn": turn_json(s),
        "effects": effects_json(s),
        "blackmail_discard": cards_json(s.blackmail_discard),
        "outcome": outcome_json(s),
        "task_deck_count": len(s.task_deck),
        "task_deck_bottom": tasks_json(s, s.task_deck[len(s.task_deck) - s.task_deck_known :]),
        "tasks_gone": tasks_json(s, tasks_gone(s)),
        "blackmail_deck_count": len(s.blackmail_deck),
        "voted": [seat for seat in range(s.players) if s.votes[seat] != NO_VOTE],
        "stays": stays_json(s),
    }


def _sheets(s: State) -> list[Json]:
    """As a spectator sees them."""
    return [{**sheet_json(s, seat), "blackmail_count": s.hand[seat].bit_count()} for seat in range(s.players)]


def _own(s: State, viewer: Viewer, sheets: list[Json]) -> Json:
    """What depends on who looks: for a spectator nothing but counts."""
    own: Json = {"you": None, "players": sheets, "votes": [None] * s.players, "pending": None}
    if s.pending == KEEP and viewer != s.turn:
        own["pending"] = {"kind": PENDING[KEEP], "cards_count": s.pending_value.bit_count()}
    elif s.pending != NOTHING:
        own["pending"] = pending_json(s)
    if viewer >= 0:
        own["you"] = viewer
        own["players"] = sheets.copy()
        for seat in _hands_seen(s, viewer):
            own["players"][seat] = {**sheets[seat], "blackmail": hand_json(s, seat)}
        if s.votes[viewer] != NO_VOTE:
            own["votes"][viewer] = s.votes[viewer]
    return own


def _hands_seen(s: State, viewer: Viewer) -> tuple[int, ...]:
    """One's own; and S-12.14, by its alternative: whoever chooses a card sees the hand."""
    if s.pending == CHOOSE_CARD and viewer == s.turn:
        return viewer, s.pending_value
    return (viewer,)


def tasks_gone(s: State) -> tuple[int, ...]:
    """The edition's task cards that are out of the game: every one was seen when it left (S-9.6, S-13.2)."""
    still_here = {*s.task_deck, *s.task_at}
    return tuple(card for card in range(len(s.prison.edition.tasks)) if card not in still_here)


def stays_json(s: State) -> Json:
    """S-10, from public information: who is indispensable, what each alone holds, who would stay now."""
    unneeded = dispensable(s)
    staying = who_stays(s) if unneeded else []
    return {
        "indispensable": [seat for seat in range(s.players) if seat not in unneeded],
        "alone": [plan_json(alone) for alone in _alone(s)],
        "stays": staying[0] if len(staying) == 1 else None,
        "tied": staying if len(staying) > 1 else [],
    }


def _alone(s: State) -> list[int]:
    """By seat, the elements that nobody else owns."""
    owned = shared = 0
    for plan in s.plan:
        shared |= owned & plan
        owned |= plan
    return [plan & ~shared for plan in s.plan]
