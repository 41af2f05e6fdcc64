"""Compile modules in a folder with mypyc: python compiling.py FOLDER PACKAGES FILE…"""

import os
import shutil
import sys
from pathlib import Path


def main(folder: Path, packages: str, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(folder)
    os.environ["MYPYPATH"] = packages
    extensions = mypycify(["--config-file=", "--no-error-summary", *files], opt_level="3", debug_level="0")
    setup(
        name="prove", packages=[], py_modules=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"]
    )
    shutil.rmtree("build", ignore_errors=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
