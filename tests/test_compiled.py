"""The tests meet the package they were meant to meet: compiled under `make test-compiled`, else plain."""

import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import alcatraz
from tools.compile import BUILD, LAUNCHER, SOURCE, compiled_modules

EXPECT_COMPILED = os.environ.get("ALCATRAZ_EXPECT_COMPILED") == "1"


@pytest.mark.parametrize("module", compiled_modules())
def test_rules_are_compiled_exactly_when_expected(module: str) -> None:
    file = import_module(module).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == EXPECT_COMPILED


def test_package_comes_from_the_expected_folder() -> None:
    expected = BUILD / "alcatraz" if EXPECT_COMPILED else SOURCE
    assert Path(alcatraz.__file__).parent == expected


def test_source_folder_holds_no_compiled_modules() -> None:
    assert [file for suffix in EXTENSION_SUFFIXES for file in SOURCE.rglob(f"*{suffix}")] == []


PROGRAM = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

def main():
    print("started", flush=True)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        print(list(pool.map(abs, [-1, -2])))
"""


def test_the_compiled_program_starts_once_however_many_processes_import_it(tmp_path: Path) -> None:
    launcher = tmp_path / "launcher"
    launcher.write_text(LAUNCHER.format(python=sys.executable, module="program", function="main"))
    (tmp_path / "program.py").write_text(PROGRAM)
    ran = subprocess.run(
        ["/bin/sh", str(launcher)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert ran.stdout == "started\n[1, 2]\n"
