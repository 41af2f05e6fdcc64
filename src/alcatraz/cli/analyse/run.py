"""The work of `alcatraz analyse`: reads a record, works through it with progress, shows the result."""

import json
import sys

from alcatraz.analysis.analysis import SEED, Analysis
from alcatraz.analysis.recorded_match import recorded_match
from alcatraz.analysis.result import result_json
from alcatraz.analysis.told import told, words_of
from alcatraz.cli.analyse.kept_units import path_of, plan_json, read_units, run_and_keep
from alcatraz.cli.analyse.pages import show
from alcatraz.cli.files.json_file import bundle_named_in, record_object
from alcatraz.cli.long_runs.long_run import INTERRUPTED
from alcatraz.cli.long_runs.progress import Progress
from alcatraz.cli.parsing.complaint import from_contract
from alcatraz.cli.screen.screen import Screen, make_console
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts


def analyse(name: str, seed: str | None, worlds: int | None, words: Texts, *, as_json: bool) -> int:
    data = record_object(name)
    try:
        match = recorded_match(bundle_named_in(data, name), data)
    except ContractError as error:
        raise from_contract(error, Message("analyse-broken", {"file": name})) from error
    seed, worlds = seed or SEED, worlds or match.valuation.worlds
    plan = plan_json(match.digest, seed, worlds)
    path = path_of(plan)
    units = read_units(path, plan)
    analysis = Analysis(match, seed=seed, worlds=worlds, units=units)
    done = len(units)
    try:
        with Progress(done, analysis.total, words, what="analyse-progress", line="analyse-line") as progress:
            for _ in run_and_keep(analysis, path, plan, done):
                done += 1
                progress.advance()
    except KeyboardInterrupt:
        print(words.say("analyse-stopped", {"steps": done, "total": analysis.total}), file=sys.stderr)
        return INTERRUPTED
    result = told(match, result_json(analysis), words)
    if as_json:
        print(json.dumps(result, ensure_ascii=False, indent=1))
    else:
        show(match, result, name, words_of(match, words), Screen(make_console()))
    return 0
