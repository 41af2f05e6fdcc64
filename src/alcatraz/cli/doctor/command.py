"""`alcatraz doctor [URL]`: says what is wrong with a set-up. 0: nothing; 1: something is; 2: it was called wrongly."""

import json
from typing import TYPE_CHECKING

from alcatraz.cli.parsing.command import Command, Kind, Values, flag, option, optional_argument
from alcatraz.cli.parsing.value_readers import file_path, text, web_origin
from alcatraz.locale.texts import Texts

if TYPE_CHECKING:
    from alcatraz.cli.doctor.findings import Finding

URL = optional_argument("URL", web_origin, "doctor-help-url")
DATABASE = option(
    "--database", "FILE", text, "doctor-help-database", None, variable="ALCATRAZ_DATABASE", kind=Kind.FILE
)
BACKUP = option("--backup", "FILE", file_path, "doctor-help-backup", None, variable="ALCATRAZ_BACKUP", kind=Kind.FILE)
AS_JSON = flag("--json", "admin-help-json")
SOMETHING_WRONG = 1
_SIGNS = {"fine": "✓", "note": "·", "wrong": "✗"}


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.doctor.machine import check_machine
    from alcatraz.cli.doctor.site import check_site
    from alcatraz.server.http.settings import default_database

    url = values[URL]
    found: list[Finding] = [] if url is None else check_site(url)
    # Who names an address alone may be elsewhere than the server.
    if url is None or values.was_given(DATABASE) or values[BACKUP] is not None:
        found += check_machine(values[DATABASE] or str(default_database()), values[BACKUP])
    if values[AS_JSON]:
        told = [{"check": each.check, "state": each.state, "message": words.tell(each.message)} for each in found]
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        for each in found:
            print(f"{_SIGNS[each.state]} {words.tell(each.message)}")
    wrong = sum(each.state == "wrong" for each in found)
    if not values[AS_JSON]:
        print(words.say("doctor-summary", {"wrong": wrong}))
    return SOMETHING_WRONG if wrong else 0


COMMAND = Command("doctor", "doctor-help-command", run, (URL,), (DATABASE, BACKUP, AS_JSON), needs=("server",))
