"""`alcatraz verify`: whether records still rebuild, and where they do not."""

import json

from alcatraz.cli.parsing.command import Command, Kind, Values, arguments, flag
from alcatraz.cli.parsing.value_readers import text
from alcatraz.locale.texts import Texts

RECORDS = arguments("RECORD", text, "verify-help-records", kind=Kind.FILE)
AS_JSON = flag("--json", "verify-help-json")


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.verify.findings import findings_text, record_finding

    findings = [record_finding(name, words) for name in values[RECORDS]]
    print(json.dumps(findings, ensure_ascii=False, indent=1) if values[AS_JSON] else findings_text(findings, words))
    return max(int(each["code"]) for each in findings)


COMMAND = Command("verify", "verify-help-command", run, (RECORDS,), (AS_JSON,))
