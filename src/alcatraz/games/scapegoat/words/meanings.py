"""What the events of a step mean for one player, from what that player saw of them."""

from collections.abc import Callable, Sequence
from typing import Final

from alcatraz.games.scapegoat.words import terms
from alcatraz.games.scapegoat.words.terms import NONE, listed
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message

# An event, the seat it may matter to, and all events of the step.
_Meaning = Callable[[Json, int, Sequence[Json]], Message | None]


def meanings(events: Sequence[Json], seat: int) -> list[Message | None]:
    return [_meaning(event, seat, events) for event in events]


def _meaning(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    meaning = _MEANINGS.get(event["type"])
    return None if meaning is None else meaning(event, seat, events)


def _message(name: str, **args: Arg) -> Message:
    return Message("scapegoat-meaning-" + name, args)


# -- the election ----------------------------------------------------------------------------------


def _votes(event: Json, seat: int, events: Sequence[Json]) -> Message:
    return _message("votes", votes=event["votes"].count(seat))


def _elected(event: Json, seat: int, events: Sequence[Json]) -> Message:
    if event["seat"] == seat:
        return _message("elected", bonus=event["bonus"])
    return _message("not-elected", scapegoat=terms.seat(event["seat"]))


# -- tokens and cards ------------------------------------------------------------------------------


def _lost_item(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    """A token that is spent on a task or taken by a card; one that is dropped by choice needs no words."""
    if event["seat"] != seat:
        return None
    named = _item(event["item"])
    if _first(events, "task_completed"):
        return _message("item-spent", **named)
    if _first(events, "blackmail_played"):
        return _message("item-lost", **named)
    return None


def _taken_from(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    what = event["what"] if event["type"] == "stolen" else event["item"]
    if event["from"] == seat:
        return _message("stolen", thief=terms.seat(event["seat"]), **_item(what))
    if event["seat"] == seat:
        return _message("stole", victim=terms.seat(event["from"]), **_item(what))
    return None


def _card_taken(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    card = terms.card(event["card"]) if "card" in event else NONE
    if event["from"] == seat:
        return _message("card-stolen", thief=terms.seat(event["seat"]), card=card)
    if event["seat"] == seat:
        return _message("card-stole", victim=terms.seat(event["from"]), card=card)
    return None


def _card_discarded(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    """A card that was played goes the same way, and its player knows why."""
    if event["seat"] != seat or _first(events, "blackmail_played"):
        return None
    return _message("card-lost", card=terms.card(event["card"]))


def _hand_shown(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    return _message("hand-seen", by=terms.seat(event["seat"])) if event["from"] == seat else None


def _blackmail(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    if event["card"] == "assembly" and event["seat"] != seat:
        return _message("assembly")
    return None


# -- trades ----------------------------------------------------------------------------------------


def _offered(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    return _message("trade-asked", by=terms.seat(event["seat"])) if event["with"] == seat else None


def _traded(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    """The goods are named from the side of the player who offered."""
    if seat not in (event["seat"], event["with"]):
        return None
    gave, got = ("give", "take") if event["seat"] == seat else ("take", "give")
    return _message(
        "traded",
        gave=listed(terms.goods(item) for item in event[gave]),
        gave_cash=event[gave + "_cash"],
        got=listed(terms.goods(item) for item in event[got]),
        got_cash=event[got + "_cash"],
    )


def _declined(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    return _message("trade-declined", by=terms.seat(event["with"])) if event["seat"] == seat else None


# -- tasks -----------------------------------------------------------------------------------------


def _reward(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    """Said if the reward brings this player no letter: the Scapegoat gets none, and one already marked counts once."""
    completed = _first(events, "task_completed")
    if completed is None or completed["seat"] == seat:
        return None
    marked = any(each["type"] == "element_marked" and each["seat"] == seat for each in events)
    return None if marked else _message("no-letter")


# -- the end ---------------------------------------------------------------------------------------


def _tied(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    if event["seat"] == seat:
        return _message("choose-who-stays")
    return _message("may-stay") if seat in event["tied"] else None


def _ended(event: Json, seat: int, events: Sequence[Json]) -> Message:
    if "left_behind" not in event:
        return _message("all-lost")
    return _message("left-behind" if event["left_behind"] == seat else "escaped")


# -- only by the alternative of a ruling -----------------------------------------------------------


def _theft_asked(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    """S-6.3: the victim chooses."""
    if event["from"] == seat:
        return _message("hand-over", thief=terms.seat(event["seat"]))
    return _message("handed-over", victim=terms.seat(event["from"])) if event["seat"] == seat else None


def _tie_left(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    """S-4.5: the last Scapegoat chooses, who may be one of the tied."""
    if event["seat"] == seat:
        return _message("break-tie")
    return _message("may-be-elected") if seat in event["tied"] else None


def _names_asked(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    """S-10.5: all who are not tied name one of the tied."""
    if seat in event["asked"]:
        return _message("name-who-stays")
    return _message("may-stay") if seat in event["tied"] else None


def _stay_named(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    return _message("named", by=terms.seat(event["seat"])) if event["player"] == seat else None


def _names_even(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    if seat not in event["tied"]:
        return None
    return _message("chance-chose" if event["player"] == seat else "chance-spared")


# -- parts -----------------------------------------------------------------------------------------


def _mine(name: str, *fields: str) -> _Meaning:
    """A sentence for the player whom the event is about, with these numbers of it."""

    def meaning(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
        if event["seat"] != seat:
            return None
        return _message(name, **{field: event[field] for field in fields})

    return meaning


def _drawn(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    return _message("card-drawn", card=terms.card(event["card"])) if event["seat"] == seat else None


def _escorted(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    return _message("escorted", place=terms.place(event["to"])) if event["seat"] == seat else None


def _consent(event: Json, seat: int, events: Sequence[Json]) -> Message | None:
    return _message("consent-asked", by=terms.seat(event["seat"])) if seat in event["asked"] else None


def _first(events: Sequence[Json], kind: str) -> Json | None:
    return next((event for event in events if event["type"] == kind), None)


def _item(name: str) -> dict[str, Arg]:
    """The name to show, and the id for texts that must agree with it in number."""
    return {"item": terms.goods(name), "which": name}


_MEANINGS: Final[dict[str, _Meaning]] = {
    "votes_revealed": _votes,
    "elected": _elected,
    "turn_started": _mine("turn", "ap"),
    "turn_skipped": _mine("turn-skipped"),
    "item_dropped": _lost_item,
    "stamina_gained": _mine("stamina", "amount"),
    "cash_gained": _mine("cash", "amount"),
    "cash_lost": _mine("cash-lost", "amount"),
    "card_drawn": _drawn,
    "card_taken": _card_taken,
    "card_discarded": _card_discarded,
    "hand_shown": _hand_shown,
    "stolen": _taken_from,
    "item_bullied": _taken_from,
    "blackmail_played": _blackmail,
    "element_marked": _mine("marked", "element"),
    "reward_revealed": _reward,
    "trade_offered": _offered,
    "trade_accepted": _traded,
    "trade_declined": _declined,
    "escorted": _escorted,
    "isolated": _mine("isolated"),
    "consent_asked": _consent,
    "consent_refused": _mine("consent-refused"),
    "theft_asked": _theft_asked,
    "tie_left": _tie_left,
    "names_asked": _names_asked,
    "stay_named": _stay_named,
    "names_even": _names_even,
    "choice_left": _tied,
    "game_ended": _ended,
}
