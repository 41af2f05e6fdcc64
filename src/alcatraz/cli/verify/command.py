"""`alcatraz verify`: whether records still rebuild, and where they do not."""

import json

from alcatraz.cli.parsing.command import Command, Kind, Values, arguments, flag, option
from alcatraz.cli.parsing.value_readers import text
from alcatraz.locale.texts import Texts

RECORDS = arguments("RECORD", text, "verify-help-records", kind=Kind.FILE)
AS_JSON = flag("--json", "verify-help-json")
RULINGS = option("--rulings", "RULES", text, "verify-help-rulings", None)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.verify.findings import findings_text, record_finding
    from alcatraz.cli.verify.other_rulings import judged_again

    asked = values[RULINGS]
    findings = [
        record_finding(name, words) if asked is None else judged_again(name, asked, words) for name in values[RECORDS]
    ]
    print(json.dumps(findings, ensure_ascii=False, indent=1) if values[AS_JSON] else findings_text(findings, words))
    return max(int(each["code"]) for each in findings)


COMMAND = Command("verify", "verify-help-command", run, (RECORDS,), (RULINGS, AS_JSON))
