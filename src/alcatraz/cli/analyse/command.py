"""`alcatraz analyse`: who moved whose chances in a recorded match."""

from alcatraz.cli.parsing.command import Command, Kind, Values, argument, flag, option
from alcatraz.cli.parsing.value_readers import integer, text
from alcatraz.locale.texts import Texts

RECORD = argument("RECORD", text, "analyse-help-record", kind=Kind.FILE)
AS_JSON = flag("--json", "analyse-help-json")
SEED = option("--seed", "TEXT", text, "analyse-help-seed", None)
WORLDS = option("--worlds", "NUMBER", integer(1, 1000), "analyse-help-worlds", None)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.analyse.run import analyse

    return analyse(values[RECORD], values[SEED], values[WORLDS], words, as_json=values[AS_JSON])


COMMAND = Command("analyse", "analyse-help-command", run, (RECORD,), (SEED, WORLDS, AS_JSON), needs=("terminal",))
