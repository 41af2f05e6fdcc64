"""Findings about records: whether they rebuild, and where they do not."""

from alcatraz.cli.files.json_file import bundle_named_in, record_object
from alcatraz.cli.parsing.complaint import WRONG_USE, Complaint
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message, Term
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.locale.texts import Texts
from alcatraz.records.fair_shuffle import shuffle_proof
from alcatraz.records.record import RecordBroken, outcome_json, replay

DIFFERS = 1


def record_finding(name: str, words: Texts) -> Json:
    """What there is to say about one record."""
    try:
        data = record_object(name)
        bundle = bundle_named_in(data, name)
    except Complaint as error:
        return bad(name, WRONG_USE, [words.tell(message) for message in error.messages])
    try:
        table = replay(bundle.game, data)
    except RecordBroken as error:
        found = bad(name, DIFFERS, [words.tell(problem) for problem in error.problems])
        return {**found, **place(data, error)}
    proof = shuffle_proof(data)
    if proof == "broken":
        return {**bad(name, DIFFERS, [words.say("verify-shuffle-broken")]), "checkpoints": False}
    return {
        "file": name,
        "good": True,
        "code": 0,
        "game": bundle.game.id,
        "moves": len(table.moves),
        "checkpoints": len(data.get("checkpoints") or ()),
        "outcome": outcome_json(bundle.game.outcome(table.state)),
        "shuffle": proof,
    }


def bad(name: str, code: int, problems: list[str]) -> Json:
    return {"file": name, "good": False, "code": code, "problems": problems}


def place(data: Json, error: RecordBroken) -> Json:
    """Where a record goes another way, as far as it lets one tell."""
    checked = bool(data.get("checkpoints"))
    if error.move is None:
        return {"checkpoints": checked}
    return {
        "checkpoints": checked,
        "moves": len(data["moves"]),
        "move": error.move,
        "played": data["moves"][error.move - 1],
    }


def findings_text(findings: list[Json], words: Texts) -> str:
    lines = [line for each in findings for line in _lines(each, words)]
    if len(findings) > 1:
        good = sum(each["good"] for each in findings)
        lines.append(words.say("verify-total", {"good": good, "total": len(findings)}))
    return "\n".join(lines)


def _lines(found: Json, words: Texts) -> list[str]:
    if "rulings" in found:
        return judged_lines(found, words)
    if found["good"]:
        good = words.say("verify-good", {name: found[name] for name in ("file", "moves", "checkpoints")})
        return [good, *(["  " + words.say(f"verify-shuffle-{found['shuffle']}")] if found["shuffle"] else [])]
    if found["code"] == WRONG_USE:
        return list(found["problems"])
    problems = ["  " + problem for problem in found["problems"]]
    if "move" not in found:
        return [words.say("verify-bad", {"file": found["file"]}), *problems]
    details = [
        the_played_move(found["played"], words),
        Message("verify-before", {"move": found["move"] - 1})
        if found["checkpoints"]
        else Message("verify-no-checkpoints"),
    ]
    heading = words.say("verify-bad-at", {name: found[name] for name in ("file", "move", "moves")})
    return [heading, *problems, *("  " + words.tell(detail) for detail in details)]


def judged_lines(found: Json, words: Texts) -> list[str]:
    """What is said about a record that was judged again by other rulings."""
    rulings = ", ".join(found["rulings"]) or words.say("verify-no-rulings")
    args = {"file": found["file"], "rulings": rulings, "moves": found["moves"]}
    if found["good"]:
        return [words.say("verify-judged-same", args)]
    details = [*found["problems"], *_sides(found, words)]
    if found["because"]:
        details.append(words.say("verify-judged-because", {"rules": ", ".join(found["because"])}))
    if found["move"] == 0:
        return [words.say("verify-judged-start", args), *("  " + line for line in details)]
    heading = words.say("verify-judged-at", {**args, "move": found["move"]})
    the_move = words.tell(the_played_move(found["played"], words))
    return [heading, *("  " + line for line in (the_move, *details))]


def _sides(found: Json, words: Texts) -> list[str]:
    """What happened, and what would have happened in its place."""
    return [
        words.say(f"verify-judged-{side}", {"events": " ".join(found[side]) or words.say("verify-judged-nothing")})
        for side in ("recorded", "judged")
        if found["recorded"] or found["judged"]
    ]


def the_played_move(played: Json, words: Texts) -> Message:
    """As the record has it: a move that cannot be played may not have words."""
    name = f"seat-{played['seat']}"
    seat = Term(name) if words.has(name) else str(played["seat"])
    return Message("verify-the-move", {"seat": seat, "move": canonical_json(played["move"])})
