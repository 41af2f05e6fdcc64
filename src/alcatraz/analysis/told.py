"""The result of an analysis in words: sentences of the turning points, names of chances and rules."""

import re
from typing import Final

from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message, Term, all_of
from alcatraz.locale.texts import Texts
from alcatraz.talk.ledger import sentence

# Chances below each bound, from the lowest.
_LEVELS: Final = ((0.1, "none"), (0.4, "low"), (0.6, "even"), (0.9, "high"))
_SURE: Final = "sure"
_UNCHANGED: Final = 0.005
_SPACES = re.compile(r"[ \t\n]+")


def level(value: float) -> str:
    """A chance as a word: the rest of its text's id."""
    return next((name for bound, name in _LEVELS if value < bound), _SURE)


def words_of(match: RecordedMatch, words: Texts) -> Texts:
    """With the names that people and the table itself brought."""
    seats = match.record.get("seats") or []
    people = {f"seat-{number}": seat["name"] for number, seat in enumerate(seats) if seat.get("name")}
    return words.named({**match.bundle.words.names(match.view(0), words.language), **people})


def told(match: RecordedMatch, result: Json, words: Texts) -> Json:
    """The result with a `text` for every turning point, names of the seats and what to say about the whole."""
    spoken = words_of(match, words)
    return {
        **result,
        "language": words.language,
        "names": [spoken.say(f"seat-{seat}") for seat in range(match.players)],
        "levels": {name: words.say(f"analysis-level-{name}") for name in (*(name for _, name in _LEVELS), _SURE)},
        "text": spoken.tell(_summary(result)),
        "turning_points": [{**each, "text": _card(match, each, spoken)} for each in result["turning_points"]],
    }


def _summary(result: Json) -> Message:
    if not result["turning_points"]:
        return Message("analysis-quiet")
    if result["open_until"] is None:
        return Message("analysis-decided-early")
    return Message("analysis-open-until", {"round": result["open_until"]})


def _card(match: RecordedMatch, point: Json, words: Texts) -> Json:
    rule = point["rule"]
    found = None if rule is None else match.bundle.game.rulebook.rule(rule)
    return {
        "title": words.tell(_title(point)),
        "what": [words.tell(match.bundle.words.event(event)) for event in point["events"]],
        "change": words.tell(_change(point)),
        "judgement": _judged(match, point, words),
        "promises": [_promise(match, each, words) for each in point["promises"]],
        "rule": None if found is None else {"id": rule, "title": words.say(found.text_id)},
    }


def _title(point: Json) -> Message:
    seats: list[Arg] = [Term(f"seat-{seat}") for seat in point["seats"]]
    args: dict[str, Arg] = {"round": point["round"], "players": all_of(seats) if seats else ""}
    return Message(f"analysis-title-{point['kind']}", args)


def _change(point: Json) -> Message:
    whom = point["whom"]
    before, after = point["before"][whom], point["before"][whom] + point["change"][whom]
    old, new = (Term(f"analysis-level-{level(value)}") for value in (before, after))
    player = Term(f"seat-{whom}")
    if old != new:
        return Message("analysis-change", {"player": player, "from": old, "to": new})
    if abs(after - before) < _UNCHANGED:
        return Message("analysis-change-none", {"player": player, "level": old})
    way = "up" if after > before else "down"
    return Message("analysis-change-within", {"player": player, "level": old, "way": way})


def _judged(match: RecordedMatch, point: Json, words: Texts) -> str | None:
    judgement = point["judgement"]
    if judgement is None:
        return None
    player = Term(f"seat-{judgement['seat']}")
    if judgement["grade"]:
        view = match.view(point["from"], judgement["seat"])
        move = match.bundle.words.move(view, judgement["better"][0])
        return words.tell(Message(f"analysis-{judgement['grade']}", {"player": player, "move": move}))
    if judgement["unlucky"]:
        return words.tell(Message("analysis-unlucky", {"player": player}))
    return None


def _promise(match: RecordedMatch, entry: Json, words: Texts) -> str:
    """As it was said, and what became of it here."""
    statement = next(each for each in match.record["talk"] if each["id"] == entry["promise"])
    said = _SPACES.sub(" ", words.tell(sentence(statement, match.bundle.talk))).strip()
    args: dict[str, Arg] = {"player": Term(f"seat-{entry['seat']}"), "promise": said, "status": entry["status"]}
    return words.tell(Message("analysis-promise", args))
