"""S-14 What is hidden: the one function through which a state leaves for a seat or a spectator."""

from collections.abc import Iterable

from alcatraz.games.scapegoat.position import cards_json, plan_json, position_json, tasks_json
from alcatraz.games.scapegoat.rules.ending import dispensable, who_stays
from alcatraz.games.scapegoat.state import CHOOSE_CARD, KEEP, NO_VOTE, State
from alcatraz.kernel.game import Json, Viewer


def view_json(s: State, viewer: Viewer) -> Json:
    """S-14.1, S-14.2: the position, with a count in place of what the viewer may not know."""
    return _seen_by(s, viewer, _same_for_all(s))


def views_json(s: State, viewers: Iterable[Viewer]) -> list[Json]:
    """The same for several viewers at once; what they have in common is made once, so nobody may change it."""
    common = _same_for_all(s)
    return [_seen_by(s, viewer, common) for viewer in viewers]


def _same_for_all(s: State) -> Json:
    """The position as an authority sees it, with counts beside the secrets that `_seen_by` takes out."""
    view = position_json(s)
    del view["chance"]
    del view["task_deck_known"]
    known = s.task_deck[len(s.task_deck) - s.task_deck_known :]
    view["task_deck_count"] = len(view.pop("task_deck"))
    view["task_deck_bottom"] = tasks_json(s, known)
    view["tasks_gone"] = tasks_json(s, tasks_gone(s))
    view["blackmail_deck_count"] = len(view.pop("blackmail_deck"))
    view["blackmail_discard"] = cards_json(s.blackmail_discard)
    view["voted"] = [seat for seat in range(s.players) if s.votes[seat] != NO_VOTE]
    view["stays"] = stays_json(s)
    return view


def _seen_by(s: State, viewer: Viewer, common: Json) -> Json:
    view = {**common, "players": [_sheet(s, seat, viewer, sheet) for seat, sheet in enumerate(common["players"])]}
    view["votes"] = [vote if seat == viewer else None for seat, vote in enumerate(view["votes"])]
    if s.pending == KEEP and viewer != s.turn:
        view["pending"] = {"kind": "keep", "cards_count": s.pending_value.bit_count()}
    view["you"] = viewer if viewer >= 0 else None
    return view


def _sheet(s: State, seat: int, viewer: Viewer, sheet: Json) -> Json:
    shown = {**sheet, "blackmail_count": len(sheet["blackmail"])}
    if seat != viewer and not _is_shown(s, seat, viewer):
        del shown["blackmail"]
    return shown


def _is_shown(s: State, seat: int, viewer: Viewer) -> bool:
    """S-12.14, by its alternative: whoever chooses a card sees the hand."""
    return s.pending == CHOOSE_CARD and viewer == s.turn and seat == s.pending_value


def tasks_gone(s: State) -> tuple[int, ...]:
    """The edition's task cards that are out of the game: every one was seen when it left (S-9.6, S-13.2)."""
    still_here = {*s.task_deck, *s.task_at}
    return tuple(card for card in range(len(s.prison.edition.tasks)) if card not in still_here)


def stays_json(s: State) -> Json:
    """S-10, from public information: who is indispensable, what each alone holds, who would stay now."""
    unneeded = dispensable(s)
    staying = who_stays(s)
    return {
        "indispensable": [seat for seat in range(s.players) if seat not in unneeded],
        "alone": [plan_json(_alone(s, seat)) for seat in range(s.players)],
        "stays": staying[0] if len(staying) == 1 else None,
        "tied": staying if len(staying) > 1 else [],
    }


def _alone(s: State, seat: int) -> int:
    """The elements that nobody else owns."""
    mine = s.plan[seat]
    for other in range(s.players):
        if other != seat:
            mine &= ~s.plan[other]
    return mine
