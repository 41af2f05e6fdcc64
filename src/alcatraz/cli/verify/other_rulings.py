"""`alcatraz verify --rulings`: a record judged again, as if its table had played other alternatives."""

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.files.json_file import bundle_named_in, json_object
from alcatraz.cli.parsing.complaint import WRONG_USE, Complaint, complaint
from alcatraz.cli.verify.findings import DIFFERS, bad, place
from alcatraz.kernel.game import AUTHORITY, Json
from alcatraz.locale.texts import Texts
from alcatraz.records.judge_again import Difference, first_difference
from alcatraz.records.record import RecordBroken, opened

NONE = "none"


def judged_again(name: str, asked: str, words: Texts) -> Json:
    """What there is to say about one record by these rulings: ids with commas between them, or `none`."""
    try:
        data = json_object(name)
        bundle = bundle_named_in(data, name)
        wanted = _read(asked, bundle)
    except Complaint as error:
        return bad(name, WRONG_USE, [words.tell(message) for message in error.messages])
    try:
        found = first_difference(bundle, data, wanted)
    except RecordBroken as error:
        return {**bad(name, DIFFERS, [words.tell(problem) for problem in error.problems]), **place(data, error)}
    judged: Json = {"file": name, "game": bundle.game.id, "rulings": wanted, "moves": len(data["moves"])}
    if found is None:
        return {**judged, "good": True, "code": 0}
    return {**judged, "good": False, "code": DIFFERS, **_told(found, data, bundle, words)}


def _read(asked: str, bundle: GameBundle) -> list[str]:
    known = bundle.rulings.alternatives if bundle.rulings is not None else ()
    named = [] if asked == NONE else [each.strip().upper() for each in asked.split(",") if each.strip()]
    unknown = [rule for rule in named if rule not in known]
    if unknown or (not named and asked != NONE):
        raise complaint("verify-unknown-ruling", rules=", ".join(unknown) or asked, known=", ".join(known))
    return [rule for rule in known if rule in named]


def _told(found: Difference, data: Json, bundle: GameBundle, words: Texts) -> Json:
    """The difference, in words and as data."""
    table = opened(bundle.game, data)
    view = bundle.game.view(table.state, AUTHORITY)
    said = words.named(bundle.words.names(view, words.language))
    sides = {
        side: [said.tell(bundle.words.event(event)) for event in events]
        for side, events in (("recorded", found.recorded), ("judged", found.judged))
    }
    told: Json = {"move": found.move, "because": list(found.because), "rules": list(found.rules), **sides}
    told["problems"] = [said.tell(message) for message in found.why]
    if found.rules:
        told["problems"] = [f"{rule}: {text}" for rule, text in zip(found.rules, told["problems"], strict=True)]
    if found.move:
        told["played"] = data["moves"][found.move - 1]
    return told
