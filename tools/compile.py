"""Compile the hot modules with mypyc, in a copy, and make an environment that plays with them.

The source tree is never touched: an extension module left beside its source would shadow every later edit.
The modules are listed in pyproject.toml under [tool.alcatraz.compiled].

    python -m tools.compile           build build/compiled and .venv-compiled
    python -m tools.compile --probe   say whether this machine can compile
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "alcatraz"
BUILD = ROOT / "build" / "compiled"
ENVIRONMENT = ROOT / ".venv-compiled"

# Read by sh first, then by Python, so that the path may hold spaces and be of any length.
LAUNCHER = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
import sys
from {module} import {function}
# Worker processes import this file again and must not start another program.
if __name__ == "__main__":
    sys.exit({function}())
"""


def main() -> int:
    obstacle = what_prevents_compiling()
    if obstacle:
        print(f"Cannot compile: {obstacle}. Everything else works without.", file=sys.stderr)
        return 1
    if "--probe" in sys.argv[1:]:
        return 0
    modules = compiled_modules()
    build(modules)
    make_environment()
    print(f"{len(modules)} modules compiled; play with {ENVIRONMENT.name}/bin/alcatraz")
    return 0


def what_prevents_compiling() -> str | None:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler '{compiler}' here (on Debian: apt-get install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the headers of this Python are missing (on Debian: apt-get install python3-dev)"
    return None


def compiled_modules() -> list[str]:
    """The dotted names of all modules that are compiled, such as alcatraz.kernel.chance."""
    globs = project()["tool"]["alcatraz"]["compiled"]["modules"]
    files = {file for glob in globs for file in SOURCE.glob(glob) if file.name != "__init__.py"}
    return sorted(".".join(file.relative_to(SOURCE.parent).with_suffix("").parts) for file in files)


def build(modules: list[str]) -> None:
    """Compile a fresh copy, and put it in the place of the last one when all went well."""
    work = BUILD.with_name("compiling")
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(SOURCE, work / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    if modules:
        files = [module.replace(".", "/") + ".py" for module in modules]
        subprocess.run([sys.executable, __file__, "--in", str(work), *files], check=True)
    shutil.rmtree(BUILD, ignore_errors=True)
    work.rename(BUILD)


def run_mypyc(work: Path, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(work)
    os.environ["MYPYPATH"] = str(work)  # or mypy would read the rest of the package from src
    options = ["--config-file=", "--explicit-package-bases", "--no-error-summary"]
    extensions = mypycify([*options, *files], opt_level="3", debug_level="0", group_name="alcatraz")
    setup(name="alcatraz", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])
    shutil.rmtree("build")


def make_environment() -> None:
    """An environment with the compiled package, and all else shared with the one this runs in."""
    venv.create(ENVIRONMENT, clear=True, symlinks=os.name != "nt", with_pip=False)
    scripts = ENVIRONMENT / Path(sysconfig.get_path("scripts")).name
    packages = Path(sysconfig.get_path("purelib"))
    own_packages = ENVIRONMENT / packages.relative_to(sys.prefix)
    own_packages.joinpath("compiled.pth").write_text(f"{BUILD}\n{packages}\n")
    for name, target in project()["project"]["scripts"].items():
        module, function = target.split(":")
        launcher = scripts / name
        launcher.write_text(LAUNCHER.format(python=scripts / "python", module=module, function=function))
        launcher.chmod(0o755)


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


if __name__ == "__main__":
    if sys.argv[1:2] == ["--in"]:
        run_mypyc(Path(sys.argv[2]), sys.argv[3:])
    else:
        try:
            sys.exit(main())
        except subprocess.CalledProcessError as failed:
            sys.exit(failed.returncode)
