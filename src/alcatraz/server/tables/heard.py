"""What a bot hears at a table, from its log: talk, ledger, remembered events, and on which occasions it might speak."""

from collections.abc import Iterator

from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.server.tables.room import Chair, Room
from alcatraz.server.tables.talk import ledger
from alcatraz.server.tables.talk_time import is_time_to_talk
from alcatraz.talk.heard import Heard
from alcatraz.talk.occasions import Occasion, occasions
from alcatraz.talk.temper import LIVELY, SECRET, Temper


def temper_at(room: Room, seat: int) -> Temper | None:
    """The temper of a bot that deals. A secret character is drawn from the seed of the table."""
    chair = room.chairs[seat]
    company = room.bundle.company
    if chair.kind != "bot" or chair.character is None or company is None:
        return None
    character = chair.character
    if character == SECRET:
        key = key_of(f"{room.created.seed}/{room.created.salt}/character")
        character = company.characters[draw(key, seat, len(company.characters))]
    return Temper(character, chair.talkativeness or LIVELY)


def shown_character(room: Room, seat: int, chair: Chair) -> str | None:
    """What everybody may know: a secret one only after the end."""
    temper = temper_at(room, seat) if chair.character == SECRET and room.phase == "over" else None
    return chair.character if temper is None else temper.character


def heard_at(room: Room, temper: Temper) -> Heard:
    said = [statement for statement in room.talk if statement["round"] is not None]
    return Heard(said, ledger(room), _seen(room), temper, frozenset(room.guests()))


def _seen(room: Room) -> list[Json]:
    """The remembered events so far; all of them are everybody's to know."""
    company = room.bundle.company
    if company is None:
        return []
    game, state = room.match.game, room.match.state
    for number, events in room.history:
        if number <= room.in_seen:
            continue
        for event in events:
            told = game.event_json(state, event, SPECTATOR)
            if told is not None and told["type"] in company.remembered:
                room.seen.append({"round": room.rounds.get(number, 0), "after": number, "event": told})
    if room.history:
        room.in_seen = room.history[-1][0]
    return list(room.seen)


def occasions_at(room: Room, seat: int) -> Iterator[Occasion]:
    """On which a dealing bot might speak now. Who has heard enough is not talked to unasked."""
    if room.table is None or room.phase not in ("playing", "over") or temper_at(room, seat) is None:
        return iter(())
    people = [other for other in room.guests() if not room.chairs[other].away]
    opening = is_time_to_talk(room)
    said = [statement for statement in room.talk if statement["round"] is not None]
    return occasions(
        seat,
        room.round or 0,
        said,
        ledger(room),
        opening=opening,
        over=room.phase == "over",
        people=frozenset(room.guests()),
        enough=opening and bool(people) and room.enough.issuperset(people),
    )
