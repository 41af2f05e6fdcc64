"""Builds wire messages from a room; no other module does.

Views and events pass through the game's own view functions; seed and salt only after the end; digests of tokens never.
"""

from collections.abc import Iterable

import msgspec

from alcatraz.kernel.game import SPECTATOR, Json, Viewer
from alcatraz.locale.texts import Texts
from alcatraz.records.fair_shuffle import commitment
from alcatraz.server.outgoing.guide import guides
from alcatraz.server.outgoing.listener import words_for
from alcatraz.server.outgoing.sentences import event_lines, line, meaning_lines, promises
from alcatraz.server.outgoing.views import TableViews, events_of_each, key_of
from alcatraz.server.store.protocol import Summary
from alcatraz.server.tables.deadlines import next_deadline, running
from alcatraz.server.tables.heard import shown_character
from alcatraz.server.tables.owners import same_owner
from alcatraz.server.tables.remarks import may_read
from alcatraz.server.tables.room import Room, Step
from alcatraz.wire import Happened, ListedTable, Seat, Shuffle, TableInfo, TableOutcome, Welcome

NOBODY: frozenset[int] = frozenset()


def viewers_for(seats: Iterable[int]) -> tuple[Viewer, ...]:
    """Whose eyes a client has: those of its seats, or of a spectator.

    People who share a device also need a spectator's: what the screen may show while it is passed on.
    """
    eyes = tuple(seats)
    return eyes if len(eyes) == 1 else (*eyes, SPECTATOR)


def table_info(room: Room, link: str, words: Texts, present: frozenset[int] = NOBODY) -> TableInfo:
    created = room.created
    return TableInfo(
        id=room.id,
        link=link,
        game=created.game,
        options=created.options,
        listed=created.listed,
        phase=room.phase,
        seats=[seat_info(room, seat, connected=seat in present) for seat in range(room.players)],
        clock=room.clock,
        shuffle=shuffle_info(room),
        secrets=room.bundle.has_secrets,
        host=_host_seat(room),
        proposal=room.proposal,
        outcome=outcome_info(room, words),
        closed=None if room.closed is None else words.say(room.closed),
        rematch=room.rematch,
        arranged=created.start is not None,
        edition=edition_names(room),
        hints=room.hints,
        take_back=room.take_back,
        phrases=created.phrases,
    )


def edition_names(room: Room) -> dict[str, str] | None:
    """What the owner's edition at this table is called; None: it plays with the values that come with the game."""
    file = room.bundle.edition_file
    content = (room.created.start or room.created.options).get("edition")
    return None if file is None or content is None else file.names(content)


def seat_info(room: Room, seat: int, *, connected: bool) -> Seat:
    chair = room.chairs[seat]
    return Seat(
        chair.kind,
        chair.name,
        chair.ready,
        connected,
        chair.level,
        chair.away,
        shown_character(room, seat, chair),
        chair.talkativeness,
    )


def shuffle_info(room: Room) -> Shuffle:
    created = room.created
    shuffle = Shuffle(commitment(created.seed, created.salt), created.chosen)
    if room.phase in ("over", "closed"):
        shuffle.seed, shuffle.salt = created.seed, created.salt
    if any(room.bits):
        shuffle.bits = room.bits
    return shuffle


def outcome_info(room: Room, words: Texts) -> TableOutcome | None:
    if room.phase != "over":
        return None
    facts, steps = room.result or {}, []
    outcome = room.outcome
    if outcome is not None:
        named = words_at(room, words.language)
        steps = [{"rule": rule, "text": named.tell(message)} for rule, message in outcome.explanation]
    return TableOutcome(facts["reason"], facts["winners"], facts["losers"], steps)


def words_at(room: Room, language: str) -> Texts:
    """Texts with the names of the players and of the cards at this table."""
    words = words_for(language)
    if room.table is not None and words.language not in room.names:
        view = room.table.game.view(room.table.state, SPECTATOR)
        room.names[words.language] = room.bundle.words.names(view, words.language)
    players = {f"seat-{seat}": chair.name for seat, chair in enumerate(room.chairs) if chair.name}
    return words.named({**players, **room.names.get(words.language, {})})


def _host_seat(room: Room) -> int | None:
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "guest" and same_owner(chair.owner, room.created.host):
            return seat
    return None


def welcome(
    room: Room,
    owner: str,
    link: str,
    words: Texts,
    now: float,
    present: frozenset[int],
    token: str | None = None,
    *,
    in_words: bool = False,
    with_guides: bool = False,
) -> Welcome:
    seats = room.seats_of(owner)
    seen = TableViews(room, viewers_for(seats))
    named = words_at(room, words.language) if in_words or with_guides else None
    return Welcome(
        number=room.number,
        now=now,
        table=table_info(room, link, words, present),
        seats=seats,
        host=room.is_host(owner),
        views=seen.every_view(),
        talk=list(room.talk),
        ledger=promises(room, named if in_words else None),
        clocks=running(room),
        token=token,
        guides=guides(room, viewers_for(seats), named, seen) if with_guides and named is not None else {},
        enough=sorted(room.enough),
        remarks=list(room.remarks) if may_read(room, owner) else [],
    )


def happened(
    room: Room, step: Step, viewers: tuple[Viewer, ...], seen: dict[str, list[Json]] | None = None
) -> Happened:
    """What happened, as these viewers saw it; what the table looks like now is added by who sends it.

    `seen` is what they and others saw, if somebody has worked it out already.
    """
    if seen is None:
        seen = events_of_each(room, step, viewers)
    return Happened(step.number, step.what, {key: seen[key] for key in map(key_of, viewers)} if seen else {})


def put_into_words(room: Room, told: Happened, words: Texts, *, with_meanings: bool = False) -> None:
    """Adds sentences to a message, for clients that asked for words."""
    told.lines = {key: event_lines(room, events, words) for key, events in told.events.items()}
    told.line = line(room, told.what, words)
    if with_meanings:
        seats = [seat for seat in range(len(room.chairs)) if told.events.get(str(seat))]
        told.meanings = {str(seat): meaning_lines(room, told.events[str(seat)], seat, words) for seat in seats}


def summary_of(room: Room, link: str) -> Summary:
    """What the store shows of a table without reading its log."""
    created = room.created
    shown = b""
    if created.listed:
        seats = [seat_info(room, seat, connected=False) for seat in range(room.players)]
        edition = edition_names(room)
        shown = msgspec.json.encode(ListedTable(room.id, link, created.game, room.phase, seats, room.clock, edition))
    return Summary(created.game, room.phase, created.listed, room.at, next_deadline(room), shown)
