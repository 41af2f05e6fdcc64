"""Prove the ending of The Scapegoat (S-10) and write docs/measurements/ending.md.

python -m tools.prove              every distribution of the letters over 3 and 4 sheets, every Scapegoat, as ruled
                                   and by the alternative of S-10.2; goes on where a run of the same rules was stopped
python -m tools.prove --sheets 3   only these; writes no page
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.compile import BUILD, ENVIRONMENT, ROOT
from tools.prove.page import page

HERE = Path(__file__).parent
WORK = ROOT / "build" / "prove"
ORACLE = ROOT / "tests" / "games" / "scapegoat" / "ending_oracle.py"
CASES = HERE / "cases.py"
PAGE = ROOT / "docs" / "measurements" / "ending.md"
# The sheets, and the rulings that the table plays by their alternative.
RUNS = ((3, ""), (4, ""), (3, "S-10.2"), (4, "S-10.2"))
CHUNKS = 64


def main(arguments: Sequence[str]) -> int:
    options = argparse.ArgumentParser(prog="python -m tools.prove")
    options.add_argument("--sheets", type=int, choices=(3, 4))
    wanted = options.parse_args(arguments)
    runs = [run for run in RUNS if wanted.sheets in (None, run[0])]
    WORK.mkdir(parents=True, exist_ok=True)
    results = WORK / f"results-{fingerprint()}.jsonl"
    done = known(results)
    if any(len([None for chunk in done if chunk[:2] == run]) < CHUNKS for run in runs):
        compile_both()
        try:
            judge_rest(runs, results)
        except KeyboardInterrupt:
            print("\nStopped. What is judged is kept: run it again to go on.", file=sys.stderr)
            return 130
        done = known(results)
    differing = [found for key, found in done.items() if key[:2] in runs and found["differing"]]
    for found in differing:
        print(f"DIFFERS {found['differing']} times, first: {found['example']}", file=sys.stderr)
    if wanted.sheets is None:
        PAGE.write_text(page([(run, [done[*run, first] for first in range(CHUNKS)]) for run in runs]), encoding="utf-8")
        print(PAGE.relative_to(ROOT))
    return 1 if differing else 0


def fingerprint() -> str:
    """Of everything that decides the result: another rule or oracle begins anew."""
    rules = ROOT / "src" / "alcatraz" / "games" / "scapegoat"
    files = [ORACLE, CASES, rules / "rules" / "ending.py", rules / "model" / "state.py"]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def known(results: Path) -> dict[tuple[int, str, int], dict[str, object]]:
    """What earlier runs found, by sheets, rulings and chunk."""
    if not results.exists():
        return {}
    lines = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    return {(line["sheets"], line["rulings"], line["first"]): line for line in lines}


def compile_both() -> None:
    """The oracle and the loop over the cases, beside the compiled rules."""
    code = WORK / "code"
    code.mkdir(exist_ok=True)
    sources = {"ending_oracle.py": ORACLE, "ending_cases.py": CASES}
    copies = [(code / name, file) for name, file in sources.items()]
    same = all(copy.exists() and copy.read_text() == file.read_text() for copy, file in copies)
    if same and list(code.glob("ending_cases*.so")):
        return
    for name, file in sources.items():
        (code / name).write_text(file.read_text())
    subprocess.run([sys.executable, str(HERE / "compiling.py"), str(code), str(BUILD), *sources], check=True)


def judge_rest(runs: Sequence[tuple[int, str]], results: Path) -> None:
    """In the environment of the compiled rules; prints one line per run and keeps every chunk."""
    python = ENVIRONMENT / "bin" / "python"
    asked = json.dumps(
        [[*run, first] for run in runs for first in range(CHUNKS) if (*run, first) not in known(results)]
    )
    started = time.monotonic()
    with subprocess.Popen(
        [str(python), str(HERE / "judging.py"), str(WORK / "code"), asked], stdout=subprocess.PIPE, text=True
    ) as judging:
        assert judging.stdout is not None
        try:
            with results.open("a", encoding="utf-8") as kept:
                for line in judging.stdout:
                    kept.write(line)
                    kept.flush()
                    _tell(json.loads(line), started)
        except KeyboardInterrupt:
            judging.terminate()
            raise
    if judging.returncode:
        raise SystemExit(judging.returncode)


def _tell(found: dict[str, object], started: float) -> None:
    rulings = f" with {found['rulings']}" if found["rulings"] else ""
    seconds = time.monotonic() - started
    print(f"{found['sheets']} sheets{rulings}: chunk {found['first']} of {CHUNKS - 1}, {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
