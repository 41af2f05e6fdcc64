"""S-14 What is hidden: the one function through which a state leaves for a seat or a spectator."""

from collections.abc import Iterable

from alcatraz.games.scapegoat.position import hand_json, pending_json, plan_json, position_json, tasks_json
from alcatraz.games.scapegoat.rules.ending import dispensable, who_stays
from alcatraz.games.scapegoat.state import CHOOSE_CARD, KEEP, NO_VOTE, PENDING, State
from alcatraz.kernel.game import Json, Viewer


def view_json(s: State, viewer: Viewer) -> Json:
    """S-14.1, S-14.2: the position, with a count in place of what the viewer may not know."""
    return _seen_by(s, viewer, _public(s))


def views_json(s: State, viewers: Iterable[Viewer]) -> list[Json]:
    """The same for several viewers at once; what they have in common is made once, so nobody may change it."""
    public = _public(s)
    return [_seen_by(s, viewer, public) for viewer in viewers]


def _public(s: State) -> Json:
    """What a spectator sees. Seats get their own secrets added, so that what is forgotten stays hidden."""
    view = position_json(s)
    del view["chance"]
    del view["task_deck_known"]
    known = s.task_deck[len(s.task_deck) - s.task_deck_known :]
    view["task_deck_count"] = len(view.pop("task_deck"))
    view["task_deck_bottom"] = tasks_json(s, known)
    view["tasks_gone"] = tasks_json(s, tasks_gone(s))
    view["blackmail_deck_count"] = len(view.pop("blackmail_deck"))
    for sheet in view["players"]:
        sheet["blackmail_count"] = len(sheet.pop("blackmail"))
    view["voted"] = [seat for seat in range(s.players) if s.votes[seat] != NO_VOTE]
    view["votes"] = [None] * s.players
    if s.pending == KEEP:
        view["pending"] = {"kind": PENDING[KEEP], "cards_count": s.pending_value.bit_count()}
    view["stays"] = stays_json(s)
    return view


def _seen_by(s: State, viewer: Viewer, public: Json) -> Json:
    if viewer < 0:
        return {**public, "you": None}
    view = {**public, "you": viewer, "players": list(public["players"])}
    for seat in range(s.players):
        if seat == viewer or _is_shown(s, seat, viewer):
            view["players"][seat] = {**public["players"][seat], "blackmail": hand_json(s, seat)}
    if s.votes[viewer] != NO_VOTE:
        view["votes"] = [s.votes[viewer] if seat == viewer else None for seat in range(s.players)]
    if s.pending == KEEP and viewer == s.turn:
        view["pending"] = pending_json(s)
    return view


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
