"""What a person might want next, from what their page shows."""

from random import Random
from typing import Protocol

from alcatraz.client.known_state import KnownState
from alcatraz.kernel.decision import listed_moves
from alcatraz.kernel.game import Json

_DREAMS = 0.88


class Asking(Protocol):
    name: str
    is_host: bool
    seat: int | None
    sleepy: bool
    dreamy: bool
    open: dict[str, Json]


def next_request(random: Random, person: Asking, known: KnownState, *, hasty: bool) -> Json | None:
    """Without an id; None if there is nothing to do. The hasty also do what is of no use."""
    phase = known.table.phase
    if hasty and random.random() < 0.15:
        return _idle_request(random, person, known)
    if person.seat is None:
        return None
    if phase == "lobby":
        return _in_lobby(random, person, known)
    if known.seats and phase in ("playing", "paused"):
        return _in_game(random, person, known, hasty=hasty)
    return None


def _in_lobby(random: Random, person: Asking, known: KnownState) -> Json | None:
    if not known.seats:
        return {"type": "sit", "name": person.name, "seat": person.seat}
    seat = known.seats[0]
    if not known.table.seats[seat].ready:
        return {"type": "ready", "seat": seat, "ready": True}
    if person.is_host and all(each.kind == "bot" or each.ready for each in known.table.seats):
        return {"type": "start"}
    return None


def _in_game(random: Random, person: Asking, known: KnownState, *, hasty: bool) -> Json | None:
    seat = known.seats[0]
    proposal = known.table.proposal
    if proposal is not None and seat in proposal.asked and seat not in proposal.agreed:
        return {"type": "agree", "seat": seat, "yes": not hasty or random.random() < 0.7}
    if known.table.phase == "paused":
        return {"type": "propose", "seat": seat, "what": "resume"} if random.random() < 0.3 else None
    if person.dreamy and random.random() < _DREAMS:
        return None
    if person.sleepy or any(request["type"] == "play" for request in person.open.values()):
        return None
    for seat, decision in known.decisions():
        return {"type": "play", "seat": seat, "move": random.choice(listed_moves(decision))}
    return None


def _idle_request(random: Random, person: Asking, known: KnownState) -> Json | None:
    """What people do besides playing; some of it will be refused."""
    seat = known.seats[0] if known.seats else None
    if seat is None or known.table.phase == "lobby":
        return random.choice([{"type": "ping"}, {"type": "log"}])
    others = [other for other in range(len(known.table.seats)) if other != seat]
    absent = [other for other in others if not known.table.seats[other].connected]
    about = random.choice(absent or others)
    if any(known.table.seats[other].kind == "guest" for other in absent) and random.random() < 0.4:
        return {"type": "propose", "seat": seat, "what": "remove", "about": about}
    wishes: list[Json] = [
        {"type": "undo", "seat": seat},
        {"type": "undo", "seat": seat},
        {"type": "undo", "seat": seat},
        {"type": "say", "seat": seat, "statement": {"type": "say", "text": f"Hello {random.randrange(100)}"}},
        {"type": "say", "seat": seat, "statement": {"type": "promise", "what": "not_steal_from", "seat": about}},
        {"type": "rename", "seat": seat, "name": f"{person.name} {random.choice('ABCDE')}"},
        {"type": "propose", "seat": seat, "what": "pause"},
        {"type": "propose", "seat": seat, "what": "remove", "about": about},
        {"type": "log", "seat": seat},
        {"type": "log", "seat": about},
        {"type": "guide", "seat": seat},
        {"type": "guide", "seat": about},
        {"type": "ping"},
        {"type": "explain", "seat": about, "move": {"type": "end_turn"}},
    ]
    return random.choice(wishes)
