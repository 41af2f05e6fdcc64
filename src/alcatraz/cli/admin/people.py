"""The subcommands of `alcatraz admin` that are about people."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from alcatraz.cli.admin.database import DATABASE, chosen_database, complaining
from alcatraz.cli.parsing.command import Command, Parameter, Values, argument, flag, option
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.parsing.value_readers import text
from alcatraz.locale.texts import Texts

NAME = argument("NAME", text, "admin-help-name")
PART = argument("TEXT", text, "admin-help-part")
AS_JSON = flag("--json", "admin-help-json")
LIFT = flag("--lift", "admin-help-lift")
TABLE = option("--table", "TABLE", text, "admin-help-only-table", None)


def find(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.people.looking import find as find_names

    with _logs(values) as logs:
        found = find_names(logs, values[PART])
    if values[AS_JSON]:
        _print_json([{"name": each.name, "tables": each.tables, "last": each.last} for each in found])
    for each in found if not values[AS_JSON] else ():
        print(f"{each.name}\t{each.tables}\t{_time(each.last)}")
    return 0


def show(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.people.looking import kept_under

    name = values[NAME]
    with _logs(values) as logs:
        kept = kept_under(logs, name)
        phases = {each["table"]: _phase(logs, each["table"]) for each in kept["seats"]}
    if not any(kept[part] for part in ("rules", "seats", "remarks")):
        raise complaint("admin-nobody", name=name)
    if values[AS_JSON]:
        _print_json(kept)
        return 0
    for rule in kept["rules"]:
        print(words.say("admin-shown-rule", {"rule": rule}))
    for seat in kept["seats"]:
        where = {"table": seat["table"], "game": seat["game"], "phase": phases[seat["table"]]}
        when = {"seat": str(seat["seat"] + 1), "since": _time(seat["since"]), "moves": str(seat["moves"])}
        print(words.say("admin-shown-at", {**where, **when}))
        print("  " + words.say("admin-shown-names", {"names": ", ".join(seat["names"])}))
        for said in seat["statements"]:
            print(f"  {said['number']}\t{_time(said['at'])}\t{_words_of(said['statement'])}")
    for remark in kept["remarks"]:
        print(f"{remark['table']}\t{_time(remark['at'])}\t{remark['text']}")
    return 0


def reports(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.people.looking import reports as reports_in

    with _logs(values) as logs:
        found = reports_in(logs)
    if values[AS_JSON]:
        fields = ("table", "at", "number", "speaker", "said", "why")
        _print_json([{name: getattr(each, name) for name in fields} for each in found])
        return 0
    for each in found:
        args = {"at": _time(each.at), "table": each.table, "number": str(each.number), "speaker": each.speaker}
        print(words.say("admin-reported", {**args, "said": _words_of(each.said)}))
        if each.why:
            print("  " + words.say("admin-reported-why", {"text": each.why}))
    return 0


def mute(values: Values, words: Texts) -> int:
    return _ruled(values, words, "mute")


def ban(values: Values, words: Texts) -> int:
    return _ruled(values, words, "ban")


def _ruled(values: Values, words: Texts, rule: Any) -> int:
    from alcatraz.server.admin.people.ruling import rule as make_rule

    name, lifted = values[NAME], values[LIFT]
    with _logs(values) as logs:
        tables = make_rule(logs, rule, name, lifted=lifted, table=values[TABLE])
    if values[TABLE] is not None and not tables:
        raise complaint("admin-nobody", name=name)
    if values[AS_JSON]:
        _print_json({"name": name, "rule": rule, "lifted": lifted, "tables": tables})
    else:
        said = {"rule": rule, "lifted": "yes" if lifted else "no", "name": name, "tables": str(tables)}
        print(words.say("admin-ruled", said))
    return 0


def forget(values: Values, words: Texts) -> int:
    from alcatraz.server.admin.people.ruling import forget as forget_name

    name = values[NAME]
    with _logs(values) as logs:
        tables = forget_name(logs, name)
    if not tables:
        raise complaint("admin-nobody", name=name)
    if values[AS_JSON]:
        _print_json({"name": name, "tables": tables})
    else:
        print(words.say("admin-forgotten", {"name": name, "tables": str(tables)}))
    return 0


@contextmanager
def _logs(values: Values) -> Iterator[Any]:
    """The logs of the database that is meant."""
    from alcatraz.server.admin.people.logs import logs_in

    with complaining(), logs_in(chosen_database(values)) as logs:
        yield logs


def _phase(logs: Any, table: str) -> str:
    from alcatraz.server.admin.people.logs import room_of

    return room_of(table, logs.read(table)).phase


def _words_of(statement: dict[str, Any]) -> str:
    """What was written; of a ready sentence its fields."""
    if "text" in statement:
        return str(statement["text"])
    return json.dumps({name: each for name, each in statement.items() if name not in ("id", "seat", "round", "after")})


def _time(at: float) -> str:
    return datetime.fromtimestamp(at).isoformat(" ", "minutes")


def _print_json(answer: object) -> None:
    print(json.dumps(answer, ensure_ascii=False, indent=1))


def _command(name: str, run: Callable[[Values, Texts], int], *parameters: Parameter[Any]) -> Command:
    arguments = tuple(each for each in parameters if not each.name.startswith("--"))
    options = tuple(each for each in parameters if each.name.startswith("--"))
    return Command(name, f"admin-help-{name}", run, arguments, (*options, AS_JSON, DATABASE), needs=("server",))


COMMANDS = (
    _command("find", find, PART),
    _command("show", show, NAME),
    _command("mute", mute, NAME, LIFT, TABLE),
    _command("ban", ban, NAME, LIFT, TABLE),
    _command("forget", forget, NAME),
    _command("reports", reports),
)
